import Restyle
import RestyleElements

/// A text in a box, on one line: a button, or a segment of a control.
struct ButtonPart: InterfacePart {
  var text: ReadyText
  var frame = BoxFrame()
  var padding = CellInsets.zero
  var alignment = StackStyle.Alignment.center
  /// The marks on both sides where no colours show that it is a button.
  var marks: (leading: String, trailing: String) = ("", "")

  private var around: Int {
    padding.horizontal + frame.insets.horizontal + frame.shadowInsets.horizontal
      + marks.leading.utf8.count + marks.trailing.utf8.count
  }

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text.plainText) + around }

  func minimumWidth(_ metrics: CellMetrics) -> Int { min(idealWidth(metrics), around + 12) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let room = max(columns - around, 1)
    var line = CellLine()
    line.append(.plain(marks.leading))
    line.append(terminal.line(of: text, columns: room))
    line.append(.plain(marks.trailing))
    let inside = TerminalBlock([line], terminal.profile.metrics).padded(padding)
    return frame.drawn(around: inside)
  }

  /// The button at the full width.
  func filling(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let inside = max(columns - around, 0)
    var wide = self
    let room = max(inside - min(terminal.profile.metrics.width(of: text.plainText), inside), 0)
    let before = alignment.cellsBefore(room)
    wide.padding.left = wide.padding.left.asLength + before
    wide.padding.right = wide.padding.right.asLength + room - before
    return wide.block(columns: columns, in: &terminal)
  }
}

/// A field, which takes the full width.
struct FieldPart: InterfacePart {
  var text: ReadyText
  var frame: BoxFrame
  var padding: CellInsets
  /// The look of the rest of the field where nothing else shows its extent.
  var rest: CellLook?
  var marks: (leading: String, trailing: String) = ("", "")
  /// How many lines there are at least where there may be several; nil for one that cuts off what doesn't fit.
  var rows: Int?
  /// The mark at the end, such as that of a menu; each character takes a cell.
  var ending = ""

  var grows: Bool { true }

  private var around: Int {
    padding.horizontal + frame.insets.horizontal + marks.leading.utf8.count + marks.trailing.utf8.count
      + ending.unicodeScalars.count
  }

  func idealWidth(_ metrics: CellMetrics) -> Int { max(metrics.width(of: text.plainText), 20) + around }
  func minimumWidth(_ metrics: CellMetrics) -> Int { around + 8 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let room = max(columns - around, 1)
    let lines = lines(columns: room, in: &terminal).map { text -> CellLine in
      var line = CellLine()
      line.append(.plain(marks.leading))
      line.append(text)
      line.append(spaces: room - text.width, rest ?? .plain)
      line.append(CellRun(text: ending, width: ending.unicodeScalars.count, look: rest ?? .plain))
      line.append(.plain(marks.trailing))
      return line
    }
    return frame.drawn(around: TerminalBlock(lines, terminal.profile.metrics).padded(padding))
  }

  private func lines(columns: Int, in terminal: inout TerminalRenderer) -> [CellLine] {
    guard let rows else { return [terminal.line(of: text, columns: columns)] }
    return TextPart(text: text, isMirrored: terminal.isMirrored).block(columns: columns, in: &terminal)
      .aligned(.leading, rows: rows)
      .aligned(terminal.isMirrored ? .trailing : .leading, columns: columns).lines
  }
}

/// A switch: its thumb on its track, or a mark in brackets.
struct SwitchPart: InterfacePart {
  var line: CellLine

  func idealWidth(_ metrics: CellMetrics) -> Int { line.width }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    TerminalBlock([line], terminal.profile.metrics)
  }
}

/// Segments beside each other, or below each other if they don't fit.
struct SegmentsPart: InterfacePart {
  var segments: [ButtonPart]
  /// The lines between segments; nil for none.
  var dividers: [CellRun?]
  var frame: BoxFrame
  var padding: CellInsets
  /// The cells between segments without a look of their own.
  var spacing: Int

  private var around: Int { padding.horizontal + frame.insets.horizontal }

  private func width(_ metrics: CellMetrics) -> Int {
    segments.reduce(0) { $0 + $1.idealWidth(metrics) } + dividers.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
      + spacing * max(segments.count - 1, 0)
  }

  func idealWidth(_ metrics: CellMetrics) -> Int { width(metrics) + around }

  func minimumWidth(_ metrics: CellMetrics) -> Int {
    segments.reduce(0) { max($0, $1.minimumWidth(metrics)) } + around
  }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let room = max(columns - around, 1)
    let metrics = terminal.profile.metrics
    let isStacked = width(metrics) > room
    let widest = segments.reduce(0) { max($0, $1.idealWidth(metrics)) }
    var blocks: [TerminalBlock] = []
    for (index, segment) in segments.enumerated() {
      if !isStacked, index > 0, dividers.indices.contains(index - 1), let divider = dividers[index - 1] {
        blocks.append(TerminalBlock([CellLine([divider])], metrics))
      }
      blocks.append(
        isStacked
          ? segment.filling(columns: min(widest, room), in: &terminal)
          : segment.block(columns: room, in: &terminal))
    }
    if terminal.isMirrored, !isStacked { blocks.reverse() }
    let inside =
      isStacked
      ? TerminalBlock(column: blocks) : TerminalBlock(row: blocks, spacing: spacing, alignment: .center)
    return frame.drawn(around: inside.padded(padding))
  }
}
