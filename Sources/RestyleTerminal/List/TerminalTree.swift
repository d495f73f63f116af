public import Restyle
import RestyleRendering

/// A tree of nested entries, connected by lines.
///
/// ```swift
/// let tree = TerminalTree("Sources") {
///   TerminalTree("Restyle") {
///     "Color.swift"
///     "Font.swift"
///   }
///   "Form"
/// }
/// terminal.append(block: tree)
/// // Sources
/// // ├── Restyle
/// // │   ├── Color.swift
/// // │   └── Font.swift
/// // └── Form
/// ```
///
/// A tree can be as deep as its data. If the lines of deep entries leave no room for texts, the outer lines are left
/// out, and `indentation` is reported.
public struct TerminalTree: TerminalContent {
  /// The outermost entries.
  public var nodes: [Node]
  /// The kind of line; with rounded lines, the last entry of each group has a round corner.
  public var line: BorderLine = .light
  /// The style of the lines; only its colours and its weight are used.
  public var lineStyle: TextStyle
  /// The indent of each level in cells, at least two.
  public var indentation = 4

  /// Creates a tree with several outermost entries.
  ///
  /// - Parameters:
  ///   - nodes: The outermost entries.
  ///   - lineStyle: The style of the lines.
  public init(nodes: [Node], lineStyle: TextStyle = TextStyle()) {
    self.nodes = nodes
    self.lineStyle = lineStyle
  }

  /// Creates a tree from entries with their levels.
  ///
  /// ```swift
  /// let tree = TerminalTree(["Sources", ListItem("Restyle", level: 1), ListItem("Color", level: 2), "Tests"])
  /// ```
  ///
  /// - Parameters:
  ///   - items: The entries.
  ///   - lineStyle: The style of the lines.
  public init(_ items: [ListItem], lineStyle: TextStyle = TextStyle()) {
    self.init(nodes: Node.nested(items), lineStyle: lineStyle)
  }

  /// Creates a tree with one outermost entry.
  ///
  /// - Parameters:
  ///   - label: The text of the entry.
  ///   - lineStyle: The style of the lines; the outermost tree sets the lines of all trees in it.
  ///   - children: The children of the entry: texts, blocks and trees.
  public init(
    _ label: StyledString, lineStyle: TextStyle = TextStyle(), @ArrayBuilder<Node> children: () -> [Node]
  ) {
    self.init(nodes: [Node(label, children: children())], lineStyle: lineStyle)
  }
}

extension TerminalTree {
  /// Renders the tree.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let guides = TreeGuides(self, columns: columns, in: &terminal)
    var lines: [CellLine] = []
    // The entries of each open level, and how many of them were shown.
    var open = [(nodes: nodes, next: 0)]
    while let last = open.last {
      guard last.next < last.nodes.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let level = open.count - 1
      let (first, rest) = guides.prefixes(
        // Entries at the outermost level have no line.
        open.dropFirst().suffix(guides.shownLevels).map { $0.next < $0.nodes.count }, isOutermost: level == 0)
      if level > guides.shownLevels { terminal.noteOnce(.property("indentation")) }
      let node = last.nodes[last.next]
      let label = node.block(columns: max(columns - first.width, 1), in: &terminal)
      for (row, content) in (label.height == 0 ? [CellLine()] : label.lines).enumerated() {
        var whole = row == 0 ? first : rest
        whole.append(content)
        lines.append(whole)
      }
      let children = node.children
      if !children.isEmpty { open.append((children, 0)) }
    }
    return TerminalBlock(lines, terminal.profile.metrics)
  }
}
