import Restyle

extension UnsafeBufferPointer<UInt8> {
  /// The end of the number that outputs write for an unprintable character, if one starts at an offset; otherwise the
  /// offset itself.
  ///
  /// A number has four digits, as in `<U+202E>`.
  package func characterNumberEnd(from offset: Int) -> Int {
    let end = offset + 8
    guard end <= count, self[offset...].starts(with: "<U+".utf8), self[end - 1] == UInt8(ascii: ">"),
      self[(offset + 3)..<(end - 1)].allSatisfy({ $0.hexadecimalValue != nil })
    else { return offset }
    return end
  }
}
