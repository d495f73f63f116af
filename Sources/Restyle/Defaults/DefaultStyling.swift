/// The styles that are used where nobody passed one.
///
/// Its properties are those of ``Parts``. ``defaults`` is what is in force; the `.default` of every style is
/// computed from it.
///
/// ```swift
/// extension DefaultStyling {
///   static let custom = DefaultStyling(text: .normalText, detailText: .smallText)
/// }
/// DefaultStyling.defaults = .custom
/// TextStyle.default                              // .normalText
/// ```
@dynamicMemberLookup
public struct DefaultStyling: Style {
  // One reference, so that handing defaults around costs the same however much they hold.
  @usableFromInline var box: Box

  @usableFromInline
  init(parts: Parts) {
    box = Box(parts)
  }
}

extension DefaultStyling {
  // Inlinable, so that the path melts into a plain field access, which `defaults/read-text` shows.

  /// One of the styles.
  @inlinable
  public subscript<Part>(dynamicMember part: WritableKeyPath<Parts, Part>) -> Part {
    get { box.parts[keyPath: part] }
    set {
      if isKnownUniquelyReferenced(&box) {
        box.change { $0[keyPath: part] = newValue }
      } else {
        var parts = box.parts
        parts[keyPath: part] = newValue
        box = Box(parts)
      }
    }
  }
}

extension DefaultStyling {
  // Safe to share: what changes `parts` and `identity` holds the only reference.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @usableFromInline private(set) var parts: Parts
    /// Tells these defaults from all others that the process has seen.
    private(set) var identity: DefaultsIdentity

    @usableFromInline
    init(_ parts: Parts) {
      self.parts = parts
      identity = DefaultsIdentity()
    }

    @usableFromInline
    func change(_ change: (inout Parts) -> Void) {
      change(&parts)
      identity = DefaultsIdentity()
    }
  }
}
