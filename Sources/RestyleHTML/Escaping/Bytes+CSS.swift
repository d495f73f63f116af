import Restyle

// The one place where text enters CSS.

extension Bytes {
  /// Appends arbitrary text as a quoted CSS string.
  ///
  /// Characters that could end the string, the style attribute or the style element become hexadecimal escapes (CSS
  /// Syntax 3, section 4.3.7), so the result is safe in a stylesheet, in `<style>` and in `style="..."`.
  package mutating func append(cssString text: String) {
    append(UInt8(ascii: "'"))
    append(cssEscaping: text) { scalar in
      switch scalar {
      case "\"", "'", "\\", "<", ">", "&": false
      default: true
      }
    }
    append(UInt8(ascii: "'"))
  }

  /// Creates a CSS identifier from arbitrary text; a hyphen is appended to given keywords.
  init(cssIdentifier text: String, unlike keywords: Set<String> = []) {
    self.init()
    append(cssIdentifier: !keywords.isEmpty && keywords.contains(text.lowercased()) ? text + "-" : text)
  }

  /// Appends arbitrary text as a CSS identifier (CSSOM, "serialize an identifier").
  mutating func append(cssIdentifier text: String) {
    // A fast path: most are generated names, or names from users who know CSS.
    var text = text
    let isAppended = text.withUTF8 { bytes in
      let isName = bytes.allSatisfy { $0.isInNames || $0 == UInt8(ascii: "_") }
      guard isName, let first = bytes.first, first >= UInt8(ascii: "A") else { return false }
      append(bytes: bytes)
      return true
    }
    guard !isAppended else { return }
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
        if scalar.isASCII {
          append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      } else {
        append(UInt8(ascii: "\\"))
        append(hexadecimal: scalar.value)
        append(UInt8(ascii: " "))
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar breaks lines, controls direction, or is invisible.
  fileprivate var isControl: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }
}
