public import Restyle

/// Nested entries, connected by lines.
///
/// ```swift
/// let tree = TerminalTree([
///   "Sources", ListItem("Restyle", level: 1), ListItem("Color.swift", level: 2), "Tests",
/// ])
/// terminal.append(block: tree)
/// // Sources
/// // └── Restyle
/// //     └── Color.swift
/// // Tests
/// ```
public struct TerminalTree: TerminalContent {
  /// The entries.
  public var items: [ListItem]
  /// The lines; with rounded ones, the last entry of each group has a round corner.
  public var line: BorderLine = .light
  /// The style of the lines, of which the colours and the weight are used.
  public var lineStyle: TextStyle
  /// The number of cells by which each level is indented; at least two.
  public var indentation = 4

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - items: The entries.
  ///   - lineStyle: The style of the lines.
  public init(_ items: [ListItem], lineStyle: TextStyle = TextStyle()) {
    self.items = items
    self.lineStyle = lineStyle
  }
}

extension TerminalTree {
  /// Renders the tree.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let items = items.placed().items
    let line = terminal.profile.drawsASCIIOnly ? .ascii : line
    let step = min(max(indentation.asLength, 2), max(columns / 2, 2))
    // One cell for the line, and one between it and the text.
    let dashes = String(rowOf: line.horizontal(), count: step - 2)
    let end = line == .ascii ? "`" : line.corner(isLower: true, isRight: false)
    let branch = line == .ascii ? "|" : BorderLine.joint(up: line, right: line, down: line, left: nil)
    let look = terminal.look(of: lineStyle)
    func guide(_ text: String) -> CellRun { CellRun(text: text, width: step, look: look) }
    let spaces = String(rowOf: " ", count: step - 1)

    // Whether the line of each open level continues below.
    var goesOn: [Bool] = []
    // The lines of deep entries would leave no room for texts.
    let deepest = max((columns / 2) / step, 0)
    var lines: [CellLine] = []
    for item in items {
      goesOn.removeLast(max(goesOn.count - item.level, 0))
      // Entries at the outermost level have no line.
      let shown = goesOn.dropFirst().suffix(max(deepest - 1, 0))
      var prefix = CellLine()
      for isOpen in shown { prefix.append(isOpen ? guide(line.vertical() + spaces) : .spaces(step)) }
      var (first, rest) = (prefix, prefix)
      if item.level > 0, deepest > 0 {
        first.append(guide((item.isLast ? end : branch) + dashes + " "))
        rest.append(item.isLast ? .spaces(step) : guide(line.vertical() + spaces))
      }
      let text = terminal.block(item.text, columns: max(columns - first.width, 1))
      for (row, content) in text.lines.enumerated() {
        var whole = row == 0 ? first : rest
        whole.append(content)
        lines.append(whole)
      }
      goesOn.append(!item.isLast)
    }
    return TerminalBlock(lines, terminal.profile.metrics)
  }
}
