/// The prediction of a row's bytes from neighbouring ones, for better compression.
///
/// The raw values are those of PNG, third edition, section 9.2.
enum RowFilter: UInt8, CaseIterable {
  case none
  /// The difference from the pixel on the left.
  case sub
  /// The difference from the pixel above.
  case up
  /// The difference from the mean of both.
  case average
  /// The difference to the left, above, or upper left value, whichever is nearest to left + above - upper left.
  case paeth
}

extension RowFilter {
  /// Writes a filtered row after its filter byte.
  ///
  /// - Parameters:
  ///   - row: The bytes of the row.
  ///   - above: The bytes of the row above.
  ///   - distance: The number of bytes from one pixel to the next.
  ///   - result: A buffer with one byte more than the row.
  /// - Returns: The sum of the absolute values of the signed bytes.
  func write(
    _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int,
    into result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    result[0] = rawValue
    @inline(__always)
    func write(_ prediction: (_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8) -> Int {
      var sum = 0
      for index in 0..<min(distance, row.count) {
        let byte = row[index] &- prediction(0, above[index], 0)
        sum &+= Int(Int8(bitPattern: byte).magnitude)
        result[index + 1] = byte
      }
      for index in min(distance, row.count)..<row.count {
        let byte =
          row[index] &- prediction(row[index - distance], above[index], above[index - distance])
        sum &+= Int(Int8(bitPattern: byte).magnitude)
        result[index + 1] = byte
      }
      return sum
    }
    return switch self {
    case .none: write { _, _, _ in 0 }
    case .sub: write { left, _, _ in left }
    case .up: write { _, above, _ in above }
    case .average: write { left, above, _ in UInt8((UInt16(left) + UInt16(above)) / 2) }
    case .paeth: write(Self.nearest)
    }
  }

  @inline(__always)
  private static func nearest(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    let (toLeft, toAbove) = (Int(above) - Int(aboveLeft), Int(left) - Int(aboveLeft))
    let distances = (abs(toLeft), abs(toAbove), abs(toLeft + toAbove))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : aboveLeft
  }
}
