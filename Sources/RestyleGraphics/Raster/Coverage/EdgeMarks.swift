/// The pixels of a row that contain edges, and those that contain edges of several shapes.
///
/// In the latter, the coverages of the shapes don't determine their combined coverage.
struct EdgeMarks {
  /// Whether marks are needed: a row without several edges at the same place needs none.
  var isNeeded = false
  /// A bit for each pixel that contains an edge.
  private var marked: [UInt64]
  /// A bit for each pixel that contains several edges.
  private var shared: [UInt64]

  init(width: Int) {
    marked = [UInt64](repeating: 0, count: (width + 63) / 64)
    shared = marked
  }
}

extension EdgeMarks {
  /// The coverage up to which, or the lack of coverage up to which, a shape counts as having no edge in a pixel.
  ///
  /// If the combined coverage of two shapes is then computed from their coverages, the error is at most half of it.
  private static let tolerance: UInt8 = 2

  mutating func removeAll() {
    for word in marked.indices {
      marked[word] = 0
      shared[word] = 0
    }
  }

  /// Marks the pixels that a shape covers in part.
  mutating func insert(_ coverage: CoverageRow) {
    forEachWord(of: coverage, in: Self.tolerance + 1...254 - Self.tolerance) { marks, word, bits in
      marks.shared[word] |= marks.marked[word] & bits
      marks.marked[word] |= bits
    }
  }

  /// Removes the edges in pixels that an opaque shape covers completely, which are invisible.
  mutating func removeCovered(_ coverage: CoverageRow) {
    forEachWord(of: coverage, in: 255 - Self.tolerance...255) { marks, word, bits in
      marks.shared[word] &= ~bits
      marks.marked[word] &= ~bits
    }
  }

  /// Visits the bits of the pixels that a shape covers in this way.
  private mutating func forEachWord(
    of coverage: CoverageRow, in parts: ClosedRange<UInt8>,
    _ body: (inout Self, _ word: Int, _ bits: UInt64) -> Void
  ) {
    guard isNeeded else { return }
    for span in coverage.spans {
      if let part = span.coverage {
        if parts.contains(part) { forEachWord(of: span.start..<span.end, body) }
      } else {
        for x in span.start..<span.end where parts.contains(coverage.values[x]) {
          forEachWord(of: x..<x + 1, body)
        }
      }
    }
  }

  private mutating func forEachWord(
    of pixels: Range<Int>, _ body: (inout Self, _ word: Int, _ bits: UInt64) -> Void
  ) {
    guard !pixels.isEmpty else { return }
    let last = pixels.upperBound - 1
    for word in pixels.lowerBound >> 6...last >> 6 {
      var bits = ~0 as UInt64
      if word == pixels.lowerBound >> 6 { bits &= ~0 << UInt64(pixels.lowerBound & 63) }
      if word == last >> 6 { bits &= ~0 >> UInt64(63 - last & 63) }
      body(&self, word, bits)
    }
  }

  /// Appends the pixels that contain several edges, from left to right.
  func appendShared(to pixels: inout [Int]) {
    for (word, var bits) in shared.enumerated() {
      while bits != 0 {
        pixels.append(word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
