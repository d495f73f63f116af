import Restyle
import RestyleElements
import RestyleRendering

/// The box around the lines of a control.
struct ControlBox: Sendable {
  var frame: BoxFrame
  var padding: CellInsets
  /// The marks on both sides that replace missing colours.
  var marks: (leading: String, trailing: String) = ("", "")
  var markLook = CellLook.plain

  private func mark(_ text: String) -> CellRun {
    CellRun(text: text, width: text.utf8.count, look: markLook)
  }

  private var marksWidth: Int { marks.leading.utf8.count + marks.trailing.utf8.count }

  /// The cells on both sides of the lines.
  var around: Int {
    padding.horizontal + frame.insets.horizontal + frame.shadowInsets.horizontal + marksWidth
  }

  var traits: PartTraits {
    frame.hasBottom && frame.shadowInsets.bottom == 0 ? .endsWithLine : []
  }

  /// Adds padding between text and the edges of a colour, where it is hard to read.
  mutating func padSides() {
    padding.left = max(padding.left, 1)
    padding.right = max(padding.right, 1)
  }

  /// Adds marks on both sides in place of padding.
  mutating func mark(_ leading: String, _ trailing: String, _ look: CellLook) {
    marks = (leading, trailing)
    markLook = look
    padding.left = max(padding.left - leading.utf8.count, 0)
    padding.right = max(padding.right - trailing.utf8.count, 0)
  }

  /// The box fitted into a number of columns: the padding shrinks until a number of cells is left for the text; lines
  /// stay.
  func fitted(to columns: Int, around text: Int, in terminal: inout TerminalRenderer) -> ControlBox {
    guard columns - around < text else { return self }
    var box = self
    box.frame.dropShadow(in: columns - marksWidth, around: text, &terminal)
    box.padding = padding.narrowed(to: columns - text - (box.around - padding.horizontal))
    // Spaces in marks count as padding, too.
    if columns - box.around < text {
      if marks.leading.last == " " { box.marks.leading.removeLast() }
      if marks.trailing.first == " " { box.marks.trailing.removeFirst() }
    }
    return box
  }

  /// The box around lines, with marks at each line, or only at the first and last line of a text.
  func drawn(around lines: TerminalBlock, isText: Bool = false) -> TerminalBlock {
    // If lines start on the right, a mark before them has no counterpart on the other side.
    let last = marks.leading.isEmpty ? 0 : lines.height - 1
    var index = 0
    let marked = lines.mapLines(width: lines.width + marksWidth) { line in
      defer { index += 1 }
      var marked = CellLine()
      marked.append(!isText || index == 0 ? mark(marks.leading) : .spaces(marks.leading.utf8.count))
      marked.append(line)
      guard !isText || index == last else { return marked }
      if isText, !marks.trailing.isEmpty { marked.fill(to: marks.leading.utf8.count + lines.width) }
      marked.append(mark(marks.trailing))
      return marked
    }
    return frame.drawn(around: marked.padded(padding))
  }
}

/// A text in a box with as many lines: a button, or a segment of a control.
struct ButtonPart: InterfacePart {
  var text: ReadyText
  var box: ControlBox
  var alignment = StackStyle.Alignment.center

