/// A rectangle of cells: lines of styled text, which can be put beside, below and over one another.
///
/// ```swift
/// var terminal = TerminalRenderer()
/// let name = terminal.block("Name\nAddress")
/// let value = terminal.block("Ada\nLondon")
/// let both = TerminalBlock(row: [name, value], spacing: 2)
/// both.width  // 15
/// ```
///
/// Renderers make blocks, since they know how texts look and what has to be left out. No line is ever wider than the
/// block, and no character is ever cut: where one of two cells would be, there is a space.
public struct TerminalBlock: Sendable {
  /// How many cells each line has.
  public private(set) var width: Int
  /// The lines, each of at most as many cells; what one lacks is left as it is.
  private(set) var lines: [CellLine]
  let metrics: CellMetrics

  /// Makes an empty block.
  public init() {
    self.init([], width: 0, .standard)
  }

  init(_ lines: [CellLine], width: Int, _ metrics: CellMetrics) {
    self.lines = lines
    self.width = width
    self.metrics = metrics
  }

  /// Makes a block as wide as its widest line.
  init(_ lines: [CellLine], _ metrics: CellMetrics) {
    self.init(lines, width: lines.reduce(0) { max($0, $1.width) }, metrics)
  }
}

extension TerminalBlock {
  /// How many lines there are.
  public var height: Int { lines.count }

  /// What is shown, without looks; lines have no spaces at their ends that don't belong to a text.
  public var text: String {
    lines.map { line in
      line.runs.map { $0.text.isEmpty ? String(repeating: " ", count: $0.width) : $0.text }.joined()
    }.joined(separator: "\n")
  }

  /// The block with each line changed.
  func mapLines(width: Int? = nil, _ change: (CellLine) -> CellLine) -> TerminalBlock {
    TerminalBlock(lines.map(change), width: width ?? self.width, metrics)
  }
}
