/// A number that obeys a rule; an invalid number becomes the nearest valid one.
///
/// Numbers that aren't finite break the laws of equality and of coding, so none gets into a style. Decoding rejects an
/// invalid number, because there the error can be reported.
package protocol NormalizedNumber: Hashable, Sendable, Codable, Interpolatable {
  associatedtype Number: Hashable & Codable & Interpolatable

  init(wrappedValue: Number)
  var wrappedValue: Number { get }

  /// The valid values, as they complete the sentence "a value here is ...".
  static var rule: String { get }
}

extension NormalizedNumber {
  /// Decodes a number.
  public init(from decoder: any Decoder) throws {
    try self.init(normalizedFrom: try decoder.singleValueContainer())
  }

  init(normalizedFrom container: any SingleValueDecodingContainer) throws {
    let number = try container.decode(Number.self)
    self.init(wrappedValue: number)
    guard wrappedValue == number else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(number) is out of range: a value here is \(Self.rule)")
    }
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

/// A number some of whose values have names.
package protocol NamedNumber {
  /// The names, by their numbers.
  static var names: [Double: String] { get }
}

extension KeyedDecodingContainer where Key: CaseIterable {
  /// Rejects an object without exactly one key, because all but one of several would be lost.
  func requireOneKey() throws {
    guard allKeys.count != 1 else { return }
    let names = Key.allCases.map { "\"\($0.stringValue)\"" }.joined(separator: ", ")
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "an object here has exactly one of \(names)"))
  }
}

extension Double {
  /// The number, or 0 if it isn't finite; never minus zero, which equals zero but prints differently.
  ///
  /// If it refers to a named value, this is the value's current number.
  @inlinable var finite: Double { isFinite ? self + 0 : referredNumber }

  /// The number if it refers to a named value; otherwise ``finite``.
  @inlinable var finiteOrReference: Double { isReference ? self : finite }

  /// The number, or 0 if it is negative or not finite.
  @inlinable var nonNegative: Double { max(0, finite) }

  /// The number if it refers to a named value; otherwise ``nonNegative``.
  @inlinable var nonNegativeOrReference: Double { isReference ? self : nonNegative }

  /// The number, or the greatest finite number if a sum or product of finite numbers is out of range.
  @inlinable var inRange: Double { min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
}

// Numbers in the wrappers that enforce their rules, for key paths to properties that aren't stored in a wrapper.

extension Double {
  package var asFinite: Finite {
    get { Finite(wrappedValue: self) }
    set { self = newValue.stored }
  }

  package var asNonNegative: NonNegative {
    get { NonNegative(wrappedValue: self) }
    set { self = newValue.stored }
  }
}
