import Restyle

extension TableGrid {
  /// The line along the upper or lower edge.
  ///
  /// - Parameters:
  ///   - spans: The width of each column with its padding.
  ///   - isLower: Whether the line is below the table.
  ///   - boundaries: Whether a line between columns meets it after each column; nil for all columns.
  /// - Returns: The line.
  func edge(_ spans: [Int], isLower: Bool, boundaries: [Bool]? = nil) -> CellLine {
    let (line, characters) = (border.line, border.characters)
    let horizontal = characters?.horizontal(isLower: isLower) ?? line.horizontal(isLower: isLower)
    // Half blocks are on the outside, where nothing meets them.
    let junction =
      characters?.edgeJunction(isLower: isLower)
      ?? (line == .block
        ? horizontal
        : BorderLine.joint(
          up: isLower ? columnLine?.line : nil, right: line, down: isLower ? nil : columnLine?.line,
          left: line))
    func corner(isRight: Bool) -> String {
      characters?.corner(isLower: isLower, isRight: isRight)
        ?? line.corner(isLower: isLower, isRight: isRight)
    }
    return self.line(
      spans, horizontal, border.lineLook, ends: (corner(isRight: false), corner(isRight: true))
    ) { boundaries?[$0] ?? true ? junction : horizontal }
  }

  /// The line between two rows; nil for none.
  func between(_ spans: [Int], _ style: SeparatorStyle, in terminal: TerminalRenderer) -> CellLine? {
    guard let separator = terminal.line(of: style) else { return nil }
    let junction = joint(up: true, right: separator.line, down: true, left: separator.line)
    return line(
      spans, horizontal(of: separator), separator.look,
      ends: (
        side(isRight: false, meeting: separator.line), side(isRight: true, meeting: separator.line)
      )
    ) { _ in junction }
  }

  /// The character of a line between two rows.
  func horizontal(of separator: SeparatorLine) -> String {
    if let characters = border.characters { return characters.row }
    return separator.line == .block && separator.look !== border.lineLook
      ? "━" : separator.line.horizontal(isLower: false)
  }

  /// The character at a side, with a junction if a line between two rows meets it.
  func side(isRight: Bool, meeting line: BorderLine?) -> String {
    border.characters?.side(isRight: isRight, meetsRow: line != nil)
      ?? border.line.vertical(isRight: isRight, meeting: line)
  }

  /// The character where a line between columns meets others.
  func joint(up: Bool, right: BorderLine?, down: Bool, left: BorderLine?) -> String {
    if let characters = border.characters {
      return characters.joint(up: up, right: right != nil, down: down, left: left != nil)
    }
    return BorderLine.joint(
      up: up ? columnLine?.line : nil, right: right, down: down ? columnLine?.line : nil, left: left)
  }

  /// A line from side to side.
  private func line(
    _ spans: [Int], _ horizontal: String, _ look: CellLook, ends: (left: String, right: String),
    junction: (_ column: Int) -> String
  ) -> CellLine {
    var text = ""
    var width = 0
    var result = CellLine()
    if border.hasLeft { result.append(CellRun(text: ends.left, width: 1, look: border.lineLook)) }
    for (index, span) in spans.enumerated() {
      if index > 0, columnLine != nil {
        text += junction(index - 1)
        width += 1
      }
      text += String(rowOf: horizontal, count: span)
      width += span
    }
    result.append(CellRun(text: text, width: width, look: look))
    if border.hasRight { result.append(CellRun(text: ends.right, width: 1, look: border.lineLook)) }
    return result
  }
}
