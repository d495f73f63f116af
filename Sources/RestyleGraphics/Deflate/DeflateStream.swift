/// Compresses bytes in zlib's format (RFC 1950) around blocks of deflate's (RFC 1951).
///
/// It is the package's own since zlib's bytes differ from version to version, and since most of a drawing is the same
/// few bytes over and over: zlib enters each of them in its tables, which takes most of its time.
// Safe to share: it owns its memory, which nothing else refers to, and nobody can copy it.
struct DeflateStream: ~Copyable, @unchecked Sendable {
  /// The bytes that repeats may lie in, and behind them those that are to be compressed.
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0
  /// Where the bytes start that are to be compressed, and where that is in all that was appended.
  private var start = 0
  private var position = 0
  private var recentDistance = 0
  private var finder: RepeatFinder
  private var block = DeflateBlock()
  private var output = BitStream()
  private var checksum = Adler32()
  /// How many of the buffer's bytes the checksum has: many at once take less time than row by row.
  private var summedCount = 0

  /// How many bytes are compressed at once.
  private static let chunkSize = 131_072

  /// Creates a stream.
  ///
  /// - Parameter expectedCount: How many bytes will be appended, so that few take little memory; it needn't be exact.
  init(expectedCount: Int) {
    // All of few bytes, or those that repeats may lie in as well.
    capacity =
      expectedCount < Self.chunkSize
      ? max(expectedCount, 1_024) : RepeatFinder.reach + Self.chunkSize + DeflateBlock.longestRepeat
    buffer = .allocate(capacity: capacity + RepeatFinder.excess)
    finder = RepeatFinder(expectedCount: expectedCount)
    // A window of 32,768 bytes, and a check of this header by 31.
    output.append(0x9C78, count: 16)
  }

  deinit { buffer.deallocate() }
}

extension DeflateStream {
  /// All of some bytes, compressed.
  static func compressed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var stream = DeflateStream(expectedCount: bytes.count)
    stream.append(bytes)
    return stream.finish()
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var source = bytes.baseAddress else { return }
    var rest = bytes.count
    while rest > 0 {
      if count == capacity { compress(isLast: false) }
      let part = min(rest, capacity - count)
      (buffer + count).update(from: source, count: part)
      source += part
      count += part
      rest -= part
    }
  }

  /// How many compressed bytes there are that weren't taken.
  var compressedCount: Int { output.bytes.count }

  /// Removes and returns the compressed bytes so far.
  mutating func takeCompressed() -> [UInt8] { output.take() }

  consuming func finish() -> [UInt8] {
    compress(isLast: true)
    block.write(to: &output, isLast: true)
    output.fillByte()
    output.append(UInt64(checksum.value.byteSwapped), count: 32)
    return output.bytes
  }

  /// Compresses what there is, but for what the longest repeat may need if more follows.
  private mutating func compress(isLast: Bool) {
    checksum.append(UnsafeBufferPointer(start: buffer + summedCount, count: count - summedCount))
    let end = isLast ? count : count - DeflateBlock.longestRepeat
    (buffer + count).update(repeating: 0, count: RepeatFinder.excess)
    while start < end {
      var found = finder.find(
        in: buffer, at: start, position: position, end: count, longerThan: 2, recentDistance: recentDistance)
      var entered = 1
      // What starts at the next byte may be longer.
      while found.length > 0, found.length < RepeatFinder.goodLength, start + 1 < end {
        let next = finder.find(
          in: buffer, at: start + 1, position: position + 1, end: count, longerThan: found.length,
          recentDistance: recentDistance)
        guard next.length > 0 else {
          entered = 2
          break
        }
        append(literal: buffer[start])
        found = next
      }
      if found.length > 0 {
        append(found, entered: entered)
      } else {
        append(literal: buffer[start])
      }
    }
    // Not all of the buffer, if more comes than was expected.
    let kept = min(start, RepeatFinder.reach, capacity / 2)
    let first = start - kept
    buffer.update(from: buffer + first, count: count - first)
    start -= first
    count -= first
    summedCount = count
  }

  private mutating func append(literal: UInt8) {
    block.append(literal)
    advance(1)
  }

  /// Appends a repeat, of which so many bytes have been entered.
  private mutating func append(_ found: RepeatFinder.Repeat, entered: Int) {
    if found.distance >= 16 { recentDistance = found.distance }
    block.append(length: found.length, distance: found.distance)
    finder.enter(
      in: buffer, from: start + entered, to: start + found.length, position: position + entered, end: count)
    advance(found.length)
  }

  private mutating func advance(_ length: Int) {
    start += length
    position += length
    if block.isFull { block.write(to: &output, isLast: false) }
  }
}
