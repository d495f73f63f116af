/// Finds repeats of previous bytes.
///
/// Positions with the same three bytes are chained from the last to the first, as proposed in RFC 1951, section 4. Of
/// long repeats, which most of a drawing consists of, only the ends are entered.
struct RepeatFinder: ~Copyable {
  /// The last position of each three bytes by their hash, and the previous position in the chain, both as their lowest
  /// 16 bits.
  private let heads: UnsafeMutablePointer<UInt16>
  private let previous: UnsafeMutablePointer<UInt16>
  private let hashShift: UInt32
  private let mask: Int

  /// The maximum distance of a repeat.
  static let reach = 32_768
  /// The number of bytes that are read after the last one, since eight are compared at a time.
  static let excess = 8
  /// The length of a repeat from which no longer one is searched for at the next byte.
  static let goodLength = 16
  /// The length of a repeat from which earlier positions aren't searched.
  private static let longLength = 128
  /// The maximum number of positions that are searched.
  private static let chainLimit = 64
  /// The number of bytes that are entered at each end of a long repeat.
  private static let enteredCount = 16

  init(expectedCount: Int) {
    // Capacity for a position of each byte, from 2^8 to 2^15, and for a quarter as many hashes.
    let bits = Int.bitWidth - expectedCount.leadingZeroBitCount
    let placeBits = min(max(bits, 8), 15)
    let hashBits = min(max(bits - 2, 8), 15)
    heads = .allocate(capacity: 1 << hashBits)
    heads.initialize(repeating: 0, count: 1 << hashBits)
    previous = .allocate(capacity: 1 << placeBits)
    previous.initialize(repeating: 0, count: 1 << placeBits)
    hashShift = UInt32(32 - hashBits)
    mask = 1 << placeBits - 1
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// A repeat; with a length of 0 if there is none.
  struct Repeat {
    var length = 0
    var distance = 0
  }
}

extension RepeatFinder {
  /// Enters a position, and finds the longest repeat there.
  ///
  /// - Parameters:
  ///   - buffer: The bytes, and 8 more to read.
  ///   - start: The position in the buffer.
  ///   - position: The position in the whole input.
  ///   - end: The end of the bytes.
  ///   - best: The length of the repeat found before.
  ///   - recentDistance: The distance of the last repeat; 0 for none.
  /// - Returns: A longer repeat, if there is one.
  @inline(__always)
  func find(
    in buffer: UnsafeMutablePointer<UInt8>, at start: Int, position: Int, end: Int, longerThan best: Int,
    recentDistance: Int
  ) -> Repeat {
    var found = Repeat()
    guard end - start >= 3 else { return found }
    let place = UnsafePointer(buffer + start)
    let limit = min(end - start, DeflateBlock.longestRepeat)
    let reach = min(start, min(mask + 1, Self.reach))
    let current = UInt16(truncatingIfNeeded: position)
    var best = best
    var candidate = enter(place, position)
    var lastDistance = 0
    // The distance of the last repeat is often right again, since rows have the same length.
    let recentLength =
      recentDistance > 0 && recentDistance <= reach
      ? Self.commonCount(place - recentDistance, place, limit: limit) : 0
    var chain = max(best, recentLength) >= 4 ? Self.chainLimit / 8 : Self.chainLimit
    while chain > 0 {
      // Candidates that weren't entered, or were overwritten, aren't further back, or have different bytes.
      let distance = Int(current &- candidate)
      guard distance > lastDistance, distance <= reach else { break }
      lastDistance = distance
      let other = place - distance
      if best >= limit { break }
      if other[best] == place[best], other[0] == place[0] {
        let length = Self.commonCount(other, place, limit: limit)
        // A distant repeat of three bytes takes more space than three literals.
        if length > best, length > 3 || distance <= 4_096 {
          best = length
          found = Repeat(length: length, distance: distance)
          if length >= Self.longLength { break }
        }
      }
      candidate = previous[(position - distance) & mask]
      chain -= 1
    }
    if recentLength > best { found = Repeat(length: recentLength, distance: recentDistance) }
    return found
  }

  /// Enters the positions in a range, or only those at both ends if there are many.
  @inline(__always)
  func enter(
    in buffer: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int, position: Int, end limit: Int
  ) {
    let last = min(end, limit - 2)
    var index = start
    while index < last {
      _ = enter(UnsafePointer(buffer + index), position + index - start)
      index += 1
      if index == start + Self.enteredCount, last - index > Self.enteredCount {
        index = last - Self.enteredCount
      }
    }
  }

  /// Enters a position.
  ///
  /// - Returns: The last position with the same hash.
  @inline(__always)
  private func enter(_ place: UnsafePointer<UInt8>, _ position: Int) -> UInt16 {
    // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    let bytes = UInt32(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt32.self)) & 0xFF_FFFF
    let hash = Int(truncatingIfNeeded: (bytes &* 2_654_435_769) >> hashShift)
    let last = heads[hash]
    previous[position & mask] = last
    heads[hash] = UInt16(truncatingIfNeeded: position)
    return last
  }

  /// The number of equal bytes.
  @inline(__always)
  private static func commonCount(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let difference =
        UInt64(littleEndian: UnsafeRawPointer(first + count).loadUnaligned(as: UInt64.self))
        ^ UInt64(littleEndian: UnsafeRawPointer(second + count).loadUnaligned(as: UInt64.self))
      if difference != 0 { return min(count + difference.trailingZeroBitCount / 8, limit) }
      count += 8
    }
    return limit
  }
}
