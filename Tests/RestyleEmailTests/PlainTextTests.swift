import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

@Suite struct PlainTextTests {
  private func text(width: Int = 72, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    try EmailMessage(title: "", style: EmailStyle(plainTextWidth: width), content: content).plainText
  }

  @Test("What cells hold stands in columns, in a line each")
  func tables() throws {
    let text = try text {
      Table("Members", columns: ["Name", Table.Column("Points", alignment: .trailing)]) {
        Table.Row {
          "Ada"
          Stack {
            Label("1")
            Label("2")
          }
        }
        Table.Row {
          Hyperlink("Grace", to: "https://example.org/g")
          Table(columns: [], rows: [["3", "4"]])
        }
        Table.Row { List(["Alan", "Turing"]) }
      }
    }
    #expect(
      text == """
        Members

        Name                           Points
        -----------------------------  ------
        Ada                              1, 2
        Grace <https://example.org/g>     3 4
        - Alan, - Turing

        """)
  }

  @Test("A row that leads somewhere as a whole says where, on its own and in a cell")
  func linkedRows() throws {
    let row = Row(action: .follow("https://example.org/a")) {
      Label("x")
      Label("y")
    }
    #expect(try text { row } == "x: y <https://example.org/a>\n")
    let table = Table(columns: []) {
      Table.Row {
        row
        "z"
      }
    }
    #expect(try text { table } == "x, y <https://example.org/a>  z\n")
    // As a whole it leads to one place: where the outermost that leads anywhere does.
    let other = Row(action: .follow("https://example.org/b")) { row }
    #expect(try text { other } == "x: y <https://example.org/b>\n")
    #expect(try text { Row { row } } == "x: y <https://example.org/a>\n")
  }

  @Test("Elements say in a text what they say in a document")
  func elements() throws {
    let text = try text {
      Label("Receipt").heading(1)
      Label("Thank \("you", style: TextStyle().restyled { $0.link = "https://example.org/you" }).")
      Section(header: "Order", footer: "Paid") {
        Row("Tea", subtitle: "Green") { Label("2") }
        Row("Total") {
          Label("EUR")
          Label("12.50")
        }
        Row("Terms", action: .follow("https://example.org/terms"))
      }
      Separator()
      Stack(.horizontal) {
        Button("Open", action: .follow("https://example.org/17"))
        Button("Nowhere", action: .perform("x"))
      }
      ImageView(Image(url: "https://example.org/x.png"), width: 1).accessibilityLabel("A ship")
      ImageView(Image(url: "https://example.org/y.png"), width: 1)
      Label(StyledString(InlineImage(Image(url: "https://example.org/z.png"), alternative: "star")))
      Switch("Wi-Fi", isOn: true)
      TextField("Name", text: "Ada")
    }
    #expect(
      text == """
        Receipt
        =======

        Thank you <https://example.org/you>.

        ORDER
        -----

        Tea: 2
          Green
        Total: EUR, 12.50
        Terms <https://example.org/terms>

        Paid

        ------------------------------------------------------------------------

        Open <https://example.org/17>

        Nowhere

        [A ship]

        star

        Wi-Fi: [x]

        Name: Ada

        """)
  }

  @Test("An address that a link says itself isn't said again")
  func addresses() throws {
    func linked(_ text: String, _ link: Link) throws -> String {
      try self.text { Label("\(text, style: TextStyle().restyled { $0.link = link })") }
    }
    #expect(try linked("https://example.org", "https://example.org") == "https://example.org\n")
    #expect(try linked("a@example.org", "mailto:a@example.org") == "a@example.org\n")
    #expect(try linked("Write", "mailto:a@example.org") == "Write <mailto:a@example.org>\n")
    #expect(try linked("there", "/relative") == "there\n")
    #expect(try linked("there", "javascript:x") == "there\n")
    // None ends the brackets around it.
    #expect(
      try linked("there", "https://example.org/a>\r\n<b") == "there <https://example.org/a%3E%3Cb>\n")
  }

  @Test("Lines break at spaces and beside ideographs, and never in words")
  func wrapping() async throws {
    try await forEach([
      ("aaaaaaaaaa bbbbbbbbb", ["aaaaaaaaaa bbbbbbbbb"]),
      ("aaaaaaaaaa bbbbbbbbbb", ["aaaaaaaaaa", "bbbbbbbbbb"]),
      ("  a   b  ", ["a b"]), ("a ", ["a"]), (" a", ["a"]), ("a  b", ["a b"]), ("a\nb", ["a", "b"]),
      ("a\r\nb\u{2028}c", ["a", "b", "c"]),
      ("a\n\nb", ["a", "", "b"]),
      ("https://example.org/longer/than/a/line x", ["https://example.org/longer/than/a/line", "x"]),
      ("漢字漢字漢字漢字漢字漢字", ["漢字漢字漢字漢字漢字", "漢字"]),
      ("aaaaaaaaaaaaaaa\u{A0}bbbbbb c", ["aaaaaaaaaaaaaaa bbbbbb", "c"]),
      ("a\u{301}aaaaaaaaa bbbbbbbbb", ["a\u{301}aaaaaaaaa bbbbbbbbb"]), ("a\u{7}b", ["a\u{FFFD}b"]),
      // As wide as terminals show them, and never torn.
      ("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👍🏽", ["👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", "👍🏽"]),
      ("aaaaaaaaa bbbbbbbbb\u{7}\u{7}", ["aaaaaaaaa", "bbbbbbbbb\u{FFFD}\u{FFFD}"]),
      // Where Unicode has it: no line starts with a mark that ends a clause, nor breaks within Latin letters.
      ("漢字漢字漢字漢字漢字。漢字", ["漢字漢字漢字漢字漢", "字。漢字"]), ("漢字漢字漢字漢字漢abc def", ["漢字漢字漢字漢字漢", "abc def"]),
      ("aaaaaaaaaa bbbbbbbbb !", ["aaaaaaaaaa", "bbbbbbbbb !"]),
    ]) { (text: String, lines: [String]) throws in
      #expect(try self.text(width: 20) { Label(text) } == lines.joined(separator: "\n") + "\n")
    }
  }

  @Test("Cells of several columns and rows keep the others in their columns")
  func spans() throws {
    func table(_ note: String, on day: String = "Monday") -> Table {
      Table(columns: ["Day", "From", "To"]) {
        Table.Row {
          Table.Cell(day).spanning(rows: 2)
          "9"
          "12"
        }
        Table.Row {
          "14"
          "18"
        }
        Table.Row {
          "Sunday"
          Table.Cell(note).spanning(columns: 2)
        }
      }
    }
    #expect(
      try text { table("closed all day") } == """
        Day     From  To
        ------  ----  --------
        Monday  9     12
                14    18
        Sunday  closed all day

        """)
    let long = String(repeating: "closed ", count: 20)
    #expect(try text { table(long) }.contains("Sunday  closed closed"))
    #expect(
      try text { table(String(repeating: "closed", count: 20)) }.split(separator: "\n").prefix(2)
        == ["- Day: Monday, From: 9, To: 12", "- Day: Monday, From: 14, To: 18"])
    // A long text of many rows would make the message as long as both together.
    for (count, isRepeated) in [(200, true), (201, false)] {
      let day = String(repeating: "x", count: count)
      let lines = try text { table(long, on: day) }.split(separator: "\n")
      #expect((lines.count { $0.contains("xx") } > 1) == isRepeated, "\(lines)")
    }
  }

  @Test("Lists, tables and fields are indented and aligned, and keep to their lines")
  func documents() throws {
    let text = try text(width: 24) {
      Label("Before")
      List {
        Label("Milk that is very cold and white")
        List.Item {
          Label("Dry")
          List(["Flour", "Salt"], isOrdered: true)
        }
        List.Item {}
      }
      Table(
        "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
        rows: [["Soup", "4.50"], ["Bread"], ["", "10.00"]])
      Table(columns: ["Dish", "What is in it"], rows: [["Soup", "Water, salt and more"], ["Pie", ""]])
      Row("Both") { List(["a", "b"], isOrdered: true) }
      FormField("Travel", help: "Two days.") {
        DateField("From")
        NumberField("Days", value: 2)
      }
      Label("After")
    }
    #expect(
      text == """
        Before

        - Milk that is very cold
          and white
        - Dry
          1. Flour
          2. Salt
        -

        Prices

        Dish   Price
        -----  -----
        Soup    4.50
        Bread
               10.00

        Dish  What is in it
        ----  ---------------
        Soup  Water, salt and
              more
        Pie

        Both: 1. a, 2. b

        Travel
          Two days.
          From: -
          Days: 2

        After

        """)
  }

  @Test("A group of fields says its help and its error above them")
  func groups() throws {
    let text = try text {
      FormField("Travel", help: "Two days.", error: "Too long.") {
        DateField("From")
        NumberField("Days", value: 2)
      }
      FormField("Stay", error: "None.") { TextField(text: "x") }
    }
    #expect(
      text == """
        Travel
          Two days.
          ! Too long.
          From: -
          Days: 2

        Stay: x
          ! None.

        """)
  }

  @Test("A width that is no width is the least one")
  func width() throws {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    for width in [Int.min, -1, 0, 19, 20] {
      let lines = try text(width: width) { Label(words) }.split(separator: "\n")
      #expect(lines.map(\.count).max() == 19)
    }
  }
}
