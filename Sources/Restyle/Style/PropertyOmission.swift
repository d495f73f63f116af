/// A set of properties that a traversal of differences omits, by the types that have them, at any depth.
package struct PropertyOmission: Sendable {
  private var names: [ObjectIdentifier: Set<String>] = [:]

  package init() {}

  /// The names of the omitted properties of a type; nil for none.
  subscript(type: Any.Type) -> Set<String>? { names[ObjectIdentifier(type)] }

  /// Adds the properties that a style lists at the given paths.
  package mutating func insert<S: Style>(_ paths: [PartialKeyPath<S>]) {
    func found<Listed: ListedStyle>(_ type: Listed.Type) -> [String] {
      let properties = type.properties
      return paths.compactMap { path in
        (path as? PartialKeyPath<Listed>).flatMap { path in
          properties.all.first { $0.typed.isRead(by: path, in: properties.blank) }?.name
        }
      }
    }
    guard let type = S.self as? any ListedStyle.Type else { return }
    names[ObjectIdentifier(S.self), default: []].formUnion(found(type))
  }
}

extension TypedProperty {
  /// Returns whether another path reads the property: its own path, or the path of a computed property based on it.
  fileprivate func isRead(by other: PartialKeyPath<Root>, in blank: Root) -> Bool {
    if path as AnyKeyPath == other { return true }
    let before = blank[keyPath: other] as? AnyHashable
    return Self.samples.contains { value in
      var root = blank
      root[keyPath: path] = value
      return root[keyPath: other] as? AnyHashable != before
    }
  }

  /// Values that a style doesn't have initially, of the types that computed properties are based on.
  private static var samples: [Value] {
    let samples: [Any] =
      switch Value.self {
      case let type as any NormalizedNumber.Type: type.samples
      case let type as any OptionalNumber.Type: type.samples
      case is [ShadowStyle].Type: [[ShadowStyle()]]
      default: []
      }
    return samples.compactMap { $0 as? Value }
  }
}

extension NormalizedNumber {
  fileprivate static var samples: [Any] {
    [0.25, 0.5].compactMap { ($0 as? Number).map(Self.init(wrappedValue:)) }
  }
}

private protocol OptionalNumber {
  static var samples: [Any] { get }
}

extension Optional: OptionalNumber where Wrapped: NormalizedNumber {
  fileprivate static var samples: [Any] { Wrapped.samples }
}
