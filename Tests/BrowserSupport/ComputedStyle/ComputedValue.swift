package import Restyle

/// What a computed style should hold for a property, compared as CSS compares it rather than letter by letter.
package enum ComputedValue: Hashable, Sendable {
  /// One of some texts; browsers of different ages name the same thing differently.
  case keyword([String])
  /// A length in CSS pixels.
  case pixels(Double)
  /// A number, with the unit that follows it.
  case number(Double, unit: String)
  /// A colour that doesn't vary.
  case color(Color)
  /// A shadow: its colour, and its offset and blur in CSS pixels.
  case shadow(Color, x: Double, y: Double, blur: Double)
  /// A family of fonts, the first of a list.
  case family(String)

  /// A text.
  static func keyword(_ text: String) -> Self { .keyword([text]) }
}

extension ComputedValue {
  /// Whether a browser's text for the value says the same.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .keyword(let texts): texts.contains(text)
    case .pixels(let number): Self.isNumber(text, number, unit: "px")
    case .number(let number, let unit): Self.isNumber(text, number, unit: unit)
    case .color(let color): Self.isColor(text, color)
    case .shadow(let color, let x, let y, let blur): Self.isShadow(text, color, [x, y, blur])
    case .family(let name): Self.firstFamily(text) == name
    }
  }

  private static func isNumber(_ text: some StringProtocol, _ number: Double, unit: String) -> Bool {
    guard text.hasSuffix(unit), let value = Double(text.dropLast(unit.count)) else { return false }
    // Browsers keep lengths in 1/64 of a pixel, and no more than six digits.
    let (difference, tolerance) = (abs(value - number), abs(number) * 1e-5)
    return difference <= max(0.015625, tolerance)
  }

  private static func isShadow(_ text: String, _ color: Color, _ lengths: [Double]) -> Bool {
    let words = text.split(separator: " ")
    return isColor(words.dropLast(3).joined(separator: " "), color)
      && zip(words.suffix(3), lengths).allSatisfy { isNumber($0, $1, unit: "px") }
  }

  /// Reads the forms that CSS Color 4, section 15, gives computed colours.
  private static func isColor(_ text: String, _ color: Color) -> Bool {
    // As it is written: what sRGB has is in sRGB, wherever it was measured.
    let color = (try? Color(css: color.cssText())) ?? color
    let isInteger = text.hasPrefix("rgb")
    let function = isInteger ? "" : "color(\(color.space.rawValue) "
    guard text.hasPrefix(function), isInteger ? color.space == .sRGB : true else { return false }
    let numbers = text.dropFirst(function.count).split { !"0123456789.-+e".contains($0) }
      .compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return false }
    let scale: Double = isInteger ? 255 : 1
    let tolerance: Double = isInteger ? 0.51 / 255 : 1e-4
    let alpha = numbers.count == 4 ? numbers[3] : 1
    return zip(numbers, [color.red, color.green, color.blue])
      .allSatisfy { abs($0 / scale - $1) <= max(tolerance, abs($1) * 1e-4) }
      // Integers come with an opacity in steps of 1/255.
      && abs(alpha - color.alpha) <= 0.51 / 255
  }

  /// The first name of a list, without the quotes and escapes of CSSOM, "serialize a string".
  private static func firstFamily(_ text: String) -> String {
    guard text.unicodeScalars.first == "\"" else { return String(text.prefix { $0 != "," }) }
    var name = String.UnicodeScalarView()
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix(while: \.properties.isASCIIHexDigit)
      if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) {
        name.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        rest = rest.dropFirst(digits.count)
        if rest.first == " " { rest = rest.dropFirst() }
      } else if let escaped = rest.popFirst() {
        name.append(escaped)
      }
    }
    return String(name)
  }
}
