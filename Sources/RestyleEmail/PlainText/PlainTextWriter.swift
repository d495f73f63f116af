import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// Writes what elements say as text, in lines that are as long as people like to read.
struct PlainTextWriter {
  // Lines are short, and appending each to a string takes as long as copying a thousand bytes.
  private var bytes = OutputBuffer()
  private let columns: Int
  /// What the row that is being visited says; nil outside of rows and cells.
  var row: RowContents?
  /// The tables whose cells are being visited, the innermost last.
  var tables: [OpenTable] = []
  /// Whether what comes next follows without an empty line.
  private var isInGroup = false
  private var groupDepth = 0
  private var listDepth = 0
  /// Whether there is a line of the outermost list already: the next ones follow without an empty line.
  private var listHasLines = false
  /// What the next line begins with, such as the marker of an item; nil for the indent alone.
  private var beginning: String?
  /// What lines begin with, the innermost last: spaces, and the signs of quotations.
  private var prefixes = [""]
  /// What the last line began with.
  private var lastPrefix = ""
  /// Whether the next text is the marker of an item.
  private var awaitsMarker = false
  /// The texts that stand at both ends of a line; nil outside of such a line.
  private var lineTexts: [String]?
  /// Whether that line is close below others, and whether such a line came last, or a text in one: another one follows
  /// without an empty line.
  private var lineIsClose = false
  private var followsCloseLine = false

  init(columns: Int) {
    self.columns = min(max(columns, Self.columnLimits.lowerBound), Self.columnLimits.upperBound)
  }

  /// How long lines are at most: RFC 5322, section 2.1.1, allows 998 characters.
  private static let columnLimits = 20...998

  /// What a row or a cell says.
  struct RowContents {
    /// The texts, title first.
    var pieces: [String] = []
    /// What stands below the title.
    var notes: [String] = []
    /// Where all leads to.
    var target: String?
    /// The marker of an item, which the next piece has.
    var marker = ""
    /// How many rows there are in one another.
    var depth = 1
  }
}

extension PlainTextWriter {
  /// What was written.
  var text: String { bytes.text }

  /// Appends a text, underlined where it is a heading.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: The rank of the heading; nil for none.
  ///   - isClose: Whether it is close below what comes before: lines follow each other there.
  mutating func append(_ text: ShownText, heading level: Int? = nil, isClose: Bool = false) {
    append(text: text.linkedText, heading: level, isClose: isClose)
  }

  /// Appends a text whose directions are balanced, underlined where it is a heading.
  mutating func append(text title: String, heading level: Int?, isClose: Bool) {
    if awaitsMarker {
      return startItem(marker: PlainTextLines(title, columns: .max).lines.joined(separator: " "))
    }
    guard row == nil, lineTexts == nil, !title.isBlank else { return append(piece: title) }
    let isCloseLine = isClose && title.columns <= room && !title.utf8.contains(UInt8(ascii: "\n"))
    isInGroup = isInGroup || followsCloseLine && isCloseLine
    defer { followsCloseLine = isCloseLine }
    guard let level else { return append(block: title) }
    var width = 0
    append(block: title) { width = max(width, CellGrid().width(of: $0)) }
    append(lineOf: level == 1 ? UInt8(ascii: "=") : UInt8(ascii: "-"), count: min(width, room))
  }

  mutating func append(title: ShownText, subtitle: ShownText? = nil, target: String?) {
    append(title: title.linkedText, note: subtitle.map(\.linkedText) ?? "", target: target)
  }

  mutating func append(title: String, note: String = "", target: String?) {
    let main = title.linked(to: target)
    guard row != nil else { return append(piece: note.isBlank ? main : main + "\n" + note) }
    append(piece: main)
    if !note.isBlank { row?.notes.append(note) }
  }

  mutating func append(value: String, label: String) {
    append(piece: (label.isBlank ? "" : label + ": ") + (value.isEmpty ? "-" : value))
  }

  mutating func appendRule() {
    guard row == nil else { return }
    startBlock()
    append(lineOf: UInt8(ascii: "-"), count: room)
  }

  /// Appends a note to the title of the row: what stands below it.
  mutating func append(note: ShownText, marker: String = "") { row?.notes.append(marker + note.linkedText) }

