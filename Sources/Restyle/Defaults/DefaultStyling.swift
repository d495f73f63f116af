/// The styles that are used if you pass no other.
///
/// Its properties are those of ``Parts``. The current defaults are ``defaults``, and the `.default` of every style is
/// computed from them.
///
/// ```swift
/// extension DefaultStyling {
///   static let custom = DefaultStyling(text: .normalText, detailText: .smallText)
/// }
/// ```
///
/// Elements without a style of their own then use the current defaults:
///
/// ```swift
/// DefaultStyling.defaults = .custom
/// TextStyle.default                              // .normalText
/// ```
@dynamicMemberLookup
public struct DefaultStyling: Style {
  // A single reference, so that the cost of passing defaults doesn't depend on their size. Nil for the system's
  // defaults, which are read most and so need no reference counting.
  @usableFromInline private(set) var box: Box?

  @usableFromInline
  init(parts: Parts) { box = Box(parts) }

  init(box: Box?) { self.box = box }
}

extension DefaultStyling {
  // Inlinable, so that the key path is optimised to a plain field access, as the benchmark `defaults/read-text` shows.

  /// The style of a slot.
  @inlinable
  public subscript<Part>(dynamicMember part: WritableKeyPath<Parts, Part>) -> Part {
    @inline(__always)
    get {
      guard let box else { return Box.system.parts[keyPath: part] }
      guard box.parts.varies else { return box.parts[keyPath: part] }
      // The offset of a literal key path is a constant, but creating the key path takes as long as copying a style.
      guard let offset = MemoryLayout<Parts>.offset(of: part) else { return self.part(at: part) }
      return dynamicPart(at: offset) ?? box.parts[keyPath: part]
    }
    set {
      change {
        if $0.varies { $0.removeDynamicStyle(of: part) }
        $0[keyPath: part] = newValue
      }
    }
  }

  @usableFromInline
  mutating func change(_ change: (inout Parts) -> Void) {
    if isKnownUniquelyReferenced(&box) {
      box?.change(change)
    } else {
      var parts = contents.parts
      change(&parts)
      self = DefaultStyling(parts: parts)
    }
  }

  /// Identifies these defaults among all in the process.
  package var identity: DefaultsIdentity { box?.identity ?? .system }

  @usableFromInline var contents: Box { box ?? .system }

  // Safe to share, and to access without exclusivity checks: code that changes the properties holds the only reference
  // to the object.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline private(set) var parts: Parts
    @exclusivity(unchecked) private(set) var identity = DefaultsIdentity()

    init(_ parts: Parts) { self.parts = parts }

    @usableFromInline static let system = DefaultStyling().contents

    /// Returns one of the parts, read in place: applying the key path would copy all parts first.
    func part<Part>(at path: KeyPath<Parts, Part>) -> Part {
      withUnsafeMutablePointer(to: &parts) { UnsafePointer($0).pointer(to: path)?.pointee }
        ?? parts[keyPath: path]
    }

    func change(_ change: (inout Parts) -> Void) {
      change(&parts)
      identity = DefaultsIdentity()
    }
  }
}
