import Restyle

extension OlderFormatReader {
  /// A value in the format of 2025.10.
  mutating func convert(_ json: JSONValue, as type: TokenType?) -> JSONValue {
    guard let type else { return withoutValueSuffix(json) }
    if case .string(let text) = json, text.utf8.contains(UInt8(ascii: "{")) {
      return withoutValueSuffix(json)
    }
    switch type {
    case .border, .transition, .typography, .shadow: return composite(json, type)
    case .strokeStyle, .gradient: return json
    case .color, .dimension, .duration, .number, .fontWeight, .fontFamily, .cubicBezier: break
    }
    guard formats.contains(.cssTexts), let converted = Self.converted(json, type) else { return json }
    report(.value, "\(json.noun) stands for \(converted.text)")
    return converted
  }

  /// The inferred type of a value, since files of Style Dictionary 3 have no types.
  func guessedType(of json: JSONValue) -> TokenType? {
    guard formats.contains(.plainMembers), formats.contains(.cssTexts) else { return nil }
    switch json {
    case .number: return .number
    case .string(let text) where !text.utf8.contains(UInt8(ascii: "{")):
      if Double(text) != nil { return .number }
      return [TokenType.color, .dimension, .duration, .cubicBezier].first { Self.converted(json, $0) != nil }
    default: return nil
    }
  }

  /// References of Style Dictionary 3 include the member with the value.
  private mutating func withoutValueSuffix(_ json: JSONValue) -> JSONValue {
    guard formats.contains(.plainMembers), case .string(let text) = json, text.hasPrefix("{"),
      text.hasSuffix(".value}")
    else { return json }
    let path = text.dropLast(".value}".count) + "}"
    report(.reference, "\(text.quoted) stands for \(String(path).quoted)")
    return .string(String(path))
  }

  /// A value from CSS text; nil if it isn't valid.
  private static func converted(_ json: JSONValue, _ type: TokenType) -> JSONValue? {
    if case .number = json, type == .dimension {
      return .object(["value": json, "unit": TokenDimension.Unit.px.json])
    }
    guard case .string(let text) = json else { return completed(json, type) }
    switch type {
    case .color:
      guard let color = try? Color(css: text), color == color.resolved(colorScheme: .dark) else { return nil }
      return TokenColor(color).json
    case .dimension:
      return measure(text, TokenDimension.Unit.allCases, bare: .px).map { TokenDimension($0, $1).json }
    case .duration:
      return measure(text, TokenDuration.Unit.allCases, bare: nil).map { TokenDuration($0, $1).json }
    case .number: return number(text)?.json
    case .fontWeight: return weight(text)?.json
    case .fontFamily: return families(text)?.json
    case .cubicBezier:
      guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
      let numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").compactMap {
        Double($0.filter { !$0.isWhitespace })
      }
      return numbers.count == 4 ? TokenCubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]).json : nil
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: return nil
    }
  }

  /// A colour with all its digits, or a length with a unit; nil for values that are complete.
  private static func completed(_ json: JSONValue, _ type: TokenType) -> JSONValue? {
    guard case .object(var members) = json else { return nil }
    for (index, member) in members.enumerated() {
      switch (type, member.name, member.value) {
      case (.color, "hex", .string(let hex)) where hex.utf8.count == 4 && hex.hasPrefix("#"):
        members[index].value = .string("#" + hex.dropFirst().map { "\($0)\($0)" }.joined())
      case (.dimension, "unit", .string("")): members[index].value = TokenDimension.Unit.px.json
      default: continue
      }
      return .object(members)
    }
    return nil
  }

  /// A number followed by one of several units.
  static func measure<Unit: RawRepresentable<String>>(
    _ text: String, _ units: [Unit], bare: Unit?
  ) -> (Double, Unit)? {
    // The longest first, since "ms" ends with "s", too.
    for unit in units.sorted(by: { $0.rawValue.count > $1.rawValue.count })
    where text.hasSuffix(unit.rawValue) {
      return finite(text.dropLast(unit.rawValue.count)).map { ($0, unit) }
    }
    guard let bare else { return nil }
    return finite(text[...]).map { ($0, bare) }
  }

  static func number(_ text: String) -> Double? {
    text.hasSuffix("%") ? finite(text.dropLast()).map { $0 / 100 } : finite(text[...])
  }

  private static func finite(_ text: Substring) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  private static func weight(_ text: String) -> TokenFontWeight? {
    if let number = finite(text[...]) { return .number(number) }
    let letters = text.lowercased().filter(\.isLetter)
    return TokenFontWeight.Name.allCases.first {
      $0.rawValue != text && $0.rawValue.filter(\.isLetter) == letters
    }
    .map { .named($0) }
  }

  /// The names in a CSS list; nil for a single name.
  private static func families(_ text: String) -> TokenList<String>? {
    guard text.contains(",") || text.hasPrefix("'") || text.hasPrefix("\"") else { return nil }
    let names = text.split(separator: ",").map { name -> String in
      String(
        name.drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }.reversed()
          .drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }.reversed())
    }
    return TokenList(names.map { Aliasable($0) })
  }
}
