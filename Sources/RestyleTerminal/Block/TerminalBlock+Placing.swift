public import RestyleElements

extension TerminalBlock {
  /// Returns the block with cells around it.
  public func padded(_ insets: CellInsets) -> TerminalBlock {
    let insets = insets.used
    let above = [CellLine](repeating: CellLine(), count: insets.top)
    let below = [CellLine](repeating: CellLine(), count: insets.bottom)
    return TerminalBlock(
      above + lines.map { $0.indented(insets.left) } + below, width: width + insets.horizontal, metrics)
  }

  /// Returns the block in more columns, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: Where it lies in them; `fill` and `firstBaseline` count as `leading`.
  ///   - columns: How many columns there are.
  /// - Returns: A block of at least as many columns.
  public func aligned(_ alignment: StackStyle.Alignment, columns: Int) -> TerminalBlock {
    let room = columns.asLength - width
    guard room > 0 else { return self }
    let before = alignment.cellsBefore(room)
    return padded(CellInsets(left: before, right: room - before))
  }

  /// Returns the block in more lines, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: Where it lies in them: `leading` is the top, and so are `fill` and `firstBaseline`.
  ///   - rows: How many lines there are.
  /// - Returns: A block of at least as many lines.
  public func aligned(_ alignment: StackStyle.Alignment, rows: Int) -> TerminalBlock {
    let room = rows.asLength - height
    guard room > 0 else { return self }
    let before = alignment.cellsBefore(room)
    return padded(CellInsets(top: before, bottom: room - before))
  }

  /// Returns what lies in some of the columns and lines.
  ///
  /// - Parameters:
  ///   - columns: The columns; those that there aren't are left out.
  ///   - rows: The lines; all of them by default.
  /// - Returns: The cells that lie there.
  public func cropped(columns: Range<Int>, rows: Range<Int>? = nil) -> TerminalBlock {
    let columns = columns.clamped(to: 0..<width)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    return TerminalBlock(lines[rows].map { $0.part(columns, metrics) }, width: columns.count, metrics)
  }

  /// Returns the block without what lies beyond a number of columns.
  func limited(columns: Int) -> TerminalBlock {
    width > columns ? cropped(columns: 0..<max(columns, 0)) : self
  }
}

extension StackStyle.Alignment {
  /// How many of the cells that are left over lie before.
  func cellsBefore(_ room: Int) -> Int {
    switch self {
    case .trailing: room
    case .center: room / 2
    case .leading, .fill, .firstBaseline: 0
    }
  }
}
