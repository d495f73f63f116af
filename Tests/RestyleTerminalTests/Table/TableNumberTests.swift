import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Numbers in tables")
struct TableNumberTests {
  private func rows(_ column: TerminalTable.Column, _ cells: [TerminalTable.Cell], columns: Int = 40)
    -> [String]
  {
    TerminalBlock.checked(
      TerminalTable(columns: [column], rows: cells.map { [$0] }, style: .plain), columns: columns,
      TerminalProfile()
    ).rows
  }

  @Test("A number is split before its decimals and before its unit")
  func bounds() async throws {
    let cases: [(String, String, String, String, String)] = [
      ("", ".", "", "", ""), ("12", ".", "12", "", ""), ("12.5", ".", "12", ".5", ""),
      ("-12.50", ".", "-12", ".50", ""), ("−3", ".", "−3", "", ""), ("12.5%", ".", "12", ".5%", ""),
      ("12.5 %", ".", "12", ".5", " %"), ("9 kB", ".", "9", "", " kB"),
      ("9.75\u{A0}kB", ".", "9", ".75", "\u{A0}kB"),
      ("€ 1,234.50", ".", "€ 1,234", ".50", ""), ("1.234,5 €", ",", "1.234", ",5", " €"),
      ("1 234 567,8", ",", "1 234 567", ",8", ""), ("3 200", ".", "3 200", "", ""),
      ("3 20", ".", "3", "", " 20"),
      ("1’000.5", ".", "1’000", ".5", ""), (".5", ".", "", ".5", ""), ("x.5", ".", "x", ".5", ""),
      ("5.", ".", "5", ".", ""), ("1.2.3", ".", "1", ".2.3", ""), ("1e-7", ".", "1", "e-7", ""),
      ("2.5e+16", ".", "2", ".5e+16", ""), ("n/a", ".", "n/a", "", ""), ("nan", ".", "nan", "", ""),
      ("٣٫٥", "٫", "٣", "٫٥", ""), ("12.5", "", "12.5", "", ""), ("1::25", "::", "1", "::25", ""),
      ("no 3.5 of 7", ".", "no 3", ".5", " of 7"), ("👍🏽 3,5", ",", "👍🏽 3", ",5", ""),
    ]
    try await forEach(cases) { text, separator, integer, decimals, unit in
      let bounds = NumberBounds(of: text, separator: separator)
      let bytes = Array(text.utf8)
      #expect(String(decoding: bytes[..<bounds.integer], as: UTF8.self) == integer)
      #expect(String(decoding: bytes[bounds.integer..<bounds.decimals], as: UTF8.self) == decimals)
      #expect(String(decoding: bytes[bounds.decimals...], as: UTF8.self) == unit)
    }
  }

