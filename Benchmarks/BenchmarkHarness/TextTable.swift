/// Text in aligned columns.
struct TextTable: Sendable {
  struct Column: Sendable {
    var title: String
    var isTrailing: Bool

    static func leading(_ title: String) -> Column { Column(title: title, isTrailing: false) }
    static func trailing(_ title: String) -> Column { Column(title: title, isTrailing: true) }
  }

  private enum Line {
    case cells([String])
    case note(String)
  }

  let columns: [Column]
  private var lines: [Line]

  init(columns: [Column]) {
    self.columns = columns
    lines = [.cells(columns.map(\.title))]
  }

  /// Adds a row; cells that are missing at its end stay empty.
  mutating func add(_ cells: [String]) {
    lines.append(.cells(cells))
  }

  /// Adds an indented line across the columns.
  mutating func addNote(_ text: String) {
    lines.append(.note("  " + text))
  }
}

extension TextTable: CustomStringConvertible {
  var description: String {
    let widths = columns.indices.map { column in
      lines.map { line in
        if case .cells(let cells) = line, column < cells.count { cells[column].count } else { 0 }
      }.max() ?? 0
    }
    return lines.map { line in
      switch line {
      case .note(let text): text
      case .cells(let cells): text(of: cells, widths: widths)
      }
    }.joined(separator: "\n")
  }

  private func text(of cells: [String], widths: [Int]) -> String {
    var text = zip(cells, zip(columns, widths)).map { cell, layout in
      let (column, width) = layout
      let padding = String(repeating: " ", count: width - cell.count)
      return column.isTrailing ? padding + cell : cell + padding
    }.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return text
  }
}
