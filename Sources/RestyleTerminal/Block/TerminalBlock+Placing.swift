public import RestyleElements
import RestyleRendering

extension TerminalBlock {
  /// Returns the block with cells around it.
  public func padded(_ insets: CellInsets) -> TerminalBlock {
    let insets = insets.used
    // In one array: to join several copies each of them.
    var padded: [CellLine] = []
    padded.reserveCapacity(insets.top + lines.count + insets.bottom)
    for _ in 0..<insets.top { padded.append(CellLine()) }
    for line in lines { padded.append(line.indented(insets.left)) }
    for _ in 0..<insets.bottom { padded.append(CellLine()) }
    return TerminalBlock(padded, width: width + insets.horizontal, metrics)
  }

  /// Returns the block aligned in a number of columns, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: Its alignment; `fill` and `firstBaseline` count as `leading`.
  ///   - columns: The number of columns.
  /// - Returns: A block of at least as many columns.
  public func aligned(_ alignment: StackStyle.Alignment, columns: Int) -> TerminalBlock {
    let room = columns.asLength - width
    guard room > 0 else { return self }
    let before = alignment.cellsBefore(room)
    return padded(CellInsets(left: before, right: room - before))
  }

  /// Returns the block aligned in a number of lines, if it has fewer.
  ///
  /// - Parameters:
  ///   - alignment: Its alignment: `leading` is the top, and so are `fill` and `firstBaseline`.
  ///   - rows: The number of lines.
  /// - Returns: A block of at least as many lines.
  public func aligned(_ alignment: StackStyle.Alignment, rows: Int) -> TerminalBlock {
    let room = rows.asLength - height
    guard room > 0 else { return self }
    let before = alignment.cellsBefore(room)
    return padded(CellInsets(top: before, bottom: room - before))
  }

  /// Returns the part of the block in some columns and lines.
  ///
  /// - Parameters:
  ///   - columns: The columns; those outside of the block are ignored.
  ///   - rows: The lines; all of them by default.
  /// - Returns: The cells in that part.
  public func cropped(columns: Range<Int>, rows: Range<Int>? = nil) -> TerminalBlock {
    let columns = columns.clamped(to: 0..<width)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    return TerminalBlock(lines[rows].map { $0.part(columns, metrics) }, width: columns.count, metrics)
  }

  /// Returns the block cut off at a number of columns.
  func limited(columns: Int) -> TerminalBlock {
    width > columns ? cropped(columns: 0..<max(columns, 0)) : self
  }
}
