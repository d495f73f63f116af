import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

/// What an e-mail is in windows of phones, the narrowest of which have 320 points.
@Suite("E-mails in narrow windows")
struct NarrowWindowTests {
  // Each letter counts as 6 points.
  private static let style = TextStyle(font: .system(size: 10))

  private func html(insets: Double = 0, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    let style = EmailStyle(insets: EdgeInsets(horizontalInset: insets, verticalInset: 0))
    return try EmailMessage(title: "", style: style, content: content).html
  }

  @Test("A word that is wider than the room for it may be broken, and no other")
  func words() async throws {
    try await forEach(40...60, [0.0, 1, 4, 10]) { (count: Int, inset: Double) throws in
      for letter in inset > 0 ? ["x"] : ["x", "Z", "!", "~", "é", "ж"] {
        let word = String(repeating: letter, count: count)
        for (text, isWide) in [
          (word, Double(count * 6) + 2 * inset > 320), ("a \(word.prefix(9)) b", false),
        ] {
          let html = try html(insets: inset) { Label(text, style: Self.style) }
          #expect(html.contains("word-break") == isWide, "\(text)")
          // As in a box, which takes of the room as well.
          let boxed = try self.html {
            Stack(insets: EdgeInsets(inset: inset)) { Label(text, style: Self.style) }
          }
          #expect(boxed.contains("word-break") == isWide, "\(text)")
        }
      }
    }
  }

  @Test("A word that is wider than the e-mail may be broken in every window")
  func widerThanTheEmail() throws {
    for (count, isWider) in [(54, false), (90, false), (101, true), (500, true)] {
      let word = String(repeating: "x", count: count)
      let table = Table(columns: ["a"]) { Table.Row { Label(word, style: Self.style) } }
      let elements: [any Element] = [Label("a \(word)", style: Self.style), table]
      for element in elements {
        let html = try html { element }
        #expect(html.contains("style=\"word-break:break-word\"") == isWider, "\(count)")
        #expect(html.contains("word-break:break-word!important") != isWider, "\(count)")
      }
    }
  }

  @Test("Lines break beside ideographs, syllables and symbols, so that these are no words of several letters")
  func scripts() throws {
    let letters: [(Unicode.Scalar, isPartOfWord: Bool)] = [
      ("!", true), ("~", true), ("\u{C0}", true), ("\u{7FF}", true), ("\u{E01}", true), ("\u{2FDF}", true),
      ("\u{3042}", false), ("\u{30FF}", false), ("\u{4E00}", false), ("\u{A000}", false),
      ("\u{AC00}", false), ("\u{D7A3}", false), ("\u{FB01}", true), ("\u{FF21}", true), ("\u{1F680}", false),
    ]
    for (letter, isPartOfWord) in letters {
      let text = String(String.UnicodeScalarView(Array(repeating: letter, count: 60)))
      #expect(try html { Label(text, style: Self.style) }.contains("word-break") == isPartOfWord, "\(letter)")
    }
  }

  @Test("A letter counts once, whatever bytes it is of")
  func letters() throws {
    // Each last byte that a letter of two bytes can have, and each first byte.
    let scalars =
      (Array(0xC0...0xFF) + Array(0x400...0x43F) + Array(stride(from: 0x100, to: 0x800, by: 0x40)))
      .compactMap { Unicode.Scalar($0) }
    for scalar in scalars {
      for count in [53, 54] {
        let text = String(String.UnicodeScalarView(Array(repeating: scalar, count: count)))
        let isBroken = try html { Label(text, style: Self.style) }.contains("word-break")
        #expect(isBroken == (count > 53), "\(scalar.value)")
      }
    }
  }

  @Test("Letters of any size may be wider than the window")
  func sizes() throws {
    for size in [10.0, 100, 177, 178, 266, 267, 533, 534, 1_000, 5_000] {
      // Ideographs are no words of letters, however large they are.
      for word in ["a", "ab", "abc", "a b", "漢", "漢字", "漢a"] {
        let longest = word.split { " 漢字".contains($0) }.map(\.count).max() ?? 0
        let html = try html { Label(word, style: TextStyle(font: .system(size: size))) }
        #expect(html.contains("word-break") == (0.6 * size * Double(longest) > 320), "\(word) of \(size)")
      }
    }
  }

  @Test("A button keeps its width where the narrowest window has room for it, with all around the title")
  func buttons() async throws {
    try await forEach(300...330, [0.0, 10]) { (width: Int, inset: Double) throws in
      let style = ButtonStyle(
        contentInsets: EdgeInsets(inset: inset),
        normal: ButtonStateStyle(color: .red, border: BorderStyle(), text: Self.style)
      ).restyled { $0.preferredMinimumSize.width = Double(width) }
      let html = try html {
        Button("x", style: style, action: .follow("https://example.org"))
      }
      #expect(html.contains("min-width:0!important") == (width > 320))
    }
  }

