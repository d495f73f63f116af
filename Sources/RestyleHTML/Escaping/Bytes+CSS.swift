// The one place where text enters CSS.

import Restyle

extension Bytes {
  /// Appends text as a quoted CSS string, whatever it holds.
  ///
  /// What could end the string, the style attribute or the style element becomes a hexadecimal escape
  /// (CSS Syntax 3, section 4.3.7), so the result is safe in a stylesheet, in `<style>` and in `style="..."`.
  mutating func append(cssString text: String) {
    append(UInt8(ascii: "'"))
    append(cssEscaping: text) { scalar in
      switch scalar {
      case "\"", "'", "\\", "<", ">", "&": false
      default: true
      }
    }
    append(UInt8(ascii: "'"))
  }

  /// Appends text as a CSS identifier, whatever it holds (CSSOM, "serialize an identifier").
  mutating func append(cssIdentifier text: String) {
    var isFirst = true
    append(cssEscaping: text) { scalar in
      defer { isFirst = false }
      switch scalar {
      case "a"..."z", "A"..."Z", "_", "\u{80}"...: return true
      case "0"..."9", "-": return !isFirst
      default: return false
      }
    }
  }

  private mutating func append(cssEscaping text: String, unless isSafe: (Unicode.Scalar) -> Bool) {
    for scalar in text.unicodeScalars {
      if isSafe(scalar), !scalar.isControl {
        append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        append(UInt8(ascii: "\\"))
        append(hexadecimal: scalar.value)
        append(UInt8(ascii: " "))
      }
    }
  }
}

extension Bytes {
  /// Appends a colour as it is in one appearance.
  mutating func append(_ color: Color, colorScheme: ColorScheme, contrast: Contrast) {
    // Digit by digit, since most colours are opaque and of 24 bits, and a text in between takes several appends.
    guard let hex = color.opaqueHex(colorScheme: colorScheme, contrast: contrast) else {
      return append(safe: color.cssText(colorScheme: colorScheme, contrast: contrast))
    }
    append(UInt8(ascii: "#"))
    for shift in stride(from: 20, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: hex >> UInt32(shift) & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends lines, orders them to turn around, or can't be seen.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
