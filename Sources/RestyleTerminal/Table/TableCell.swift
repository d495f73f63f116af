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
  /// Makes a text of a table ready.
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
    line = terminal.shortRun(of: runs, columns: .max)
    width = line?.width ?? terminal.profile.metrics.width(of: runs.plainText)
    alignment = runs.first?.style.attribute(for: .alignment) ?? column.alignment.ofText
  }

  /// The text with what concerns its lines.
  func text(in column: TerminalTable.Column) -> ReadyText {
    var text = ReadyText(runs: runs, block: .block(around: runs))
    if text.block.attribute(for: .lineBreakMode) == nil { text.block.lineBreakMode = column.lineBreakMode }
    text.block.alignment = alignment
    return text
  }

  /// How many of the cells that are left over lie before the text.
  func spacesBefore(_ room: Int) -> Int {
    switch alignment {
    case .right: room
    case .center: room / 2
    default: 0
    }
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
