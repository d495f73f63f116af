import RestyleRendering

/// Writes clusters to the cells of a line, one by one.
struct LineDrawing {
  var cells: [ScreenCell]
  /// The column of the next cluster; clusters before the first or after the last column are invisible.
  private(set) var column: Int
  private let columns: Int
  private let metrics: CellMetrics
  /// The cell of the latest cluster, which combining marks without a base join.
  private var latest: Int?

  init(cells: [ScreenCell], column: Int, columns: Int, metrics: CellMetrics) {
    self.cells = cells
    self.column = column
    self.columns = columns
    self.metrics = metrics
  }
}

extension LineDrawing {
  /// Draws the clusters of a text that has no controls.
  mutating func draw(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: CellStyle, _ link: UInt32, _ table: inout ScreenTable
  ) {
    var scanner = CellScanner(bytes, metrics.grid)
    let (plain, space) = (
      ScreenCell(cluster: 0, style, link: link), ScreenCell(cluster: 0x20, style.ofSpace, link: link)
    )
    while column < columns {
      let start = scanner.offset
      guard let (width, _) = scanner.next() else { return }
      let cluster = bytes[start..<scanner.offset]
      guard width > 0 else {
        join(cluster, &table)
        continue
      }
      if cluster.count == 1, cluster[start] == UInt8(ascii: " ") {
        put(space, width: 1)
      } else {
        var cell = plain
        cell.cluster = table.cluster(cluster)
        put(cell, width: width)
      }
    }
  }

  /// Adds combining marks to the previous cluster; zero-width characters that join nothing are dropped.
  private mutating func join(_ marks: Slice<UnsafeBufferPointer<UInt8>>, _ table: inout ScreenTable) {
    guard let latest, CellScanner.joins(marks) else { return }
    let bytes = table.bytes(of: cells[latest])
    // More marks than anyone can see. Without this limit, many runs of one mark each would take quadratic time.
    guard bytes.count + marks.count <= Self.longestJoined else { return }
    cells[latest].cluster = table.cluster(bytes + marks)
  }

  /// The maximum number of bytes of a cluster from several runs.
  private static let longestJoined = 1_000

  /// Writes a cluster to the next cell or the next two cells; spaces replace one that is cut by an edge.
  @inline(__always)
  mutating func put(_ cell: ScreenCell, width: Int) {
    let range = column..<column + width
    column = range.upperBound
    latest = nil
    guard range.lowerBound >= 0, range.upperBound <= columns else {
      for visible in range.clamped(to: 0..<columns) { put(cell.emptied, at: visible..<visible + 1) }
      return
    }
    latest = range.lowerBound
    if width == 1, range.lowerBound == cells.count {
      cells.append(cell)
    } else {
      put(cell, at: range)
    }
  }

  private mutating func put(_ cell: ScreenCell, at range: Range<Int>) {
    while cells.count < range.upperBound { cells.append(.blank) }
    if cells[range.lowerBound].isContinuation {
      cells[range.lowerBound - 1] = cells[range.lowerBound - 1].emptied
    }
    if range.upperBound < cells.count, cells[range.upperBound].isContinuation {
      cells[range.upperBound] = cells[range.upperBound].emptied
    }
    cells[range.lowerBound] = cell
    for second in range.dropFirst() {
      cells[second] = cell
      cells[second].cluster = 0
    }
  }
}
