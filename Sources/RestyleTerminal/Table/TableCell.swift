import Restyle
import RestyleElements
import RestyleRendering

/// A text of a table, ready to be laid out: small, since there are thousands.
struct TableCell: Sendable {
  private let runs: [StyledText]
  /// The text in one line, where it has no more.
  let line: CellRun?
  /// How many cells it takes in as few lines as it has.
  let width: Int
  let alignment: TextAlignment
  /// What lies behind the text and the room around it.
  let fill: CellLook?
}

extension TableCell {
  /// Creates a text of a table ready.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - base: What its runs take where their own styles leave it open; a background is the cell's.
  ///   - column: The column that it stands in.
  ///   - terminal: What notes what can't be shown.
  init(
    _ source: StyledString, _ base: TextStyle, _ column: TerminalTable.Column,
    in terminal: inout TerminalRenderer
  ) {
    if base == TextStyle() {
      runs = terminal.readyRuns(source)
      fill = nil
    } else {
      var style = base
      style.backgroundColor = nil
      runs = terminal.readyRuns(source.restyled { $0.inherit(from: style) })
      fill = base.backgroundColor.map { CellLook(background: $0) }
    }
    if let style = runs.first?.style, style.hasRoomAroundLines {
      line = nil
      let text = ReadyText(runs: runs, block: .block(around: runs))
      width = terminal.block(of: text, columns: Int.max.asLength).width
    } else {
      line = terminal.shortRun(of: runs, columns: .max)
      width = line?.width ?? terminal.profile.metrics.width(of: runs.plainText)
    }
    alignment = runs.first?.style.attribute(for: .alignment) ?? column.alignment.ofText
  }

  /// The text with what concerns its lines.
  func text(in column: TerminalTable.Column) -> ReadyText {
    var text = ReadyText(runs: runs, block: .block(around: runs))
    if text.block.attribute(for: .lineBreakMode) == nil { text.block.lineBreakMode = column.lineBreakMode }
    text.block.alignment = alignment
    return text
  }
}

extension TextStyle {
  /// Whether the style asks for indents, or for lines above or below.
  fileprivate var hasRoomAroundLines: Bool {
    headIndent != 0 || firstLineHeadIndent != 0 || tailIndent != 0 || paragraphSpacing != 0
      || paragraphSpacingBefore != 0
  }
}
