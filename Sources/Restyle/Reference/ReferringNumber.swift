/// A number of a style, which may be a reference to a named value.
package protocol ReferringNumber: NormalizedNumber, ReferenceCoded where Number == Double {
  /// The number, or a reference to a named value.
  var stored: Double { get }
}

extension Finite: ReferringNumber {
  /// Creates a reference to a named value, as a style stores it.
  package static func named(_ value: NamedValue<Double>) -> Finite { Finite(wrappedValue: .named(value)) }
}

extension NonNegative: ReferringNumber {}

extension ReferringNumber {
  /// Decodes a number, or an object with the name and the usual number of a named value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(normalizedFrom: container)
    } catch {
      guard let reference = try Self.reference(from: decoder) else { throw error }
      self = reference
    }
  }

  /// Encodes the number, or the name and the usual number of a named value.
  public func encode(to encoder: any Encoder) throws {
    if let reference = stored.reference {
      return try reference.encode(to: encoder) { Finite(wrappedValue: $0) }
    }
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }

  package static func named(_ name: String, usual: Finite, among values: DesignValues?) -> Self {
    func isMeant(_ value: NamedValue<Double>) -> Bool { value.name.isExactly(name) }
    let known = values?.lengths.first(where: isMeant) ?? values?.cornerRadii.first(where: isMeant)
    return Self(wrappedValue: .named(known ?? NamedValue(name, usual.stored)))
  }
}
