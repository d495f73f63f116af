import Restyle

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text is a number with a unit before or after it, such as `1.5 GiB` or `€ 1,299.00`.
  package var isNumberWithUnit: Bool {
    let space = UInt8(ascii: " ")
    // Longer texts are sentences that happen to start with a number.
    guard count <= 32, let first = firstIndex(of: space), lastIndex(of: space) == first else { return false }
    let (before, behind) = (self[..<first], self[(first + 1)...])
    return before.isNumber && behind.isUnit || before.isCurrency && behind.isNumber
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var isNumber: Bool {
    contains(where: \.isASCIIDigit) && !contains(where: \.isASCIILetter)
  }

  /// Whether a word may be a unit: it has no more letters than `GiB/s`, or three from other scripts.
  fileprivate var isUnit: Bool {
    1...6 ~= count && !contains { $0.isASCIIDigit || $0 < 0x20 } && self.count(where: \.isASCIILetter) <= 4
  }

  /// Whether a word before a number may be a currency: three capitals, like `CHF`, a currency sign, or a dollar sign
  /// after up to three capitals, like `R$`.
  ///
  /// Other words are titles and codes, as in `Order 17` and `AB 4711`.
  fileprivate var isCurrency: Bool {
    if contains(where: \.isASCIILetter) {
      let isDollar = last == UInt8(ascii: "$")
      return (isDollar ? 2...4 : 3...3) ~= count
        && prefix(isDollar ? count - 1 : 3).allSatisfy { 0x41...0x5A ~= $0 }
    }
    // The encodings of currency signs start with these bytes, and those of letters with others.
    return isUnit && !contains { $0 > 0xC2 && $0 != 0xE2 }
  }
}
