/// Properties of every element that walks need.
///
/// They are determined once, where the kind is known.
@usableFromInline
package struct NodeFacts: Sendable {
  // Small, since elements are created in great numbers: with those of controls they take 24 bytes.
  @usableFromInline let depth: UInt16
  /// The role of the elements in this one.
  package let contentRole: ContentRole
  @usableFromInline let flags: UInt8

  init(
    contentDepth: Int = 0, contentRole: ContentRole = .content, isDynamic: Bool, hasAccessibility: Bool
  ) {
    // Elements are nested less deeply.
    depth = UInt16(truncatingIfNeeded: contentDepth)
    self.contentRole = contentRole
    flags = (isDynamic ? 1 : 0) | (hasAccessibility ? 2 : 0)
  }
}

extension NodeFacts {
  /// The nesting depth of the element's content; 0 if the element holds no others.
  var contentDepth: Int { Int(depth) }

  /// Whether a style of the element depends on traits, whichever the default styles are.
  @inlinable package var isDynamic: Bool { flags & 1 != 0 }

  /// Whether the element has accessibility attributes.
  @inlinable package var hasAccessibility: Bool { flags & 2 != 0 }

  /// Whether renderers visit the element's start and end.
  @inlinable package var isContainer: Bool { depth > 0 }
}

/// The role of elements in the one that holds them.
@usableFromInline
package enum ContentRole: Sendable {
  /// Nothing in particular.
  case content
  /// Rows of a section.
  case rows
  /// Items of a list.
  case items
}
