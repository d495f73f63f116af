import Restyle
import RestyleRendering

/// Writes what elements say as text, in lines that are as long as people like to read.
struct PlainTextWriter {
  private(set) var text = ""
  private let columns: Int
  /// What the row that is being told of says, title first; nil outside of rows.
  private var row: [String]?
  private var rowDepth = 0
  /// Where the row leads to as a whole.
  private var rowTarget: String?
  /// What stands below the row's title.
  private var rowNotes: [String] = []
  /// Whether what comes next follows without an empty line.
  private var isInGroup = false
  private var groupDepth = 0
  private var listDepth = 0
  /// Whether there is a line of the outermost list already: the next ones follow without an empty line.
  private var listHasLines = false
  /// What the next line begins with, such as the marker of an item; nil for the indent alone.
  private var beginning: String?
  /// How far lines are indented, the innermost last.
  private var indents = [0]
  /// The marker of an item in a row, which the next piece has.
  private var pieceMarker = ""

  init(columns: Int) {
    self.columns = max(20, columns)
  }
}

extension PlainTextWriter {
  mutating func append(_ text: ShownText) { append(piece: text.linkedText) }

  mutating func append(heading text: ShownText, level: Int) {
    let title = text.linkedText
    guard row == nil, !title.isBlank else { return append(piece: title) }
    let lines = PlainTextLines(title, columns: room).lines
    let width = lines.map { PlainTextLines.columns(of: $0[...]) }.max() ?? 0
    startBlock()
    for line in lines { append(line: line) }
    append(line: String(repeating: level == 1 ? "=" : "-", count: min(width, room)))
  }

  mutating func append(title: ShownText, subtitle: ShownText?, target: String?) {
    let main = Self.linked(title.linkedText, to: target)
    let note = subtitle.map(\.linkedText) ?? ""
    guard row != nil else { return append(piece: note.isBlank ? main : main + "\n" + note) }
    append(piece: main)
    if !note.isBlank { rowNotes.append(note) }
  }

  mutating func append(button title: ShownText, target: String?) {
    append(piece: Self.linked(title.linkedText, to: target))
  }

  mutating func append(alternative: String) { append(piece: "[\(alternative)]") }

  mutating func append(value: String, label: String) {
    if label.isBlank {
      append(piece: value.isEmpty ? "-" : value)
    } else {
      append(piece: "\(label): \(value.isEmpty ? "-" : value)")
    }
  }

  mutating func appendRule() {
    guard row == nil else { return }
    startBlock()
    append(line: String(repeating: "-", count: room))
  }

  /// Appends a note to the title of the row: what stands below it.
  mutating func append(note: ShownText, marker: String = "") {
    rowNotes.append(marker + note.linkedText)
  }

  mutating func append(piece: String) {
    guard !piece.isBlank else { return }
    guard row == nil else {
      row?.append(pieceMarker + piece)
      pieceMarker = ""
      return
    }
    startBlock()
    append(block: piece)
  }

  private static func linked(_ text: String, to target: String?) -> String {
    guard let target else { return text }
    return LinkTarget.plainText(text, to: target)
  }
}

extension PlainTextWriter {
  mutating func startRow(target: String?) {
    rowDepth += 1
    if row == nil { row = [] }
    rowTarget = rowTarget ?? target
  }

  /// Ends a row, which is one line where there is room: what it is headed with, and then what it holds.
  mutating func endRow() {
    rowDepth -= 1
    guard rowDepth == 0, let pieces = row else { return }
    row = nil
    let notes = rowNotes
    rowNotes = []
    let target = rowTarget.take()
    guard let first = pieces.first ?? notes.first ?? target.map({ _ in "" }) else { return }
    startBlock()
    let others = pieces.dropFirst().joined(separator: ", ")
    append(block: Self.linked(others.isEmpty ? first : "\(first): \(others)", to: target))
    for note in notes where !pieces.isEmpty { append(block: note, indent: "  ") }
    isInGroup = groupDepth > 0
  }

  mutating func startGroup() { groupDepth += 1 }

  mutating func endGroup() {
    groupDepth -= 1
    isInGroup = false
  }

  mutating func finish() {
    if rowDepth > 0 {
      rowDepth = 1
      endRow()
    }
  }

  private mutating func startBlock() {
    if !text.isEmpty, !isInGroup, !listHasLines { text += "\n" }
    isInGroup = false
  }

  private mutating func append(block: String, indent: String = "") {
    for line in PlainTextLines(block, columns: room - indent.utf8.count).lines {
      append(line: line.isEmpty ? line : indent + line)
    }
  }

  private mutating func append(line: String) {
    // An empty line has no spaces at its end.
    if let beginning = beginning.take() {
      text += beginning
    } else if !line.isEmpty {
      text += String(repeating: " ", count: indent)
    }
    text += line
    text += "\n"
    listHasLines = listDepth > 0
  }

  /// Appends lines of a block that are no longer than there is room.
  mutating func append(lines: [String]) {
    guard row == nil else {
      for line in lines { append(piece: line) }
      return
    }
    startBlock()
    for line in lines { append(line: line) }
  }
}

extension PlainTextWriter {
  private var indent: Int { indents.last ?? 0 }

  /// How long lines can be: what lies deep keeps half of all columns.
  var room: Int { columns - indent }

  mutating func startList() { listDepth += 1 }

  mutating func endList() {
    listDepth -= 1
    guard listDepth == 0 else { return }
    listHasLines = false
    isInGroup = false
  }

  /// Starts what is indented behind a marker; behind none, it isn't.
  mutating func startItem(marker: String) {
    let marker = marker.isEmpty ? "" : marker + " "
    guard row == nil else {
      pieceMarker = marker
      return
    }
    beginning = (beginning ?? String(repeating: " ", count: indent)) + marker
    indents.append(min(indent + marker.utf8.count, columns / 2))
    // Below a title, without an empty line.
    if listDepth == 0 { isInGroup = true }
  }

  mutating func endItem() {
    guard row == nil else {
      pieceMarker = ""
      return
    }
    // An item of nothing is one all the same.
    if let beginning, !beginning.isBlank {
      startBlock()
      self.beginning = String(beginning.unicodeScalars.dropLast())
      append(line: "")
    }
    beginning = nil
    indents.removeLast()
    if listDepth == 0 { isInGroup = false }
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.isSpace) }
}

extension ShownText {
  /// The text with the addresses of its links behind them, and the alternative texts of images.
  var linkedText: String {
    runs.reduce(into: "") { result, run in
      let text = StyledText(run.text, style: run.style).textWithoutImages
      guard let link = run.link, link.scheme != nil else {
        result += text
        return
      }
      result += LinkTarget.plainText(text, to: link.text)
    }
  }
}

extension LinkTarget {
  /// A text with where it leads to; what says that itself stays alone.
  fileprivate static func plainText(_ text: String, to target: String) -> String {
    let spoken = text.trimmed
    let isSaid =
      spoken.isExactly(target) || "mailto:\(spoken)".isExactly(target) || "tel:\(spoken)".isExactly(target)
    if isSaid { return text }
    return spoken.isEmpty ? "<\(target)>" : "\(text) <\(target)>"
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex
    let end =
      unicodeScalars.lastIndex { !$0.isSpace }.map(unicodeScalars.index(after:)) ?? start
    return String(unicodeScalars[start..<end])
  }
}
