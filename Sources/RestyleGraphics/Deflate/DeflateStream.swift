/// Compresses bytes in the zlib format (RFC 1950) with DEFLATE blocks (RFC 1951).
///
/// The package has its own implementation, since zlib's output differs from version to version, and since most of a
/// drawing repeats the same few bytes: zlib enters each of them in its tables, which takes most of its time.
// Safe to share: it owns its memory, which nothing else references, and it can't be copied.
struct DeflateStream: ~Copyable, @unchecked Sendable {
  /// The window of previous bytes that repeats can refer to, followed by the bytes to compress.
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0
  /// The start of the bytes to compress, in the buffer and in the whole input.
  private var start = 0
  private var position = 0
  private var recentDistance = 0
  private var finder: RepeatFinder
  private var block = DeflateBlock()
  private var output = BitStream()
  private var checksum = Adler32()
  /// The number of the buffer's bytes that the checksum includes; it is faster for many bytes at once than row by row.
  private var summedCount = 0

  /// The number of bytes that are compressed at once.
  private static let chunkSize = 131_072

  /// Creates a stream.
  ///
  /// - Parameter expectedCount: The expected number of bytes, so that small inputs take little memory; it needn't be
  ///   exact.
  init(expectedCount: Int) {
    // The whole input if it is small, or else a chunk with the window before it.
    capacity =
      expectedCount < Self.chunkSize
      ? max(expectedCount, 1_024) : RepeatFinder.reach + Self.chunkSize + DeflateBlock.longestRepeat
    buffer = .allocate(capacity: capacity + RepeatFinder.excess)
    finder = RepeatFinder(expectedCount: expectedCount)
    // A window of 32,768 bytes, and the check bits that make the header a multiple of 31.
    output.append(0x9C78, count: 16)
  }

  deinit { buffer.deallocate() }
}

extension DeflateStream {
  /// Returns bytes in compressed form.
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

  /// The number of compressed bytes that weren't taken yet.
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

  /// Compresses the available bytes, except those that the longest repeat may need if more follow.
  private mutating func compress(isLast: Bool) {
    checksum.append(UnsafeBufferPointer(start: buffer + summedCount, count: count - summedCount))
    let end = isLast ? count : count - DeflateBlock.longestRepeat
    (buffer + count).update(repeating: 0, count: RepeatFinder.excess)
    while start < end {
      var found = finder.find(
        in: buffer, at: start, position: position, end: count, longerThan: 2, recentDistance: recentDistance)
      var entered = 1
      // Lazy matching: a repeat that starts at the next byte may be longer.
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
    // Never the whole buffer, in case there is more input than expected.
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

  /// Appends a repeat; `entered` of its bytes are already in the tables.
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
