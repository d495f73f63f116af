import Restyle

extension Double: TokenComponent {
  static var tokenType: TokenType? { .number }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    guard case .number(let text) = json else {
      reader.report(json, insteadOf: "a number")
      return nil
    }
    guard let number = Double(text), number.isFinite else {
      let isNumber = Double(text)?.isNaN != true
      reader.report(
        .value,
        isNumber
          ? "the number \(text.prefix(40)) is too large for a floating-point number"
          : "\(text) where a number belongs")
      return nil
    }
    return number
  }

  var json: JSONValue { .number(self == rounded() && magnitude < 1e15 ? "\(Int(self))" : description) }
}

extension Bool: TokenComponent {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    if case .bool(let value) = json { return value }
    reader.report(json, insteadOf: "true or false")
    return nil
  }

  var json: JSONValue { .bool(self) }
}

/// The name of a font, or the hexadecimal digits of a colour, which are validated with the colour.
extension String: TokenComponent {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    if case .string(let text) = json { return text }
    reader.report(json, insteadOf: "a text")
    return nil
  }

  var json: JSONValue { .string(self) }
}

/// A component that has one of several names.
protocol NamedTokenComponent: TokenComponent, RawRepresentable, CaseIterable where RawValue == String {}

extension NamedTokenComponent {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    if case .string(let text) = json, let value = Self(rawValue: text) { return value }
    let names = allCases.map(\.rawValue)
    var suggestion: String?
    if case .string(let text) = json, names.count > 3 { suggestion = nearestName(to: text, among: names) }
    let list = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    reader.report(
      .value, "\(json.noun) where one of \(list)\(names.count > 8 ? ", ..." : "") belongs",
      suggestion: suggestion)
    return nil
  }

  var json: JSONValue { .string(rawValue) }
}

extension TokenColor.Space: NamedTokenComponent {}
extension TokenDimension.Unit: NamedTokenComponent {}
extension TokenDuration.Unit: NamedTokenComponent {}
extension TokenFontWeight.Name: NamedTokenComponent {}
extension TokenStrokeStyle.Line: NamedTokenComponent {}
extension TokenStrokeStyle.Cap: NamedTokenComponent {}
