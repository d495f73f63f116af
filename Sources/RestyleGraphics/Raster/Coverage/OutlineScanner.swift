/// Finds the coverage of a shape row by row, exactly.
///
/// Each edge adds, to the pixels that it goes through, the change of the area to its right, with a sign for its
/// direction; summed up from the left these changes are the area that each pixel has within the shape. That sum is
/// cut to one at most, whatever its sign: so what counts is the winding rule of SVG 2, section 13.4.2 (`nonzero`).
/// Where contours of both directions go through one pixel, the areas are summed before they are cut.
struct OutlineScanner {
  let outline: Outline
  /// The edges that reached the last row that was asked for, and how many have been met.
  private(set) var active: [Int] = []
  private var metCount = 0
  private var lastRow = -1
  /// Rows between which no edge starts, ends or leans, and what is covered of each.
  private var steadyRows = 0..<0
  private var steady: [CoverageRow.Span] = []

  init(_ outline: Outline) { self.outline = outline }
}

extension OutlineScanner {
  /// Finds the coverage of a row; fastest from row to row.
  ///
  /// - Parameters:
  ///   - row: Which row.
  ///   - changes: Room for the changes of the area; none before and after.
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

  /// The row behind the last one that has what this one has.
  private func steadyEnd(after row: Int) -> Int {
    var end = metCount < outline.edges.count ? Int(outline.edges[metCount].start.y) : outline.rows.upperBound
    for index in active {
      let edge = outline.edges[index]
      guard edge.isUpright, edge.start.y <= Double(row) else { return row }
      end = min(end, Int(edge.end.y))
    }
    return end
  }

  /// Goes on to the edges that reach a row.
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
