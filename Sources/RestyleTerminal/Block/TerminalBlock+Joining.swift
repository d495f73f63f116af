public import RestyleElements

extension TerminalBlock {
  /// Puts blocks beside each other.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, from left to right.
  ///   - spacing: How many cells lie between two of them.
  ///   - alignment: Where those lie that are lower than others; `leading` is the top.
  public init(row blocks: [TerminalBlock], spacing: Int = 0, alignment: StackStyle.Alignment = .leading) {
    let height = blocks.reduce(0) { max($0, $1.height) }
    let spacing = spacing.asLength
    var lines = [CellLine](repeating: CellLine(), count: height)
    var start = 0
    for block in blocks {
      let first = alignment.cellsBefore(height - block.height)
      for (row, line) in block.lines.enumerated() where line.width > 0 {
        lines[first + row].fill(to: start)
        lines[first + row].append(line)
      }
      start += block.width + spacing
    }
    self.init(
      lines, width: blocks.isEmpty ? 0 : start - spacing, blocks.first?.metrics ?? .standard)
  }

  /// Puts blocks one below the other.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, from top to bottom.
  ///   - spacing: How many lines lie between two of them.
  ///   - alignment: Where those lie that are narrower than others.
  public init(column blocks: [TerminalBlock], spacing: Int = 0, alignment: StackStyle.Alignment = .leading) {
    let width = blocks.reduce(0) { max($0, $1.width) }
    let gap = [CellLine](repeating: CellLine(), count: spacing.asLength)
    var lines: [CellLine] = []
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines += gap }
      let before = alignment.cellsBefore(width - block.width)
      if before > 0 {
        lines += block.lines.map { $0.indented(before) }
      } else {
        lines += block.lines
      }
    }
    self.init(lines, width: width, blocks.first?.metrics ?? .standard)
  }

  /// Returns the block with another one over it.
  ///
  /// All cells of the upper block cover those below, but for those that its lines lack at their ends.
  ///
  /// - Parameters:
  ///   - upper: The block that lies over this one; what would lie beyond this one is left out.
  ///   - column: Where its left edge lies; it may lie before the first column.
  ///   - row: Where its first line lies; it may lie above the first one.
  /// - Returns: A block of the same size.
  public func overlaid(with upper: TerminalBlock, column: Int, row: Int) -> TerminalBlock {
    guard column < width, row < height, column > -10_000, row > -10_000 else { return self }
    var result = lines
    for (index, line) in upper.lines.enumerated() {
      let target = row + index
      guard lines.indices.contains(target) else { continue }
      let covered = max(column, 0)..<min(max(column + line.width, 0), width)
      guard !covered.isEmpty else { continue }
      var joined = lines[target].part(0..<covered.lowerBound, metrics)
      joined.fill(to: covered.lowerBound)
      joined.append(line.part((covered.lowerBound - column)..<(covered.upperBound - column), metrics))
      if lines[target].width > covered.upperBound {
        joined.append(lines[target].part(covered.upperBound..<lines[target].width, metrics))
      }
      result[target] = joined
    }
    return TerminalBlock(result, width: width, metrics)
  }
}