  var traits: PartTraits { box.traits }

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text.plainText) + box.around }

  func minimumWidth(_ metrics: CellMetrics) -> Int {
    let ideal = idealWidth(metrics)
    guard ideal > box.around + 12 else { return ideal }
    return min(ideal, box.around + max(TextPart.minimumWidth(ofWords: text.broken.wordWidth(metrics)), 12))
  }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var box = box
    if columns - box.around < BoxFrame.leastRoom {
      let width = terminal.profile.metrics.width(of: text.plainText)
      box = box.fitted(to: columns, around: min(width, BoxFrame.leastRoom), in: &terminal)
    }
    let room = columns - box.around
    let metrics = terminal.profile.metrics
    guard breaks(in: room, metrics) else {
      return box.drawn(around: TerminalBlock([terminal.line(of: text, inBox: room)], metrics))
    }
    var title = text.broken
    title.block.alignment = alignment.ofText
    let width = min(metrics.width(of: text.plainText), room)
    let lines = terminal.block(of: title, columns: width, isSpread: true).aligned(.leading, columns: width)
    return box.drawn(around: lines, isText: true)
  }

  /// Whether the text is broken into lines, which never happens within short words.
  private func breaks(in room: Int, _ metrics: CellMetrics) -> Bool {
    let isLine = metrics.lineWidth(of: text.plainText).map { $0 <= room } ?? false
    return !isLine && room >= min(text.broken.wordWidth(metrics), BoxFrame.leastRoom)
  }

  /// The button at the full width.
  func filling(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let inside = max(columns - box.around, 0)
    var wide = self
    let room = max(inside - terminal.profile.metrics.width(of: text.plainText), 0)
    let before = alignment.cellsBefore(room)
    wide.box.padding.left = box.padding.left.asLength + before
    wide.box.padding.right = box.padding.right.asLength + room - before
    return wide.block(columns: columns, in: &terminal)
  }
}

extension ButtonPart {
  /// The drawn button centred in a number of lines, which its fills cover unless its own border ends them.
  func raised(_ block: TerminalBlock, rows: Int, reusing looks: inout FilledLooks) -> TerminalBlock {
    let above = (rows - block.height) / 2
    let sides = [above, rows - block.height - above].map { count in
      var side = TerminalBlock([], width: block.width, block.metrics)
      side.align(.leading, rows: count)
      if box.frame.edges.isEmpty, box.frame.shadow == nil { box.frame.fill(&side, reusing: &looks) }
      return side
    }
    return TerminalBlock(column: [sides[0], block, sides[1]])
  }
}

/// A field, which takes the full width.
struct FieldPart: InterfacePart {
  var text: ReadyText
  var box: ControlBox
  /// The look of the rest of the field if nothing else shows its extent.
  var rest = CellLook.plain
  /// The minimum number of lines of a multi-line field; nil for a single line that is cut off if it doesn't fit.
  var rows: Int?
  /// The mark at the end, such as that of a menu; each character takes a cell.
  var ending = ""

  var traits: PartTraits { box.traits.union(.grows) }

  private var around: Int { box.around + ending.unicodeScalars.count }

  /// The mark at the end of the first line, or spaces of the same width in the others.
  private func endingRun(inLine index: Int, isMirrored: Bool) -> CellRun {
    let width = ending.unicodeScalars.count
    guard index == 0 else { return .spaces(width, rest) }
    return CellRun(text: isMirrored ? String(ending.reversed()) : ending, width: width, look: rest)
  }

  func idealWidth(_ metrics: CellMetrics) -> Int { max(metrics.width(of: text.plainText), 20) + around }
  func minimumWidth(_ metrics: CellMetrics) -> Int { around + 8 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    if columns - around >= BoxFrame.leastRoom { return drawn(columns: columns, in: &terminal) }
    var narrow = self
    let width = terminal.profile.metrics.width(of: text.plainText)
    let needed = min(max(width, 1), BoxFrame.leastRoom)
    narrow.box = box.fitted(to: columns - ending.unicodeScalars.count, around: needed, in: &terminal)
    // A selected value is cut off rather than broken within words. The space before the mark gives way first, and then
    // the mark.
    if !ending.isEmpty { narrow.rows = nil }
    while narrow.around >= columns, !narrow.ending.isEmpty { narrow.ending.removeFirst() }
    return narrow.drawn(columns: columns, in: &terminal)
  }

