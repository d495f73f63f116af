import RestyleTerminal

/// A terminal of a size: what its cells show after it was sent some bytes.
///
/// It moves its cursor, wraps and erases as xterm does, and takes any sequence that it doesn't know as a failure.
struct ScreenEmulator: Equatable {
  let columns: Int
  let rows: Int
  private(set) var cells: [[Cell]]
  private(set) var cursor = TerminalScreen.Position(row: 0, column: 0)
  private(set) var showsCursor = true
  /// Whether the last column was written, so that the next character wraps.
  private(set) var isWrapPending = false
  /// What was met that no terminal should be sent.
  private(set) var surprises: [String] = []
  private var look = TerminalCells("")

  /// What a cell shows; nothing in the second one of a wide character.
  struct Cell: Equatable {
    var text = " "
    var look = TerminalCells.Look()

    /// The cell without what isn't seen of it.
    var seen: Cell {
      var cell = self
      if text == " ", look.underline == 0, look.flags.isDisjoint(with: [7, 9]) {
        cell.look = TerminalCells.Look(background: look.background, link: look.link)
      }
      return cell
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.cells == rhs.cells && lhs.showsCursor == rhs.showsCursor && lhs.surprises == rhs.surprises
      && (!lhs.showsCursor || lhs.cursor == rhs.cursor)
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// How what comes next would look.
  var lookInForce: TerminalCells.Look { look.look }

  mutating func send(_ bytes: [UInt8]) { send(String(decoding: bytes, as: UTF8.self)) }

  mutating func send(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": obey(&rest)
      case "\r": move(cursor.row, 0)
      case "\n", "\r\n":
        if cursor.row == rows - 1 { surprises.append("scrolled") }
        move(cursor.row + 1, character == "\n" ? cursor.column : 0)
      default: put(character)
      }
    }
  }

  private mutating func move(_ row: Int, _ column: Int) {
    if !(0..<rows ~= row && 0..<columns ~= column) { surprises.append("moved to \(row), \(column)") }
    cursor = TerminalScreen.Position(
      row: min(max(row, 0), rows - 1), column: min(max(column, 0), columns - 1))
    isWrapPending = false
  }

  private mutating func put(_ character: Character) {
    let width = String(character).cellWidth
    if isWrapPending || cursor.column + width > columns { surprises.append("wrapped") }
    if width == 0 { return surprises.append("no cell for \(String(reflecting: character))") }
    for column in cursor.column..<min(cursor.column + width, columns) { breakUp(cursor.row, column) }
    cells[cursor.row][cursor.column] = Cell(text: String(character), look: look.look)
    for second in cursor.column + 1..<max(cursor.column + width, cursor.column + 1) where second < columns {
      cells[cursor.row][second] = Cell(text: "", look: look.look)
    }
    let next = cursor.column + width
    isWrapPending = next >= columns
    cursor.column = min(next, columns - 1)
  }

  /// Leaves a mark where the other half of a wide character was: terminals differ in what they show there.
  private mutating func breakUp(_ row: Int, _ column: Int) {
    if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = "\u{FFFD}" }
    if column + 1 < columns, cells[row][column + 1].text.isEmpty { cells[row][column + 1].text = "\u{FFFD}" }
  }

  private mutating func obey(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "[":
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(parameters.count)
      let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      switch (rest.popFirst(), String(parameters)) {
      case ("m", _):
        look.apply(parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init))
      case ("H", _):
        move(max(numbers.first ?? 1, 1) - 1, max(numbers.count > 1 ? numbers[1] : 1, 1) - 1)
      case ("C", _): move(cursor.row, cursor.column + max(numbers.first ?? 1, 1))
      case ("K", ""):
        breakUp(cursor.row, cursor.column)
        for column in cursor.column..<columns { cells[cursor.row][column] = erased }
      case ("J", "2"): for row in 0..<rows { cells[row] = Array(repeating: erased, count: columns) }
      case ("h", "?25"): showsCursor = true
      case ("l", "?25"): showsCursor = false
      case (let end, let parameters): surprises.append("CSI \(parameters)\(String(describing: end))")
      }
    case "]":
      let body = rest.prefix { $0 != "\u{1B}" }
      rest = rest.dropFirst(body.count + 2)
      let parts = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count != 3 || parts[0] != "8" { surprises.append("OSC \(body)") }
      look.follow(parts.count == 3 ? String(parts[2]) : "")
    case let other: surprises.append("ESC \(String(describing: other))")
    }
  }

  private var erased: Cell { Cell(look: TerminalCells.Look(background: look.look.background)) }

  /// The cells without what isn't seen of them.
  var seen: [[Cell]] { cells.map { $0.map(\.seen) } }
}
