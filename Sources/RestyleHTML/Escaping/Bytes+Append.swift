/// UTF-8 text.
@usableFromInline package typealias Bytes = [UInt8]

/// A destination for UTF-8 text.
@usableFromInline package protocol ByteSink {
  /// The number of its bytes.
  var count: Int { get }
  mutating func append(_ byte: UInt8)
  mutating func append(bytes: UnsafeBufferPointer<UInt8>)
}

extension Bytes: ByteSink {
  @inlinable @inline(__always)
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }
}

extension ByteSink {
  /// Appends bytes.
  @inlinable @inline(__always)
  package mutating func append(contentsOf bytes: Bytes) {
    bytes.withUnsafeBufferPointer { append(bytes: $0) }
  }

  /// Appends text that is safe in its context, such as static markup.
  @inlinable @inline(__always)
  package mutating func append(verbatim text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text that is known to be safe in its context.
  // Has its own name, since a literal would become a `String`, which takes twice as long to append.
  @inlinable
  package mutating func append(safe text: String) {
    var text = text
    text.withUTF8 { append(bytes: $0) }
  }

  /// Appends a number in the shortest decimal form that is read as the same number.
  ///
  /// Swift's exponents, such as `1e+21`, are also valid in CSS Values 4, section 4.2.
  @usableFromInline
  package mutating func append(number: Double) {
    if let integer = Int32(exactly: number) {
      append(integer: Int(integer))
    } else if let thousandths = Int32(exactly: (number * 1000).rounded()),
      Double(thousandths) / 1000 == number
    {
      append(thousandths: thousandths)
    } else {
      append(safe: (number.isFinite ? number : 0).description)
    }
  }

  // With so few digits, different decimals are different numbers, so there is no shorter form.
  private mutating func append(thousandths: Int32) {
    var (number, decimals) = (thousandths.magnitude, 3)
    while decimals > 1, number % 10 == 0 {
      number /= 10
      decimals -= 1
    }
    // The digits of the largest number, a point and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 12) { text in
      var first = text.count
      repeat {
        first -= 1
        text[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
        decimals -= 1
        if decimals == 0 {
          first -= 1
          text[first] = UInt8(ascii: ".")
        }
        // There is always a digit before the point.
      } while number > 0 || decimals >= 0
      if thousandths < 0 {
        first -= 1
        text[first] = UInt8(ascii: "-")
      }
      append(bytes: UnsafeBufferPointer(rebasing: text[first...]))
    }
  }

  @inlinable
  package mutating func append(integer: Int) { append(integer: integer, behind: "", before: "") }

  /// Appends an integer between two texts without an intermediate string, since many identifiers need this.
  @inlinable
  package mutating func append(integer: Int, behind start: StaticString, before end: StaticString) {
    append(verbatim: start)
    if let digits = TextWord.digits(integer) {
      append(TextWord(digits: digits))
    } else {
      append(safe: String(integer))
    }
    append(verbatim: end)
  }

  /// Appends a length in points, which are CSS pixels.
  @inlinable
  package mutating func append(pixels: Double) {
    guard let integer = Int32(exactly: pixels), integer.magnitude < 100_000 else {
      append(number: pixels)
      return append(verbatim: "px")
    }
    var text = TextWord()
    text.prepend(UInt8(ascii: "x"))
    text.prepend(UInt8(ascii: "p"))
    text.prepend(digits: integer.magnitude)
    if integer < 0 { text.prepend(UInt8(ascii: "-")) }
    append(text)
  }

  @inlinable
  mutating func append(_ text: TextWord) {
    withUnsafeBytes(of: text.bytes) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) {
        append(bytes: UnsafeBufferPointer(rebasing: $0[..<text.count]))
      }
    }
  }

  /// Appends a code point in hexadecimal digits.
  package mutating func append(hexadecimal value: UInt32) { append(safe: String(value, radix: 16)) }
}

// Inlinable into outputs other than HTML.
/// A text of at most eight bytes in one word, built from the last byte on; enough for most numbers.
@usableFromInline struct TextWord {
  @usableFromInline var count = 0
  @usableFromInline var text: UInt64 = 0

  static let capacity = 8

  @inlinable
  init() {}

  @inlinable
  init(digits number: UInt32) { prepend(digits: number) }

  /// The bytes in memory order.
  @inlinable var bytes: UInt64 { text.littleEndian }

  @inlinable @inline(__always)
  mutating func prepend(_ byte: UInt8) {
    text = text << 8 | UInt64(byte)
    count += 1
  }

  @inlinable @inline(__always)
  mutating func prepend(digits number: UInt32) {
    var number = number
    repeat {
      prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
      number /= 10
    } while number > 0
  }

  /// The number, if it has no sign and few enough digits.
  @inlinable @inline(__always)
  static func digits(_ number: Int) -> UInt32? {
    0..<100_000_000 ~= number ? UInt32(truncatingIfNeeded: number) : nil
  }
}
