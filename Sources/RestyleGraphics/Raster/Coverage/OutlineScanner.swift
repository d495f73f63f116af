/// Computes the exact coverage of a shape row by row.
///
/// Each edge adds to the pixels that it crosses the change of the area to its right, with a sign for its direction.
/// Summed from the left, these changes are the area of each pixel within the shape. The absolute value of the sum is
/// limited to 1, which results in the `nonzero` winding rule of SVG 2, section 13.4.2. If contours in both directions
/// cross a pixel, the areas are summed before they are limited.
struct OutlineScanner {
  let outline: Outline
  /// The edges in the last requested row, and the number of edges that have started.
  private(set) var active: [Int] = []
  private var metCount = 0
  private var lastRow = -1
  /// Rows between which no edge starts, ends or slants, and their common coverage.
  private var steadyRows = 0..<0
  private var steady: [CoverageRow.Span] = []

  init(_ outline: Outline) { self.outline = outline }
}

extension OutlineScanner {
  /// Computes the coverage of a row; fastest in the order of rows.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - changes: Storage for the changes of the area, which has none before and after the call.
  ///   - coverage: The row to replace.
  mutating func scan(_ row: Int, changes: inout AreaChanges, into coverage: inout CoverageRow) {
    if steadyRows.contains(row) { return coverage.replace(with: steady) }
    coverage.removeAll()
    guard outline.rows.contains(row) else { return }
    advance(to: row)
    let top = Double(row)
    for index in active {
      if let edge = outline.edges[index].clipped(from: top, to: top + 1) { changes.add(edge) }
    }
    changes.sum(into: &coverage)
    let end = steadyEnd(after: row)
    if end > row + 1, coverage.spans.allSatisfy({ $0.coverage != nil }) {
      steadyRows = row..<end
      steady = coverage.spans
    }
  }

  /// The end of the rows with the same coverage as this one.
  private func steadyEnd(after row: Int) -> Int {
    var end = metCount < outline.edges.count ? Int(outline.edges[metCount].start.y) : outline.rows.upperBound
    for index in active {
      let edge = outline.edges[index]
      guard edge.isUpright, edge.start.y <= Double(row) else { return row }
      end = min(end, Int(edge.end.y))
    }
    return end
  }

  /// Advances to the edges in a row.
  mutating func advance(to row: Int) {
    if row < lastRow {
      active.removeAll(keepingCapacity: true)
      metCount = 0
    }
    lastRow = row
    active.removeAll { outline.edges[$0].end.y <= Double(row) }
    while metCount < outline.edges.count, outline.edges[metCount].start.y < Double(row + 1) {
      if outline.edges[metCount].end.y > Double(row) { active.append(metCount) }
      metCount += 1
    }
  }
}
