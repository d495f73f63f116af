// The syntax of addresses without brackets.

extension [UInt8] {
  /// Reads an address.
  ///
  /// - Parameters:
  ///   - start: The start of the address.
  ///   - domain: The start of its domain.
  ///   - end: The end of the text.
  /// - Returns: The end of the address; nil if it has no valid domain.
  func bareAddressEnd(from start: Int, domain: Int, before end: Int) -> Int? {
    guard let domainEnd = domainEnd(from: domain, before: end) else { return nil }
    let close = bareAddressEnd(from: start, passing: domainEnd, before: end)
    // The last two parts of a domain have no underscores. Those at the end of the address don't belong to it, since
    // they may close emphasis.
    var periods = 0
    for byte in self[domain..<Swift.min(domainEnd, close)].reversed() where periods < 2 {
      if byte == UInt8(ascii: "_") { return nil }
      if byte == UInt8(ascii: ".") { periods += 1 }
    }
    return close
  }

  /// Reads a domain: parts separated by periods, without the rule that the last two have no underscores.
  private func domainEnd(from start: Int, before end: Int) -> Int? {
    guard start < end, self[start].isDomainLetter, isWord(at: start, before: end) else { return nil }
    // Domains have at most 253 bytes (RFC 1035, section 2.3.4), so no more than these are read again for the next
    // address.
    let limit = Swift.min(end, start + 254)
    var index = start
    while index < limit,
      self[index].isDomainCharacter
        || self[index] == UInt8(ascii: ".") && index + 1 < end && self[index + 1].isDomainCharacter
    {
      index += 1
    }
    return index < start + 254 ? index : nil
  }

  /// Whether the character at an index is ASCII, or neither punctuation nor white space.
  private func isWord(at start: Int, before end: Int) -> Bool {
    guard self[start] >= 0x80 else { return true }
    let next = self[start + 1..<end].firstIndex { $0 & 0xC0 != 0x80 } ?? end
    let character = String(decoding: self[start..<next], as: UTF8.self).first
    return character.map { !$0.isPunctuation && !$0.isWhitespace } ?? false
  }

  /// Finds the end of an address: before a space or `<`, and before punctuation that belongs to the surrounding text.
  ///
  /// - Parameters:
  ///   - start: The start of the address.
  ///   - domain: The end of its domain.
  ///   - end: The end of the text.
  /// - Returns: The end of the address.
  private func bareAddressEnd(from start: Int, passing domain: Int, before end: Int) -> Int {
    var index = domain
    // The number of closing parentheses without an opening one.
    var surplus = 0
    while index < end, self[index] > 0x20, self[index] != UInt8(ascii: "<") {
      if self[index] == UInt8(ascii: "(") { surplus -= 1 }
      if self[index] == UInt8(ascii: ")") { surplus += 1 }
      index += 1
    }
    while index > start {
      switch self[index - 1] {
      case let byte where "?!.,:*_~'\"".utf8.contains(byte): index -= 1
      case UInt8(ascii: ")") where surplus > 0:
        surplus -= 1
        index -= 1
      case UInt8(ascii: ";"):
        // A character reference.
        var name = index - 1
        while name > start, self[name - 1].isLetterOrDigit { name -= 1 }
        let isName = name < index - 1 && name > start && self[name - 1] == UInt8(ascii: "&")
        index = isName ? name - 1 : index - 1
      default: return index
      }
    }
    return index
  }

  /// The e-mail address around an `@`, within a range; nil if there is none.
  func mailAddress(around at: Int, in range: Range<Int>) -> Range<Int>? {
    var start = at
    while start > range.lowerBound,
      self[start - 1].isMailDomainCharacter || ".+".utf8.contains(self[start - 1])
    {
      start -= 1
    }
    guard start < at, start == range.lowerBound || self[start - 1] != UInt8(ascii: "/") else { return nil }
    var end = at + 1
    var hasPeriod = false
    while end < range.upperBound {
      if self[end] == UInt8(ascii: ".") {
        guard end > at + 1, end + 1 < range.upperBound, self[end + 1].isLetterOrDigit else { break }
        hasPeriod = true
      } else if !self[end].isMailDomainCharacter {
        break
      }
      end += 1
    }
    // A text that ends with a digit is a version rather than a domain.
    guard hasPeriod, self[end - 1].isLetter, end == range.upperBound || self[end] != UInt8(ascii: "@") else {
      return nil
    }
    return start..<end
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, or part of a character that isn't ASCII.
  fileprivate var isDomainLetter: Bool { isLetterOrDigit || self >= 0x80 }
  /// Whether the byte is valid between the periods of a domain.
  fileprivate var isDomainCharacter: Bool { isDomainLetter || "-_".utf8.contains(self) }
  /// Whether the byte is valid between the periods of an e-mail domain.
  fileprivate var isMailDomainCharacter: Bool { isLetterOrDigit || "-_".utf8.contains(self) }
}
