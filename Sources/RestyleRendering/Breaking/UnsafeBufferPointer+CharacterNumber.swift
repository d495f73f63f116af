import Restyle

extension UnsafeBufferPointer<UInt8> {
  /// Where the number of a character ends that starts at an offset, as outputs show one that they don't let through; the
  /// offset itself if none does.
  ///
  /// It has four digits, as in `<U+202E>`.
  package func characterNumberEnd(from offset: Int) -> Int {
    let end = offset + 8
    guard end <= count, self[offset...].starts(with: "<U+".utf8), self[end - 1] == UInt8(ascii: ">"),
      self[(offset + 3)..<(end - 1)].allSatisfy({ $0.hexadecimalValue != nil })
    else { return offset }
    return end
  }
}
