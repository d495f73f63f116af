/// Finds numbers by what they stand for, which the caller compares itself: one flat array, allocated once.
///
/// `Dictionary` costs several times as much for keys as small as these, most of it for its hash.
struct NumberTable {
  // At most half of the slots are used; -1 for an empty one.
  private var numbers: [Int32]
  private let mask: Int

  /// Makes a table for so many numbers at most.
  init(capacity: Int) {
    let count = 1 << (Int.bitWidth - (2 * capacity).leadingZeroBitCount)
    numbers = Array(repeating: -1, count: count)
    mask = count - 1
  }

  /// The slot where the number of something is, or is to be.
  ///
  /// - Parameters:
  ///   - hash: What equal things have in common, and others mostly not.
  ///   - isMeant: Whether a number stands for it.
  /// - Returns: The slot, whose number is -1 if there is none yet.
  @inline(__always)
  func place(of hash: WordHash, where isMeant: (Int) -> Bool) -> Int {
    numbers.withUnsafeBufferPointer { numbers in
      var place = Int(truncatingIfNeeded: hash.value) & mask
      while numbers[place] >= 0, !isMeant(Int(numbers[place])) { place = (place + 1) & mask }
      return place
    }
  }

  /// The number in a slot; -1 for none.
  @inline(__always)
  subscript(place: Int) -> Int32 {
    get { numbers[place] }
    set { numbers[place] = newValue }
  }
}

/// A hash of words, eight bytes at a time, that nobody outside of the process can foresee.
struct WordHash {
  private(set) var value: UInt64

  // Hashers start with what is secret in each process; asking one for each hash would take longer than all the rest.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  // The fractional part of the golden ratio, and of the square root of two, both odd.
  private static let factors: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909)

  init() { value = Self.seed }

  /// Takes in a word.
  @inline(__always)
  mutating func combine(_ word: UInt64) {
    // Each bit of the product's two halves together depends on all of both factors.
    let product = (value ^ word ^ Self.factors.1).multipliedFullWidth(by: Self.factors.0)
    value = product.high ^ product.low
  }

  /// Takes in bytes, and how many they are.
  @inline(__always)
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest = UInt64(truncatingIfNeeded: bytes.count) << 56
    if bytes.count >= 8 {
      // The last eight, of which some may be taken in again: one step instead of up to seven.
      rest ^= bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    } else {
      while offset < bytes.count {
        rest ^= UInt64(bytes[offset]) << UInt64(8 * offset)
        offset += 1
      }
    }
    combine(rest)
  }
}
