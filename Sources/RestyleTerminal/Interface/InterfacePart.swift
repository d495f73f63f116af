import Restyle
import RestyleElements

/// What an element comes to that holds no others: all that is to be reported of it has been when it is made.
protocol InterfacePart: Sendable {
  /// How wide it is if there is room.
  func idealWidth(_ metrics: CellMetrics) -> Int
  /// How narrow it can be without harm.
  func minimumWidth(_ metrics: CellMetrics) -> Int
  /// Whether it takes what is left over beside others.
  var grows: Bool { get }
  /// Renders it in as many columns.
  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock
}

extension InterfacePart {
  func minimumWidth(_ metrics: CellMetrics) -> Int { idealWidth(metrics) }
  var grows: Bool { false }
}

/// A text in lines.
struct TextPart: InterfacePart {
  var text: ReadyText
  /// Whether lines start at the right.
  var isMirrored = false

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text.plainText) }

  func minimumWidth(_ metrics: CellMetrics) -> Int { min(text.wordWidth(metrics), 16) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var text = text
    let alignment = text.block.attribute(for: .alignment) ?? .natural
    if isMirrored, alignment == .natural { text.block.alignment = .right }
    let isSpread = [.right, .center, .justified].contains(text.block.alignment)
    return terminal.block(of: text, columns: columns, isSpread: isSpread)
  }
}

/// A title over a subtitle.
struct TitlePart: InterfacePart {
  var title: TextPart
  var subtitle: TextPart?
  var spacing: Int
  var insets: CellInsets

  func idealWidth(_ metrics: CellMetrics) -> Int {
    max(title.idealWidth(metrics), subtitle?.idealWidth(metrics) ?? 0) + insets.horizontal
  }

  func minimumWidth(_ metrics: CellMetrics) -> Int {
    max(title.minimumWidth(metrics), subtitle?.minimumWidth(metrics) ?? 0) + insets.horizontal
  }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let columns = max(columns - insets.horizontal, 1)
    var blocks = [title.block(columns: columns, in: &terminal)]
    if let subtitle { blocks.append(subtitle.block(columns: columns, in: &terminal)) }
    let alignment: StackStyle.Alignment = title.isMirrored ? .trailing : .leading
    return TerminalBlock(column: blocks, spacing: spacing, alignment: alignment).padded(insets)
  }
}

/// A line between elements.
struct LinePart: InterfacePart {
  var line: BorderLine
  var look: CellLook
  var isVertical: Bool

  func idealWidth(_ metrics: CellMetrics) -> Int { 1 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let (text, width) = isVertical ? (line.vertical(), 1) : (line.horizontal(), columns)
    let run = CellRun(text: String(rowOf: text, count: width), width: width, look: look)
    return TerminalBlock([CellLine([run])], terminal.profile.metrics)
  }

  /// The line as high as what it stands beside.
  func block(rows: Int, _ metrics: CellMetrics) -> TerminalBlock {
    let cell = CellLine([CellRun(text: line.vertical(), width: 1, look: look)])
    return TerminalBlock([CellLine](repeating: cell, count: max(rows, 1)), metrics)
  }
}

/// Room between elements.
struct SpacerPart: InterfacePart {
  var columns: Int
  var rows: Int
  var isHorizontal: Bool

  var grows: Bool { isHorizontal }
  func idealWidth(_ metrics: CellMetrics) -> Int { isHorizontal ? columns : 0 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    TerminalBlock().aligned(.leading, rows: isHorizontal ? 0 : rows)
  }
}
