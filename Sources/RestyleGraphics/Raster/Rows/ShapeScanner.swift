/// Finds what a shape covers of each row of a drawing.
struct ShapeScanner {
  private var outline: OutlineScanner?
  private var blur: BlurScanner?
  private var clip: OutlineScanner?
  private let isInverted: Bool

  init(_ shape: PixelShape, width: Int, height: Int) {
    switch shape.form {
    case .outline(let outline):
      self.outline = OutlineScanner(outline)
      isInverted = false
    case .blur(let rectangle, let isInverted):
      blur = BlurScanner(rectangle, width: width, height: height)
      self.isInverted = isInverted
    }
    clip = shape.clip.map { OutlineScanner($0) }
  }

  /// Room for one row of one shape at a time: a drawing may have thousands of shapes.
  struct Scratch {
    fileprivate var changes: AreaChanges
    fileprivate var plain: CoverageRow
    fileprivate var clipping: CoverageRow
    fileprivate var clipped: CoverageRow

    init(width: Int) {
      changes = AreaChanges(width: width)
      plain = CoverageRow(width: width)
      clipping = plain
      clipped = plain
    }
  }
}

extension ShapeScanner {
  /// Calls a function with what the shape covers of a row; fastest from row to row.
  mutating func scan(_ row: Int, in scratch: inout Scratch, _ body: (CoverageRow) -> Void) {
    outline?.scan(row, changes: &scratch.changes, into: &scratch.plain)
    blur?.scan(row, into: &scratch.plain)
    if isInverted {
      scratch.clipping.formComplement(scratch.plain)
      swap(&scratch.plain, &scratch.clipping)
    }
    guard clip != nil else { return body(scratch.plain) }
    clip?.scan(row, changes: &scratch.changes, into: &scratch.clipping)
    scratch.clipped.formIntersection(scratch.plain, scratch.clipping)
    body(scratch.clipped)
  }
}
