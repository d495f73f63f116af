extension CodingUserInfoKey {
  /// The whole document that a decoder reads, as ``JSONValue/unknownValues``: Foundation's decoder takes long for each
  /// value that isn't of the type that it tries.
  package static let unknownValues = Self(named: "unknownValues")
}

extension JSONValue {
  /// The values of a document, at whatever paths types that know them don't read them.
  package var unknownValues: any Sendable { UnknownValue(self) }
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

  private init(number text: String) {
    let number = Double(text) ?? 0
    let point = text.firstIndex(of: ".") ?? text.endIndex
    // A decoder takes 1.0 for a whole number, too.
    let digits = text[point...].dropFirst().allSatisfy { $0 == "0" } ? text[..<point] : ""
    if let integer = Int64(digits) ?? Int64(exactly: number) {
      self = .integer(integer)
    } else if let integer = UInt64(digits) ?? UInt64(exactly: number) {
      self = .unsignedInteger(integer)
    } else {
      self = .number(number)
    }
  }

  /// The value that names and indices lead to; nil if there is none.
  func value(at path: [any CodingKey]) -> UnknownValue? {
    var value = self
    for key in path {
      switch value {
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .object(let members):
        // Halves, in the order of their names.
        var (low, high) = (0, members.count)
        while low < high {
          let middle = (low + high) / 2
          if members[middle].name.text.precedes(key.stringValue) { low = middle + 1 } else { high = middle }
        }
        guard low < members.count, members[low].name.text.isExactly(key.stringValue) else { return nil }
        value = members[low].value
      case .null, .bool, .integer, .unsignedInteger, .number, .string: return nil
      }
    }
    return value
  }
}
