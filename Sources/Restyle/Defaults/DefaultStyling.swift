/// The styles that are used where nobody passed one.
///
/// Its properties are those of ``Parts``. ``defaults`` is what is in force; the `.default` of every style is
/// computed from it.
///
/// ```swift
/// extension DefaultStyling {
///   static let custom = DefaultStyling(text: .normalText, detailText: .smallText)
/// }
/// ```
///
/// Elements that were given no style take them from then on:
///
/// ```swift
/// DefaultStyling.defaults = .custom
/// TextStyle.default                              // .normalText
/// ```
@dynamicMemberLookup
public struct DefaultStyling: Style {
  // One reference, so that handing defaults around costs the same however much they hold. It isn't counted:
  // `owner` counts it, or else it is kept until the process ends.
  @usableFromInline unowned(unsafe) var box: Box
  @usableFromInline var owner: Box?

  @usableFromInline
  init(parts: Parts) {
    self.init(owner: Box(parts))
  }

  private init(owner: Box) {
    box = owner
    self.owner = owner
  }
}

extension DefaultStyling {
  // Inlinable, so that the path melts into a plain field access, which `defaults/read-text` shows.

  /// One of the styles.
  @inlinable
  public subscript<Part>(dynamicMember part: WritableKeyPath<Parts, Part>) -> Part {
    get {
      defer { withExtendedLifetime(owner) {} }
      return box.parts.dynamicStyles?.style(of: part) ?? box.parts[keyPath: part]
    }
    set {
      change {
        $0.dynamicStyles?.remove(part)
        $0[keyPath: part] = newValue
      }
    }
  }

  @usableFromInline
  mutating func change(_ change: (inout Parts) -> Void) {
    if isKnownUniquelyReferenced(&owner) {
      owner?.change(change)
    } else {
      var parts = withExtendedLifetime(owner) { box.parts }
      change(&parts)
      self = DefaultStyling(parts: parts)
    }
  }

  /// Tells these defaults from all others that the process has seen.
  package var identity: DefaultsIdentity {
    withExtendedLifetime(owner) { box.identity }
  }
}

extension DefaultStyling {
  // Safe to share, and to access without a check that nobody else does: what changes the properties holds the
  // only reference.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline private(set) var parts: Parts
    @exclusivity(unchecked) private(set) var identity = DefaultsIdentity()

    init(_ parts: Parts) {
      self.parts = parts
    }

    func change(_ change: (inout Parts) -> Void) {
      change(&parts)
      identity = DefaultsIdentity()
    }
  }
}

// Counting a reference takes an atomic change of memory when a copy is made and one when it goes, which take
// most of the time of reading a default. So copies of what is kept for good aren't counted.
extension DefaultStyling {
  /// The same defaults, in memory until the process ends, so that copies cost nothing.
  var kept: DefaultStyling {
    guard let owner else { return self }
    var kept = self
    _ = Unmanaged.passRetained(owner)
    kept.owner = nil
    return kept
  }

  /// Whether these are in memory until the process ends.
  var isKept: Bool { owner == nil }

  /// Where these defaults are if they are kept; zero otherwise.
  var keptAddress: UInt {
    isKept ? UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque()) : 0
  }

  /// The defaults with a `keptAddress`; nil for zero.
  init?(keptAddress: UInt) {
    guard let address = UnsafeRawPointer(bitPattern: keptAddress) else { return nil }
    box = Unmanaged<Box>.fromOpaque(address).takeUnretainedValue()
    owner = nil
  }
}
