import RestyleRendering

/// The bytes of a page in the making: an array of bytes but for what appending costs.
///
/// A page is made of thousands of short pieces, and each that is appended to an array takes as long as copying a
/// hundred bytes; here it takes a third of that.
// Sendable although its bytes change: they are written only by a buffer that holds the storage alone.
package struct OutputBuffer: @unchecked Sendable {
  // Nil before the first byte: a shared empty one would be retained on all threads at once.
  @usableFromInline var storage: Storage?
  // The storage's, so that appending doesn't have to follow a reference.
  @usableFromInline var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// How many bytes there are.
  @usableFromInline package private(set) var count = 0
  // Whether the storage is known not to be shared: from `hold()` to `share()`.
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
  // Inlinable into the outputs beside HTML.
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

  /// Appends several pieces, making room for all of them at once.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes `write` writes at most.
  ///   - write: Writes the pieces one after the other.
  @inline(__always)
  mutating func append(atMost capacity: Int, _ write: (inout Room) -> Void) {
    reserve(capacity)
    guard let start = buffer.baseAddress else { return }
    var room = Room(start: start, end: start + count)
    write(&room)
    count = room.count
    assert(count <= buffer.count)
  }

  /// Room behind the bytes, which nobody else writes to.
  struct Room {
    fileprivate let start: UnsafeMutablePointer<UInt8>
    fileprivate var end: UnsafeMutablePointer<UInt8>
  }

  /// Appends bytes that there is room for.
  @inlinable @inline(__always)
  mutating func appendInRoom(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress, let end = buffer.baseAddress else { return }
    (end + count).initialize(from: start, count: source.count)
    count += source.count
  }

  /// Makes room behind the bytes, in a storage that nobody else holds.
  @inlinable @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count + additional > buffer.count || !(isHeldAlone || isKnownUniquelyReferenced(&storage)) {
      move(toCapacity: count + additional)
    }
  }

  @inline(never) @usableFromInline
  mutating func move(toCapacity capacity: Int) {
    // Short pages grow fast, since all bytes are copied each time.
    let larger = Storage(capacity: max(capacity, count < 1 << 16 ? 4 * count : 2 * count, 1 << 10))
    withUnsafeBytes { _ = larger.bytes.initialize(fromContentsOf: $0) }
    storage = larger
    buffer = larger.bytes
  }
}

extension OutputBuffer {
  /// Makes the storage the buffer's own, so that appending doesn't have to check that, until ``share()``.
  ///
  /// Until then the buffer mustn't be copied: the copy would be appended to as well.
  package mutating func hold() {
    reserve(0)
    isHeldAlone = true
  }

  /// Allows copies again.
  package mutating func share() { isHeldAlone = false }

  /// Makes room for so many bytes in all.
  package mutating func reserveCapacity(_ capacity: Int) { reserve(max(0, capacity - count)) }

  /// Removes what was appended since there were so many bytes.
  package mutating func removeAll(behind start: Int) { count = min(count, start) }

  /// What was appended since there were so many bytes.
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

  /// Appends a word, which takes room for all that one may have.
  mutating func append(_ text: TextWord) {
    UnsafeMutableRawPointer(end).storeBytes(of: text.bytes, as: UInt64.self)
    end += text.count
  }
}
