/// Writes the cells of a screen that differ from another screen.
///
/// Cells are written from left to right, and wide clusters always with both cells, since terminals differ in how they
/// treat a cut one. Nothing is written beyond the last column, where terminals differ, too: from there, the cursor is
/// always positioned.
struct ScreenWriter {
  private var writer = SequenceWriter(isPlain: false)
  /// The position of the cursor; nil if it is unknown.
  private var cursor: TerminalScreen.Position?
  private let new: TerminalScreen

  private init(_ new: TerminalScreen) { self.new = new }
}

extension ScreenWriter {
  /// The bytes that show a screen on a terminal, whatever the terminal shows.
  static func bytes(showing screen: TerminalScreen) -> [UInt8] {
    guard screen.profile.writesSequences else { return screen.plainBytes }
    var result = Self(screen)
    // Reset the style, move the cursor to the corner, and clear all cells.
    result.append("\u{1B}[m\u{1B}[H\u{1B}[2J")
    result.cursor = TerminalScreen.Position(row: 0, column: 0)
    for row in screen.lines.indices { result.write(row, over: [], ScreenTable()) }
    result.finish(isShown: nil)
    return result.writer.bytes
  }

  /// The bytes that turn a screen into another one of the same size.
  static func bytes(from old: TerminalScreen, to new: TerminalScreen) -> [UInt8] {
    var result = Self(new)
    result.cursor = old.shownCursor
    for row in 0..<max(old.lines.count, new.lines.count) { result.write(row, over: old.line(row), old.table) }
    result.finish(isShown: old.shownCursor != nil)
    return result.writer.bytes
  }

  /// Resets the style, and moves the cursor to its final position.
  private mutating func finish(isShown: Bool?) {
    writer.end()
    if let wanted = new.shownCursor { move(toRow: wanted.row, wanted.column) }
    if isShown != (new.cursor != nil) { append(new.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h") }
  }

  private mutating func append(_ sequence: StaticString) {
    sequence.withUTF8Buffer { writer.bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ row: Int, over old: [ScreenCell], _ oldTable: ScreenTable) {
    let line = new.line(row)
    let columns = max(line.count, old.count)
    @inline(__always)
    func differs(_ column: Int) -> Bool {
      !new.table.shows(TerminalScreen.cell(line, column), as: TerminalScreen.cell(old, column), of: oldTable)
    }
    @inline(__always)
    func isWithinCluster(_ column: Int) -> Bool {
      TerminalScreen.cell(line, column).isContinuation || TerminalScreen.cell(old, column).isContinuation
    }
    let visible = (line.lastIndex { $0 != .blank } ?? -1) + 1
    var start = 0
    while true {
      var first = start
      while first < columns, !differs(first) { first += 1 }
      guard first < columns else { return }
      // Include both cells of each wide cluster of either line.
      while first > start, isWithinCluster(first) { first -= 1 }
      var end = first + 1
      while end < columns, isWithinCluster(end) || differs(end) { end += 1 }
      let shownEnd = min(end, max(visible, first))
      if first < shownEnd { write(line, first..<shownEnd, row) }
      if end >= visible {
        var last = columns - 1
        while last >= first, !differs(last) { last -= 1 }
        return erase(row, from: shownEnd, to: last + 1)
      }
      start = end
    }
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

  /// Whether rewriting cells is shorter than moving the cursor past them.
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

  /// Clears the last non-empty cells of a line.
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

  // Moves to a cell in the fewest bytes.

  private mutating func move(toRow row: Int, _ column: Int) {
    let wanted = TerminalScreen.Position(row: row, column: column)
    guard cursor != wanted else { return }
    defer { cursor = wanted }
    let start = writer.bytes.count
    append("\u{1B}[")
    if row > 0 { append(number: row + 1) }
    if column > 0 {
      append(";")
      append(number: column + 1)
    }
    append("H")
    guard let cursor, cursor.row <= row else { return }
    let end = writer.bytes.count
    moveOn(from: cursor, to: wanted)
    if writer.bytes.count - end < end - start {
      writer.bytes.removeSubrange(start..<end)
    } else {
      writer.bytes.removeSubrange(end...)
    }
  }

  /// Moves to a cell by line feeds and cursor movements.
  private mutating func moveOn(from start: TerminalScreen.Position, to end: TerminalScreen.Position) {
    var column = start.column
    if start.row < end.row || column > end.column {
      // A terminal may treat a line feed as a carriage return, too.
      append("\r")
      writer.bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: end.row - start.row))
      column = 0
    }
    guard column < end.column else { return }
    append("\u{1B}[")
    if end.column - column > 1 { append(number: end.column - column) }
    append("C")
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    writer.bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
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
