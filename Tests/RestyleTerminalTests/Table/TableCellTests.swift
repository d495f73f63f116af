import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Cells and captions of tables")
struct TableCellTests {
  private func rows(
    _ table: TerminalTable, columns: Int = 60, _ profile: TerminalProfile = TerminalProfile()
  ) -> [String] {
    TerminalBlock.checked(table, columns: columns, profile).rows
  }

  private struct Celsius: CustomStringConvertible {
    var description: String { "21 °C" }
  }

  private struct Greeting: DisplayableString, CustomStringConvertible {
    var description: String { "Greeting()" }
    func displayValue(in language: Language?) -> String { "Hello" }
  }

  @Test("Values of any kind are cells")
  func values() {
    let (count, share, name): (Int, Float?, Substring) = (3, nil, "ab"[...])
    let cells: [TerminalTable.Cell] = [
      "text", 1, 2.5, nil, "\(count) \("bold", style: .bold)", .init(count), .init(share), .init(name),
      .init(Celsius()), .init(Greeting()), .init(true), .init(StyledString("styled")),
      .init(name.uppercased()),
    ]
    let table = TerminalTable(columns: [], rows: [cells], style: .plain)
    #expect(
      rows(table, columns: 100) == ["text  1  2.5     3 bold  3     ab  21 °C  Hello  true  styled  AB"])
  }

  @Test("Blocks and tables lie in cells, as wide as these")
  func blocks() {
    let inner = TerminalTable(columns: ["a"], rows: [[1]])
    var box = TerminalBox("boxed", background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray)))
    box.width = .fit
    let table = TerminalTable(
      columns: ["Left", "Right"],
      rows: [[.init(block: inner), .init(block: box)], ["x", .init(block: TerminalProgressBar(0.5))]])
    #expect(
      rows(table, columns: 30) == [
        "╭───────┬────────────────────╮", "│ Left  │ Right              │", "├───────┼────────────────────┤",
        "│ ╭───╮ │ ┌─────┐            │", "│ │ a │ │ │boxed│            │", "│ ├───┤ │ └─────┘            │",
        "│ │ 1 │ │                    │", "│ ╰───╯ │                    │", "│ x     │ ██████▌░░░░░░  50% │",
        "╰───────┴────────────────────╯",
      ])
  }

  @Test("A table in a table breaks words only where there is no room for them")
  func narrowBlocks() {
    let inner = TerminalTable(columns: ["", ""], rows: [["the quick", "brown fox"]], style: .plain)
    let table = TerminalTable(
      columns: ["", ""], rows: [["jumps over the lazy dog", .init(block: inner)]], style: .plain)
    #expect(
      rows(table, columns: 20) == [
        "jumps   the    brown", "over    quick  fox  ", "the                 ", "lazy                ",
        "dog                 ",
      ])
    for columns in 1...60 {
      let text = rows(table, columns: columns).joined(separator: "\n")
      if columns >= 20 {
        for word in ["jumps", "quick", "brown", "lazy"] { #expect(text.contains(word), "\(columns)") }
      }
    }
  }

  @Test("Blocks take their place at the top, in the middle, at the right")
  func alignment() {
    let lines: TerminalTable.Cell = "1\n2\n3"
    var table = TerminalTable(
      columns: ["", .init("wide title", alignment: .trailing)], rows: [[lines, .init(block: "a\nbcd")]],
      style: .plain)
    table.columns[1].verticalAlignment = .trailing
    #expect(rows(table) == ["   wide title", "1            ", "2         a  ", "3         bcd"])
    table.rows[0][1] = table.rows[0][1].aligned(.leading)
    #expect(rows(table)[3] == "3  bcd       ")
  }

  @Test("A text that ends where lines do ends at the right of its column, in one line and in several")
  func ends() {
    for text in ["aa b", "אא ב"] {
      let cell = StyledString(text, style: TextStyle().trailingAligned)
      for columns in [2, 4, 9] {
        let column = TerminalTable.Column("", width: .fixed(columns))
        let table = TerminalTable(columns: [column], rows: [[.init(cell)]], style: .plain)
        let shown = rows(table).filter { !$0.allSatisfy { $0 == " " } }
        #expect(shown.count == (columns < 4 ? 2 : 1) && shown.allSatisfy { !$0.hasSuffix(" ") }, "\(shown)")
      }
    }
  }

  @Test("Tables nested deeply take time by their depth alone, and those too deep are reported")
  func deep() {
    var table = TerminalTable(columns: [], rows: [["x", 1]], style: .plain)
    for index in 0..<100 {
      table = TerminalTable(
        columns: [], rows: index < 30 ? [[.init(block: table)]] : [[.init(block: table), "y"]])
      table.style = index.isMultiple(of: 2) ? .plain : .rounded
    }
    for columns in [1, 10, 80, 400] {
      var terminal = TerminalRenderer(TerminalProfile(columns: columns))
      terminal.block(table).check()
      #expect(terminal.problems.map(\.loss).contains(.tooDeep(limit: 64)))
    }
  }

  @Test("What measures blocks reports nothing twice")
  func problems() {
    let lost: StyledString = "\("x", style: TextStyle().linked(to: "javascript:alert(1)"))"
    var terminal = TerminalRenderer()
    _ = terminal.block(TerminalTable(columns: [], rows: [[.init(block: lost), "y"]]), columns: 8)
    var alone = TerminalRenderer()
    _ = alone.block(lost)
    #expect(terminal.problems == alone.problems && alone.problems.count == 1)
  }

  @Test("Columns have styles, over those of the table and below those of cells")
  func columnStyles() {
    var table = TerminalTable(
      columns: [.init("a", style: TextStyle(color: .red)), "b"],
      rows: [["x", "y"], ["\("z", style: TextStyle(color: .blue))"]],
      style: .plain)
    table.style.text = TextStyle(color: .white)
    table.cellStyle = { row, _ in row == 0 ? TextStyle().italic : TextStyle() }
    var terminal = TerminalRenderer()
    let cells = terminal.block(table).cells().lines
    #expect(cells[0][0].look.foreground == [])
    #expect(cells[1][0].look.foreground == [255, 0, 0] && cells[1][0].look.flags.contains(3))
    #expect(cells[1][3].look.foreground == [255, 255, 255] && cells[2][0].look.foreground == [0, 0, 255])
  }

  @Test("Captions lie above or below, as wide as the table")
  func captions() {
    var table = TerminalTable(
      columns: ["City", "Area"], rows: [["Berlin", 891.7]], caption: "Cities", style: .underlined)
    #expect(rows(table) == ["   Cities    ", "City     Area", "─────────────", "Berlin  891.7"])
    table.caption = .init("Cities by area in km²", alignment: .leading, isAbove: false)
    #expect(rows(table).suffix(2) == ["Cities by    ", "area in km²  "])
    table.caption = "\("Cities", style: TextStyle().rightAligned)"
    #expect(rows(table)[0] == "       Cities")
    table.caption = ""
    #expect(rows(table).count == 3)
    // No word is broken for a narrow table, unless the terminal is narrower.
    table = TerminalTable(columns: ["A"], rows: [[1]], caption: "Measurements", style: .plain)
    #expect(rows(table) == ["Measurements", "A           ", "1           "])
    #expect(rows(table, columns: 6) == ["Measur", "ements", "A     ", "1     "])
  }

  @Test("Captions look as the style says, where they don't say it")
  func captionStyles() {
    var table = TerminalTable(columns: ["A"], caption: "x")
    var terminal = TerminalRenderer()
    #expect(terminal.block(table).cells().lines[0].contains { $0.look.flags.contains(3) })
    table.style.caption = TextStyle(color: .red)
    #expect(terminal.block(table).cells().lines[0].contains { $0.look.foreground == [255, 0, 0] })
  }

  @Test("Hostile texts stay in their cells, captions and titles")
  func hostile() async throws {
    try await forEach(hostileTexts) { text in
      var table = TerminalTable(
        columns: [.init(StyledString(text)), "b"],
        rows: [[.init(text), .init(block: text)], [.init(text).spanning(columns: 2)]],
        caption: .init(StyledString(text)))
      table.footer = [.init(text)]
      for columns in [1, 2, 7, 20, 80] {
        let shown = rows(table, columns: columns).joined(separator: "\n")
        #expect(!shown.unicodeScalars.contains { $0 != "\n" && UntrustedCharacters.contains($0) })
      }
    }
  }

  @Test("A row far longer than the terminal is wide takes no cells that aren't shown")
  func ragged() {
    let cells = Array(repeating: TerminalTable.Cell("x"), count: 1_000)
    let table = TerminalTable(columns: [], rows: [cells] + Array(repeating: ["a"], count: 1_000))
    var terminal = TerminalRenderer()
    #expect(terminal.block(table, columns: 80).width == 80)
    #expect(terminal.problems.map(\.loss) == [.lackingTableColumns])
  }

  @Test("The lines of a cell that is broken lie where its column's texts lie")
  func alignedLines() {
    for alignment in [StackStyle.Alignment.leading, .center, .trailing] {
      let table = TerminalTable(
        columns: [TerminalTable.Column("twelve cells", alignment: alignment)],
        rows: [["abcdefghij kl"], ["abcdefgh i jklmnopqrs"]], style: .plain)
      let lines = rows(table, columns: 12)
      #expect(lines.count >= 5)
      for line in lines {
        let before = line.prefix { $0 == " " }.count
        let after = 12 - line.reversed().drop { $0 == " " }.count
        switch alignment {
        case .leading: #expect(before == 0, "\(line)")
        case .trailing: #expect(after == 0, "\(line)")
        default: #expect(abs(after - before) <= 2, "\(line)")
        }
      }
    }
  }

  // Cells whose style doesn't say how lines are broken have a way of their own.
  @Test("Cells that are broken as their column says are broken as by their own style")
  func brokenTexts() {
    let texts = [
      "The quick brown fox", "file-7919.swift", "a 中文 b", "ab\u{301} c\u{301}d", "  a  b", "日本", "🇩🇪🇫🇷 x",
    ]
    for mode in LineBreakMode.allCases where mode.wraps {
      let own = TextStyle().restyled { $0.lineBreakMode = mode }
      for alignment in [StackStyle.Alignment.leading, .center, .trailing] {
        for background in [nil, Color.blue] {
          func table(_ style: TextStyle) -> TerminalTable {
            var table = TerminalTable(
              columns: [TerminalTable.Column("", alignment: alignment, lineBreakMode: mode)],
              rows: texts.map { [TerminalTable.Cell(StyledString($0, style: style))] })
            table.style.text.backgroundColor = background
            return table
          }
          for columns in 4...16 {
            var (first, second) = (TerminalRenderer(), TerminalRenderer())
            first.append(block: table(TextStyle()), columns: columns)
            second.append(block: table(own), columns: columns)
            #expect(first.text == second.text, "\(columns)")
            #expect(first.problems == second.problems, "\(columns)")
          }
        }
      }
    }
  }
}
