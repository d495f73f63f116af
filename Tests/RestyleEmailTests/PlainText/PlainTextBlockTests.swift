import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import TestSupport
import Testing

@Suite("Blocks in the text of an e-mail")
struct PlainTextBlockTests {
  private func text(width: Int = 72, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    try EmailMessage(title: "", style: EmailStyle(plainTextWidth: width), content: content).plainText
  }

  @Test("An element is in the text what it is alone, with an empty line before the next one")
  func sequences() async throws {
    let samples = EmailElementTests.samples
    let texts = try samples.map { try text($0.content) }
    try await forEach(samples.indices, samples.indices) { (first: Int, second: Int) throws in
      let both = try text {
        samples[first].content()
        samples[second].content()
      }
      #expect(both == [texts[first], texts[second]].filter { !$0.isEmpty }.joined(separator: "\n"))
    }
  }

  @Test("A text of words breaks where the rules of line breaking let it, whatever stands beside its spaces")
  func brokenWords() async throws {
    let signs = ["", ",", ".", ")", "(", "\"", "-", "/", "%", "&", "1", "!", "--", "https://example.org/a-b"]
    try await forEach(signs, signs) { (before: String, after: String) throws in
      let words = Array(repeating: "goes\(before) \(after)on", count: 5).joined(separator: " ")
      for width in 20...40 {
        var words = words
        let expected = words.withUTF8 { bytes in
          LineLayout(bytes, CellGrid(), columns: width, unit: .spaces).brokenLines()
            .map { String(decoding: bytes[$0.bytes], as: UTF8.self) + "\n" }.joined()
        }
        #expect(try text(width: width) { Label(words) } == expected, "\(width)")
      }
    }
  }

  @Test("What holds nothing is beside others what it is alone, and changes none of them")
  func emptySequences() throws {
    let others: [any Element] = [
      Label("x"), Row("x") { Label("y") }, Section { Row("x") }, List(["x"]), Disclosure("x") { Label("y") },
      Table("x", columns: ["y"], rows: [["z"]]), FormField("x", help: "y") { TextField() }, Separator(),
    ]
    for empty in EmailSequenceTests.emptyElements {
      let alone = try text { empty }
      for other in others {
        let beside = try text { other }
        let before = try text {
          empty
          other
        }
        let behind = try text {
          other
          empty
          other
        }
        #expect(before == [alone, beside].filter { !$0.isEmpty }.joined(separator: "\n"), "\(empty)")
        #expect(behind == [beside, alone, beside].filter { !$0.isEmpty }.joined(separator: "\n"), "\(empty)")
      }
    }
  }

