public import RestyleElements
import RestyleRendering

extension TerminalBlock {
  /// Creates a block from blocks side by side.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, from left to right.
  ///   - spacing: The number of cells between two blocks.
  ///   - alignment: The vertical alignment of shorter blocks; `leading` is the top.
  public init(row blocks: [TerminalBlock], spacing: Int = 0, alignment: StackStyle.Alignment = .leading) {
    self.init()
    guard !blocks.isEmpty else { return }
    let height = blocks.reduce(0) { max($0, $1.height) }
    var blocks = blocks
    // Reuse the first block's lines, which are only copied if they are shared.
    swap(&self, &blocks[0])
    raise(to: height, alignment)
    for index in blocks.indices.dropFirst() {
      append(right: blocks[index], spacing: spacing.asLength, alignment, capacity: 3 * blocks.count + 2)
    }
  }

  /// Creates a block from blocks one below the other.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, from top to bottom.
  ///   - spacing: The number of lines between two blocks.
  ///   - alignment: The alignment of narrower blocks.
  public init(column blocks: [TerminalBlock], spacing: Int = 0, alignment: StackStyle.Alignment = .leading) {
    let width = blocks.reduce(0) { max($0, $1.width) }
    let gap = [CellLine](repeating: CellLine(), count: spacing.asLength)
    var lines: [CellLine] = []
    lines.reserveCapacity(blocks.reduce(0) { $0 + $1.height + gap.count })
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines += gap }
      let start = lines.count
      lines += block.lines
      let before = alignment.cellsBefore(width - block.width)
      for row in start..<lines.count where before > 0 { lines[row].indent(before) }
    }
    self.init(lines, width: width, blocks.first?.metrics ?? .standard)
  }

  /// Returns the block with another block drawn over it.
  ///
  /// All cells of the upper block cover those below, except after the end of its lines.
  ///
  /// - Parameters:
  ///   - upper: The block on top; what extends beyond this block is cut off.
  ///   - column: The column of the upper block's left edge, which may be negative.
  ///   - row: The row of the upper block's first line, which may be negative.
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