  mutating func append(piece: String) {
    guard !piece.isBlank else { return }
    if let marker = row?.marker {
      row?.pieces.append(marker + piece)
      row?.marker = ""
      return
    }
    if lineTexts != nil {
      lineTexts?.append(piece)
    } else {
      append(block: piece)
    }
  }

  /// Appends a text as a block of lines, each of which `note` is called with.
  private mutating func append(block text: String, _ note: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }) {
    startBlock()
    PlainTextLines.visit(text, columns: room) { line in
      note(line)
      append(line: line)
    }
  }

  /// Starts texts with spaces between them that take the rest of a line.
  ///
  /// - Parameter isClose: Whether the line is close below what comes before.
  mutating func startLine(isClose: Bool) {
    guard row == nil else { return }
    lineTexts = []
    lineIsClose = isClose
  }

  /// Ends the texts of a line, if one is open: each is a block by itself where there is no room for all.
  ///
  /// If none is, lines that are close below each other end.
  mutating func endLine() {
    guard let texts = lineTexts.take() else {
      followsCloseLine = false
      return
    }
    let blocks = texts.map { PlainTextLines($0, columns: room).lines }
    let line = blocks.joined().joined(separator: "  ")
    if blocks.allSatisfy({ $0.count == 1 }), !line.isEmpty, line.columns <= room {
      isInGroup = isInGroup || followsCloseLine && lineIsClose
      append(lines: [line])
      followsCloseLine = lineIsClose
    } else {
      for block in blocks { append(lines: block) }
    }
  }

  mutating func startRow(target: String?) {
    var started = row ?? RowContents(depth: 0)
    started.depth += 1
    started.target = started.target ?? target
    row = started
  }

  /// Ends a row, which is one line where there is room: what it is headed with, and then what it holds.
  mutating func endRow() {
    row?.depth -= 1
    guard let ended = row, ended.depth == 0 else { return }
    row = nil
    guard let first = ended.pieces.first ?? ended.notes.first ?? ended.target.map({ _ in "" }) else { return }
    let others = ended.pieces.dropFirst().joined(separator: ", ")
    let title = (others.isEmpty ? first : "\(first): \(others)").linked(to: ended.target)
    let notes = ended.pieces.isEmpty ? [] : ended.notes
    append(
      lines: PlainTextLines(title, columns: room).lines
        + notes.flatMap { PlainTextLines($0, columns: room - 2).lines }.map { $0.isEmpty ? $0 : "  " + $0 })
    isInGroup = groupDepth > 0
  }

  mutating func startGroup() { groupDepth += 1 }

  mutating func endGroup() {
    groupDepth -= 1
    leaveGroup()
  }

  // What lies in a row writes no lines of its own.
  private mutating func leaveGroup() { if row == nil { (isInGroup, followsCloseLine) = (false, false) } }

  private mutating func startBlock() {
    if bytes.count > 0, !isInGroup, !listHasLines {
      // A quotation goes on there if it has the lines above and below.
      if !lastPrefix.isEmpty {
        let shared = zip(prefix.utf8, lastPrefix.utf8).prefix { $0 == $1 }.count
        bytes.append(safe: String(prefix.prefix(shared)).withoutSpacesAtEnd)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    isInGroup = false
    followsCloseLine = false
  }

  private mutating func append(line: String) {
    var line = line
    line.withUTF8 { append(line: $0) }
  }

  private mutating func append(line: UnsafeBufferPointer<UInt8>) {
    beginLine(isEmpty: line.isEmpty)
    bytes.append(bytes: line)
    finishLine()
  }

  private mutating func append(lineOf byte: UInt8, count: Int) {
    beginLine(isEmpty: count == 0)
    bytes.append(byte, count: count)
    finishLine()
  }

  private mutating func beginLine(isEmpty: Bool) {
    // An empty line has no spaces at its end.
    if let beginning = beginning.take() {
      bytes.append(safe: isEmpty ? beginning.withoutSpacesAtEnd : beginning)
    } else if !prefix.isEmpty {
      bytes.append(safe: isEmpty ? prefix.withoutSpacesAtEnd : prefix)
    }
    lastPrefix = prefix
  }

  private mutating func finishLine() {
    bytes.append(UInt8(ascii: "\n"))
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

  // Inline, since the writer is copied otherwise.
  @inline(__always) private var prefix: String { prefixes.last ?? "" }

  /// How long lines can be: what lies deep keeps half of all columns.
  @inline(__always) var room: Int { columns - prefix.utf8.count }

  mutating func startList() { listDepth += 1 }

  mutating func endList() {
    listDepth -= 1
    guard listDepth == 0 else { return }
    listHasLines = false
    leaveGroup()
  }

  /// Starts what is indented behind a marker; behind none, it isn't.
  mutating func startItem(marker: String) {
    awaitsMarker = false
    let marker = marker.isEmpty ? "" : marker + " "
    guard row == nil else {
      row?.marker = marker
      return
    }
    beginning = (beginning ?? prefix) + marker
    let indent = max(0, min(marker.columns, columns / 2 - prefix.utf8.count))
    prefixes.append(prefix + String(repeating: " ", count: indent))
    // Below a title, without an empty line.
    if listDepth == 0 { isInGroup = true }
  }

  mutating func endItem() {
    guard row == nil else {
      row?.marker = ""
      return
    }
    // An item of nothing is one all the same.
    if let beginning, !beginning.isBlank {
      startBlock()
      self.beginning = String(beginning.unicodeScalars.dropLast())
      append(line: "")
    }
    beginning = nil
    prefixes.removeLast()
    if listDepth == 0 { isInGroup = false }
  }
}

extension PlainTextWriter {
  /// Starts what a stack is to those who hear it.
  mutating func open(_ group: Accessibility.Role.Group) {
    switch group {
    case .list, .orderedList: startList()
    case .listItem: awaitsMarker = true
    case .quotation:
      // Its lines begin as those of quoted messages do (RFC 3676, section 4.5).
      let sign = prefix.utf8.count + 2 > columns / 2 ? "" : "> "
      if let beginning { self.beginning = beginning + sign }
      prefixes.append(prefix + sign)
    }
  }

  /// Ends what a stack is to those who hear it.
  mutating func close(_ group: Accessibility.Role.Group) {
    switch group {
    case .list, .orderedList: endList()
    case .listItem: if awaitsMarker { awaitsMarker = false } else { endItem() }
    case .quotation:
      let sign = prefixes.removeLast().utf8.count - prefix.utf8.count
      // Nothing was in it.
      if let beginning { self.beginning = String(beginning.dropLast(sign)) }
      // A quotation that follows is another one.
      lastPrefix = prefix
    }
  }

  /// Appends a text in its lines, with its spaces.
  mutating func append(code text: ShownText) {
    let code = text.linkedText
    // Rows and cells join pieces, of which it is one.
    guard row == nil, !code.isBlank else { return append(piece: code) }
    append(lines: PlainTextLines(code: code).lines)
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.isSpace) }

  fileprivate var withoutSpacesAtEnd: String {
    String(decoding: utf8.reversed().drop { $0 == UInt8(ascii: " ") }.reversed(), as: UTF8.self)
  }

  /// What people leave out where they say an address.
  private static let unsaidSchemes = ["", "mailto:", "tel:"]

  /// The text with where it leads to; what says that itself stays alone.
  func linked(to target: String?) -> String {
    guard let target else { return self }
    let spoken = trimmed
    let isSaid = Self.unsaidSchemes.contains { scheme in
      target.utf8.count == scheme.utf8.count + spoken.utf8.count
        && target.utf8.starts(with: scheme.utf8)
        && target.utf8.dropFirst(scheme.utf8.count).elementsEqual(spoken.utf8)
    }
    if isSaid { return self }
    return spoken.isEmpty ? "<\(target.unbracketed)>" : "\(self) <\(target.unbracketed)>"
  }

  /// The address without what would end the brackets around it (RFC 3986, appendix C).
  private var unbracketed: String {
    // Hardly any has one, and replacing none takes long.
    var address = self
    let isPlain = address.withUTF8 { !$0.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } }
    if isPlain { return self }
    return replacing("<", with: "%3C").replacing(">", with: "%3E")
  }

  private var trimmed: String {
    // Most texts have no spaces around them.
    if let first = utf8.first, let last = utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last { return self }
    let start = unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex
    let end =
      unicodeScalars.lastIndex { !$0.isSpace }.map(unicodeScalars.index(after:)) ?? start
    return String(unicodeScalars[start..<end])
  }
}
