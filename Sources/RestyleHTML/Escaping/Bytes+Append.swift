/// UTF-8 text in the making: everything that is rendered is appended to one of these.
typealias Bytes = [UInt8]

extension Bytes {
  /// Appends text that is safe where it goes, such as our own markup.
  @inline(__always)
  mutating func append(verbatim text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text that is known to be safe where it goes.
  // Not named as above: a literal would become a String, which takes twice as long to append.
  mutating func append(safe text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number in the shortest decimal form that reads back as the same.
  ///
  /// Swift's exponents, as in `1e+21`, are those of CSS Values 4, section 4.2, too.
  mutating func append(number: Double) {
    if let integer = Int32(exactly: number) {
      append(integer: Int(integer))
    } else {
      append(contentsOf: (number.isFinite ? number : 0).description.utf8)
    }
  }

  mutating func append(integer: Int) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    append(digits: integer.magnitude)
  }

  /// Appends digits without a text in between: identifiers have many.
  private mutating func append(digits number: UInt) {
    // As many as the largest number has.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (number, start) = (number, digits.count)
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
      } while number > 0
      append(contentsOf: digits[start...])
    }
  }

  /// Appends a length in points, which are CSS pixels.
  mutating func append(pixels: Double) {
    append(number: pixels)
    append(verbatim: "px")
  }

  /// Appends a code point in hexadecimal digits.
  mutating func append(hexadecimal value: UInt32) {
    append(contentsOf: String(value, radix: 16).utf8)
  }
}
