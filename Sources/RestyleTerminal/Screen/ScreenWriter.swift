/// Writes the cells of a screen that another one lacks.
///
/// Cells are written from left to right, and both of a wide cluster or none, so that no terminal is asked what becomes
/// of one that is cut. Nothing is written beyond the last column, where terminals differ in what comes next: from there,
/// the cursor is always positioned.
struct ScreenWriter {
  private var writer = SequenceWriter(isPlain: false)
  /// Where the cursor is; nil where nobody knows.
  private var cursor: TerminalScreen.Position?
  private let new: TerminalScreen

  private init(_ new: TerminalScreen) {
    self.new = new
  }
}

extension ScreenWriter {
  /// What shows a screen on a terminal, whatever that showed before.
  static func bytes(showing screen: TerminalScreen) -> [UInt8] {
    guard screen.profile.writesSequences else { return screen.plainBytes }
    var result = Self(screen)
    // Nothing in force, the cursor in the corner, all cells empty.
    result.append("\u{1B}[m\u{1B}[H\u{1B}[2J")
    result.cursor = TerminalScreen.Position(row: 0, column: 0)
    for row in screen.lines.indices { result.write(row, over: [], ScreenTable()) }
    result.finish(isShown: nil)
    return result.writer.bytes
  }

  /// What turns a screen into another one of its size.
  static func bytes(from old: TerminalScreen, to new: TerminalScreen) -> [UInt8] {
    var result = Self(new)
    result.cursor = old.shownCursor
    for row in 0..<max(old.lines.count, new.lines.count) { result.write(row, over: old.line(row), old.table) }
    result.finish(isShown: old.shownCursor != nil)
    return result.writer.bytes
  }

  /// Leaves nothing in force, and the cursor where it belongs.
  private mutating func finish(isShown: Bool?) {
    writer.end()
    if let wanted = new.shownCursor { move(toRow: wanted.row, wanted.column) }
    if isShown != (new.cursor != nil) { append(new.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h") }
  }

  private mutating func append(_ sequence: StaticString) {
    writer.bytes.append(
      contentsOf: UnsafeBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount))
  }
}

extension ScreenWriter {
  private mutating func write(_ row: Int, over old: [ScreenCell], _ oldTable: ScreenTable) {
    let line = new.line(row)
    let columns = max(line.count, old.count)
    var column = 0
    var visible = line.count
    while visible > 0, line[visible - 1] == .blank { visible -= 1 }
    while let range = nextDifference(line, old, oldTable, from: column, columns: columns) {
      let isEnd = range.upperBound >= visible
      let end = isEnd ? max(visible, range.lowerBound) : range.upperBound
      if range.lowerBound < end { write(line, range.lowerBound..<end, row) }
      if isEnd { return erase(row, from: end, to: lastDifference(line, old, oldTable, columns) + 1) }
      column = end
    }
  }

  /// The next cells that differ, with both cells of each wide cluster of either line.
  private func nextDifference(
    _ line: [ScreenCell], _ old: [ScreenCell], _ oldTable: ScreenTable, from start: Int, columns: Int
  ) -> Range<Int>? {
    func isWithinCluster(_ column: Int) -> Bool {
      TerminalScreen.cell(line, column).isContinuation || TerminalScreen.cell(old, column).isContinuation
    }
    var first = start
    while first < columns, isEqual(line, old, oldTable, first) { first += 1 }
    guard first < columns else { return nil }
    while first > start, isWithinCluster(first) { first -= 1 }
    var end = first + 1
    while end < columns, isWithinCluster(end) || !isEqual(line, old, oldTable, end) { end += 1 }
    return first..<end
  }

  private func lastDifference(
    _ line: [ScreenCell], _ old: [ScreenCell], _ oldTable: ScreenTable, _ columns: Int
  ) -> Int {
    var last = columns - 1
    while last >= 0, isEqual(line, old, oldTable, last) { last -= 1 }
    return last
  }

  @inline(__always)
  private func isEqual(_ line: [ScreenCell], _ old: [ScreenCell], _ oldTable: ScreenTable, _ column: Int)
    -> Bool
  {
    new.table.shows(
      TerminalScreen.cell(line, column), as: TerminalScreen.cell(old, column), of: oldTable)
  }