  @Test("What doesn't fit beside each other lies below each other")
  func columns() async throws {
    try await forEach(1...4, [0.0, 8]) { (columns: Int, spacing: Double) throws in
      for count in 1...53 {
        let word = String(repeating: "x", count: count)
        let html = try html {
          Stack(.horizontal, spacing: spacing) {
            for _ in 0..<columns { Label(word, style: Self.style) }
          }
        }
        let width = Double(columns * count * 6) + Double(columns - 1) * spacing
        #expect(html.contains("display:block!important") == (width > 320), "\(count) letters")
      }
    }
  }

  @Test("What lies beside a box leaves it the room that it needs around its text")
  func boxes() async throws {
    try await forEach(30...50, [0.0, 4, 20]) { (count: Int, inset: Double) throws in
      let html = try html {
        Stack(.horizontal, spacing: 8) {
          Stack(insets: EdgeInsets(inset: inset)) { Label("xxxxxxxxxx", style: Self.style) }
          Label(String(repeating: "x", count: count - 10), style: Self.style)
        }
      }
      let width = Double(count * 6) + 8 + 2 * inset
      #expect(html.contains("display:block!important") == (width > 320), "\(count) letters, \(inset)")
    }
  }

  @Test(
    "A table needs as much room as its widest words, or as its widest cell in each of its columns",
    arguments: [false, true])
  func tables(ofTexts isText: Bool) async throws {
    try await forEach(1...4, [0.0, 3]) { (columns: Int, inset: Double) throws in
      let style = TableStyle(
        cell: Self.style, cellInsets: EdgeInsets(horizontalInset: inset, verticalInset: 0))
      for count in [1, 5, 10, 11, 12, 13, 16, 17, 18, 25, 26, 50, 51, 52] {
        let html = try html {
          Stack(.horizontal, spacing: 8) {
            Table(columns: [], style: style) {
              Table.Row {
                for column in 0..<columns {
                  let word = String(repeating: "x", count: column == 0 ? count : 1)
                  isText ? Table.Cell(word) : Table.Cell { Label(word, style: Self.style) }
                }
              }
            }
            Label("x", style: Self.style)
          }
        }
        let letters = count + columns - 1
        let width = Double(letters * 6) + Double(columns) * 2 * inset + 8 + 6
        #expect(html.contains("display:block!important") == (width > 320), "\(count) letters")
      }
    }
  }

