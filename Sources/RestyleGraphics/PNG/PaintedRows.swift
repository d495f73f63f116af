import Restyle

/// The rows of a drawing, painted one by one; only two are in memory.
struct PaintedRows: Sendable {
  private var painter: RowPainter
  private var pixels: [Pixel]
  private var above: [Pixel]
  private var nextRow = 0

  enum Row {
    /// The same as the one above.
    case same
    case distinct
  }

  init(_ plan: RowPlan) {
    painter = RowPainter(plan)
    pixels = [Pixel](repeating: .clear, count: plan.width)
    above = pixels
  }
}

extension PaintedRows {
  /// Advances to the next row; returns nil after the last one.
  mutating func next() -> Row? {
    let row = nextRow
    guard row < painter.plan.height else { return nil }
    nextRow += 1
    guard painter.plan.changes[row] else { return .same }
    swap(&pixels, &above)
    pixels.withUnsafeMutableBufferPointer {
      $0.update(repeating: .clear)
      painter.paint(row, into: $0)
    }
    return row > 0 && hasSamePixels ? .same : .distinct
  }

  private var hasSamePixels: Bool {
    pixels.withUnsafeBytes { pixels in above.withUnsafeBytes { pixels.isEqual(to: $0) } }
  }

  /// Calls a function with the pixels of the row.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<Pixel>) -> Result) -> Result {
    pixels.withUnsafeBufferPointer(body)
  }
}
