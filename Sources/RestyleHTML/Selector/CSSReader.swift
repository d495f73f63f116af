import Restyle

/// Reads selectors and values from arbitrary bytes, and writes them in a normalized form.
///
/// Grammar: Selectors 4, section 18; names, strings and comments: CSS Syntax 3, section 4.3. The work is linear in the
/// number of bytes, and the nesting depth of selectors is limited.
struct CSSReader: CSSByteReader {
  let bytes: Bytes
  var position = 0
  private var depth = 0
  /// Whether the reader is in `:has()`.
  var isInHas = false
  private static let depthLimit = 8

  init(_ text: String) { bytes = Bytes(text.utf8) }

  /// Reads the whole text as selectors.
  mutating func selectors() throws(CSSSelector.ParseError) -> [CSSSelector.Alternative] {
    let list = try list()
    guard next == nil else { throw error("no open parenthesis matches this one") }
    return list
  }

  /// Reads selectors separated by commas, up to the end or a closing parenthesis.
  mutating func list(areRelative: Bool = false) throws(CSSSelector.ParseError) -> [CSSSelector.Alternative] {
    var list: [CSSSelector.Alternative] = []
    repeat {
      skipSpace()
      list.append(try complex(isRelative: areRelative))
    } while skip(",")
    return list
  }

  /// Reads selectors in parentheses, after the opening one.
  mutating func nestedList(areRelative: Bool = false) throws(CSSSelector.ParseError) -> Bytes {
    guard depth < Self.depthLimit else {
      throw error("selectors are nested more than \(Self.depthLimit) deep; write them side by side")
    }
    depth += 1
    defer { depth -= 1 }
    return Bytes(
      try list(areRelative: areRelative).map(\.element).joined(separator: [UInt8(ascii: ",")]))
  }

  /// Reads compound selectors separated by combinators.
  private mutating func complex(isRelative: Bool) throws(CSSSelector.ParseError) -> CSSSelector.Alternative {
    var text = Bytes()
    if isRelative, let combinator = next, ">+~".utf8.contains(combinator) {
      position += 1
      text.append(combinator)
      skipSpace()
    }
    var pseudoElement = try compound(to: &text)
    while true {
      let hasSpace = skipSpace()
      switch next {
      case nil, UInt8(ascii: ","), UInt8(ascii: ")"):
        return CSSSelector.Alternative(element: text, pseudoElement: pseudoElement)
      case _ where !pseudoElement.isEmpty:
        throw error("a pseudo-element ends a selector; write states before it")
      case let combinator? where ">+~".utf8.contains(combinator):
        position += 1
        text.append(combinator)
        skipSpace()
      default:
        guard hasSpace else {
          throw error("expected a space, a comma, >, + or ~ before another element")
        }
        text.append(UInt8(ascii: " "))
      }
      pseudoElement = try compound(to: &text)
    }
  }

  /// Reads a compound selector; returns its pseudo-element, which is empty for the element itself.
  private mutating func compound(to text: inout Bytes) throws(CSSSelector.ParseError) -> Bytes {
    let start = position
    if skip("*") {
      text.append(UInt8(ascii: "*"))
    } else if let name = try identifier() {
      text.append(cssIdentifier: name)
    }
    if next == UInt8(ascii: "|") { throw error("namespaces aren't supported; leave them out") }
    var pseudoElement = Bytes()
    reading: while pseudoElement.isEmpty {
      skipComments()
      guard let mark = next else { break }
      switch mark {
      case UInt8(ascii: "."), UInt8(ascii: "#"):
        position += 1
        text.append(mark)
        text.append(cssIdentifier: try name(mark == UInt8(ascii: ".") ? "a class" : "an identifier"))
      case UInt8(ascii: "["):
        position += 1
        try attribute(to: &text)
      case UInt8(ascii: ":"):
        let colon = position
        position += 1
        if let name = try self.pseudoElement() {
          guard depth == 0 else {
            throw error("a nested selector can't select a pseudo-element", at: colon)
          }
          pseudoElement = Bytes("::".utf8) + name
        } else {
          try pseudoClass(to: &text)
        }
      default: break reading
      }
    }
    guard position > start else {
      throw error(
        "expected a name or * for an element, . for a class, # for an identifier, [ for an "
          + "attribute or : for a state")
    }
    return pseudoElement
  }

  /// Reads an attribute selector after its opening bracket.
  private mutating func attribute(to text: inout Bytes) throws(CSSSelector.ParseError) {
    text.append(UInt8(ascii: "["))
    skipSpace()
    text.append(cssIdentifier: try name("an attribute"))
    if next == UInt8(ascii: "|"), byte(at: position + 1) != UInt8(ascii: "=") {
      throw error("namespaces aren't supported; leave them out")
    }
    skipSpace()
    if !skip("]") {
      if let mark = next, "~|^$*".utf8.contains(mark) {
        position += 1
        text.append(mark)
      }
      guard skip("=") else {
        throw error("expected ], =, ~=, |=, ^=, $= or *= after the name of an attribute")
      }
      text.append(UInt8(ascii: "="))
      skipSpace()
      text.append(cssString: try attributeValue())
      skipSpace()
      if skip("i") || skip("I") {
        text.append(verbatim: " i")
        skipSpace()
      }
      guard skip("]") else { throw error("expected ], or i and ], after a value") }
    }
    text.append(UInt8(ascii: "]"))
  }

  mutating func attributeValue() throws(CSSSelector.ParseError) -> String {
    if let quote = next, "\"'".utf8.contains(quote) { return try string(endingIn: quote) }
    return try name("a value without quotes")
  }

  /// Reads a required name.
  mutating func name(_ what: String) throws(CSSSelector.ParseError) -> String {
    guard let name = try identifier() else {
      throw error(
        "\(what) starts with a letter, _, or a hyphen and one of them; write other characters with a backslash"
      )
    }
    return name
  }
}
