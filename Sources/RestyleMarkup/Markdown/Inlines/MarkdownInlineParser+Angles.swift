// What stands in angle brackets: addresses that are links, and HTML.

extension MarkdownInlineParser {
  mutating func parseAngle() {
    if let close = bytes.bracketedAddress(at: index, before: end) {
      addAddress(index + 1..<close - 1, through: close)
    } else if let close = bytes.bracketedMailAddress(at: index, before: end) {
      addAddress(index + 1..<close - 1, through: close, scheme: "mailto:")
    } else if let close = htmlEnd() {
      add(.html(index..<close), through: close)
    } else {
      index += 1
    }
  }

  /// Adds a link that shows where it leads to.
  ///
  /// - Parameters:
  ///   - range: The address.
  ///   - close: Where what it is written in ends.
  ///   - scheme: What stands before the address where the link leads to.
  mutating func addAddress(_ range: Range<Int>, through close: Int, scheme: String = "") {
    let address = String(decoding: bytes[range], as: UTF8.self)
    add(.start(.link(MarkdownTarget(destination: scheme + address))), through: close)
    parts.append(.inline(.text(range)))
    parts.append(.inline(.end))
  }

  /// Where the HTML at the index ends; nil if there is none.
  private mutating func htmlEnd() -> Int? {
    guard index + 1 < end else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "?"): return find("?>", from: index + 2, kind: 0)
    case UInt8(ascii: "!"):
      let start = index + 2
      if bytes.hasText("--", at: start, before: end) {
        // The shortest comments share their hyphens.
        if bytes.hasText(">", at: start + 2, before: end) { return start + 3 }
        if bytes.hasText("->", at: start + 2, before: end) { return start + 4 }
        return find("-->", from: start + 2, kind: 1)
      }
      if bytes.hasText("[CDATA[", at: start, before: end) { return find("]]>", from: start + 7, kind: 2) }
      guard start < end, bytes[start].isLetter else { return nil }
      return find(">", from: start + 1, kind: 3)
    default: return bytes.htmlTag(at: index, before: end)
    }
  }

  /// Looks for what ends something, unless it is known not to be there.
  private mutating func find(_ text: StaticString, from start: Int, kind: Int) -> Int? {
    guard start < endless[kind] else { return nil }
    if let found = bytes.firstIndex(of: text, from: start, before: end) {
      return found + text.utf8CodeUnitCount
    }
    endless[kind] = start
    return nil
  }
}
