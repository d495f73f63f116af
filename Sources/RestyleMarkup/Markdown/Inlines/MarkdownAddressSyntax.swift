// What addresses without brackets are written with.

extension [UInt8] {
  /// Reads an address.
  ///
  /// - Parameters:
  ///   - start: Where the address starts.
  ///   - domain: Where its domain starts.
  ///   - end: Where the text ends.
  /// - Returns: Where the address ends; nil if it has no domain.
  func bareAddressEnd(from start: Int, domain: Int, before end: Int) -> Int? {
    guard let domainEnd = domainEnd(from: domain, before: end) else { return nil }
    let close = bareAddressEnd(from: start, passing: domainEnd, before: end)
    // Underscores at the end of an address are none of it: they may close emphasis.
    var periods = 0
    for byte in self[domain..<Swift.min(domainEnd, close)].reversed() where periods < 2 {
      if byte == UInt8(ascii: "_") { return nil }
      if byte == UInt8(ascii: ".") { periods += 1 }
    }
    return close
  }

  /// Reads a domain, which consists of parts between periods, but for the rule that the last two have no underscores.
  private func domainEnd(from start: Int, before end: Int) -> Int? {
    guard start < end, self[start].isDomainLetter, isWord(at: start, before: end) else { return nil }
    // Domains have at most 253 bytes (RFC 1035, section 2.3.4), so that no more are looked at again for the next one.
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

  /// Whether a character of more than one byte is neither punctuation nor a space.
  private func isWord(at start: Int, before end: Int) -> Bool {
    guard self[start] >= 0x80 else { return true }
    let next = self[start + 1..<end].firstIndex { $0 & 0xC0 != 0x80 } ?? end
    let character = String(decoding: self[start..<next], as: UTF8.self).first
    return character.map { !$0.isPunctuation && !$0.isWhitespace } ?? false
  }

  /// Finds where an address ends: before a space or `<`, and before punctuation that belongs to the text around it.
  ///
  /// - Parameters:
  ///   - start: Where the address starts.
  ///   - domain: Where its domain ends.
  ///   - end: Where the text ends.
  /// - Returns: Where the address ends.
  private func bareAddressEnd(from start: Int, passing domain: Int, before end: Int) -> Int {
    var index = domain
    // How many more parentheses are closed than opened.
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
        // A character that is written by its name.
        var name = index - 1
        while name > start, self[name - 1].isLetterOrDigit { name -= 1 }
        let isName = name < index - 1 && name > start && self[name - 1] == UInt8(ascii: "&")
        index = isName ? name - 1 : index - 1
      default: return index
      }
    }
    return index
  }

  /// The address of e-mail around an `@`, within a range; nil if there is none.
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
    // What ends in a digit is a version rather than a domain.
    guard hasPeriod, self[end - 1].isLetter, end == range.upperBound || self[end] != UInt8(ascii: "@") else {
      return nil
    }
    return start..<end
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII, or part of any other character.
  fileprivate var isDomainLetter: Bool { isLetterOrDigit || self >= 0x80 }
  /// Whether it can stand between the periods of a domain.
  fileprivate var isDomainCharacter: Bool { isDomainLetter || "-_".utf8.contains(self) }
  /// Whether it can stand between the periods of a domain of e-mail.
  fileprivate var isMailDomainCharacter: Bool { isLetterOrDigit || "-_".utf8.contains(self) }
}
