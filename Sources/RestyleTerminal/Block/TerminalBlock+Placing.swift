public import RestyleElements
import RestyleRendering

extension TerminalBlock {
  /// Returns the block with cells around it.
  public func padded(_ insets: CellInsets) -> TerminalBlock { changed { $0.pad(insets) } }

  /// Returns the block aligned in a number of columns, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the block; `fill` and `firstBaseline` count as `leading`.
  ///   - columns: The number of columns.
  /// - Returns: A block of at least as many columns.
  public func aligned(_ alignment: StackStyle.Alignment, columns: Int) -> TerminalBlock {
    changed { $0.align(alignment, columns: columns) }
  }

  /// Returns the block aligned in a number of lines, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the block: `leading` is the top, and so are `fill` and `firstBaseline`.
  ///   - rows: The number of lines.
  /// - Returns: A block of at least as many lines.
  public func aligned(_ alignment: StackStyle.Alignment, rows: Int) -> TerminalBlock {
    changed { $0.align(alignment, rows: rows) }
  }

  /// Returns a part of the block.
  ///
  /// - Parameters:
  ///   - columns: The columns; those outside of the block are ignored.
  ///   - rows: The lines; nil for all of them.
  /// - Returns: The cells in that part.
  public func cropped(columns: Range<Int>, rows: Range<Int>? = nil) -> TerminalBlock {
    let columns = columns.clamped(to: 0..<width)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    return TerminalBlock(lines[rows].map { $0.part(columns, metrics) }, width: columns.count, metrics)
  }

  /// Returns the block cut off at a number of columns.
  func limited(columns: Int) -> TerminalBlock { changed { $0.limit(columns: columns) } }
}

// The same in place, which copies lines only if they are shared.

extension TerminalBlock {
  /// Cuts the block off at a number of columns, on the trailing side of its lines.
  mutating func limit(columns: Int, isMirrored: Bool = false) {
    guard width > columns else { return }
    let columns = max(columns, 0)
    self = cropped(columns: isMirrored ? (width - columns)..<width : 0..<columns)
  }

  mutating func align(_ alignment: StackStyle.Alignment, columns: Int) {
    let room = columns.asLength - width
    guard room > 0 else { return }
    let before = alignment.cellsBefore(room)
    pad(CellInsets(left: before, right: room - before))
  }

  mutating func align(_ alignment: StackStyle.Alignment, rows: Int) {
    let room = rows.asLength - height
    guard room > 0 else { return }
    let before = alignment.cellsBefore(room)
    pad(CellInsets(top: before, bottom: room - before))
  }
}
