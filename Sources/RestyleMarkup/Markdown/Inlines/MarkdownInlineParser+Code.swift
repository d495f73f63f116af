// Code: text between two runs of equally many backticks.

extension MarkdownInlineParser {
  mutating func parseCode() {
    let count = bytes.repeatCount(at: index, before: end)
    if backticks == nil { findBackticks() }
    guard let last = backticks?[count], last > index else {
      index += count
      return
    }
    var close = index + count
    while close < end {
      if bytes[close] != UInt8(ascii: "`") {
        close += 1
        continue
      }
      let length = bytes.repeatCount(at: close, before: end)
      if length == count {
        return add(.code(code(index + count..<close)), through: close + count)
      }
      close += length
    }
    index += count
  }

  /// Records the last run of backticks of each length, so that no time is spent on searching for one that doesn't
  /// exist.
  private mutating func findBackticks() {
    var last: [Int: Int] = [:]
    var place = index
    while place < end {
      let count = bytes[place] == UInt8(ascii: "`") ? bytes.repeatCount(at: place, before: end) : 0
      if count > 0 { last[count] = place }
      place += max(count, 1)
    }
    backticks = last
  }

  /// The text of the code in one line, without the space at each end that separates it from the backticks.
  private func code(_ range: Range<Int>) -> String {
    var range = range
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
    if isSpace(bytes[range.lowerBound]), isSpace(bytes[range.upperBound - 1]),
      !bytes[range].allSatisfy(isSpace)
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard bytes[range].contains(0x0A) else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: bytes[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
  }
}
