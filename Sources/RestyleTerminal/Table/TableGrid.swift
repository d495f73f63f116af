import Restyle

/// The lines of a table, which share the cells where they meet.
struct TableGrid {
  private let border: BoxFrame
  private let hasSides: Bool
  private let columnCount: Int
  private let columnLine: BorderLine?
  /// What lies between two columns.
  private let columnRun: CellRun?
  /// What lies at the left side and the right one.
  let left: CellLine
  let right: CellLine

  init(_ style: TerminalTableStyle, hasFills: Bool, columnCount: Int, in terminal: TerminalRenderer) {
    var frame = BoxFrame()
    if terminal.isSeen(style.border.width, style.border.color) {
      frame.edges = style.border.borderEdges
      frame.line = terminal.line(of: style.border)
      frame.lineLook = CellLook(foreground: terminal.resolved(style.border.color))
    }
    border = frame
    self.columnCount = columnCount
    columnLine =
      terminal.isSeen(style.columnSeparator.width, style.columnSeparator.color)
      ? terminal.line(of: style.columnSeparator) : nil
    let columnLook = CellLook(foreground: terminal.resolved(style.columnSeparator.color))
    columnRun = columnLine.map { CellRun(text: $0.vertical(), width: 1, look: columnLook) }
    left =
      frame.hasLeft
      ? CellLine([CellRun(text: frame.line.vertical(), width: 1, look: frame.lineLook)]) : CellLine()
    right =
      frame.hasRight
      ? CellLine([CellRun(text: frame.line.vertical(isRight: true), width: 1, look: frame.lineLook)])
      : CellLine()
    hasSides = hasFills
  }

  /// A line of a row with what lies at its sides.
  func framed(_ inside: CellLine) -> CellLine {
    guard left.width + right.width > 0 else { return inside }
    var line = CellLine()
    line.reserveCapacity(inside.runs.count + 2)
    line.append(left)
    line.append(inside)
    line.append(right)
    return line
  }

  /// Appends what lies between two columns.
  func appendSeparator(over fill: Color?, to line: inout CellLine) {
    guard var run = columnRun else { return }
    if let fill { run.look = run.look.over(fill) }
    line.append(run)
  }
}

// The room that lines and padding take.
extension TableGrid {
  /// The cells that lines take in each row.
  var lineColumns: Int { left.width + right.width + (columnLine == nil ? 0 : max(columnCount - 1, 0)) }

  func paddingBefore(_ column: Int, _ padding: Int) -> Int {
    column == 0 && !border.hasLeft && !hasSides ? 0 : padding
  }

  func paddingBehind(_ column: Int, _ padding: Int) -> Int {
    column == columnCount - 1 && !border.hasRight && !hasSides ? 0 : padding
  }

  func paddingColumns(_ padding: Int) -> Int {
    (0..<columnCount).reduce(0) { $0 + paddingBefore($1, padding) + paddingBehind($1, padding) }
  }
}

// The lines from side to side.
extension TableGrid {
  func top(_ spans: [Int]) -> CellLine? {
    border.hasTop ? edge(spans, isLower: false) : nil
  }

  func bottom(_ spans: [Int]) -> CellLine? {
    border.hasBottom ? edge(spans, isLower: true) : nil
  }

  private func edge(_ spans: [Int], isLower: Bool) -> CellLine {
    let line = border.line
    let weight = line.weight
    return self.line(spans, line, border.lineLook, isLower: isLower) { isRight in
      line.corner(isLower: isLower, isRight: isRight)
    } junction: {
      // Half cells lie at the outside, where nothing meets them.
      guard let columnLine, line != .block else { return line.horizontal(isLower: isLower) }
      if line == .ascii { return "+" }
      return LineArms(
        up: isLower ? columnLine.weight : .none, right: weight, down: isLower ? .none : columnLine.weight,
        left: weight
      ).character
    }
  }

  /// The line between two rows; nil for none.
  func between(_ spans: [Int], _ style: SeparatorStyle, in terminal: TerminalRenderer) -> CellLine? {
    guard terminal.isSeen(style.width, style.color) else { return nil }
    let line = terminal.line(of: style)
    let look = CellLook(foreground: terminal.resolved(style.color))
    let isASCII = line == .ascii
    let outer = border.line
    return self.line(spans, line, look, isLower: false) { isRight in
      if isASCII { return "+" }
      if outer == .block { return outer.vertical(isRight: isRight) }
      return LineArms(
        up: outer.weight, right: isRight ? .none : line.weight, down: outer.weight,
        left: isRight ? line.weight : .none
      ).character
    } junction: {
      guard let columnLine else { return line.horizontal() }
      if isASCII { return "+" }
      return LineArms(
        up: columnLine.weight, right: line.weight, down: columnLine.weight, left: line.weight
      ).character
    }
  }

  /// A line from side to side.
  private func line(
    _ spans: [Int], _ line: BorderLine, _ look: CellLook, isLower: Bool, end: (_ isRight: Bool) -> String,
    junction: () -> String
  ) -> CellLine {
    var text = ""
    var width = 0
    var result = CellLine()
    if border.hasLeft { result.append(CellRun(text: end(false), width: 1, look: border.lineLook)) }
    let horizontal =
      line == .block && !isLower && look !== border.lineLook ? "━" : line.horizontal(isLower: isLower)
    for (index, span) in spans.enumerated() {
      if index > 0, columnLine != nil {
        text += junction()
        width += 1
      }
      text += String(rowOf: horizontal, count: span)
      width += span
    }
    result.append(CellRun(text: text, width: width, look: look))
    if border.hasRight { result.append(CellRun(text: end(true), width: 1, look: border.lineLook)) }
    return result
  }
}
