import Restyle

extension CSSReader {
  /// Reads the whole text as the name of a property.
  mutating func propertyName() throws(CSSSelector.ParseError) -> Bytes {
    let name = try name("a property")
    guard next == nil else { throw error("unexpected text after the name of a property") }
    var text = Bytes()
    if name.hasPrefix("--") {
      // A custom property, whose name is case-sensitive.
      guard name.utf8.count > 2 else { throw error("expected a name after --", at: 0) }
      text.append(verbatim: "--")
      text.append(cssIdentifier: String(name.dropFirst(2)))
    } else {
      guard name.utf8.allSatisfy(\.isInNames)
      else {
        throw error("the name of a property can contain only letters, digits and hyphens", at: 0)
      }
      // These run code in old browsers.
      guard !["behavior", "-moz-binding", "-ms-behavior"].contains(name.lowercased()) else {
        throw error("this property runs programs; leave it out", at: 0)
      }
      text.append(safe: name.lowercased())
    }
    return text
  }

  private static let loading: Set<String> = [
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "element", "expression", "attr",
  ]
  private static let bracketLimit = 16

  /// Reads the whole text as a value: CSS Syntax 3, `<declaration-value>`, without anything that ends a value or loads
  /// a resource.
  mutating func value() throws(CSSSelector.ParseError) -> Bytes {
    var text = Bytes()
    var brackets = Bytes()
    skipSpace()
    guard next != nil else { throw error("the value is empty; write unset for none") }
    while let byte = next {
      if try appendWord(to: &text) { continue }
      position += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        brackets.append(byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"))
        guard brackets.count <= Self.bracketLimit else {
          throw error("brackets are nested more than \(Self.bracketLimit) deep", at: position - 1)
        }
        text.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard brackets.popLast() == byte else {
          throw error("no open bracket matches this one", at: position - 1)
        }
        text.append(byte)
      case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "%"), UInt8(ascii: "."):
        text.append(byte)
      default:
        throw error(
          "a value can contain only names, numbers, strings, colours, functions, commas and + - * /",
          at: position - 1)
      }
    }
    guard brackets.isEmpty else { throw error("a bracket isn't closed") }
    if text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  /// Reads a name, a number with its unit, a string, a hexadecimal colour or white space; returns whether there was
  /// one.
  private mutating func appendWord(to text: inout Bytes) throws(CSSSelector.ParseError) -> Bool {
    let start = position
    if skipSpace() {
      text.append(UInt8(ascii: " "))
    } else if position > start {
      // A comment, which separates the text before and after it.
      text.append(verbatim: "/**/")
    } else if let quote = next, "\"'".utf8.contains(quote) {
      text.append(cssString: try string(endingIn: quote))
    } else if let byte = next, byte.isASCIIDigit {
      position += 1
      text.append(byte)
      // A unit is appended unchanged, not as a name, since it can include an exponent.
      while let byte = next, byte.isASCIIDigit || byte.isASCIILetter {
        position += 1
        text.append(byte)
      }
    } else if skip("#") {
      text.append(UInt8(ascii: "#"))
      let digits = bytes[position...].prefix { $0.hexadecimalValue != nil }
      guard !digits.isEmpty else { throw error("expected hexadecimal digits after #") }
      position += digits.count
      text.append(contentsOf: Bytes(digits))
    } else if let name = try identifier() {
      if name.hasPrefix("--") {
        text.append(verbatim: "--")
        text.append(cssIdentifier: String(name.dropFirst(2)))
      } else if name.hasPrefix("-"), name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIILetter }) {
        text.append(safe: name)
      } else {
        text.append(cssIdentifier: name)
      }
      guard next == UInt8(ascii: "("), Self.loading.contains(name.lowercased()) else { return true }
      throw error("functions that load resources aren't supported; use the image of a background", at: start)
    } else {
      return false
    }
    return true
  }
}
