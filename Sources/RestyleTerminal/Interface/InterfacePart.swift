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
  /// Whether its last line is a line and no text.
  var endsWithLine: Bool { get }
  /// Renders it at a width.
  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock
}

extension InterfacePart {
  func minimumWidth(_ metrics: CellMetrics) -> Int { idealWidth(metrics) }
  var grows: Bool { false }
  var endsWithLine: Bool { false }
}

/// A text on lines of its own.
struct TextPart: InterfacePart {
  var text: ReadyText

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text.plainText) }

  func minimumWidth(_ metrics: CellMetrics) -> Int { min(text.wordWidth(metrics), 16) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var text = text
    let alignment = text.block.attribute(for: .alignment) ?? .natural
    if terminal.isMirrored, alignment == .natural { text.block.alignment = .right }
    let isSpread = [.right, .center, .justified].contains(text.block.alignment)
    return terminal.block(of: text, columns: columns, isSpread: isSpread)
  }
}

/// A line between elements.
struct LinePart: InterfacePart {
  var line: SeparatorLine
  var isVertical: Bool

  func idealWidth(_ metrics: CellMetrics) -> Int { 1 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let run = isVertical ? line.vertical : line.horizontal(columns)
    return TerminalBlock([CellLine([run])], terminal.profile.metrics)
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
