/// How the bytes of a row are told by those around them, so that they can be compressed further.
///
/// The raw values are those of PNG, third edition, section 9.2.
enum RowFilter: UInt8, CaseIterable {
  case none
  /// The difference to the pixel to the left.
  case sub
  /// The difference to the pixel above.
  case up
  /// The difference to the mean of both.
  case average
  /// The difference to that of left, above, and above left which is nearest to left + above - above left.
  case paeth
}

extension RowFilter {
  /// Chooses the filter of a row, and writes what it makes of it.
  ///
  /// Numbers in a table aren't filtered, since near numbers aren't near colours. Elsewhere it is the filter whose
  /// bytes, read with their sign, are the smallest in all (section 12.7).
  static func write(
    _ row: [UInt8], above: [UInt8], format: PNGFormat, scratch: inout [UInt8], into result: inout [UInt8]
  ) {
    if case .indexed = format {
      result.removeAll(keepingCapacity: true)
      result.append(none.rawValue)
      result += row
      return
    }
    var best = Int.max
    for filter in allCases {
      let sum = filter.filter(row, above: above, distance: format.bytesPerPixel, into: &scratch)
      if sum < best {
        best = sum
        swap(&scratch, &result)
      }
    }
  }

  /// Writes the bytes of a filtered row behind that which names the filter.
  ///
  /// - Returns: The sum of the bytes, read with their sign and taken without it.
  private func filter(_ row: [UInt8], above: [UInt8], distance: Int, into result: inout [UInt8]) -> Int {
    result.removeAll(keepingCapacity: true)
    result.append(rawValue)
    var sum = 0
    for index in row.indices {
      let left = index < distance ? 0 : row[index - distance]
      let byte: UInt8
      switch self {
      case .none: byte = row[index]
      case .sub: byte = row[index] &- left
      case .up: byte = row[index] &- above[index]
      case .average: byte = row[index] &- UInt8((UInt16(left) + UInt16(above[index])) / 2)
      case .paeth:
        let aboveLeft = index < distance ? 0 : above[index - distance]
        byte = row[index] &- Self.nearest(left, above[index], aboveLeft)
      }
      sum += Int(Int8(bitPattern: byte).magnitude)
      result.append(byte)
    }
    return sum
  }

  private static func nearest(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(aboveLeft)
    let distances = (abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(aboveLeft)))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : aboveLeft
  }
}
