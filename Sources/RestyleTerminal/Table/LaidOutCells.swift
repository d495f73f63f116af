import Restyle
import RestyleRendering

/// The lines of cells that don't fit in one line; most rows have few such cells.
struct LaidOutCells {
  /// The content of each cell by index, up to the last laid-out cell.
  private var contents: [Content] = []
  /// The lines of texts in one look, and the blocks of all other cells.
  private var lines: [LineLayout.Line] = []
  private var blocks: [TerminalBlock] = []

  private enum Content {
    /// The cell is shown as it is.
    case whole
    /// The indices of the lines of a text in one look.
    case lines(Range<Int>)
    /// The index of a block.
    case block(Int)
  }
}

extension LaidOutCells {
  /// Removes all cells, and keeps the capacity.
  mutating func removeAll() {
    guard !contents.isEmpty else { return }
    contents.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
  }

  private func content(of index: Int) -> Content { index < contents.count ? contents[index] : .whole }

  /// The number of lines of a cell.
  func height(of index: Int) -> Int {
    switch content(of: index) {
    case .whole: 1
    case .lines(let range): range.count
    case .block(let block): blocks[block].height
    }
  }

  /// The block of a laid-out cell, if it has one.
  func block(of index: Int) -> TerminalBlock? {
    if case .block(let block) = content(of: index) { blocks[block] } else { nil }
  }

  /// A line of a text in one look, either laid out or a single line; nil for other cells.
  ///
  /// - Parameters:
  ///   - row: The index of the line in the text.
  ///   - index: The index of the cell.
  ///   - cells: The cells, which are indexed in the same way.
  /// - Returns: The line.
  func run(_ row: Int, of index: Int, in cells: [TableCell]) -> CellRun? {
    switch content(of: index) {
    case .whole: cells[index].run
    case .lines(let range): cells[index].run?.line(lines[range.lowerBound + row])
    case .block: nil
    }
  }

  /// Lays out a cell.
  ///
  /// - Parameters:
  ///   - index: The index of the cell, greater than those of the cells before it.
  ///   - cells: Some cells.
  ///   - position: The index of the cell in `cells`.
  ///   - columns: The width of the cell in terminal cells.
  ///   - mode: The line break mode of its column.
  ///   - terminal: The renderer.
  mutating func layOut(
    _ index: Int, _ cells: [TableCell], _ position: Int, columns: Int, breaking mode: LineBreakMode,
    in terminal: inout TerminalRenderer
  ) {
    while contents.count < index { contents.append(.whole) }
    let metrics = terminal.profile.metrics
    if let range = brokenLines(of: cells, position, columns: columns, breaking: mode, metrics) {
      contents.append(.lines(range))
    } else {
      contents.append(.block(blocks.count))
      blocks.append(cells.block(of: position, columns: columns, breaking: mode, in: &terminal))
    }
  }

  /// Breaks a text in one look, as most are; nil if its style has other paragraph attributes.
  private mutating func brokenLines(
    of cells: [TableCell], _ index: Int, columns: Int, breaking mode: LineBreakMode, _ metrics: CellMetrics
  ) -> Range<Int>? {
    guard columns > 0, mode.wraps, cells[index].breaksAsColumn, let run = cells[index].run,
      run.look.link == nil
    else { return nil }
    switch cells[index].alignment {
    // Other lines are first aligned within the widest one.
    case .left, .right: break
    default: return nil
    }
    let start = lines.count
    metrics.appendLines(
      of: run.text, columns: columns, breaking: mode == .wordWrapping ? .words : .characters, to: &lines)
    // A line of one cell may contain a cluster of two.
    guard lines[start...].allSatisfy({ $0.width <= columns }) else { return nil }
    return start..<lines.count
  }
}

extension [TableCell] {
  /// A cell's block in a number of terminal cells, with the line breaking of the column.
  fileprivate func block(
    of index: Int, columns: Int, breaking mode: LineBreakMode, in terminal: inout TerminalRenderer
  ) -> TerminalBlock {
    let block: TerminalBlock
    if case .block(let content, _) = self[index].special {
      block = terminal.block(content, columns: Swift.max(columns, 1))
    } else {
      let runs = self[index].runs
      var text = ReadyText(runs: runs, block: .block(around: runs))
      if text.block.attribute(for: .lineBreakMode) == nil { text.block.lineBreakMode = mode }
      text.block.alignment = self[index].alignment
      block = terminal.block(of: text, columns: Swift.max(columns, 1))
    }
    return block.limited(columns: columns)
  }
}
