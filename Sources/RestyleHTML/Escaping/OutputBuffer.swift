import RestyleRendering

/// The bytes of a page that is being written: like an array of bytes, but with faster appends.
///
/// A page consists of thousands of short pieces. Appending one to an array takes as long as copying a hundred bytes;
/// here, it takes a third of that.
// Sendable although its bytes change: only a buffer with a unique reference to the storage writes to it.
package struct OutputBuffer: @unchecked Sendable {
  // Nil before the first byte: a shared empty one would be retained on all threads at once.
  @usableFromInline var storage: Storage?
  // The storage's buffer, so that appending doesn't have to follow a reference.
  @usableFromInline var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// The number of bytes.
  @usableFromInline package private(set) var count = 0
  // Whether the storage is known to be uniquely referenced: from `hold()` to `share()`.
  @usableFromInline var isHeldAlone = false

  @usableFromInline final class Storage {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(capacity: Int) { bytes = .allocate(capacity: capacity) }

    deinit {
      bytes.deallocate()
    }
  }

  /// Creates an empty buffer.
  package init() {}
}

extension OutputBuffer: ByteSink {
  // Inlinable into outputs other than HTML.
  @inlinable @inline(__always)
  package mutating func append(bytes source: UnsafeBufferPointer<UInt8>) {
    reserve(source.count)
    appendInRoom(source)
  }

  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    buffer[count] = byte
    count += 1
  }

  /// Appends several pieces, and reserves space for all of them at once.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of bytes that `write` writes.
  ///   - write: Writes the pieces one by one.
  @inline(__always)
  mutating func append(atMost capacity: Int, _ write: (inout Room) -> Void) {
    reserve(capacity)
    guard let start = buffer.baseAddress else { return }
    var room = Room(start: start, end: start + count)
    write(&room)
    count = room.count
    assert(count <= buffer.count)
  }

  /// The unused space after the bytes, which nobody else writes to.
  struct Room {
    fileprivate let start: UnsafeMutablePointer<UInt8>
    fileprivate var end: UnsafeMutablePointer<UInt8>
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, count: Int) {
    append(atMost: count) { room in for _ in 0..<count { room.append(byte) } }
  }

  /// Appends some of the bytes of another buffer.
  package mutating func append(_ range: Range<Int>, of other: OutputBuffer) {
    other.withUnsafeBytes { append(bytes: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends bytes for which space is reserved.
  @inlinable @inline(__always)
  mutating func appendInRoom(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress, let end = buffer.baseAddress else { return }
    (end + count).initialize(from: start, count: source.count)
    count += source.count
  }

  /// Reserves space after the bytes, in a uniquely referenced storage.
  @inlinable @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count + additional > buffer.count || !(isHeldAlone || isKnownUniquelyReferenced(&storage)) {
      move(toCapacity: count + additional)
    }
  }

  @inline(never) @usableFromInline
  mutating func move(toCapacity capacity: Int) {
    // Short pages grow faster, since all bytes are copied each time.
    let larger = Storage(capacity: max(capacity, count < 1 << 16 ? 4 * count : 2 * count, 1 << 10))
    withUnsafeBytes { _ = larger.bytes.initialize(fromContentsOf: $0) }
    storage = larger
    buffer = larger.bytes
  }
}

extension OutputBuffer {
  /// Makes the storage uniquely referenced, so that appending doesn't have to check that until ``share()``.
  ///
  /// Until then, the buffer mustn't be copied: appending would change the copy, too.
  package mutating func hold() {
    reserve(0)
    isHeldAlone = true
  }

  /// Allows copies again.
  package mutating func share() { isHeldAlone = false }

  /// Reserves space for a total number of bytes.
  package mutating func reserveCapacity(_ capacity: Int) { reserve(max(0, capacity - count)) }

  /// Removes all bytes after a number of bytes.
  package mutating func removeAll(behind start: Int) { count = min(count, start) }

  /// The bytes after a number of bytes.
  package func suffix(behind start: Int) -> Bytes {
    withUnsafeBytes { start < count ? Bytes($0[start...]) : [] }
  }

  /// Calls a function with the bytes.
  @inlinable package func withUnsafeBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(storage) { body(UnsafeBufferPointer(start: buffer.baseAddress, count: count)) }
  }

  /// The bytes as text.
  package var text: String { withUnsafeBytes { String(wellFormed: $0) } }
}

extension OutputBuffer.Room: ByteSink {
  var count: Int { end - start }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    end.initialize(to: byte)
    end += 1
  }

  @inline(__always)
  mutating func append(bytes source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    end.initialize(from: start, count: source.count)
    end += source.count
  }

  /// Appends a word; reserves space for a full one.
  mutating func append(_ text: TextWord) {
    UnsafeMutableRawPointer(end).storeBytes(of: text.bytes, as: UInt64.self)
    end += text.count
  }
}
