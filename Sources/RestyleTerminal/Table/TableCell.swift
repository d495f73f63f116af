import Restyle
import RestyleElements

/// A text of a table, ready to be laid out.
struct TableCell: Sendable {
  let text: ReadyText
  /// The text in one line, where it is no longer.
  let line: CellRun?
  /// How many cells it takes in as few lines as it has.
  let width: Int
  /// What lies behind the text and the room around it.
  let fill: Color?
}

extension TerminalRenderer {
  /// Makes a text of a table ready.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - base: What its runs take where their own styles leave it open.
  ///   - column: The column that it stands in.
  /// - Returns: The text with its width.
  mutating func tableCell(_ source: StyledString, _ base: TextStyle, _ column: TerminalTable.Column)
    -> TableCell
  {
    var style = base
    style.backgroundColor = nil
    var ready = readyText(style == TextStyle() ? source : source.restyled { $0.inherit(from: style) })
    if ready.block.attribute(for: .lineBreakMode) == nil { ready.block.lineBreakMode = column.lineBreakMode }
    if ready.block.attribute(for: .alignment) == nil { ready.block.alignment = column.alignment.ofText }
    let line = ready.text.runs.count <= 1 ? shortLine(of: ready.text, columns: .max) : nil
    return TableCell(
      text: ready, line: line.map { $0.runs.first ?? .spaces(0) },
      width: line?.width ?? profile.metrics.width(of: ready.plainText), fill: base.backgroundColor)
  }
}

extension StackStyle.Alignment {
  /// The alignment of lines in a column.
  var ofText: TextAlignment {
    switch self {
    case .trailing: .right
    case .center: .center
    case .leading, .fill, .firstBaseline: .left
    }
  }
}
