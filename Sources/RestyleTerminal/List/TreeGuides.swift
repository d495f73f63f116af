import RestyleRendering

/// The lines before the entries of a tree.
struct TreeGuides {
  /// The number of levels that have lines.
  let shownLevels: Int
  private let step: Int
  /// The prefixes of an entry, of the last entry of a group, and of the lines below either.
  private let branch: CellRun
  private let end: CellRun
  private let through: CellRun

  init(_ tree: TerminalTree, columns: Int, in terminal: inout TerminalRenderer) {
    let line = terminal.profile.drawsASCIIOnly ? .ascii : tree.line
    let wanted = max(tree.indentation.asLength, 2)
    step = min(wanted, max(columns / 2, 2))
    if step < wanted, tree.nodes.contains(where: { !$0.children.isEmpty }) {
      terminal.noteOnce(.property("indentation"))
    }
    shownLevels = columns / 2 / step
    // One cell for the line, and one between it and the text.
    let dashes = String(rowOf: line.horizontal(), count: step - 2)
    let (width, look) = (step, terminal.look(of: tree.lineStyle))
    func guide(_ text: String) -> CellRun { CellRun(text: text, width: width, look: look) }
    let joint = line == .ascii ? "|" : BorderLine.joint(up: line, right: line, down: line, left: nil)
    branch = guide(joint + dashes + " ")
    end = guide((line == .ascii ? "`" : line.corner(isLower: true, isRight: false)) + dashes + " ")
    through = guide(line.vertical() + String(rowOf: " ", count: step - 1))
  }

  /// The prefixes of the first line of an entry, and of its other lines.
  ///
  /// - Parameters:
  ///   - goesOn: Whether more entries follow in each level that has lines; the entry's own level is the last.
  ///   - isOutermost: Whether the entry has no line of its own.
  /// - Returns: The lines.
  func prefixes(_ goesOn: [Bool], isOutermost: Bool) -> (first: CellLine, rest: CellLine) {
    var first = CellLine()
    for goesOn in goesOn.dropLast() { first.append(goesOn ? through : .spaces(step)) }
    var rest = first
    if !isOutermost, let goesOn = goesOn.last {
      first.append(goesOn ? branch : end)
      rest.append(goesOn ? through : .spaces(step))
    }
    return (first, rest)
  }
}
