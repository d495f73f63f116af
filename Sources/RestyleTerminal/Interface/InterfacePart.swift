import Restyle
import RestyleElements

/// The content of an element without children; its problems were reported when it was created.
protocol InterfacePart: Sendable {
  /// Its width if there is enough room.
  func idealWidth(_ metrics: CellMetrics) -> Int
  /// The smallest width at which it is readable.
  func minimumWidth(_ metrics: CellMetrics) -> Int
  /// Whether it takes the remaining width beside others.
  var grows: Bool { get }
  /// Renders it at a width.
  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock
}

extension InterfacePart {
  func minimumWidth(_ metrics: CellMetrics) -> Int { idealWidth(metrics) }
  var grows: Bool { false }
}

/// A text on lines of its own.
struct TextPart: InterfacePart {
  var text: ReadyText
  /// Whether lines start on the right.
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

  /// The line, as high as its neighbours.
  func block(rows: Int, _ metrics: CellMetrics) -> TerminalBlock {
    let cell = CellLine([CellRun(text: line.vertical(), width: 1, look: look)])
    return TerminalBlock([CellLine](repeating: cell, count: max(rows, 1)), metrics)
  }
}

/// Space between elements.
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
