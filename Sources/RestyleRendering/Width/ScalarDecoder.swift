import Restyle

/// Reads the scalars of well-formed UTF-8, which the texts of strings always are.
enum ScalarDecoder {
  /// The scalar whose bytes start at an offset, and how many they are.
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
  /// How many printable characters of ASCII stand in a row from an offset on, read sixteen and eight at once.
  @inlinable
  @inline(__always)
  package func printableASCIICount(from offset: Int) -> Int {
    var end = offset
    guard end < count, self[end] &- 0x20 < 0x5F else { return 0 }
    let raw = UnsafeRawBufferPointer(self)
    /// The highest bit of a byte is set here if the byte is beyond ASCII, below a space, or the one to delete.
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

  /// How many letters of ASCII stand in a row from an offset on, read eight at once.
  @inline(__always)
  func asciiLetterCount(from offset: Int) -> Int {
    var end = offset
    let raw = UnsafeRawBufferPointer(self)
    while end + 8 <= count {
      let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      // The highest bit of a byte is set here if the byte in lower case is "a" at least, and there if it is beyond "z".
      let lower = (eight | 0x2020_2020_2020_2020) & 0x7F7F_7F7F_7F7F_7F7F
      let (fromA, beyondZ) = (lower &+ 0x1F1F_1F1F_1F1F_1F1F, lower &+ 0x0505_0505_0505_0505)
      let others = ~(fromA & ~beyondZ & ~eight) & 0x8080_8080_8080_8080
      guard others == 0 else { return end - offset + others.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < count, self[end].isASCIILetter { end += 1 }
    return end - offset
  }

  /// Whether a line may end at a single space: before a letter or a digit, and behind another one or a sign (class IS).
  package func mayEndLine(at space: Int) -> Bool {
    space > 0 && space + 1 < count && (self[space - 1].isASCIIWord || self[space - 1].isInfixSign)
      && self[space + 1].isASCIIWord
  }

  /// How many letters and digits of ASCII go on with a word from an offset on, with those signs that lie within numbers
  /// between them (class IS).
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
