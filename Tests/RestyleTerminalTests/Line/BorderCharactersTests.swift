import Restyle
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Characters of borders")
struct BorderCharactersTests {
  private static let drawing = """
    1=+2
    L :R
    {-*}
    3_^4
    """

  @Test("Tables and boxes are drawn with them")
  func drawn() throws {
    let characters = try BorderCharacters(Self.drawing)
    var table = TerminalTable(columns: ["A", "B"], rows: [["a", "b"], ["c", "d"]], style: .grid)
    table.characters = characters
    #expect(
      TerminalBlock.checked(table, columns: 20, TerminalProfile()).rows == [
        "1===+===2", "L A : B R", "{---*---}", "L a : b R", "{---*---}", "L c : d R", "3___^___4",
      ])
    var box = TerminalBox("x", background: BackgroundStyle(border: BorderStyle(width: 8, color: .red)))
    box.characters = characters
    box.titles = [.init("t")]
    #expect(TerminalBlock.checked(box, columns: 20, TerminalProfile()).rows == ["1 t 2", "Lx  R", "3___4"])
  }

  @Test("Lines end at cells of several columns and rows")
  func spans() throws {
    var table = TerminalTable(
      columns: [],
      rows: [
        [.init("ab").spanning(columns: 2), "c"], [.init("d").spanning(rows: 2), "e", "f"], ["g", "h"],
      ],
      style: .grid)
    table.characters = try BorderCharacters(Self.drawing)
    #expect(
      TerminalBlock.checked(table, columns: 20, TerminalProfile()).rows == [
        "1=======+===2", "L ab    : c R", "{---+---*---}", "L d : e : f R", "L   {---*---}", "L   : g : h R",
        "3___^___^___4",
      ])
  }

  @Test("Where only ASCII can be drawn, others give way")
  func ascii() throws {
    var table = TerminalTable(columns: ["A"], rows: [["a"]])
    let profile = TerminalProfile.plain.with { $0.drawsASCII = true }
    table.characters = try BorderCharacters(Self.drawing)
    #expect(TerminalBlock.checked(table, columns: 20, profile).rows[0] == "1===2")
    table.characters = try BorderCharacters("┏━┳┓\n┃ ┃┃\n┣━╋┫\n┗━┻┛")
    #expect(TerminalBlock.checked(table, columns: 20, profile).rows[0] == "+---+")
    #expect(TerminalBlock.checked(table, columns: 20, .plain).rows[0] == "┏━━━┓")
  }

  @Test("A drawing that can't be used says why")
  func errors() async throws {
    try await forEach([
      ("", .wrongLineCount(1)), ("abcd\nabcd\nabcd", .wrongLineCount(3)),
      ("abcd\nabcd\nabcd\nabcd\n", .wrongLineCount(5)),
      ("abcd\nabc\nabcd\nabcd", .wrongLength(3, line: 2)),
      ("abcd\nabcd\nabcde\nabcd", .wrongLength(5, line: 3)),
      ("ab中d\nabcd\nabcd\nabcd", .notOneCell(line: 1, column: 3)),
      ("abcd\nabcd\nabcd\n\u{1B}bcd", .notOneCell(line: 4, column: 1)),
      ("abcd\na\u{202E}cd\nabcd\nabcd", .notOneCell(line: 2, column: 2)),
      ("abcd\na\tcd\nabcd\nabcd", .notOneCell(line: 2, column: 2)),
    ]) { (drawing: String, error: BorderCharactersError) in
      #expect(throws: error) { try BorderCharacters(drawing) }
      #expect(!error.description.isEmpty)
    }
  }
}
