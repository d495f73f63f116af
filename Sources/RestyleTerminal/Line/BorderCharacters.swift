public import Restyle

/// The characters that draw a border, or all lines of a table.
///
/// ```swift
/// let stars = try BorderCharacters(
///   """
///   *=**
///   * |*
///   *-+*
///   *=**
///   """)
/// var table = TerminalTable(columns: ["A", "B"], rows: [[1, 2]])
/// table.characters = stars
/// // *===*===*
/// // * A | B *
/// // *---+---*
/// // * 1 | 2 *
/// // *===*===*
/// ```
///
/// Each character is one cell wide. If a terminal draws only ASCII, other characters are replaced with ASCII ones.
public struct BorderCharacters: Hashable, Sendable, NonisolatedValue {
  // In the order of the drawing in the initializer's documentation.
  private var characters: [Character]

  /// Creates the characters from a drawing of four lines with four characters each.
  ///
  /// The drawing is a box with a line between two rows and a line between two columns, which cross.
  ///
  /// The first and the last line have a corner, the edge, its junction with the line between columns, and a corner. The
  /// second line has the left side, any character, the line between columns, and the right side. The third line has the
  /// line between rows, with its junctions at the sides.
  ///
  /// - Parameter drawing: The lines, each except the last one ended by a line feed.
  /// - Throws: The error in the drawing.
  public init(_ drawing: String) throws(BorderCharactersError) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4 else { throw .wrongLineCount(lines.count) }
    characters = []
    for (row, line) in lines.enumerated() {
      guard line.count == 4 else { throw .wrongLength(line.count, line: row + 1) }
      for (column, character) in line.enumerated() {
        guard character.isOneCell else { throw .notOneCell(line: row + 1, column: column + 1) }
        characters.append(character)
      }
    }
  }
}

/// An error in a drawing of ``BorderCharacters``.
public enum BorderCharactersError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of lines isn't four.
  case wrongLineCount(Int)
  /// The number of characters in a line isn't four.
  case wrongLength(Int, line: Int)
  /// A character isn't one cell wide, or is one that a terminal would interpret.
  case notOneCell(line: Int, column: Int)

  /// A description of the error, with its position.
  public var description: String {
    switch self {
    case .wrongLineCount(let count): "a border is written in 4 lines, not \(count)"
    case .wrongLength(let length, let line): "line \(line) of a border has 4 characters, not \(length)"
    case .notOneCell(let line, let column):
      "the character in line \(line), column \(column) of a border isn't one cell of a terminal wide"
    }
  }
}

extension Character {
  fileprivate var isOneCell: Bool {
    !unicodeScalars.contains(where: UntrustedCharacters.contains) && String(self).cellWidth == 1
  }
}

extension BorderCharacters {
  /// Whether all are characters of ASCII.
  var isASCII: Bool { characters.allSatisfy(\.isASCII) }

  private func character(_ row: Int, _ column: Int) -> String { String(characters[row * 4 + column]) }

  /// The line along the upper or lower edge, or between rows.
  func horizontal(isLower: Bool) -> String { character(isLower ? 3 : 0, 1) }
  var row: String { character(2, 1) }

  /// The line at a side, with a junction if a line between rows meets it.
  func side(isRight: Bool, meetsRow: Bool) -> String { character(meetsRow ? 2 : 1, isRight ? 3 : 0) }
  var column: String { character(1, 2) }

  func corner(isLower: Bool, isRight: Bool) -> String { character(isLower ? 3 : 0, isRight ? 3 : 0) }

  /// The junction of an edge with a line between columns.
  func edgeJunction(isLower: Bool) -> String { character(isLower ? 3 : 0, 2) }

  /// The character within a table where lines meet that leave it in some directions.
  func joint(up: Bool, right: Bool, down: Bool, left: Bool) -> String {
    switch (up, down, left, right) {
    case (_, _, false, false): column
    case (false, false, _, _): row
    case (true, true, true, true): character(2, 2)
    case (true, true, _, _): character(2, left ? 3 : 0)
    case (_, _, true, true): character(up ? 3 : 0, 2)
    default: character(up ? 3 : 0, left ? 3 : 0)
    }
  }
}