  private mutating func write(_ line: [ScreenCell], _ range: Range<Int>, _ row: Int) {
    if let cursor, cursor.row == row, isShorterWritten(line, from: cursor.column, to: range.lowerBound) {
      for column in cursor.column..<range.lowerBound { append(line[column]) }
    } else {
      move(toRow: row, range.lowerBound)
    }
    for column in range { append(line[column]) }
    note(row, range.upperBound)
  }

  /// Whether writing cells once more is shorter than going past them.
  private func isShorterWritten(_ line: [ScreenCell], from start: Int, to end: Int) -> Bool {
    guard 1...3 ~= end - start, !writer.isLinked else { return false }
    return line[start..<end].allSatisfy {
      $0.cluster < 0x80 && !$0.isContinuation && $0.link == 0 && $0.style == writer.style
    }
  }

  private mutating func append(_ cell: ScreenCell) {
    if cell.isContinuation { return }
    writer.change(to: cell.style)
    if writer.isLinked || cell.link != 0 { writer.follow(new.table.link(cell.link)) }
    if cell.cluster < 0x80 {
      writer.bytes.append(UInt8(truncatingIfNeeded: cell.cluster))
    } else {
      writer.bytes.append(contentsOf: new.table.bytes(of: cell))
    }
  }

  /// Empties the last cells of a line that aren't empty.
  private mutating func erase(_ row: Int, from start: Int, to end: Int) {
    guard start < end else { return }
    move(toRow: row, start)
    writer.change(to: .plain)
    writer.follow(nil)
    if end - start <= 3 {
      writer.append(spaces: end - start)
      note(row, end)
    } else {
      append("\u{1B}[K")
    }
  }

  private mutating func note(_ row: Int, _ column: Int) {
    cursor = column < new.columns ? TerminalScreen.Position(row: row, column: column) : nil
  }
}

// The shortest way to a cell.
extension ScreenWriter {
  private mutating func move(toRow row: Int, _ column: Int) {
    let wanted = TerminalScreen.Position(row: row, column: column)
    guard cursor != wanted else { return }
    defer { cursor = wanted }
    let (rowNumber, columnNumber) = (row > 0 ? row + 1 : 0, column > 0 ? column + 1 : 0)
    let absoluteCount = 3 + rowNumber.digitCount + (column > 0 ? 1 + columnNumber.digitCount : 0)
    if let cursor, let count = relativeCount(from: cursor, to: wanted), count < absoluteCount {
      moveOn(from: cursor, to: wanted)
    } else {
      append("\u{1B}[")
      append(number: rowNumber)
      if column > 0 { append(";") }
      append(number: columnNumber)
      append("H")
    }
  }

  /// How many bytes lead to a cell by lines and steps; nil if it lies above.
  private func relativeCount(from start: TerminalScreen.Position, to end: TerminalScreen.Position) -> Int? {
    guard start.row <= end.row else { return nil }
    let startsAnew = start.row < end.row || start.column > end.column
    let steps = end.column - (startsAnew ? 0 : start.column)
    return (startsAnew ? 1 + end.row - start.row : 0)
      + (steps > 0 ? 3 + (steps > 1 ? steps.digitCount : 0) : 0)
  }

  private mutating func moveOn(from start: TerminalScreen.Position, to end: TerminalScreen.Position) {
    let startsAnew = start.row < end.row || start.column > end.column
    if startsAnew {
      // A terminal may take an end of line for both.
      append("\r")
      writer.bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: end.row - start.row))
    }
    let steps = end.column - (startsAnew ? 0 : start.column)
    guard steps > 0 else { return }
    append("\u{1B}[")
    if steps > 1 { append(number: steps) }
    append("C")
  }

  /// Appends a number; nothing for zero.
  private mutating func append(number: Int) {
    var unit = 1
    for _ in 1..<max(number.digitCount, 1) { unit *= 10 }
    while unit > 0, number > 0 {
      writer.bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

extension Int {
  /// How many decimal digits a number has that isn't negative; none for zero.
  fileprivate var digitCount: Int {
    var (count, rest) = (0, self)
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}

extension TerminalScreen {
  /// The lines without sequences, and without spaces at their ends.
  fileprivate var plainBytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      for cell in line where !cell.isContinuation { bytes += table.bytes(of: cell) }
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
