/// Computes the coverage of a shape in each row of a drawing.
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

  /// Storage for one row of one shape at a time, shared since a drawing can have thousands of shapes.
  struct Scratch {
    fileprivate var changes: AreaChanges
    fileprivate var windings = [Int32](repeating: 0, count: SampleSet.count)
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
  /// Calls a function with the shape's coverage of a row; fastest in the order of rows.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - scratch: Storage for the row.
  ///   - marks: The marks to which the shape's sharp edges are added.
  ///   - isOpaque: Whether other edges are invisible in pixels that the shape covers completely.
  ///   - body: The function.
  /// - Returns: The pixels that it may cover.
  mutating func scan(
    _ row: Int, in scratch: inout Scratch, marking marks: inout EdgeMarks, isOpaque: Bool = false,
    _ body: (CoverageRow) -> Void
  ) -> Range<Int> {
    outline?.scan(row, changes: &scratch.changes, into: &scratch.plain)
    if outline != nil { marks.insert(scratch.plain) }
    scanBlur(row, in: &scratch)
    if clip == nil {
      if isOpaque { marks.removeCovered(scratch.plain) }
      body(scratch.plain)
      return scratch.plain.pixels
    }
    clip?.scan(row, changes: &scratch.changes, into: &scratch.clipping)
    marks.insert(scratch.clipping)
    scratch.clipped.formIntersection(scratch.plain, scratch.clipping)
    body(scratch.clipped)
    return scratch.clipped.pixels
  }

  private mutating func scanBlur(_ row: Int, in scratch: inout Scratch) {
    blur?.scan(row, into: &scratch.plain)
    guard isInverted else { return }
    scratch.clipping.formComplement(scratch.plain)
    swap(&scratch.plain, &scratch.clipping)
  }

  /// Computes the samples of some pixels within the shape's sharp edges, and the coverage by its blur.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, from the left.
  ///   - row: The row; fastest in the order of rows.
  ///   - scratch: Storage for the row.
  ///   - body: A function that is called for each pixel, with its index among them.
  mutating func sample(
    _ pixels: ArraySlice<Int>, row: Int, in scratch: inout Scratch,
    _ body: (_ index: Int, _ pixel: Int, SampleSet, _ part: UInt8) -> Void
  ) {
    outline?.scan(row, changes: &scratch.changes, into: &scratch.plain)
    scanBlur(row, in: &scratch)
    clip?.scan(row, changes: &scratch.changes, into: &scratch.clipping)
    for (index, pixel) in zip(pixels.indices, pixels) {
      let part = scratch.plain[pixel]
      var samples =
        outline?.samples(of: pixel, row: row, covered: part, windings: &scratch.windings)
        ?? (part > 0 ? .all : .none)
      if !samples.isEmpty,
        let clipping = clip?.samples(
          of: pixel, row: row, covered: scratch.clipping[pixel], windings: &scratch.windings)
      {
        samples = samples.intersection(clipping)
      }
      body(index, pixel, samples, outline == nil ? part : 255)
    }
  }
}

extension OutlineScanner {
  /// The samples of a pixel within the shape; its coverage may be enough to determine them.
  fileprivate mutating func samples(
    of pixel: Int, row: Int, covered part: UInt8, windings: inout [Int32]
  ) -> SampleSet {
    switch part {
    case 0: .none
    case 255: .all
    default: samples(of: pixel, row: row, windings: &windings)
    }
  }
}
