extension CodingUserInfoKey {
  /// The key for the whole document that a decoder reads, as ``JSONValue/unknownValues``.
  ///
  /// Foundation's decoder takes long for each value whose type isn't the requested one.
  package static let unknownValues = Self(named: "unknownValues")
}

extension JSONValue {
  /// The values of a document, for paths that no type decodes.
  package var unknownValues: any Sendable { UnknownDocument(self) }
}

/// A document whose values are converted when one is first requested.
// Sendable only because the user info of decoders has to be: a decoder runs on one thread, and only it holds this
// object.
final class UnknownDocument: @unchecked Sendable {
  private let json: JSONValue
  private lazy var value = UnknownValue(json)

  init(_ json: JSONValue) { self.json = json }

  /// Returns the value at a path of names and indices; nil if there is none.
  func value(at path: [any CodingKey]) -> UnknownValue? { value.value(at: path) }
}

extension UnknownValue {
  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self.init(number: text)
    case .string(let text): self = .string(ExactText(text))
    case .array(let elements): self = .array(elements.map { UnknownValue($0) })
    case .object(let members):
      self = .object(
        members.sorted { $0.name.precedes($1.name) }
          .map { Member(name: ExactText($0.name), value: UnknownValue($0.value)) })
    }
  }

  // As in Foundation's decoder, 1.0 and 1e2 are whole numbers, too.
  private init(number text: String) {
    let number = Double(text) ?? 0
    // From 2^53 on, a number may be rounded to a whole one, and a whole one to another.
    let isExact = number.magnitude < 0x1p53
    let digits = isExact ? "" : Self.digits(ofWhole: text)
    if let integer = isExact ? Int64(exactly: number) : Int64(digits) {
      self = .integer(integer)
    } else if let integer = UInt64(digits) {
      self = .unsignedInteger(integer)
    } else {
      self = .number(number)
    }
  }

  /// Returns the digits of a whole number, without a point and an exponent.
  ///
  /// The result is empty if the number isn't whole, or is too large for integers.
  private static func digits(ofWhole text: String) -> String {
    let parts = text.split { $0 == "e" || $0 == "E" }
    let halves = parts[0].split(separator: ".")
    var digits = halves.joined()
    var zeros = (parts.count > 1 ? Int(parts[1]) ?? .max : 0) - (halves.count > 1 ? halves[1].count : 0)
    while zeros < 0, digits.last == "0" {
      digits.removeLast()
      zeros += 1
    }
    return (0..<20).contains(zeros) ? digits + String(repeating: "0", count: zeros) : ""
  }

  /// Returns the value at a path of names and indices; nil if there is none.
  func value(at path: [any CodingKey]) -> UnknownValue? {
    var value = self
    for key in path {
      switch value {
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .object(let members):
        // Binary search: members are sorted by name.
        let index = members.partitionPoint { !$0.name.text.precedes(key.stringValue) }
        guard index < members.count, members[index].name.text.isExactly(key.stringValue) else { return nil }
        value = members[index].value
      case .null, .bool, .integer, .unsignedInteger, .number, .string: return nil
      }
    }
    return value
  }
}
