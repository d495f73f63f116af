import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct TerminalTableTests {
  private func rows(
    _ table: TerminalTable, columns: Int = 40, _ profile: TerminalProfile = TerminalProfile()
  ) -> [String] {
    TerminalBlock.checked(table, columns: columns, profile).rows
  }

  private func files(_ style: TerminalTableStyle = .rounded) -> TerminalTable {
    TerminalTable(
      columns: ["File", TerminalTable.Column("Size", alignment: .trailing)],
      rows: [["README.md", "9 kB"], ["Package.swift", "12 kB"]], style: style)
  }

  @Test func roundedTablesHaveLinesBetweenColumns() {
    #expect(
      rows(files()) == [
        "╭───────────────┬───────╮", "│ File          │  Size │", "├───────────────┼───────┤",
        "│ README.md     │  9 kB │", "│ Package.swift │ 12 kB │", "╰───────────────┴───────╯",
      ])
  }

  @Test func gridsShareTheirLines() {
    #expect(
      rows(files(.grid)) == [
        "┌───────────────┬───────┐", "│ File          │  Size │", "├───────────────┼───────┤",
        "│ README.md     │  9 kB │", "├───────────────┼───────┤", "│ Package.swift │ 12 kB │",
        "└───────────────┴───────┘",
      ])
    #expect(rows(files(.grid), .plain.with { $0.drawsASCII = true })[2] == "+---------------+-------+")
  }

  @Test func tablesNeedNoLines() {
    #expect(rows(files(.plain)) == ["File            Size", "README.md       9 kB", "Package.swift  12 kB"])
    #expect(rows(files(.underlined))[1] == "────────────────────")
  }

  @Test func linesOfDifferentWeightMeet() {
    let style = TerminalTableStyle.grid.restyled {
      $0.border.width = 2
      $0.headerSeparator.width = 3
    }
    let table = rows(files(style))
    #expect(table[0] == "┏━━━━━━━━━━━━━━━┯━━━━━━━┓")
    #expect(table[2].contains("═╪═"))
    #expect(table[4] == "┠───────────────┼───────┨")
    var blocks = style
    blocks.border.width = 8
    #expect(rows(files(blocks))[0] == "▛▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▜")
  }

  /// A text that is cut is lost, and one that is broken isn't.
  @Test(arguments: [LineBreakMode.wordWrapping, .charWrapping])
  func columnsThatClipGiveWayLast(_ wrapping: LineBreakMode) {
    for (clipped, other) in [(0, 1), (1, 0)] {
      var table = TerminalTable(columns: ["", ""], rows: [["The quick", "The quick"]], style: .plain)
      table.columns[clipped].lineBreakMode = .clipping
      table.columns[other].lineBreakMode = wrapping
      for columns in 16...20 {
        #expect(rows(table, columns: columns).joined().contains("The quick"), "\(columns)")
      }
    }
  }

  /// Whatever can't be in a column of one cell is reported.
  @Test(arguments: [1, 2, 3, 5])
  func wideCharactersThatFindNoRoomAreReported(_ columns: Int) throws {
    let losses: [RenderingProblem.Loss] = columns == 1 ? [.property("wide characters")] : []
    for mode in LineBreakMode.allCases where mode.wraps {
      let text = StyledString("中", style: TextStyle().restyled { $0.lineBreakMode = mode })
      var terminal = TerminalRenderer()
      let block = terminal.block(text, columns: columns)
      #expect(terminal.problems.map(\.loss) == losses)
      #expect(block.text == (columns == 1 ? " " : "中"))
      terminal = TerminalRenderer()
      terminal.append(paragraph: text, columns: columns)
      #expect(terminal.problems.map(\.loss) == losses)
      terminal = TerminalRenderer()
      _ = try terminal.block(of: Label(DisplayText(text)), columns: columns)
      #expect(terminal.problems.map(\.loss) == losses)
    }
    var table = TerminalTable(columns: [""], rows: [["中文"]], style: .plain)
    table.columns[0].width = .fixed(columns)
    var terminal = TerminalRenderer()
    _ = terminal.block(table)
    #expect(terminal.problems.map(\.loss) == losses)
  }

  @Test func rowsWithFewerOrMoreTextsAreFilledUp() {
    let table = TerminalTable(columns: ["A"], rows: [[], ["1", "2"]], style: .grid)
    #expect(rows(table)[0] == "┌───┬───┐" && rows(table)[5] == "│ 1 │ 2 │")
    #expect(rows(TerminalTable(columns: [])) == ["╭╮", "╰╯"])
    #expect(rows(TerminalTable(columns: [], rows: [["a"]], style: .plain)) == ["a"])
    #expect(rows(TerminalTable(columns: ["A", "B"], style: .plain)) == ["A  B"])
  }

  @Test func footersStandBelowALine() {
    var table = files()
    table.footer = ["Total", "21 kB"]
    #expect(
      rows(table).suffix(3) == [
        "├───────────────┼───────┤", "│ Total         │ 21 kB │", "╰───────────────┴───────╯",
      ])
  }

  @Test
  func columnsShareFairly() async throws {
    try await forEach([
      ([20, 20, 20], [4, 4, 4], 30, [10, 10, 10]), ([5, 40], [3, 6], 30, [5, 25]),
      ([10, 30, 30], [2, 2, 2], 50, [10, 20, 20]), ([36, 100], [36, 9], 60, [36, 24]),
      // Words are broken where it can't be helped, in as few columns as possible, the widest first.
      ([36, 100], [36, 9], 40, [31, 9]), ([20, 20], [12, 14], 18, [12, 6]),
      ([20, 20], [12, 14], 15, [8, 7]),
      ([8, 20, 7], [8, 10, 7], 16, [5, 4, 7]), ([8, 20, 7], [8, 10, 7], 11, [4, 4, 3]),
      // Lines of short words, and of characters that they may end between, hold a few all the same.
      ([20, 20, 30], [20, 20, 2], 40, [20, 12, 8]), ([20, 20, 30], [20, 20, 2], 28, [20, 4, 4]),
      ([20, 20, 3], [20, 20, 1], 28, [20, 5, 3]),
      ([3, 3, 3], [3, 3, 3], 7, [3, 2, 2]), ([5, 5], [5, 5], 1, [1, 1]),
      ([5, 5], [5, 5], 100, [5, 5]),
    ]) { (ideal: [Int], words: [Int], room: Int, expected: [Int]) in
      let demands = zip(ideal, words).map { ColumnWidths.Demand(ideal: $0, word: $1, minimum: 1) }
      #expect(ColumnWidths.shared(room, among: demands) == expected)
    }
  }

  @Test("A column with more text has more cells, so that there are few lines")
  func columnsShareByTheirTexts() async throws {
    try await forEach([
      // As the modules of a library: names, what they do, and what they need.
      ([43, 130, 78], [248, 1_600, 500], [17, 14, 18], 70, [17, 34, 19]),
      ([30, 60], [100, 400], [5, 5], 60, [20, 40]), ([30, 60], [100, 10_000], [5, 5], 60, [5, 55]),
      // No more than it can use.
      ([30, 60], [10_000, 100], [5, 5], 60, [30, 30]),
    ]) { (ideal: [Int], totals: [Int], words: [Int], room: Int, expected: [Int]) in
      let demands = ideal.indices.map {
        ColumnWidths.Demand(ideal: ideal[$0], word: words[$0], minimum: 1, total: totals[$0])
      }
      #expect(ColumnWidths.shared(room, among: demands) == expected)
    }
  }

  @Test("Numbers are looked for in columns that words are broken in, and then in those that give way")
  func numbersOfBrokenColumns() async throws {
    try await forEach([
      // All fit; words fit; the first column is broken and has no number, a short one, and a long one.
      ([20, 5, 5], [9, 5, 5], [0, 0, 0], 30, [], [20, 5, 5]),
      ([20, 5, 5], [9, 5, 5], [9, 5, 5], 20, [], [10, 5, 5]),
      ([20, 5, 5], [9, 5, 5], [0, 5, 5], 18, [[0]], [8, 5, 5]),
      ([20, 5, 5], [9, 5, 5], [8, 5, 5], 18, [[0]], [8, 5, 5]),
      ([20, 5, 5], [9, 5, 5], [9, 0, 5], 18, [[0], [1, 2]], [9, 4, 5]),
      // There is no room for what each has at least.
      ([20, 5, 5], [9, 5, 5], [9, 0, 5], 2, [[0, 1, 2]], [1, 1, 1]),
    ]) {
      (
        ideal: [Int], words: [Int], numbers: [Int], room: Int, asked: [[Int]], expected: [Int]
      ) in
      let demands = zip(ideal, words).map { ColumnWidths.Demand(ideal: $0, word: $1, minimum: 1) }
      var found: [[Int]] = []
      let widths = ColumnWidths.shared(room, among: demands) { least, extent in
        guard extent == .number else { return least }
        found.append(least.indices.filter { least[$0] < .max })
        return zip(least, numbers).map { max($0, $1) }
      }
      #expect(widths == expected && found == asked, "\(widths), \(found)")
    }
  }

  @Test func columnsKeepTheirConstraints() {
    var table = files()
    table.columns[0].width = .fixed(6)
    #expect(
      rows(table)[3...6] == [
        "│ README │  9 kB │", "│ .md    │       │", "│ Packag │ 12 kB │", "│ e.swif │       │",
      ])
    table.columns[0].lineBreakMode = .truncatingMiddle
    #expect(rows(table)[3...4] == ["│ REA…md │  9 kB │", "│ Pac…ft │ 12 kB │"])
    table.columns[0].width = .fit
    table.columns[0].maximumWidth = 8
    table.columns[1].minimumWidth = 7
    #expect(rows(table)[0] == "╭──────────┬─────────╮")
    table.columns[0] = TerminalTable.Column("File", width: .fraction(0.5))
    #expect(rows(table, columns: 27)[0] == "╭────────────┬─────────╮")
    table.columns[0] = TerminalTable.Column("File", width: .fraction(.nan))
    #expect(rows(table)[0] == "╭───┬─────────╮")
  }

  @Test func tablesFillTheirWidth() {
    var table = files()
    table.width = .fill
    #expect(rows(table, columns: 40).allSatisfy { $0.count == 40 })
    table.width = .fixed(30)
    #expect(rows(table, columns: 40)[0].count == 30)
    table.columns[1].maximumWidth = 5
    #expect(rows(table, columns: 40)[0] == "╭────────────────────┬───────╮")
    table.width = .fixed(10)
    #expect(rows(table, columns: 40)[0].count == 10)
    // Only what fits its texts takes what is left.
    table.width = .fill
    table.columns[1].maximumWidth = nil
    for width in [TerminalTable.Column.Width.fixed(6), .fraction(0.2)] {
      table.columns[0].width = width
      let top = rows(table, columns: 40)[0]
      #expect(top.count == 40 && top.prefix { $0 != "┬" }.count == 9, "\(top)")
    }
  }

  @Test func indentsAndSpacingTakeCells() {
    var style = TextStyle()
    style.headIndent = 16
    style.firstLineHeadIndent = 16
    style.paragraphSpacing = 16
    let table = TerminalTable(
      columns: ["A", "B"], rows: [[StyledString("ab cd", style: style), "x"]], style: .plain)
    #expect(rows(table) == ["A        B", "  ab cd  x", "          "])
    #expect(rows(table, columns: 7) == ["A     B", "  ab  x", "  cd   ", "       "])
  }

  @Test func tallCellsAreAligned() {
    var table = TerminalTable(columns: ["", ""], rows: [["a\nb\nc", "x"]], style: .plain)
    #expect(rows(table) == ["a  x", "b   ", "c   "])
    table.columns[1].verticalAlignment = .center
    #expect(rows(table) == ["a   ", "b  x", "c   "])
    table.columns[1].verticalAlignment = .trailing
    #expect(rows(table) == ["a   ", "b   ", "c  x"])
  }

  @Test func rowsLookAsTheirPositionSays() {
    let segment = SectionBackgroundStyle(
      background: BackgroundStyle(color: .white), topSeparator: .none, bottomSeparator: .none)
    var backgrounds = SectionStyle.Background(style: segment)
    backgrounds.middle?.color = .red
    var table = TerminalTable(
      columns: [], rows: [["a"], ["b"], ["c"]], style: TerminalTableStyle(backgrounds: backgrounds))
    var terminal = TerminalRenderer()
    var cells = terminal.block(table).cells().lines
    #expect(
      cells.map { Set($0.map(\.look.background)) } == [
        [[255, 255, 255]], [[255, 0, 0]], [[255, 255, 255]],
      ])
    #expect(cells[0].count == 3)
    table.cellStyle = { row, column in
      row == 1 ? TextStyle(color: .blue).backgroundColored(.black) : TextStyle()
    }
    cells = terminal.block(table).cells().lines
    #expect(cells[1].allSatisfy { $0.look.background == [0, 0, 0] })
    #expect(cells[1][1].look.foreground == [0, 0, 255])
  }

  @Test func stylesOfSectionsBecomeThoseOfTables() {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .gray), insets: .zero)
    let section = SectionStyle.system(grouped: true, horizontallyRegular: true).restyled {
      $0.background = SectionStyle.Background(
        style: SectionBackgroundStyle(
          background: BackgroundStyle(
            color: .white, border: BorderStyle(width: 1, color: .red, cornerRadius: 8)),
          topSeparator: line, bottomSeparator: line))
    }
    let table = TerminalTable(columns: ["H"], rows: [["a"], ["b"]], style: TerminalTableStyle(section))
    #expect(rows(table) == ["╭───╮", "│ H │", "├───┤", "│ a │", "├───┤", "│ b │", "╰───╯"])
  }

  /// However narrow the terminal and whatever the texts, no line is too long, and nothing is lost while there is room.
  @Test
  func tablesFit() async throws {
    try await forEach(textSamples.sampled(every: 3)) { (text: String) in
      for style in [TerminalTableStyle.rounded, .plain] {
        var table = TerminalTable(
          columns: [
            "Title", TerminalTable.Column(styled(text), alignment: .center, lineBreakMode: .truncatingTail),
            "中文",
          ],
          rows: [[styled(text), styled(text), "x"], ["y", styled(text, startingWith: 3)]], style: style)
        for columns in [1, 2, 3, 5, 8, 13, 21, 34] {
          for width in [TerminalBox.Width.fit, .fill] {
            table.width = width
            _ = rows(table, columns: columns)
          }
        }
        let whole = rows(table, columns: 1_000).joined()
        if !text.contains("\t") { #expect(whole.contains(text.filter { $0 != "\u{AD}" })) }
      }
    }
  }

  @Test func columnsThatFindNoRoomAreReported() {
    let table = TerminalTable(columns: [], rows: [Array(repeating: "a", count: 30)])
    var terminal = TerminalRenderer(TerminalProfile(columns: 20))
    terminal.append(block: table)
    #expect(terminal.problems.map(\.loss) == [.lackingTableColumns])
  }
}
