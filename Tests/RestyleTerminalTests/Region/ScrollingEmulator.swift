/// A terminal with its scrollback: what its lines show after it was sent some text, whatever they look like.
struct ScrollingEmulator {
  private(set) var columns: Int
  private(set) var rows: Int
  /// All lines, the oldest first; the last ones are on the screen.
  private(set) var lines: [[Character]] = [[]]
  private(set) var row = 0
  private var column = 0
  /// What was met that a region has no business to send.
  private(set) var surprises: [String] = []

  init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// The lines up to that of the cursor, without spaces at their ends.
  var text: [String] {
    lines[...row].map { String(String($0).reversed().drop { $0 == " " }.reversed()) }
  }

  /// Whether nothing is below the cursor.
  var isEmptyBelow: Bool { lines[(row + 1)...].allSatisfy(\.isEmpty) }

  private var top: Int { max(0, lines.count - rows) }

  mutating func send(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": obey(&rest)
      case "\r": column = 0
      case "\n": moveDown()
      case "\r\n":
        column = 0
        moveDown()
      default: put(character)
      }
    }
  }

  /// Changes the size, and breaks lines that have become too long, as most terminals do.
  mutating func resize(columns: Int, rows: Int) {
    lines.removeSubrange((row + 1)...)
    (self.columns, self.rows) = (columns, rows)
    lines = lines.flatMap { line -> [[Character]] in
      let line = Array(line.reversed().drop { $0 == " " }.reversed())
      let starts = Array(stride(from: 0, to: line.count, by: columns))
      return line.isEmpty ? [[]] : starts.map { Array(line[$0..<min($0 + columns, line.count)]) }
    }
    (row, column) = (lines.count - 1, 0)
  }

  private mutating func moveDown() {
    row += 1
    if row == lines.count { lines.append([]) }
  }

  private mutating func put(_ character: Character) {
    if column == columns {
      column = 0
      moveDown()
    }
    if lines[row].count <= column {
      lines[row] += Array(repeating: " ", count: column + 1 - lines[row].count)
    }
    lines[row][column] = character
    column += 1
  }

  private mutating func obey(_ rest: inout Substring) {
    let isControl = rest.popFirst() == "["
    let parameters = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(parameters.count)
    switch (isControl ? rest.popFirst() : nil, parameters) {
    case ("m", _): break
    case ("A", let count):
      let target = row - (Int(count) ?? 1)
      // A terminal stops at its first line, and what scrolled away is out of reach.
      if target < top { surprises.append("moved to \(target - top)") }
      row = max(target, top)
    case ("K", "2"): lines[row] = []
    case ("B", ""): row = min(row + 1, lines.count - 1)
    case (let letter, _): surprises.append("sequence \(parameters)\(letter.map(String.init) ?? "")")
    }
  }
}
