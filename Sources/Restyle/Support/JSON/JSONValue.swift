/// A JSON value that preserves what people see in a file: the order of members and the digits of numbers.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as it is written in the file.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of an object's member; nil if there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.isExactly(name) }?.value
  }

  /// An object of the non-nil members.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
  }
}

/// A name in an object, with its value.
package struct JSONMember: Hashable, Sendable {
  @Exact package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

// Values that were read nest at most `JSONReader.depthLimit` deep, so comparing them needs little stack.
extension JSONValue: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}
