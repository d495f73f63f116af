import RestyleElements
import RestyleRendering

/// A rectangle of cells with lines of styled text.
///
/// ```swift
/// var terminal = TerminalRenderer()
/// let name = terminal.block("Name\nAddress")
/// let value = terminal.block("Ada\nLondon")
/// let both = TerminalBlock(row: [name, value], spacing: 2)
/// both.width  // 15
/// ```
///
/// Blocks can be joined, and drawn over one another. Renderers create them, since they know the look of texts and the
/// characters to leave out. No line is wider than its block. Wide characters are never split: if one is cut, a space
/// replaces it.
public struct TerminalBlock: Sendable {
  /// The number of cells in each line.
  public private(set) var width: Int
  /// The lines, each of at most `width` cells; missing cells are left unchanged.
  private(set) var lines: [CellLine]
  let metrics: CellMetrics

  /// Creates an empty block.
  public init() { self.init([], width: 0, .standard) }

  init(_ lines: [CellLine], width: Int, _ metrics: CellMetrics) {
    self.lines = lines
    self.width = width
    self.metrics = metrics
  }

  /// Creates a block that is as wide as its widest line.
  init(_ lines: [CellLine], _ metrics: CellMetrics) {
    self.init(lines, width: lines.reduce(0) { max($0, $1.width) }, metrics)
  }
}

extension TerminalBlock {
  /// The number of lines.
  public var height: Int { lines.count }

  /// The text without attributes; trailing spaces that don't belong to a text are left out.
  public var text: String {
    lines.map { line in
      line.runs.map { $0.text.isEmpty ? String(repeating: " ", count: $0.width) : $0.text }.joined()
    }.joined(separator: "\n")
  }

  /// Adds cells around the block.
  mutating func pad(_ insets: CellInsets) {
    let insets = insets.used
    width += insets.horizontal
    if insets.left > 0 { changeLines { $0.indent(insets.left) } }
    if insets.top > 0 { lines.insert(contentsOf: repeatElement(CellLine(), count: insets.top), at: 0) }
    if insets.bottom > 0 { lines.append(contentsOf: repeatElement(CellLine(), count: insets.bottom)) }
  }

  /// Reserves capacity for a number of lines.
  mutating func reserveCapacity(_ count: Int) { lines.reserveCapacity(count) }

  /// Appends another block below, with empty lines between both unless this block is empty.
  mutating func append(_ other: TerminalBlock, spacing: Int) {
    width = max(width, other.width)
    if lines.capacity == 0 {
      lines = other.lines
    } else {
      if !lines.isEmpty { for _ in 0..<spacing.asLength { lines.append(CellLine()) } }
      lines += other.lines
    }
  }

  /// Makes the block as high as the others in its row, and drops the runs of lines that have no width.
  mutating func raise(to height: Int, _ alignment: StackStyle.Alignment) {
    for row in lines.indices where lines[row].width == 0 { lines[row] = CellLine() }
    let before = alignment.cellsBefore(height - self.height)
    if before > 0 { lines.insert(contentsOf: repeatElement(CellLine(), count: before), at: 0) }
    while lines.count < height { lines.append(CellLine()) }
  }

  /// Appends another block, which is no higher, to the right.
  ///
  /// - Parameters:
  ///   - other: The other block.
  ///   - spacing: The number of cells between the blocks.
  ///   - alignment: The vertical alignment of the other block.
  ///   - capacity: The number of runs to reserve for each line, including those around the row.
  mutating func append(
    right other: TerminalBlock, spacing: Int, _ alignment: StackStyle.Alignment, capacity: Int
  ) {
    let start = width + spacing
    let first = alignment.cellsBefore(height - other.height)
    for row in other.lines.indices where other.lines[row].width > 0 {
      lines[first + row].reserveCapacity(capacity)
      lines[first + row].fill(to: start)
      lines[first + row].append(other.lines[row])
    }
    width = start + other.width
  }

  /// Returns a changed copy of the block.
  func changed(_ change: (inout TerminalBlock) -> Void) -> TerminalBlock {
    var block = self
    change(&block)
    return block
  }

  /// Changes each line.
  mutating func changeLines(_ change: (inout CellLine) -> Void) {
    for row in lines.indices { change(&lines[row]) }
  }

  /// The block with each line transformed.
  func mapLines(width: Int? = nil, _ change: (CellLine) -> CellLine) -> TerminalBlock {
    TerminalBlock(lines.map(change), width: width ?? self.width, metrics)
  }
}