  @Test("A table stands in columns where the line has room for all of them, and goes on to no 201st column")
  func tableWidths() async throws {
    try await forEach(1...4, [20, 21, 60, 199, 200, 201, 300]) { (columns: Int, width: Int) throws in
      for excess in -1...1 {
        // As long as the line, or by one character longer or shorter, with two spaces between columns.
        let length = width + excess
        let cells = (1..<columns).map { _ in "a" as DisplayText }
        let last = DisplayText(String(repeating: "b", count: length - 3 * cells.count))
        let text = try text(width: width) { Table(columns: [], rows: [cells + [last]]) }
        let isInColumns = length <= min(width, 200)
        #expect(text.hasPrefix("- ") != isInColumns, "\(text)")
        if isInColumns { #expect(text.utf8.count == length + 1) }
      }
    }
  }

  @Test("The widest column is broken into lines where the others leave room for its words")
  func brokenColumns() throws {
    func table(_ words: Int, of word: String) -> Table {
      Table(
        columns: ["Description", "Quantity", Table.Column("Amount", alignment: .trailing)]
      ) {
        Table.Row {
          "\(Array(repeating: word, count: words).joined(separator: " "))"
          "1"
          "$1,049.00"
        }
        Table.Row {
          Table.Cell("Subtotal").spanning(columns: 2)
          "$9.00"
        }
      }
    }
    #expect(
      try text(width: 40) { table(5, of: "subscription") } == """
        Description   Quantity     Amount
        ------------  --------  ---------
        subscription  1         $1,049.00
        subscription
        subscription
        subscription
        subscription
        Subtotal                    $9.00

        """)
    // What can't be broken is a list, in which a cell of several columns has no header.
    let word = String(repeating: "x", count: 40)
    #expect(
      try text(width: 40) { table(1, of: word) } == """
        - Description:
          \(word),
          Quantity: 1, Amount: $1,049.00
        - Subtotal, Amount: $9.00

        """)
  }

  @Test("A cell of several columns is broken in their width")
  func brokenSpans() throws {
    let note = "The prices of all plans are without taxes and fees"
    let table = Table(columns: ["Plan", "Price"]) {
      Table.Row {
        "Pro"
        "$49.00"
      }
      Table.Row { Table.Cell("\(note)").spanning(columns: 2) }
    }
    #expect(
      try text(width: 30) { table } == """
        Plan  Price
        ----  ---------------------
        Pro   $49.00
        The prices of all plans are
        without taxes and fees

        """)
  }

  @Test("Rows that can't be told apart where a column is broken are a list")
  func indistinctRows() throws {
    let long = Table.Cell("aaaa bbbb cccc dddd eeee")
    let (one, price) = (Table.Cell("f"), Table.Cell("$9.00"))
    func isList(_ rows: [[Table.Cell]], columns: [Table.Column] = []) throws -> Bool {
      try text(width: 20) {
        Table(columns: columns) { for row in rows { Table.Row { for cell in row { cell } } } }
      }.hasPrefix("- ")
    }
    let across = long.spanning(columns: 2)
    for (rows, isExpected) in [
      // A single column.
      ([[long], [long]], true),
      // Beside something, and beside nothing.
      ([[long, price], [long, price]], false), ([[long, price], [long]], true),
      ([[long], [one, price]], true), ([[long, ""], [one, price]], true),
      // Less than a line looks like the last line of the row above, but for what is in another column.
      ([[long, price], [one]], true), ([[long, price], ["", price]], false),
      ([[long, price], [one, price], [one]], false), ([[one], [long, price]], false),
      ([[one.spanning(rows: 2), long], [one]], true),
      // Across all columns.
      ([[one, price], [across]], false), ([[across], [one, price]], false), ([[across], [across]], true),
      ([[one, price], [one.spanning(columns: 2)], [across]], true), ([[long, price], [across]], true),
    ] as [([[Table.Cell]], Bool)] {
      for columns in [[], ["A", "B"]] as [[Table.Column]] where columns.isEmpty || rows[0].count > 1 {
        #expect(try isList(rows, columns: columns) == isExpected, "\(rows)")
      }
    }
  }

  @Test("Texts at both ends of a line are a line where there is room, and else blocks")
  func lines() throws {
    for width in [20, 21, 22, 23] {
      for content in [
        ["Subtotal:", "$157.00 USD"], ["a", "b", "$157.00 USD 9.00"],
      ] {
        let found = try text(width: width) {
          Stack(.horizontal) {
            for (index, piece) in content.enumerated() {
              if index > 0 { Spacer() }
              Label(piece)
            }
          }
        }
        let line = content.joined(separator: "  ")
        #expect(found == (line.count <= width ? line : content.joined(separator: "\n\n")) + "\n")
      }
    }
    // Others are blocks, as they are in columns.
    for spaces in [0, 1] {
      let found = try text {
        Stack(.horizontal) {
          Stack {
            Label("a")
            Label("b")
          }
          if spaces > 0 { Spacer() }
          Label("c")
        }
      }
      #expect(found == "a\n\nb\n\nc\n")
    }
    #expect(
      try text {
        Row("x") {
          Stack(.horizontal) {
            Label("a")
            Spacer()
            Label("b")
          }
        }
      } == "x: a, b\n")
  }

  @Test("Lines close below each other follow each other without empty ones")
  func closeLines() throws {
    func line(_ title: String) -> Stack {
      Stack(.horizontal) {
        Label(title)
        Spacer()
        Label("1")
      }
    }
    for (spacing, end) in [(0, "\n"), (4, "\n"), (8, "\n\n"), (24, "\n\n")] as [(Double, String)] {
      let found = try text {
        Stack(spacing: 24) {
          Label("x")
          Stack(spacing: spacing) {
            line("a")
            line("b")
            Separator()
            line("c")
            line("a text that leaves no room for another one beside it in seventy-two columns")
          }
          Stack(spacing: spacing) { line("d") }
        }
      }
      let rule = String(repeating: "-", count: 72)
      let long = "a text that leaves no room for another one beside it in seventy-two\ncolumns\n\n1"
      #expect(found == "x\n\na  1\(end)b  1\n\n\(rule)\n\nc  1\n\n\(long)\n\nd  1\n", "\(found)")
    }
    // Only where the next one is close as well, and nothing else leaves room.
    let apart = try text {
      Stack(spacing: 24) {
        Disclosure("x") { line("a") }
        line("b")
        Form { line("c") }
        line("d")
        Stack {
          line("e")
          Spacer(minimumLength: 40)
          line("f")
        }
      }
    }
    #expect(apart == "x\n  a  1\n\nb  1\n\nc  1\n\nd  1\n\ne  1\n\nf  1\n", "\(apart)")
  }

  @Test("No line ends with a space, however deep what has empty lines lies")
  func emptyLines() throws {
    func nested(_ depth: Int) -> ElementContent {
      let label = Label("a\n\nb").body
      return (0..<depth).reduce(label) { content, _ in
        List {
          List.Item { content }
          List.Item { Disclosure("c") { content } }
        }.body
      }
    }
    for depth in 0...3 {
      let text = try text { nested(depth) }
      #expect(text.contains("\n\n") && !text.contains(" \n"), "\(text)")
    }
  }

  @Test("A line ends at any white space but at that which joins words, which is a space all the same")
  func joinedWords() throws {
    let word = String(repeating: "a", count: 12)
    let scalars = (UInt32(0x20)...0x3000).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace)
    #expect(scalars.count > 15)
    for scalar in scalars {
      let isJoined = ["\u{A0}", "\u{202F}"].contains(scalar)
      for (width, isBroken) in [(20, !isJoined), (30, [0x85, 0x2028, 0x2029].contains(scalar.value))] {
        let text = try text(width: width) { Label("\(word)\(scalar)\(word)") }
        #expect(text == "\(word)\(isBroken ? "\n" : " ")\(word)\n", "\(scalar.value)")
      }
    }
  }

  @Test("An item that begins with a list has the markers of both in a line")
  func markers() throws {
    for depth in 1...4 {
      for isOrdered in [false, true] {
        func list(_ depth: Int) -> List {
          List(isOrdered: isOrdered) {
            List.Item { if depth > 1 { list(depth - 1) } else { Label("x y") } }
            List.Item { Label("z") }
          }
        }
        let (first, second) = isOrdered ? ("1. ", "2. ") : ("- ", "- ")
        let indents = (0..<depth).reversed().map { String(repeating: " ", count: $0 * first.utf8.count) }
        let expected =
          String(repeating: first, count: depth) + "x y\n" + indents.map { "\($0)\(second)z\n" }.joined()
        #expect(try text(width: 40) { list(depth) } == expected)
      }
    }
  }

  @Test("Labels of one line follow each other where a stack puts less than half a line between them")
  func closeLabels() throws {
    let long = "a text that is longer than a line"
    for (spacing, isClose) in [(0.0, false), (1, true), (7.5, true), (8, false)] {
      func texts(_ labels: String...) throws -> String {
        try text(width: 20) {
          Label("x")
          Stack(spacing: spacing) { for label in labels { Label(label) } }
          Label("y")
        }
      }
      let gap = isClose ? "" : "\n"
      #expect(try texts("a", "b", "c") == "x\n\na\n\(gap)b\n\(gap)c\n\ny\n")
      // What has several lines stands apart.
      #expect(try texts("a", long, "b") == "x\n\na\n\na text that is\nlonger than a line\n\nb\n\ny\n")
      #expect(try texts("a", "b\nc") == "x\n\na\n\nb\nc\n\ny\n")
    }
    // Letters count, whatever bytes they are of.
    let letters = String(repeating: "я", count: 40)
    let cyrillic = try text {
      Stack(spacing: 4) { for label in [letters, letters] { Label(label) } }
    }
    #expect(cyrillic == "\(letters)\n\(letters)\n")
    // A heading has its line, and other elements stand apart.
    let card = try text {
      Stack(spacing: 4) {
        Label("a").heading(2)
        Label("b")
        Button("c", action: .follow("https://e.org"))
        Label("d")
      }
    }
    #expect(card == "a\n-\nb\n\nc <https://e.org>\n\nd\n")
  }

  @Test("White space is a space or the end of a line, and controls are replaced")
  func characters() throws {
    let texts: [(String, String)] = [
      ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\n\nb"), ("a\r\r\nb", "a\n\nb"),
      ("a\u{85}b", "a\nb"), ("a\u{2028}b", "a\nb"), ("a\u{2029}b", "a\nb"), ("a\n", "a"), ("\na", "\na"),
      ("a\tb", "a b"), ("a\u{2003}b", "a b"), ("a \u{3000} b", "a b"), ("\u{3000}a\u{3000}", "a"),
      ("a \n b", "a\nb"), ("a\u{A0}b", "a b"), ("a\u{202F}b", "a b"), ("a\u{A0}\u{A0}b", "a  b"),
      ("a\u{0}b", "a\u{FFFD}b"), ("a\u{1F}b", "a\u{FFFD}b"), ("a\u{7F}b", "a\u{FFFD}b"),
      ("a\u{80}b", "a\u{FFFD}b"), ("a~b", "a~b"), ("a\u{E9}b", "a\u{E9}b"),
    ]
    for (written, expected) in texts {
      #expect(try text { Label(written) } == expected + "\n", "\(written.debugDescription)")
    }
  }
}
