/// Properties of every element that walks need.
///
/// They are determined once, where the kind is known.
@usableFromInline
package struct NodeFacts: Sendable {
  // Small, since elements are created in large numbers: with those of controls, the facts take 24 bytes.
  @usableFromInline let depth: UInt16
  /// The role of the elements in this one.
  package let contentRole: ContentRole
  @usableFromInline let flags: UInt8

  init(
    contentDepth: Int = 0, contentRole: ContentRole = .content, isDynamic: Bool, hasAccessibility: Bool
  ) {
    // The nesting depth of elements is limited to less than this.
    depth = UInt16(truncatingIfNeeded: contentDepth)
    self.contentRole = contentRole
    flags = (isDynamic ? 1 : 0) | (hasAccessibility ? 2 : 0)
  }
}

extension NodeFacts {
  /// The nesting depth of the element's content; 0 if the element has no content.
  var contentDepth: Int { Int(depth) }

  /// Whether a style of the element depends on traits, whatever the default styles are.
  @inlinable package var isDynamic: Bool { flags & 1 != 0 }

  /// Whether the element has accessibility attributes.
  @inlinable package var hasAccessibility: Bool { flags & 2 != 0 }

  /// Whether renderers visit the start and the end of the element.
  @inlinable package var isContainer: Bool { depth > 0 }
}

/// The role of elements in their container.
@usableFromInline
package enum ContentRole: Sendable {
  /// No particular role.
  case content
  /// Rows of a section.
  case rows
  /// Items of a list.
  case items
}