  private func drawn(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let room = max(columns - around, 0)
    let isMirrored = terminal.isMirrored
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let lines = lines(columns: room, in: &terminal).enumerated().map { index, text -> CellLine in
      var line = CellLine()
      let ending = endingRun(inLine: index, isMirrored: isMirrored)
      if isMirrored { line.append(ending) }
      let before = line.width
      if rows == nil {
        let free = max(room - text.width, 0)
        line.append(spaces: self.text.block.alignment.spacesBefore(free, in: direction), rest)
      }
      // Spaces before an aligned text belong to the field, too.
      for run in text.runs {
        line.append(run.text.isEmpty && run.look.isInvisible ? .spaces(run.width, rest) : run)
      }
      line.fill(to: before + room, rest)
      if !isMirrored { line.append(ending) }
      return line
    }
    return box.drawn(around: TerminalBlock(lines, terminal.profile.metrics))
  }

  private func lines(columns: Int, in terminal: inout TerminalRenderer) -> [CellLine] {
    guard let rows, columns > 0 else { return [terminal.line(of: text, inBox: columns)] }
    return TextPart(text: ending.isEmpty ? text : text.broken).block(columns: columns, in: &terminal)
      .aligned(.leading, rows: rows)
      .aligned(terminal.isMirrored ? .trailing : .leading, columns: columns).lines
  }
}

/// A line that is never broken, such as a switch, or a control's mark or value.
struct ControlLinePart: InterfacePart {
  var line: CellLine

  func idealWidth(_ metrics: CellMetrics) -> Int { line.width }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    TerminalBlock([line], terminal.profile.metrics)
  }
}

/// Segments side by side, or stacked if they don't fit.
struct SegmentsPart: InterfacePart {
  var segments: [ButtonPart]
  /// The lines between segments; nil for none.
  var dividers: [CellRun?]
  var box: ControlBox
  /// The cells between segments without a look of their own.
  var spacing: Int

  var traits: PartTraits { box.traits }

  private func width(_ metrics: CellMetrics) -> Int {
    segments.reduce(0) { $0 + $1.idealWidth(metrics) } + dividers.count { $0 != nil }
      + spacing * max(segments.count - 1, 0)
  }

  func idealWidth(_ metrics: CellMetrics) -> Int { width(metrics) + box.around }

  func minimumWidth(_ metrics: CellMetrics) -> Int {
    segments.reduce(0) { max($0, $1.minimumWidth(metrics)) } + box.around
  }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let room = columns - box.around
    let metrics = terminal.profile.metrics
    guard width(metrics) <= room else {
      let widest = segments.reduce(0) { max($0, $1.idealWidth(metrics)) }
      let box = box.fitted(to: columns, around: min(widest, BoxFrame.leastRoom), in: &terminal)
      let room = max(columns - box.around, 1)
      let blocks = segments.map { $0.filling(columns: min(widest, room), in: &terminal) }
      let start: StackStyle.Alignment = terminal.isMirrored ? .trailing : .leading
      return box.drawn(around: TerminalBlock(column: blocks, alignment: start))
    }
    var blocks: [TerminalBlock] = []
    for (index, segment) in segments.enumerated() {
      if index > 0, dividers.indices.contains(index - 1), let divider = dividers[index - 1] {
        blocks.append(TerminalBlock([CellLine([divider])], metrics))
      }
      blocks.append(segment.block(columns: room, in: &terminal))
    }
    if terminal.isMirrored { blocks.reverse() }
    return box.drawn(around: TerminalBlock(row: blocks, spacing: spacing, alignment: .center))
  }
}

extension ReadyText {
  /// The text in as many lines as it needs.
  ///
  /// Paragraph attributes in the style of a control are ignored, and reported.
  fileprivate var broken: ReadyText {
    var text = self
    text.block.lineBreakMode = .wordWrapping
    text.block.numberOfLines = 0
    return text
  }
}

extension TerminalRenderer {
  /// The cells of a text in the line of a box, which may have no columns.
  fileprivate mutating func line(of text: ReadyText, inBox columns: Int) -> CellLine {
    if columns > 0 { return line(of: text, columns: columns) }
    if !text.plainText.isEmpty { noteOnce(.lackingColumns) }
    return CellLine()
  }
}
