/// Gathers short pieces in a temporary buffer before they are appended to an array.
///
/// Appending a piece to an array takes as long as copying a hundred bytes; here, it takes a third of that.
struct ByteGathering: ~Copyable {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private init(in room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Calls `body` with a buffer, which must be flushed at the end.
  static func gathering<Result>(_ body: (inout ByteGathering) -> Result) -> Result {
    // Small enough for the stack.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { room in
      var gathered = ByteGathering(in: room)
      return body(&gathered)
    }
  }
}

extension ByteGathering {
  /// Gathers two pieces; if they don't fit, they are appended to the array.
  @inline(__always)
  mutating func append(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8> = Self.nothing,
    to bytes: inout [UInt8]
  ) {
    guard first.count + second.count <= room.count - count else {
      return appendBeyond(first, second, to: &bytes)
    }
    appendInRoom(first)
    appendInRoom(second)
  }

  static var nothing: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nil, count: 0) }

  @inline(__always)
  private mutating func appendInRoom(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress, let end = room.baseAddress else { return }
    (end + count).initialize(from: start, count: piece.count)
    count += piece.count
  }

  /// Gathers spaces.
  @inline(__always)
  mutating func append(spaces count: Int, to bytes: inout [UInt8]) {
    if count > room.count - self.count {
      flush(to: &bytes)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    } else if count > 0, let end = room.baseAddress {
      (end + self.count).initialize(repeating: UInt8(ascii: " "), count: count)
      self.count += count
    }
  }

  @inline(never)
  private mutating func appendBeyond(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    flush(to: &bytes)
    bytes.append(contentsOf: first)
    bytes.append(contentsOf: second)
  }

  /// Moves the gathered pieces to the array.
  mutating func flush(to bytes: inout [UInt8]) {
    guard count > 0 else { return }
    bytes.append(contentsOf: room[..<count])
    count = 0
  }
}
