import Restyle

extension TokenDimension: TokenComponent {
  static var tokenType: TokenType? { .dimension }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(json, "a dimension", with: ["value", "unit"])
    let amount: Aliasable<Double>? = reader.member("value", of: json, .pointer)
    let unit: Aliasable<Unit>? = reader.member("unit", of: json, .pointer)
    guard isObject, let amount, let unit else { return nil }
    var dimension = Self(amount.value, unit.value)
    (dimension.amount, dimension.unit) = (amount, unit)
    return dimension
  }

  var json: JSONValue { .object(["value": amount.json, "unit": unit.json]) }
}

extension TokenDuration: TokenComponent {
  static var tokenType: TokenType? { .duration }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(json, "a duration", with: ["value", "unit"])
    let amount: Aliasable<Double>? = reader.member("value", of: json, .pointer)
    let unit: Aliasable<Unit>? = reader.member("unit", of: json, .pointer)
    guard isObject, let amount, let unit else { return nil }
    var duration = Self(amount.value, unit.value)
    (duration.amount, duration.unit) = (amount, unit)
    return duration
  }

  var json: JSONValue { .object(["value": amount.json, "unit": unit.json]) }
}

extension TokenFontWeight: TokenComponent {
  static var tokenType: TokenType? { .fontWeight }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    guard case .number = json else { return Name.read(json, by: &reader).map { .named($0) } }
    guard let number = Double.read(json, by: &reader) else { return nil }
    guard (1...1000).contains(number) else {
      reader.report(.value, "\(number) where a weight from 1 to 1000 belongs")
      return nil
    }
    return .number(number)
  }

  var json: JSONValue {
    switch self {
    case .number(let number): number.json
    case .named(let name): name.json
    }
  }
}

extension TokenCubicBezier: TokenComponent {
  static var tokenType: TokenType? { .cubicBezier }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    guard case .array(let elements) = json, elements.count == 4 else {
      reader.report(json, insteadOf: "an array of four numbers")
      return nil
    }
    var numbers: [Aliasable<Double>] = []
    for (index, element) in elements.enumerated() {
      reader.names.append("\(index)")
      if let number: Aliasable<Double> = reader.aliasable(element, .pointer) {
        if index.isMultiple(of: 2), !(0...1).contains(number.value) {
          reader.report(.value, "\(number.value) where a time from 0 to 1 belongs")
        } else {
          numbers.append(number)
        }
      }
      reader.names.removeLast()
    }
    guard numbers.count == 4 else { return nil }
    var curve = Self(0, 0, 0, 0)
    (curve.x1, curve.y1, curve.x2, curve.y2) = (numbers[0], numbers[1], numbers[2], numbers[3])
    return curve
  }

  var json: JSONValue { .array([x1.json, y1.json, x2.json, y2.json]) }
}
