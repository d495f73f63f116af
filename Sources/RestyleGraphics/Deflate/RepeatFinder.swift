/// Finds bytes that were there before.
///
/// The places of each three bytes are chained from the last to the first, as RFC 1951, section 4, proposes. Within a
/// long repeat only its ends are entered: most of a drawing is such.
struct RepeatFinder: ~Copyable {
  /// The last place of each three bytes, by their hash, and the place before each place; their lowest 16 bits.
  private let heads: UnsafeMutablePointer<UInt16>
  private let previous: UnsafeMutablePointer<UInt16>
  private let hashShift: UInt32
  private let mask: Int

  /// How far back a repeat may start.
  static let reach = 32_768
  /// How many bytes are read behind the last one: they are compared eight at a time.
  static let excess = 8
  /// What is at least as long isn't looked for again from the next byte on.
  static let goodLength = 16
  /// What is at least as long is taken without a look at places further back.
  private static let longLength = 128
  /// How many places are looked at.
  private static let chainLimit = 64
  /// How many bytes of a long repeat are entered at each of its ends.
  private static let enteredCount = 16

  init(expectedCount: Int) {
    // Room for a place of each byte, from 2^8 to 2^15, and for a fourth as many hashes.
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

  /// A repeat; none where its length is 0.
  struct Repeat {
    var length = 0
    var distance = 0
  }
}

extension RepeatFinder {
  /// Enters a place, and finds the longest repeat there.
  ///
  /// - Parameters:
  ///   - buffer: The bytes, and 8 more to read.
  ///   - start: The place.
  ///   - position: The place in all bytes that there were.
  ///   - end: Where the bytes end.
  ///   - best: How long what was found before is.
  ///   - recentDistance: How far back the last repeat was; 0 for none.
  /// - Returns: A repeat that is longer, if there is one.
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
    // The last repeat often goes on, as rows lie equally far from each other.
    let recentLength =
      recentDistance > 0 && recentDistance <= reach
      ? Self.commonCount(place - recentDistance, place, limit: limit) : 0
    var chain = max(best, recentLength) >= 4 ? Self.chainLimit / 8 : Self.chainLimit
    while chain > 0 {
      // What wasn't entered, or was overwritten, doesn't lie further back, or isn't the same.
      let distance = Int(current &- candidate)
      guard distance > lastDistance, distance <= reach else { break }
      lastDistance = distance
      let other = place - distance
      if best >= limit { break }
      if other[best] == place[best], other[0] == place[0] {
        let length = Self.commonCount(other, place, limit: limit)
        // Three bytes far back take more room than by themselves.
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

  /// Enters places from one to another, or those at both ends if there are many.
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

  /// Enters a place.
  ///
  /// - Returns: The last place with the same hash.
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

  /// How many bytes are the same.
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
