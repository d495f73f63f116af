/// A line between elements, rows or columns.
struct SeparatorLine: Equatable, Sendable {
  var line: BorderLine
  var look: CellLook

  /// The line between two columns.
  var vertical: CellRun { CellRun(text: line.vertical(), width: 1, look: look) }

  /// A line of a number of cells between two rows.
  func horizontal(_ width: Int) -> CellRun {
    CellRun(text: String(rowOf: line.horizontal(), count: width), width: width, look: look)
  }
}
