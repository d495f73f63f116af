// Addresses that are links without brackets: GitHub Flavored Markdown 0.29, section 6.9.

extension MarkdownInlineParser {
  /// Reads an address without a scheme, such as `www.example.org`.
  mutating func parseWebAddress() {
    // Text in brackets may be that of a link, and links can't be nested.
    guard brackets.isEmpty, isAtStartOfAddress, bytes.hasText("www.", at: index, before: end),
      let close = bytes.bareAddressEnd(from: index, domain: index + 4, before: end)
    else {
      index += 1
      return
    }
    addAddress(index..<close, through: close, scheme: "http://")
  }

  private var isAtStartOfAddress: Bool {
    guard index > contentStart else { return true }
    let previous = bytes[index - 1]
    return previous <= 0x20 || "*_~(".utf8.contains(previous)
  }

  /// Reads an address whose scheme ends at the colon at the index.
  mutating func parseSchemedAddress() {
    guard brackets.isEmpty, bytes.hasText("://", at: index, before: end), let scheme = schemeStart,
      let close = bytes.bareAddressEnd(from: index, domain: index + 3, before: end)
    else {
      index += 1
      return
    }
    index = scheme
    addAddress(scheme..<close, through: close)
  }

  /// The start of the scheme before the index, if it is a known scheme and a separate word.
  private var schemeStart: Int? {
    for scheme in ["https", "http", "ftp"] as [StaticString] {
      let start = index - scheme.utf8CodeUnitCount
      guard start >= textStart, bytes.hasText(scheme, at: start, before: index) else { continue }
      return start > contentStart && bytes[start - 1].isLetterOrDigit ? nil : start
    }
    return nil
  }
}

extension MarkdownInlineParser {
  /// Turns e-mail addresses in parsed text into links.
  ///
  /// This is done last, since the part before the `@` may have underscores that turn out not to be emphasis.
  func linkMailAddresses(in inlines: inout [MarkdownInline], from first: Int) {
    let found = Array(inlines[first...])
    inlines.removeSubrange(first...)
    // Text in links and images isn't changed.
    var depth = 0
    var next = 0
    while next < found.count {
      let inline = found[next]
      next += 1
      switch inline {
      case .start(.link), .start(.image): depth += 1
      case .start where depth > 0: depth += 1
      case .end where depth > 0: depth -= 1
      case .text(var range) where depth == 0:
        // Unmatched delimiters continue the text.
        while next < found.count, case .text(let following) = found[next],
          following.lowerBound == range.upperBound
        {
          range = range.lowerBound..<following.upperBound
          next += 1
        }
        appendText(range, to: &inlines)
        continue
      default: break
      }
      inlines.append(inline)
    }
  }

  private func appendText(_ range: Range<Int>, to inlines: inout [MarkdownInline]) {
    var start = range.lowerBound
    var place = start
    while let at = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "@")) {
      place = at + 1
      guard let address = bytes.mailAddress(around: at, in: start..<range.upperBound) else { continue }
      if start < address.lowerBound { inlines.append(.text(start..<address.lowerBound)) }
      let destination = "mailto:" + String(decoding: bytes[address], as: UTF8.self)
      inlines.append(.start(.link(MarkdownTarget(destination: destination))))
      inlines.append(.text(address))
      inlines.append(.end)
      start = address.upperBound
      place = start
    }
    if start < range.upperBound { inlines.append(.text(start..<range.upperBound)) }
  }
}
