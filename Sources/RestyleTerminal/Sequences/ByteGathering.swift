/// Gathers short pieces in room that is there for a while, before they are appended to an array.
///
/// Each piece that is appended to an array takes as long as copying a hundred bytes; here it takes a third of that.
struct ByteGathering: ~Copyable {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// Whether something was added since it was flushed.
  private(set) var hasGathered = false

  /// Small enough to lie on the stack.
  static let capacity = 1024

  init(in room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }
}

extension ByteGathering {
  /// Adds two pieces behind what was gathered; what doesn't fit goes to the array.
  @inline(__always)
  mutating func append(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    hasGathered = true
    guard first.count + second.count <= room.count - count else {
      return appendBeyond(first, second, to: &bytes)
    }
    appendInRoom(first)
    appendInRoom(second)
  }

  @inline(__always)
  private mutating func appendInRoom(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress, let end = room.baseAddress else { return }
    (end + count).initialize(from: start, count: piece.count)
    count += piece.count
  }

  @inline(never)
  private mutating func appendBeyond(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: room[..<count])
    count = 0
    bytes.append(contentsOf: first)
    bytes.append(contentsOf: second)
  }

  /// Moves what was gathered to the array.
  mutating func flush(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: room[..<count])
    count = 0
    hasGathered = false
  }
}
