import Restyle

/// Reads the scalars of well-formed UTF-8, which strings always have.
enum ScalarDecoder {
  /// Returns the scalar whose bytes start at an offset, and their number.
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
    func continuation(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance] & 0x3F) }
    let first = UInt32(bytes[offset])
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | continuation(1), 2)
    case ..<0xF0: return ((first & 0xF) << 12 | continuation(1) << 6 | continuation(2), 3)
    default:
      return ((first & 7) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3), 4)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of consecutive printable ASCII characters from an offset on, which are read sixteen and eight at a
  /// time.
  @inlinable
  @inline(__always)
  package func printableASCIICount(from offset: Int) -> Int {
    var end = offset
    guard end < count, self[end] &- 0x20 < 0x5F else { return 0 }
    let raw = UnsafeRawBufferPointer(self)
    /// The highest bit of each byte is set if the byte isn't ASCII, is below a space, or is the delete character.
    func unprintable(_ offset: Int) -> UInt64 {
      let eight = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return eight | (eight &- 0x2020_2020_2020_2020) | (eight &+ 0x0101_0101_0101_0101)
    }
    while end + 16 <= count, (unprintable(end) | unprintable(end + 8)) & 0x8080_8080_8080_8080 == 0 {
      end += 16
    }
    if end + 8 <= count, unprintable(end) & 0x8080_8080_8080_8080 == 0 { end += 8 }
    while end < count, self[end] &- 0x20 < 0x5F { end += 1 }
    return end - offset
  }

  /// The number of consecutive ASCII letters from an offset on, which are read eight at a time.
  @inline(__always)
  func asciiLetterCount(from offset: Int) -> Int {
    var end = offset
    let raw = UnsafeRawBufferPointer(self)
    while end + 8 <= count {
      let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      // The highest bit of a byte is set in `fromA` if its lowercase form is at least "a", and in `beyondZ` if that is
      // beyond "z".
      let lower = (eight | 0x2020_2020_2020_2020) & 0x7F7F_7F7F_7F7F_7F7F
      let (fromA, beyondZ) = (lower &+ 0x1F1F_1F1F_1F1F_1F1F, lower &+ 0x0505_0505_0505_0505)
      let others = ~(fromA & ~beyondZ & ~eight) & 0x8080_8080_8080_8080
      guard others == 0 else { return end - offset + others.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < count, self[end].isASCIILetter { end += 1 }
    return end - offset
  }

  /// Whether a line may end at a single space: one between a letter, a digit or a sign (class IS) and a letter or a
  /// digit.
  package func mayEndLine(at space: Int) -> Bool {
    space > 0 && space + 1 < count && (self[space - 1].isASCIIWord || self[space - 1].isInfixSign)
      && self[space + 1].isASCIIWord
  }

  /// The number of ASCII letters and digits that continue a word from an offset on, including the signs between them
  /// that can be part of numbers (class IS).
  func asciiWordCount(from offset: Int) -> Int {
    var end = offset
    while end < count {
      if self[end].isASCIIWord {
        end += 1
      } else if self[end].isInfixSign, end + 1 < count, self[end + 1].isASCIIWord {
        end += 2
      } else {
        break
      }
    }
    return end - offset
  }
}

extension UInt8 {
  @inline(__always)
  var isASCIIWord: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the character is of class IS.
  @inline(__always)
  var isInfixSign: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
    default: false
    }
  }
}
