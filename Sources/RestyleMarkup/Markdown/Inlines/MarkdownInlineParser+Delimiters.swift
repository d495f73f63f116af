// Stars, underscores and tildes: whether the characters on both sides allow them to start or end emphasis.

extension MarkdownInlineParser {
  mutating func parseDelimiters() {
    let byte = bytes[index]
    let start = index
    let next = index + bytes.repeatCount(at: index, before: end)
    let before = kind(of: scalar(before: start))
    let after = kind(of: scalar(after: next))
    let isLeftFlanking = after != .space && (after == .other || before != .other)
    let isRightFlanking = before != .space && (before == .other || after != .other)
    let isUnderscore = byte == UInt8(ascii: "_")
    // More than two tildes are text.
    guard byte != UInt8(ascii: "~") || next - start <= 2 else {
      index = next
      return
    }
    addText()
    parts.append(
      .delimiters(
        delimiters.append(
          byte, start..<next,
          canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before == .punctuation),
          canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after == .punctuation))))
    index = next
    textStart = next
  }

  private enum Kind {
    case space
    case punctuation
    case other
  }

  private func kind(of scalar: Unicode.Scalar?) -> Kind {
    guard let scalar else { return .space }
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isPunctuation ? .punctuation : byte.isSpace || byte == 0x0C ? .space : .other
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }

  // The start and the end of the content count as spaces. The bytes are those of a string, and so well-formed.

  private func scalar(before place: Int) -> Unicode.Scalar? {
    var start = place - 1
    guard start >= contentStart else { return nil }
    while start > contentStart, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.last
  }

  private func scalar(after place: Int) -> Unicode.Scalar? {
    guard place < end else { return nil }
    var next = place + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return String(decoding: bytes[place..<next], as: UTF8.self).unicodeScalars.first
  }
}
