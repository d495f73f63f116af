/// How much of each pixel of one row a shape covers, in parts of 255.
///
/// What isn't in a span isn't covered. Long parts that are covered evenly are one span, so that what is done with a
/// row costs what its edges cost.
struct CoverageRow {
  /// The parts that are covered, from left to right.
  private(set) var spans: [Span] = []
  /// The coverage of each pixel, where a span says that it varies.
  private(set) var values: [UInt8]

  /// A part of a row.
  struct Span {
    let start: Int
    let end: Int
    /// The coverage of each of its pixels, nil if it varies.
    let coverage: UInt8?
  }

  init(width: Int) { values = [UInt8](repeating: 0, count: width) }
}

extension CoverageRow {
  /// From the first pixel that is covered to the last one.
  var pixels: Range<Int> { (spans.first?.start ?? 0)..<(spans.last?.end ?? 0) }

  mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Covers what some spans say, in none of which it varies.
  mutating func replace(with evenSpans: [Span]) {
    spans.removeAll(keepingCapacity: true)
    spans.append(contentsOf: evenSpans)
  }

  /// Adds a part that is covered evenly, behind all that there is.
  mutating func append(_ coverage: UInt8, from start: Int, to end: Int) {
    if coverage > 0, start < end { append(span: coverage, from: start, to: end) }
  }

  /// Adds a part whose coverage a function gives, behind all that there is.
  @inline(__always)
  mutating func append(from start: Int, to end: Int, _ coverage: (Int) -> UInt8) {
    guard start < end else { return }
    values.withUnsafeMutableBufferPointer { values in
      for x in start..<end { values[x] = coverage(x) }
    }
    append(span: nil, from: start, to: end)
  }

  /// Adds a span, or makes the last one longer.
  private mutating func append(span coverage: UInt8?, from start: Int, to end: Int) {
    if let last = spans.last, last.end == start, last.coverage == coverage {
      spans[spans.count - 1] = Span(start: last.start, end: end, coverage: coverage)
    } else {
      spans.append(Span(start: start, end: end, coverage: coverage))
    }
  }

  /// Visits what is covered, but for some hidden pixels, with the coverage of all pixels if it is the same.
  @inline(__always)
  func forEach(outside hidden: Range<Int>, _ body: (_ pixels: Range<Int>, _ coverage: UInt8?) -> Void) {
    for span in spans {
      let left = span.start..<max(min(span.end, hidden.lowerBound), span.start)
      let right = min(max(span.start, hidden.upperBound), span.end)..<span.end
      if hidden.isEmpty {
        body(span.start..<span.end, span.coverage)
      } else {
        if !left.isEmpty { body(left, span.coverage) }
        if !right.isEmpty { body(right, span.coverage) }
      }
    }
  }

  /// The part of a pixel that is covered.
  subscript(pixel: Int) -> UInt8 {
    let index = spans.partitionPoint { $0.end > pixel }
    guard index < spans.count, spans[index].start <= pixel else { return 0 }
    return spans[index].coverage ?? values[pixel]
  }

  /// Makes this row what two others cover both, the parts multiplied.
  mutating func formIntersection(_ left: CoverageRow, _ right: CoverageRow) {
    removeAll()
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < left.spans.count, rightIndex < right.spans.count {
      let first = left.spans[leftIndex]
      let second = right.spans[rightIndex]
      let start = max(first.start, second.start)
      let end = min(first.end, second.end)
      switch (first.coverage, second.coverage) {
      case (let one?, let other?): append(one.scaled(by: other), from: start, to: end)
      case (let one?, nil): append(from: start, to: end) { right.values[$0].scaled(by: one) }
      case (nil, let other?): append(from: start, to: end) { left.values[$0].scaled(by: other) }
      case (nil, nil): append(from: start, to: end) { left.values[$0].scaled(by: right.values[$0]) }
      }
      if first.end <= end { leftIndex += 1 }
      if second.end <= end { rightIndex += 1 }
    }
  }

  /// Makes this row what another one leaves uncovered.
  mutating func formComplement(_ row: CoverageRow) {
    removeAll()
    var start = 0
    for span in row.spans {
      append(255, from: start, to: span.start)
      if let coverage = span.coverage {
        append(255 - coverage, from: span.start, to: span.end)
      } else {
        append(from: span.start, to: span.end) { 255 - row.values[$0] }
      }
      start = span.end
    }
    append(255, from: start, to: values.count)
  }
}

extension UInt8 {
  /// The product as parts of 255, rounded to the nearest.
  func scaled(by other: UInt8) -> UInt8 {
    // Exact for all products of two bytes (Jim Blinn, "Three Wrongs Make a Right").
    let product = UInt32(self) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
