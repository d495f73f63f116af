import Restyle

/// The coverage of each pixel of a row by a shape, in units of 1/255.
///
/// Pixels outside of spans aren't covered. Long evenly covered parts are a single span, so that the cost of a row
/// depends only on its edges.
struct CoverageRow {
  /// The parts that are covered, from left to right.
  private(set) var spans: [Span] = []
  /// The coverage of each pixel in spans in which it varies.
  private(set) var values: [UInt8]

  /// A part of a row.
  struct Span {
    let start: Int
    let end: Int
    /// The coverage of each of its pixels; nil if it varies.
    let coverage: UInt8?
  }

  init(width: Int) { values = [UInt8](repeating: 0, count: width) }
}

extension CoverageRow {
  /// The range from the first covered pixel to the last one.
  var pixels: Range<Int> { (spans.first?.start ?? 0)..<(spans.last?.end ?? 0) }

  mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Replaces the row with spans of even coverage.
  mutating func replace(with evenSpans: [Span]) {
    spans.removeAll(keepingCapacity: true)
    spans.append(contentsOf: evenSpans)
  }

  /// Appends an evenly covered part after all others.
  mutating func append(_ coverage: UInt8, from start: Int, to end: Int) {
    if coverage > 0, start < end { append(span: coverage, from: start, to: end) }
  }

  /// Appends a part whose coverage a function returns, after all others.
  @inline(__always)
  mutating func append(from start: Int, to end: Int, _ coverage: (Int) -> UInt8) {
    guard start < end else { return }
    values.withUnsafeMutableBufferPointer { values in
      for x in start..<end { values[x] = coverage(x) }
    }
    append(span: nil, from: start, to: end)
  }

  /// Appends a span, or extends the last one.
  private mutating func append(span coverage: UInt8?, from start: Int, to end: Int) {
    if let last = spans.last, last.end == start, last.coverage == coverage {
      spans[spans.count - 1] = Span(start: last.start, end: end, coverage: coverage)
    } else {
      spans.append(Span(start: start, end: end, coverage: coverage))
    }
  }

  /// Visits the covered pixels except hidden ones, with their coverage if it is even.
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

  /// The coverage of a pixel.
  subscript(pixel: Int) -> UInt8 {
    let index = spans.partitionPoint { $0.end > pixel }
    guard index < spans.count, spans[index].start <= pixel else { return 0 }
    return spans[index].coverage ?? values[pixel]
  }

  /// Sets this row to the intersection of two others, with their coverages multiplied.
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

  /// Sets this row to the complement of another one.
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
  /// The product in units of 1/255, rounded to the nearest.
  func scaled(by other: UInt8) -> UInt8 {
    // Exact for all products of two bytes (Jim Blinn, "Three Wrongs Make a Right").
    let product = UInt32(self) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
