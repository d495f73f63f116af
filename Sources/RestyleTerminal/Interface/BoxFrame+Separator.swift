extension BoxFrame {
  /// A line across the box, which is joined to the lines at the sides that it reaches.
  func separator(
    _ separator: LayoutNode.Row.Separator, columns: Int, _ metrics: CellMetrics,
    reusing looks: inout FilledLooks
  ) -> TerminalBlock {
    let insets = separator.insets.used
    let width = max(columns - self.insets.horizontal, 0)
    var inside = CellLine()
    inside.append(spaces: insets.left)
    let length = max(width - insets.left - insets.right, 0)
    inside.append(separator.line.horizontal(length))
    inside.fill(to: width)
    var result = CellLine()
    result.append(side(isRight: false, meeting: insets.left == 0 ? separator.line.line : nil))
    var filling = TerminalBlock([inside], metrics)
    fill(&filling, reusing: &looks)
    for line in filling.lines { result.append(line) }
    result.append(side(isRight: true, meeting: insets.right == 0 ? separator.line.line : nil))
    return TerminalBlock([result], metrics).limited(columns: columns)
  }
}
