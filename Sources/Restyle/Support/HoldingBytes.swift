/// A style or a part of one that tells how much it holds in memory of its own: what a remembered one costs.
///
/// Roughly, since what counts are images and texts from outside, which may have any size; what several styles share
/// counts for each.
protocol HoldingBytes {
  var heldByteCount: Int { get }

  /// What the value at an address holds.
  static func heldByteCount(at address: UnsafeRawPointer) -> Int
}

extension HoldingBytes {
  static func heldByteCount(at address: UnsafeRawPointer) -> Int {
    address.assumingMemoryBound(to: Self.self).pointee.heldByteCount
  }
}
