import Restyle

/// The rows of a drawing; rows that equal the one above are only counted.
///
/// Most rows of backgrounds are such rows, so neither painting nor writing them needs memory for all pixels.
struct DistinctRows {
  let width: Int
  let height: Int
  private(set) var pixels: [Pixel] = []
  /// The number of consecutive equal rows.
  private(set) var counts: [Int] = []
}

extension DistinctRows {
  /// Paints the rows.
  init(_ plan: RowPlan) {
    width = plan.width
    height = plan.height
    guard width > 0 else { return }
    pixels.reserveCapacity(width * plan.changes.count { $0 })
    var rows = PaintedRows(plan)
    while let row = rows.next() {
      switch row {
      case .same: counts[counts.count - 1] += 1
      case .distinct:
        rows.withPixels { pixels += $0 }
        counts.append(1)
      }
    }
  }

  /// Counts the rows of existing pixels.
  init(_ raster: Raster) {
    width = raster.width
    height = raster.height
    guard width > 0 else { return }
    for row in 0..<height {
      let start = pixels.count
      pixels += raster.pixels[row * width..<(row + 1) * width]
      countRow(from: start)
    }
  }

  /// Counts the last row, and drops it if it equals the previous one.
  private mutating func countRow(from start: Int) {
    let isSame =
      start > 0
      && pixels.withUnsafeBufferPointer { pixels in
        let row = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[start...]))
        let above = UnsafeBufferPointer(rebasing: pixels[start - width..<start])
        return row.isEqual(to: UnsafeRawBufferPointer(above))
      }
    if isSame {
      pixels.removeLast(width)
      counts[counts.count - 1] += 1
    } else {
      counts.append(1)
    }
  }

  /// Calls a function with each distinct row, and the number of its repetitions.
  func visit(_ body: (_ row: UnsafeBufferPointer<Pixel>, _ count: Int) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      for (index, count) in counts.enumerated() {
        body(UnsafeBufferPointer(rebasing: pixels[index * width..<(index + 1) * width]), count)
      }
    }
  }
}
