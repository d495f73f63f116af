import Restyle

extension TokenColor: TokenComponent {
  static var tokenType: TokenType? { .color }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(
      json, "a colour", with: ["colorSpace", "components"], and: ["alpha", "hex"])
    guard case .object = json else { return nil }
    let space: Aliasable<Space>? = reader.member("colorSpace", of: json, .pointer)
    let components: Aliasable<[Aliasable<Component>]>? = reader.member("components", of: json, .pointer)
    let alpha: Aliasable<Double>? = reader.member("alpha", of: json, .pointer)
    let hex: Aliasable<String>? = reader.member("hex", of: json, .pointer)
    guard isObject, let space, let components, (alpha == nil) == (json["alpha"] == nil),
      (hex == nil) == (json["hex"] == nil)
    else { return nil }
    var color = Self(space.value, [])
    (color.space, color.components, color.alpha, color.hex) = (space, components, alpha, hex)
    return color.isValid(&reader) ? color : nil
  }

  /// Whether the numbers are valid in the space, and the text is hexadecimal; reports problems.
  private func isValid(_ reader: inout ValueReader) -> Bool {
    let ranges = space.value.ranges
    guard components.value.count == ranges.count else {
      reader.report(
        .value,
        "\(components.value.count) components where the space \(space.value.rawValue) has \(ranges.count)")
      return false
    }
    var isValid = true
    for (index, (range, component)) in zip(ranges, components.value).enumerated() {
      guard let number = component.value.number, !range.contains(number) else { continue }
      isValid = false
      reader.report(
        .value, "components[\(index)]: \(number.json.text) where \(space.value.rawValue) has \(range.text)")
    }
    if let alpha, !(0...1).contains(alpha.value) {
      isValid = false
      reader.report(.value, "alpha: \(alpha.value.json.text) where a number from 0 to 1 belongs")
    }
    if let hex, !hex.value.isHexadecimalColor {
      isValid = false
      reader.report(
        .value, "hex: \(JSONValue.string(hex.value).noun) where # and six digits belong, as in #ff8800")
    }
    return isValid
  }

  var json: JSONValue {
    .object(["colorSpace": space.json, "components": components.json, "alpha": alpha?.json, "hex": hex?.json])
  }
}

extension String {
  /// Whether the text is a colour in the form that the format has beside components: # and six digits.
  var isHexadecimalColor: Bool {
    utf8.count == 7 && utf8.first == UInt8(ascii: "#")
      && utf8.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

extension TokenColor.Component: TokenComponent {
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    switch json {
    case .number: return Double.read(json, by: &reader).map { .number($0) }
    case .string("none"): return TokenColor.Component.none
    default:
      reader.report(json, insteadOf: "a number or \"none\"")
      return nil
    }
  }

  var json: JSONValue { number?.json ?? .string("none") }
}
