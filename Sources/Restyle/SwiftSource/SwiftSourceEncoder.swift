/// Encodes a value as Swift source that creates it: its initialiser, with an argument for each key.
///
/// No style therefore lists its properties a second time. Keys have to be encoded in the order of the initialiser's
/// parameters. A test compiles a file with all styles, and compares their encodings.
struct SwiftSourceEncoder: Encoder {
  private let output = Output()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the source of a value.
  static func source<Value: Encodable>(of value: Value) -> String {
    switch value {
    case let value as any SwiftSourceConvertible: return value.swiftSource
    case let value as Color: return value.debugDescription
    case let value as TextStyle: return value.debugDescription
    case let value as any ReferringNumber: return value.stored.swiftSource
    case let value as ShadowStyle where value.reference != nil: return value.referenceSource
    case let value as any NamedOptionSet: return "[\(value.names.map { "." + $0 }.joined(separator: ", "))]"
    case let value as any RawRepresentable<String>: return "." + value.rawValue
    case let value as String: return value.swiftLiteral
    case let value as any Numeric: return "\(value)"
    case let value as Bool: return "\(value)"
    default: break
    }
    return encoded(value) { $0.source(ofTypeNamed: nameInSource(of: Value.self)) }
  }

  /// Returns the source of a value as another one with all encoded properties set.
  static func source<Value: Encodable>(of value: Value, restyling base: String) -> String {
    encoded(value) { $0.source(restyling: base) }
  }

  private static func encoded<Value: Encodable>(_ value: Value, _ source: (Output) -> String) -> String {
    let encoder = SwiftSourceEncoder()
    do {
      if let value = value as? any UnorderedValues {
        try value.encodeInOrder(to: encoder)
        encoder.output.arguments.sort { $0.label.precedes($1.label) }
      } else {
        try value.encode(to: encoder)
      }
    } catch {
      // The library's own values can always be encoded; if a custom one can't, the text describes the error.
      return "/* \(error) */"
    }
    return source(encoder.output)
  }

  /// Returns the name of a type for files that import its module; Restyle's types need no module name.
  static func nameInSource(of type: any Any.Type) -> String {
    let parts = qualifiedName(of: type).split(separator: ".", omittingEmptySubsequences: false)
    let names = parts.dropLast().map { part in
      // The name of a module is at the start, or after the opening bracket or a space in a generic argument list.
      let start = part.lastIndex { $0 == "<" || $0 == " " }.map(part.index(after:)) ?? part.startIndex
      return part[start...].hasPrefix("Restyle") ? String(part[..<start]) : part + "."
    }
    return names.joined() + parts.suffix(1).joined()
  }

  // A class, because all containers of one encoder write to the same output.
  fileprivate final class Output {
    var arguments: [(label: String, value: Argument)] = []
    var elements: [String]?
    var single: String?

    enum Argument {
      case text(String)
      /// A nested object, such as the associated values of an enumeration's case.
      case nested(Output)

      var source: String {
        switch self {
        case .text(let text): text
        case .nested(let output): output.argumentList
        }
      }
    }

    func source(ofTypeNamed name: String) -> String {
      if let single { return single }
      if let elements { return "[\(elements.joined(separator: ", "))]" }
      // An enumeration is encoded as an object with one nested object, whose key is the name of the case.
      if arguments.count == 1, case .nested(let values) = arguments[0].value {
        return ".\(arguments[0].label)" + (values.arguments.isEmpty ? "" : values.argumentList)
      }
      return name + argumentList
    }

    func source(restyling base: String) -> String {
      let changes = arguments.map { "  $0.\($0) = \($1.source)\n" }
      return "\(base).restyled {\n\(changes.joined())}"
    }

    fileprivate var argumentList: String {
      "(\(arguments.map { "\($0): \($1.source)" }.joined(separator: ", ")))"
    }
  }
}

extension SwiftSourceEncoder {
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(output: output))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.elements = output.elements ?? []
    return Unkeyed(output: output)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(output: output) }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: Output
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { output.arguments.append((key.stringValue, .text("nil"))) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
      output.arguments.append((key.stringValue, .text(SwiftSourceEncoder.source(of: value))))
    }

    // Nil is written explicitly, because not every parameter has a default.
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) {
      if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      let nested = Output()
      output.arguments.append((key.stringValue, .nested(nested)))
      return KeyedEncodingContainer(SwiftSourceEncoder.Keyed<Nested>(output: nested))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      let nested = Output()
      nested.elements = []
      output.arguments.append((key.stringValue, .nested(nested)))
      return Unkeyed(output: nested)
    }

    func superEncoder() -> any Encoder { SwiftSourceEncoder() }
    func superEncoder(forKey key: Key) -> any Encoder { SwiftSourceEncoder() }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let output: Output
    var codingPath: [any CodingKey] { [] }
    var count: Int { output.elements?.count ?? 0 }

    func encodeNil() { output.elements?.append("nil") }
    func encode<Value: Encodable>(_ value: Value) {
      output.elements?.append(SwiftSourceEncoder.source(of: value))
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(Keyed<Nested>(output: Output()))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { Unkeyed(output: Output()) }
    func superEncoder() -> any Encoder { SwiftSourceEncoder() }
  }

  private struct Single: SingleValueEncodingContainer {
    let output: Output
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { output.single = "nil" }
    func encode<Value: Encodable>(_ value: Value) { output.single = SwiftSourceEncoder.source(of: value) }
  }
}

/// Returns Swift source that creates a value, or a description of one that can't be encoded.
package func swiftSource(of value: Any) -> String {
  (value as? any Encodable).map { SwiftSourceEncoder.source(of: $0) } ?? orderedDescription(of: value)
}
