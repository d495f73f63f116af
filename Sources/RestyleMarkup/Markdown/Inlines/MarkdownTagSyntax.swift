// The syntax in angle brackets: tags of HTML, and addresses that are links. Each function reads one at an opening
// bracket, and returns its end; nil if there is none.

extension [UInt8] {
  /// Reads an opening or a closing tag.
  func htmlTag(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    let isEnd = index < end && self[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    guard index < end, self[index].isLetter else { return nil }
    while index < end, self[index].isLetterOrDigit || self[index] == UInt8(ascii: "-") { index += 1 }
    while true {
      let space = index
      index = skippingSpace(at: index, before: end)
      guard index < end else { return nil }
      switch self[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "/"):
        return !isEnd && index + 1 < end && self[index + 1] == UInt8(ascii: ">") ? index + 2 : nil
      default:
        guard !isEnd, space < index, let next = htmlAttribute(at: index, before: end) else { return nil }
        index = next
      }
    }
  }

  private func htmlAttribute(at start: Int, before end: Int) -> Int? {
    func isName(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "_.:-".utf8.contains(byte) }
    guard self[start].isLetter || self[start] == UInt8(ascii: "_") || self[start] == UInt8(ascii: ":") else {
      return nil
    }
    var index = start
    while index < end, isName(self[index]) { index += 1 }
    let nameEnd = index
    index = skippingSpace(at: index, before: end)
    guard index < end, self[index] == UInt8(ascii: "=") else { return nameEnd }
    index = skippingSpace(at: index + 1, before: end)
    guard index < end else { return nil }
    let quote = self[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return self[index + 1..<end].firstIndex(of: quote).map { $0 + 1 }
    }
    let value = index
    while index < end, !self[index].isSpace, !"\"'=<>`".utf8.contains(self[index]) { index += 1 }
    return value < index ? index : nil
  }

  /// Reads an address with a scheme, in angle brackets.
  func bracketedAddress(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    guard index < end, self[index].isLetter else { return nil }
    while index < end, self[index].isLetterOrDigit || "+.-".utf8.contains(self[index]) { index += 1 }
    guard 2...32 ~= index - start - 1, index < end, self[index] == UInt8(ascii: ":") else { return nil }
    while index < end, self[index] > 0x20, self[index] != 0x7F, self[index] != UInt8(ascii: "<") {
      if self[index] == UInt8(ascii: ">") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Reads an e-mail address in angle brackets, as in the HTML Standard, section 4.10.5.1.5.
  func bracketedMailAddress(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    while index < end, self[index].isMailCharacter { index += 1 }
    guard start + 1 < index, index < end, self[index] == UInt8(ascii: "@") else { return nil }
    while true {
      let label = index + 1
      index = label
      while index < end, self[index].isLetterOrDigit || self[index] == UInt8(ascii: "-") { index += 1 }
      guard 1...63 ~= index - label, self[label] != UInt8(ascii: "-"), self[index - 1] != UInt8(ascii: "-"),
        index < end
      else { return nil }
      if self[index] == UInt8(ascii: ">") { return index + 1 }
      guard self[index] == UInt8(ascii: ".") else { return nil }
    }
  }
}

extension UInt8 {
  /// Whether the byte is valid before the `@` of an address.
  fileprivate var isMailCharacter: Bool { isLetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(self) }
}
