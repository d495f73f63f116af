// Angle brackets: addresses that are links, and HTML.

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

  /// Adds a link whose text is its address.
  ///
  /// - Parameters:
  ///   - range: The address.
  ///   - close: The end of the syntax around it.
  ///   - scheme: A prefix of the address in the target.
  mutating func addAddress(_ range: Range<Int>, through close: Int, scheme: String = "") {
    let address = String(decoding: bytes[range], as: UTF8.self)
    add(.start(.link(MarkdownTarget(destination: scheme + address))), through: close)
    parts.append(.inline(.text(range)))
    parts.append(.inline(.end))
  }

  /// The end of the HTML at the index; nil if there is none.
  private mutating func htmlEnd() -> Int? {
    guard index + 1 < end else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "?"): return find("?>", from: index + 2, kind: 0)
    case UInt8(ascii: "!"):
      let start = index + 2
      if bytes.hasText("--", at: start, before: end) {
        // The opening and the closing hyphens of the shortest comments overlap.
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

  /// Searches for a terminator, unless an earlier search has shown that there is none.
  private mutating func find(_ text: StaticString, from start: Int, kind: Int) -> Int? {
    guard start < endless[kind] else { return nil }
    if let found = bytes.firstIndex(of: text, from: start, before: end) {
      return found + text.utf8CodeUnitCount
    }
    endless[kind] = start
    return nil
  }
}
