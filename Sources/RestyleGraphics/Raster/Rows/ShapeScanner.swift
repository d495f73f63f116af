/// Finds what a shape covers of each row of a drawing.
struct ShapeScanner {
  private var outline: OutlineScanner?
  private var blur: BlurScanner?
  private var clip: OutlineScanner?
  private let isInverted: Bool
  private var plain: CoverageRow
  private var clipping: CoverageRow
  private var clipped: CoverageRow

  init(_ shape: PixelShape, width: Int, height: Int) {
    switch shape.form {
    case .outline(let outline):
      self.outline = OutlineScanner(outline, width: width)
      isInverted = false
    case .blur(let rectangle, let isInverted):
      blur = BlurScanner(rectangle, width: width, height: height)
      self.isInverted = isInverted
    }
    clip = shape.clip.map { OutlineScanner($0, width: width) }
    plain = CoverageRow(width: width)
    // Rows that aren't needed take no room.
    clipping = CoverageRow(width: clip == nil && !isInverted ? 0 : width)
    clipped = clipping
  }
}

extension ShapeScanner {
  /// Calls a function with what the shape covers of a row; fastest from row to row.
  mutating func scan(_ row: Int, _ body: (CoverageRow) -> Void) {
    outline?.scan(row, into: &plain)
    blur?.scan(row, into: &plain)
    if isInverted {
      clipping.formComplement(plain)
      swap(&plain, &clipping)
    }
    guard clip != nil else { return body(plain) }
    clip?.scan(row, into: &clipping)
    clipped.formIntersection(plain, clipping)
    body(clipped)
  }
}
