import Restyle

/// An element of an array: a component, or a reference to one.
protocol TokenArrayElement: Hashable, Sendable {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self?
  var json: JSONValue { get }
}

extension Aliasable: TokenArrayElement where Value: TokenComponent {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    reader.aliasable(json, Value.tokenType == nil ? .pointer : .anyReference)
  }

  var json: JSONValue {
    guard let reference else { return value.json }
    let text = JSONValue.string(reference.text)
    return reference.isPointer ? .object([JSONMember(name: "$ref", value: text)]) : text
  }
}

extension Array: TokenComponent where Element: TokenArrayElement {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    guard case .array(let elements) = json, !elements.isEmpty else {
      reader.report(.value, json == .array([]) ? "the array is empty" : "\(json.noun) where an array belongs")
      return nil
    }
    var result: Self = []
    for (index, element) in elements.enumerated() {
      reader.names.append("\(index)")
      if let element = Element.read(element, by: &reader) { result.append(element) }
      reader.names.removeLast()
    }
    return result.count == elements.count ? result : nil
  }

  var json: JSONValue { .array(map(\.json)) }
}

/// An element of the lists of tokens.
protocol TokenListElement: TokenComponent {
  /// The type of tokens that have such lists.
  static var listType: TokenType { get }
  /// Whether a file can write a single element without brackets.
  static var standsAlone: Bool { get }
}

extension TokenListElement {
  /// Creates the value from the list of a token with a single element; nil for others.
  init?(_ value: Token.Value) {
    guard let list = value.component as? TokenList<Self>, list.count == 1 else { return nil }
    self = list[0].value
  }
}

extension TokenList: TokenComponent where Element: TokenListElement {
  static var tokenType: TokenType? { Element.listType }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    if case .array = json { return [Aliasable<Element>].read(json, by: &reader).map { Self($0) } }
    guard Element.standsAlone else {
      reader.report(json, insteadOf: "an array")
      return nil
    }
    return Element.read(json, by: &reader).map { Self($0) }
  }

  var json: JSONValue { isWrittenAsList ? elements.json : elements.first?.json ?? .array([]) }
}

extension String: TokenListElement {
  static var listType: TokenType { .fontFamily }
  static var standsAlone: Bool { true }
}

extension TokenShadow: TokenListElement {
  static var listType: TokenType { .shadow }
  static var standsAlone: Bool { true }
}

extension TokenGradientStop: TokenListElement {
  static var listType: TokenType { .gradient }
  static var standsAlone: Bool { false }
}
