/// Parses a CSS colour from untrusted bytes, in linear time and without recursion.
///
/// Grammar: CSS Color 4 and, for numbers, names and comments, CSS Syntax 3. Escapes in names are not read.
struct CSSColorParser: CSSByteReader {
  let bytes: [UInt8]
  var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  mutating func parse() throws(Color.ParseError) -> Color {
    skipSpace()
    let color = try color()
    skipSpace()
    guard next == nil else { throw error("unexpected text after the colour") }
    return color
  }

  private mutating func color() throws(Color.ParseError) -> Color {
    guard next != nil else { throw error("the text is empty; write a name, #rrggbb or a function") }
    if skip("#") { return try hexadecimal() }
    let start = position
    guard let name = name() else {
      throw error("expected a name, # or a function such as rgb(")
    }
    return skip("(") ? try function(name, at: start) : try named(name, at: start)
  }

  private mutating func hexadecimal() throws(Color.ParseError) -> Color {
    let start = position
    while let byte = next, Self.isNamePart(byte) {
      guard byte.hexadecimalValue != nil else { throw error("expected a hexadecimal digit, 0-9 or a-f") }
      position += 1
    }
    let digits = bytes[start..<position].compactMap(\.hexadecimalValue)
    let components: [UInt32]
    switch digits.count {
    case 3, 4: components = digits.map { $0 * 17 }
    case 6, 8: components = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default:
      throw error("expected 3, 4, 6 or 8 hexadecimal digits after #, not \(digits.count)", at: start - 1)
    }
    return Color(
      hex: components[0] << 16 | components[1] << 8 | components[2],
      alpha: components.count == 4 ? Double(components[3]) / 255 : 1
    )
  }

  private func named(_ name: String, at start: Int) throws(Color.ParseError) -> Color {
    if let value = CSSNamedColors.values[name] { return Color(hex: value) }
    switch name {
    case "transparent":
      return .clear
    case "currentcolor":
      throw error("currentcolor depends on the text around it; write the colour itself", at: start)
    case let name where CSSNamedColors.systemColors.contains(name):
      throw error("a system colour depends on the reader's browser; write the colour itself", at: start)
    default:
      throw error(
        "unknown name of a colour; write one of CSS's names, #rrggbb or a function"
          + suggestion(for: name, among: CSSNamedColors.values.keys.sorted()), at: start)
    }
  }
}