  @Test("Of a table whose words don't fit, cells lie below each other, behind the headers of their columns")
  func stackedTables() async throws {
    let style = TableStyle(
      header: Self.style.bold, cell: Self.style, cellInsets: EdgeInsets(horizontalInset: 2, verticalInset: 0),
      separator: SeparatorStyle(width: 1, color: .black))
    func table(_ words: [String], isMirrored: Bool = false) throws -> String {
      let traits = TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      return try EmailMessage(title: "", in: ElementContext(traits: traits)) {
        Table(columns: ["A", "B & C", ""], rows: [words.map { DisplayText($0) }], style: style)
      }.html
    }
    // Letters of 6 points, and three paddings of 4.
    for count in [49, 50, 51, 52] {
      let html = try table([String(repeating: "x", count: count), "y"])
      let isStacked = 6 * count + 6 + 12 > 320
      #expect(html.contains("display:none!important") == isStacked, "\(count)")
      // The row of the headers is, since each cell has its own.
      let hidden = html.matches(of: #/<tr class="(s\d+)">/#).map(\.1)
      #expect(hidden.count == (isStacked ? 1 : 0), "\(html)")
      #expect(hidden.allSatisfy { html.contains(".\($0){display:none!important}") }, "\(html)")
      #expect(!html.contains("word-break:break-word!important"))
    }
    let wide = try table([String(repeating: "x", count: 60), "y", "z"])
    #expect(wide.contains("word-break:break-word!important"), "longer than the window")
    let labels = wide.matches(
      of: #/<span class="s\d+ s(\d+)" style="display:none;mso-hide:all">([^<]*)<\/span>/#)
    #expect(labels.map(\.2) == ["A", "B &amp; C"], "\(wide)")
    let label = try #require(labels.first?.1)
    #expect(wide.contains(".s\(label){display:block!important;"))
    for (isMirrored, side) in [(false, "left"), (true, "right")] {
      let html = try table([String(repeating: "x", count: 52), "y", "z"], isMirrored: isMirrored)
      let start = "{display:block!important;text-align:\(side)!important"
      #expect(html.contains(start + "}") && html.contains(start + ";border:0!important;"), "\(html)")
    }
  }

  @Test("The mark of the order of rows isn't repeated in each of them")
  func sortedColumns() throws {
    let word = String(repeating: "x", count: 60)
    let columns = [Table.Column("Name").sorted(.ascending), "Size"]
    let message = try EmailMessage(title: "") {
      Table(columns: columns, rows: [[DisplayText(word), DisplayText(word)]])
    }
    #expect(message.html.contains("display:none!important") && message.html.contains(">Name</span>"))
    #expect(message.html.count(where: { $0 == "▲" }) == 1)
    #expect(message.plainText.contains("Name: \(word)"), "\(message.plainText)")
  }

  @Test(
    "Of cells that lie below each other, empty ones aren't shown, and the last other one has the line",
    arguments: [false, true])
  func emptyCells(withElements: Bool) throws {
    let word = String(repeating: "x", count: 52)
    var rows: [([Table.Cell], shown: [Bool])] = [
      ([Table.Cell(word), "y", "z"], [true, true, true]), (["", "y", ""], [false, true, false]),
      (["x", "", ""], [true, false, false]), (["", "", ""], [false, false, false]),
    ]
    if withElements {
      let (empty, full) = (Table.Cell { for text in [String]() { Label(text) } }, Table.Cell { Label("x") })
      rows += [([full, "y", empty], [true, true, false]), ([empty, full, empty], [false, true, false])]
    }
    let html = try html {
      Table(columns: ["A", "B", "C"], style: Self.tableStyle) {
        for (cells, _) in rows { Table.Row { for cell in cells { cell } } }
      }
    }
    func number(of rule: String) throws -> Substring {
      try #require(html.matches(of: #/\.(s\d+)\{([^}]*)\}/#).first { $0.2 == rule }?.1)
    }
    let start = "display:block!important;text-align:left!important"
    let (hidden, last) = (try number(of: "display:none!important"), try number(of: start))
    let classes = html.matches(of: #/<td align="left" valign[^>]* class="([^"]*)"/#)
      .map { $0.1.split(separator: " ") }
    try #require(classes.count == 3 * rows.count)
    for (row, (_, shown)) in rows.enumerated() {
      let cells = classes[(3 * row)..<(3 * row + 3)]
      #expect(cells.map { !$0.contains(hidden) } == shown, "\(row)")
      #expect(cells.map { $0.contains(last) }.lastIndex(of: true) == shown.lastIndex(of: true), "\(row)")
      #expect(cells.count { $0.contains(last) } == (shown.contains(true) ? 1 : 0), "\(row)")
    }
  }

  @Test("A number and its unit are a word")
  func units() throws {
    for (text, written) in [
      ("€ 1,299.00", "€\u{A0}1,299.00"), ("1.5 GiB", "1.5\u{A0}GiB"), ("20 %", "20\u{A0}%"),
      ("CHF 80", "CHF\u{A0}80"), ("Order 17", "Order 17"), ("a b", "a b"), ("10 of 20", "10 of 20"),
      ("2 kilometers", "2 kilometers"), ("1 2", "1 2"), ("AB 4711", "AB 4711"),
    ] {
      let message = try EmailMessage(title: "") { Label(text) }
      #expect(message.html.replacing("&nbsp;", with: "\u{A0}").contains(">\(written)<"), "\(text)")
      #expect(message.plainText == "\(text)\n")
    }
    // It leaves no room in the narrowest window: letters of 6 points.
    for (text, isStacked) in [("1234567 km", true), ("1234567 89", false)] {
      let html = try html {
        Stack(.horizontal) {
          Label(String(repeating: "x", count: 44), style: Self.style)
          Label(text, style: Self.style)
        }
      }
      #expect(html.contains("display:block!important") == isStacked, "\(text)")
    }
  }

  /// The labels of cells that lie below each other; nil if they don't.
  private func labels(_ table: Table) throws -> [String]? {
    let html = try html { table }
    #expect(!html.contains("word-break:break-word!important"), "\(html)")
    guard html.contains("display:none!important") else { return nil }
    return html.matches(of: #/<span class="s\d+ s\d+" style="display:none;mso-hide:all">([^<]*)<\/span>/#)
      .map { String($0.1) }
  }

  private static let tableStyle = TableStyle(
    header: style, cell: style, cellInsets: EdgeInsets(horizontalInset: 2, verticalInset: 0))

  @Test("So do cells of elements and of several columns, of which these have no header", arguments: 49...52)
  func otherTables(count: Int) throws {
    let word = String(repeating: "x", count: count)
    // Letters of 6 points, and three paddings of 4.
    let elements = Table(columns: ["A", "B", ""], style: Self.tableStyle) {
      Table.Row {
        Stack { Label(word, style: Self.style) }
        "y"
      }
    }
    #expect(try labels(elements) == (6 * count + 6 + 12 > 320 ? ["A", "B"] : nil))
    let spans = Table(columns: ["A", "B", "C"], style: Self.tableStyle) {
      Table.Row {
        Table.Cell(word).spanning(columns: 2)
        "z"
      }
      Table.Row {
        "x"
        "y"
        "z"
      }
    }
    // A cell of two columns has one padding.
    #expect(try labels(spans) == (6 * count + 6 + 8 > 320 ? ["C", "A", "B", "C"] : nil))
    // A cell of several rows would be in the first of them alone.
    var tall = spans
    tall.rows[1].cells[0].rowSpan = 2
    tall.rows.append(Table.Row(["y", "z"]))
    #expect(try labels(tall) == nil)
    let beside = try html {
      Stack(.horizontal) {
        tall
        Label("x", style: Self.style)
      }
    }
    #expect(beside.contains("display:block!important") == (6 * count + 6 + 8 + 6 > 320))
    let header = Table.Column { Label("A", style: Self.style) }
    let linked = Table(columns: [header, "B"], style: Self.tableStyle) {
      Table.Row {
        "\(word)"
        "y"
      }
    }
    // The header that is an element is shown above.
    let html = try html { linked }
    #expect(!html.contains("<tr class"))
    #expect(html.contains("display:block!important") == (6 * count + 6 + 8 > 320))
  }

  @Test("A table in a cell is one by itself, and the table around it goes on")
  func nestedTables() throws {
    let word = String(repeating: "x", count: 40)
    let table = Table(columns: ["A", "B"], style: Self.tableStyle) {
      Table.Row {
        Table(columns: ["C", "D"], rows: [["a", "b"]], style: Self.tableStyle)
        "\(word)"
      }
      Table.Row {
        "c"
        "\(word)"
      }
    }
    #expect(try labels(table) == nil)
    var wide = table
    wide.rows.append(Table.Row { Label(String(repeating: "x", count: 20), style: Self.style) })
    #expect(try labels(wide) == ["A", "B", "A", "B", "A"])
  }

  /// What the rules declare that hold in narrow windows alone, in their order.
  private func declarations(@ElementBuilder _ content: () -> ElementContent) throws -> [String] {
    let rules = try html(content).firstMatch(of: #/@media \(max-width:480px\)\{([^@<]*)\n\}/#)?.1 ?? ""
    return rules.matches(of: #/\{([^}]*)\}/#).map { String($0.1) }
  }

  @Test("Rules of narrow windows declare what is meant, and are there where something needs them")
  func rules() throws {
    let word = String(repeating: "x", count: 54)
    let below = "display:block!important"
    for (spacing, expected) in [(0.0, [below]), (8, [below, "\(below);padding:8px 0 0!important"])] {
      let found = try declarations {
        Stack(.horizontal, spacing: spacing) {
          Stack { Label("a") }
          Stack { Label("b") }
        }
      }
      #expect(found == expected)
    }
    #expect(
      try declarations { Label(word, style: Self.style) } == ["word-break:break-word!important"])
    let wide = ButtonStyle(
      normal: ButtonStateStyle(background: BackgroundStyle(color: .red), text: Self.style)
    ).restyled {
      $0.preferredMinimumSize.width = 321
    }
    let button = Button("x", style: wide, action: .follow("https://example.org"))
    #expect(try declarations { Stack(alignment: .leading) { button } } == ["min-width:0!important"])
    #expect(try declarations { Label("x") } == [])
  }

  @Test("Boxes of a width don't keep it below each other, and count with it beside each other")
  func boxesOfWidths() throws {
    let below = "display:block!important"
    for (width, expected) in [
      (BoxLength.points(150), below), (.fraction(0.5), "\(below);width:auto!important"),
      (.points(400), "\(below);width:320px!important"),
    ] {
      let found = try declarations {
        Stack(.horizontal, spacing: 8) { for text in ["a", "b"] { Label(text).frame(width: width) } }
      }
      #expect(found == [expected, "\(expected);padding:8px 0 0!important"])
    }
    for width in [280, 314, 315.0] {
      let found = try declarations {
        Stack(.horizontal) {
          Label("x", style: Self.style).frame(width: .points(width))
          Label("x", style: Self.style)
        }
      }
      #expect(found == (width + 6 > 320 ? [below] : []), "\(width)")
    }
  }

  @Test("Columns of elements lie below each other, however narrow, and a single one doesn't")
  func stackedColumns() throws {
    let columns: [(any Element, isColumn: Bool)] = [
      (Stack { Label("x") }, true), (Section { Label("x") }, true), (Form { Label("x") }, true),
      (Stack(.horizontal) { Label("x") }, false), (Label("x"), false),
    ]
    for (column, isColumn) in columns {
      for count in 1...4 {
        let found = try declarations {
          Stack(.horizontal) { for _ in 0..<count { column } }
        }
        #expect(found.isEmpty == !(isColumn && count > 1), "\(count) of \(column)")
      }
    }
  }
}