  @Test("Values that are numbers are aligned at the point, at the right, with the title")
  func values() {
    #expect(
      rows("n", [1, 2.5, -10, nil, 0.125]) == [
        "      n", "  1    ", "  2.5  ", "-10    ", "       ", "  0.125",
      ])
    #expect(rows("", [1, 22, 333]) == ["  1", " 22", "333"])
    #expect(rows("Population", [1, 2.5])[1] == "       1  ")
    // Texts beside them, as in a list of properties, start at the left with the numbers.
    #expect(rows("Value", [1, "two", 3.5]) == ["Value", "1    ", "two  ", "3.5  "])
  }

  @Test("Numbers in texts are aligned where the column says what separates decimals")
  func texts() {
    let price = TerminalTable.Column("", decimalSeparator: ",")
    // Separators are distinguished by their scalars.
    #expect(TerminalTable.Column("", decimalSeparator: "\u{37E}") != .init("", decimalSeparator: ";"))
    #expect(
      rows(price, ["4,5 €", "12 €", "1.000,25 €", "–", 2.5, "frei"]) == [
        "    4,5  €", "   12    €", "1.000,25 €", "    –     ", "    2,5   ", " frei     ",
      ])
    #expect(rows(.init("", decimalSeparator: "."), ["5%", "12.5%"]) == [" 5%  ", "12.5%"])
  }

  @Test("The column's alignment says where the numbers lie, and a cell's own alignment wins")
  func alignment() {
    var column = TerminalTable.Column("A wide title", alignment: .leading)
    #expect(rows(column, [1, 2.5])[1] == "1           ")
    #expect(rows(column, [1, 12.5])[1] == " 1          ")
    column.alignment = .center
    #expect(rows(column, [1, 12.5])[1] == "     1      ")
    #expect(rows("A wide title", [1, 2.5, .init(3).aligned(.leading)])[3] == "3           ")
    let own = TextStyle().leftAligned
    #expect(rows(.init("", decimalSeparator: "."), ["1.25", "\("3", style: own)"])[1] == "3   ")
  }

  @Test("Styles of parts of a number are kept")
  func styles() {
    let table = TerminalTable(
      columns: [.init("", decimalSeparator: ".")],
      rows: [["\("1", style: TextStyle(color: .red)).25"], ["\("100", style: TextStyle(color: .red))"]],
      style: .plain)
    var terminal = TerminalRenderer()
    let cells = terminal.block(table).cells().lines
    #expect(cells[0][2].look.foreground == [255, 0, 0] && cells[0][3].look.foreground == [])
    #expect(terminal.block(table).rows == ["  1.25", "100   "])
  }

  @Test("Footers are aligned with the numbers above")
  func footers() {
    var table = TerminalTable(columns: ["", ""], rows: [["a", 1.5], ["b", 20]], style: .plain)
    table.footer = ["sum", 21.5]
    #expect(
      TerminalBlock.checked(table, columns: 20, TerminalProfile()).rows == [
        "a     1.5", "b    20  ", "sum  21.5",
      ])
  }

  private static let payments = [
    ["HDJ-2123F", "Kitchen extension", "27 March 2026", "£1,020.00"],
    ["HDJ-2124A", "Conservatory", "3 April 2026", "-£86.50"],
    ["XW", "Garage, refurbished", "1 May 2026", "100%"],
  ]

  @Test("Where words have to be broken, those of texts are, and numbers stay whole in every kind of table")
  func wholeNumbers() throws {
    let columns = ["Reference", "Description", "Date", "Amount"]
    let (text, element) = (
      TerminalTable(
        columns: columns.map { TerminalTable.Column(StyledString($0)) },
        rows: Self.payments.map { row in row.map { TerminalTable.Cell($0) } }),
      Table(
        columns: columns.map { Table.Column($0) },
        rows: Self.payments.map { row in row.map { DisplayText($0) } })
    )
    for columns in 24...70 {
      var terminal = TerminalRenderer(.plain)
      let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
      for block in [terminal.block(text, columns: columns), interface] {
        block.check()
        #expect(block.width <= columns)
        let shown = block.rows.joined(separator: "\n")
        for number in ["2026", "£1,020.00", "-£86.50", "100%"] {
          #expect(shown.contains(number), "\(columns)\n\(shown)")
        }
      }
      // The words fit, in the lines of the table.
      guard columns >= 9 + 12 + 5 + 9 + 5 else { continue }
      for word in ["Reference", "HDJ-2123F", "extension", "Conservatory", "refurbished", "March"] {
        #expect(interface.rows.joined().contains(word), "\(columns)\n\(interface.rows)")
      }
    }
  }

  @Test("Where the column is too narrow to align numbers, they stay whole, and it is reported")
  func narrow() {
    var table = TerminalTable(
      columns: [.init("", width: .fixed(4))], rows: [[1000], [0.25]], style: .plain)
    var terminal = TerminalRenderer()
    #expect(terminal.block(table, columns: 20).rows == ["1000", "0.25"])
    #expect(terminal.problems.map(\.loss) == [.property("decimalSeparator")])
    terminal = TerminalRenderer()
    table.columns = [""]
    #expect(terminal.block(table, columns: 20).rows == ["1000   ", "   0.25"])
    #expect(terminal.problems.isEmpty)
  }

  @Test("No text and no separator breaks a line", arguments: [1, 2, 3, 5, 8, 13, 40])
  func anything(_ columns: Int) async throws {
    try await forEach(textSamples + hostileTexts, [".", ",", "", "::", "\u{202E}", "中"]) { text, separator in
      _ = rows(
        .init(StyledString(text), decimalSeparator: separator), [.init(text), 2.5, nil], columns: columns)
    }
  }
}
