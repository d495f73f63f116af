/// A line of cells; cells after its runs are left unchanged.
struct CellLine: Sendable {
  private(set) var runs: [CellRun] = []
  private(set) var width = 0

  init() {}

  init(_ runs: [CellRun]) {
    self.runs = runs
    width = runs.reduce(0) { $0 + $1.width }
  }

  /// Creates a line from a run, with capacity for the runs that will surround it.
  init(_ run: CellRun, capacity: Int) {
    runs.reserveCapacity(capacity)
    runs.append(run)
    width = run.width
  }
}

extension CellLine {
  mutating func reserveCapacity(_ count: Int) { runs.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ run: consuming CellRun) {
    guard run.width > 0 || !run.text.isEmpty else { return }
    width += run.width
    runs.append(run)
  }

  mutating func append(_ other: CellLine) {
    runs.append(contentsOf: other.runs)
    width += other.width
  }

  /// Inserts a run before the others.
  mutating func prepend(_ run: CellRun) {
    guard run.width > 0 || !run.text.isEmpty else { return }
    runs.insert(run, at: 0)
    width += run.width
  }

  mutating func append(spaces count: Int, _ look: CellLook = .plain) {
    if count > 0 { append(.spaces(count, look)) }
  }

  /// The number of runs, without invisible ones at the end.
  var shownCount: Int {
    var count = runs.count
    while count > 0, runs[count - 1].text.isEmpty, runs[count - 1].look.isInvisible { count -= 1 }
    return count
  }

  /// Fills the line up to a width with spaces.
  mutating func fill(to width: Int, _ look: CellLook = .plain) { append(spaces: width - self.width, look) }

  /// Indents the line by a number of spaces, unless it is empty.
  mutating func indent(_ count: Int) { if count > 0, width > 0 { prepend(.spaces(count)) } }

  /// The cells in a range of columns; spaces replace a character that is cut.
  func part(_ columns: Range<Int>, _ metrics: CellMetrics) -> CellLine {
    guard columns.lowerBound > 0 || columns.upperBound < width else { return self }
    var result = CellLine()
    var start = 0
    for run in runs {
      let end = start + run.width
      defer { start = end }
      if end <= columns.lowerBound, run.width > 0 { continue }
      if start >= columns.upperBound { break }
      let part = max(columns.lowerBound - start, 0)..<max(columns.upperBound - start, 0)
      for piece in run.part(part, metrics) { result.append(piece) }
    }
    return result
  }

  /// The line with each run's look changed.
  func mapLooks(_ change: (CellLook) -> CellLook) -> CellLine {
    var (result, changes) = (self, LatestLooks<CellLook>())
    result.changeLooks(&changes, change)
    return result
  }

  /// Changes each run's look, reusing the results for identical looks.
  mutating func changeLooks(
    _ changes: inout LatestLooks<CellLook>, where isChanged: (CellLook) -> Bool = { _ in true },
    _ change: (CellLook) -> CellLook
  ) {
    for index in runs.indices where isChanged(runs[index].look) {
      runs[index].look = changes.value(of: runs[index].look, change)
    }
  }

  /// The line with the look of each cell changed by its column; a wide character uses its first column.
  func mapLooks(_ metrics: CellMetrics, byColumn change: (CellLook, Int) -> CellLook) -> CellLine {
    var result = CellLine()
    for run in runs {
      let isBlank = run.text.isEmpty
      run.forEachCluster(metrics) { text, width in
        let look = change(run.look, result.width)
        result.append(CellRun(text: isBlank ? "" : text, width: width, look: look))
      }
    }
    return result
  }
}
