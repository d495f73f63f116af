import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Rows and headings in the text of an e-mail")
struct PlainTextRowTests {
  private func text(width: Int = 20, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    try EmailMessage(title: "", style: EmailStyle(plainTextWidth: width), content: content).plainText
  }

  private static let link = Action.follow("https://e.org/a")

  /// Rows, and what each is as a text.
  private static let rows: [(Row, String)] = [
    (Row("a"), "a\n"), (Row {}, ""), (Row(" "), ""), (Row("a", subtitle: "b"), "a\n  b\n"),
    (Row("a", subtitle: " "), "a\n"), (Row("", subtitle: "b"), "b\n"),
    (Row("", subtitle: "b") { Label("c") }, "c\n  b\n"), (Row("") { Label("c") }, "c\n"),
    (Row("a") { Label("b") }, "a: b\n"),
    (
      Row("a") {
        Label("b")
        Label("c")
      }, "a: b, c\n"
    ),
    (Row("a", subtitle: "b\n\nc") { Label("d") }, "a: d\n  b\n\n  c\n"),
    (Row("a", action: link), "a <https://e.org/a>\n"), (Row(action: link) {}, "<https://e.org/a>\n"),
    (Row("a", subtitle: "b", action: link), "a <https://e.org/a>\n  b\n"),
    (Row(action: link) { Label(" ") }, "<https://e.org/a>\n"),
    (
      Row("a") {
        Separator()
        Label("b").heading(1)
      }, "a: b\n"
    ),
    (Row("a") { Row("b", subtitle: "c") { Label("d") } }, "a: b, d\n  c\n"),
    (Row("a", subtitle: "b") { Row("c", subtitle: "d") }, "a: c\n  b\n  d\n"),
    (Row("aaaaaaaaaaaa") { Label("bbbbbbbbbb") }, "aaaaaaaaaaaa:\nbbbbbbbbbb\n"),
    // What stands below keeps to the lines as well.
    (Row("a", subtitle: "bbbbbbbbb ccccccccc"), "a\n  bbbbbbbbb\n  ccccccccc\n"),
    (Row("a", subtitle: "bbbbbbbbb cccccccc"), "a\n  bbbbbbbbb cccccccc\n"),
  ]

  private static let rowsOfLists: [(Row, String)] = [
    (Row("a") { List(["b", "c"]) }, "a: - b, - c\n"), (Row("a") { List { List.Item {} } }, "a\n"),
    (
      Row("a") {
        List { List.Item {} }
        Label("b")
      }, "a: b\n"
    ),
    (Row("a") { List(["b", "c"], isOrdered: true, start: 9) }, "a: 9. b, 10. c\n"),
  ]

  @Test("A row stands in a section without empty lines around it, whatever it holds")
  func rowsAmongOthers() throws {
    let rows =
      Self.rows.map(\.0) + Self.rowsOfLists.map(\.0) + [Row("a") { Section(header: "b") { Row("c") } }]
    for row in rows {
      let alone = try text { row }
      let text = try text {
        Section {
          Row("x")
          row
          Row("y")
        }
      }
      #expect(text == "x\n\(alone)y\n")
    }
  }

  @Test("A row is a line with what is in it, and what stands below its title below that")
  func rows() throws {
    for (row, expected) in Self.rows + Self.rowsOfLists { #expect(try text { row } == expected, "\(row)") }
  }

  @Test("What is in a section follows without an empty line, and nothing outside does")
  func sections() throws {
    for (first, firstText) in Self.rows where !firstText.isEmpty {
      for (second, secondText) in Self.rows where !secondText.isEmpty {
        let text = try text {
          Label("x")
          first
          second
          Section {
            first
            second
            Label("y")
            second
          }
          first
        }
        #expect(
          text
            == "x\n\n\(firstText)\n\(secondText)\n\(firstText)\(secondText)y\n\(secondText)\n\(firstText)")
      }
    }
  }

  @Test("A heading has a line below it, as long as its longest line and no longer than there is room")
  func headings() throws {
    let long = String(repeating: "a", count: 25)
    for (level, mark) in [(1, "="), (2, "-"), (6, "-")] {
      for (title, lines, length) in [
        ("a", ["a"], 1), ("a\nbcd\ne", ["a", "bcd", "e"], 3), ("漢字", ["漢字"], 4), (long, [long], 20),
        ("aaaaaaaaaaaa bbbbbbbbbb", ["aaaaaaaaaaaa", "bbbbbbbbbb"], 12),
      ] {
        let underline = String(repeating: mark, count: length)
        #expect(
          try text { Label(title).heading(level) } == (lines + [underline, ""]).joined(separator: "\n"))
      }
      #expect(try text { Label(" ").heading(level) }.isEmpty)
      let listed = try text { List { Label(long).heading(level) } }
      #expect(listed == "- \(long)\n  \(String(repeating: mark, count: 18))\n")
    }
  }

  @Test("What says where it leads says it once, whatever spaces are around it")
  func addresses() throws {
    for (title, link, expected) in [
      (" https://e.org ", "https://e.org", "https://e.org"), ("1", "tel:1", "1"), (" 1 ", "tel:1", "1"),
      ("a@e.org", "mailto:a@e.org", "a@e.org"), ("e.org", "https://e.org", "e.org <https://e.org>"),
      ("  ", "https://e.org", "<https://e.org>"),
      ("https://e.org/", "https://e.org", "https://e.org/ <https://e.org>"),
    ] as [(String, Link, String)] {
      #expect(try text(width: 60) { Button(title, action: .follow(link)) } == expected + "\n")
    }
  }

  @Test("What stands below a title stands behind it in a cell")
  func rowsInCells() throws {
    let rows: [(Row, String)] = [
      (Row("a"), "a"), (Row("a", subtitle: "b"), "a, b"), (Row("a", subtitle: "b") { Label("c") }, "a, c, b"),
      (Row("", subtitle: "b"), "b"), (Row("a", subtitle: "b\nc"), "a, b c"),
    ]
    for (row, expected) in rows {
      let table = Table(columns: []) {
        Table.Row {
          row
          "x"
        }
      }
      #expect(try text { table } == "\(expected)  x\n")
    }
  }

  @Test("Cells of columns keep their order, whichever of them has several rows")
  func spans() throws {
    let long = String(repeating: "x", count: 30)
    for spanning in 0..<3 {
      let table = Table(columns: []) {
        for row in 0..<3 {
          Table.Row {
            for column in 0..<3 {
              if column == spanning {
                if row == 0 { Table.Cell("\(column)").spanning(rows: 2) }
                if row == 2 { "\(column)" }
              } else {
                row == 0 && column == (spanning + 1) % 3 ? "\(long)" : "\(column)"
              }
            }
          }
        }
      }
      let lines = try text { table }.replacing(long, with: "\((spanning + 1) % 3)").split(separator: "\n")
      #expect(
        lines.joined().replacing("- ", with: "").replacing(" ", with: "").replacing(",", with: "")
          == "012012012")
    }
  }
}
