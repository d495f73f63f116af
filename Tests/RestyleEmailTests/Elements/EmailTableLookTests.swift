import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("The look of tables of data in an e-mail")
struct EmailTableLookTests {
  private func html(
    _ direction: LayoutDirection = .leftToRight, @ElementBuilder _ content: () -> ElementContent
  ) throws -> String {
    let traits = TraitCollection(layoutDirection: direction)
    return try EmailMessage(
      title: "", style: EmailStyle(background: .white), in: ElementContext(traits: traits),
      content: content
    ).html
  }

  /// The tags of cells that are aligned to a side at the top, as those of data are.
  private func cells(_ html: String) -> [String] {
    html.matches(of: #/<t[dh][^>]* align="\w+" valign="top"[^>]*>/#).map { String($0.0) }
  }

  private static let style = TableStyle(cellInsets: .zero)

  @Test("Headers and every second row have their colours, where there are such")
  func colors() throws {
    for header in [nil, Color.red] {
      for stripe in [nil, Color.blue] {
        let style = Self.style.restyled {
          $0.headerColor = header
          $0.stripeColor = stripe
        }
        let html = try html { Table(columns: ["h"], rows: [["a"], ["b"], ["c"], ["d"]], style: style) }
        let row = "<td align=\"left\" valign=\"top\""
        let (top, striped) = (
          header == nil ? "" : " bgcolor=\"#ff0000\" style=\"background-color:#ff0000;font-weight:400\"",
          stripe == nil ? "" : " bgcolor=\"#0000ff\" style=\"background-color:#0000ff\""
        )
        let start = "<th scope=\"col\" align=\"left\" valign=\"top\""
        #expect(
          cells(html) == [
            start + (top.isEmpty ? " style=\"font-weight:400\"" : top) + ">", row + ">", row + striped + ">",
            row + ">", row + striped + ">",
          ])
      }
    }
  }

  @Test("Round corners cut the rows of a table, and of other boxes nothing", arguments: [false, true])
  func corners(_ isRound: Bool) throws {
    let background = BackgroundStyle(border: BorderStyle(cornerRadius: isRound ? 9 : 0))
    let style = Self.style.restyled {
      $0.background = background
      $0.headerColor = .red
    }
    let table = try html { Table(columns: ["h"], rows: [["a"]], style: style) }
    let rule = table.firstMatch(of: #/\.(s\d+)\{border-radius:9px;overflow:hidden\}/#)
    #expect((rule != nil) == isRound)
    if let rule { #expect(table.contains("<td class=\"\(rule.1)\"><table ")) }
    let stack = try html { Stack(background: background) { Label("a") } }
    #expect(stack.contains("{border-radius:9px}") == isRound)
    #expect(!stack.contains("overflow"))
  }

  @Test("A text in a cell is seen over the colour of its row")
  func textColors() throws {
    let text = TextStyle(color: Color(white: 1, alpha: 0.5))
    let style = Self.style.restyled {
      $0.stripeColor = .black
      $0.headerColor = .red
    }
    let html = try html {
      Table(
        columns: [Table.Column(DisplayText(StyledString("h", style: text)))],
        rows: [[DisplayText(StyledString("a", style: text))], [DisplayText(StyledString("b", style: text))]],
        style: style)
    }
    let colors = html.matches(of: #/color:(#[0-9a-f]{6})">([hab])</#).map {
      "\($0.2) \($0.1)"
    }
    #expect(colors == ["h #ff8080", "a #ffffff", "b #808080"], "\(html)")
  }

  @Test("Cells have their room and their line, the empty ones at the end of a row as well")
  func rooms() throws {
    for inset in [-2.0, 0, 3] {
      for width in [0.0, 2] {
        let style = Self.style.restyled {
          $0.cellInsets = EdgeInsets(inset: inset)
          $0.separator = SeparatorStyle(width: width, color: .red)
        }
        let html = try html { Table("x", columns: ["h", "i"], rows: [["a"], ["b", "c"]], style: style) }
        let cells = cells(html)
        #expect(cells.count == 6)
        for cell in cells {
          #expect(cell.contains("padding:3px") == (inset > 0) && cell.contains("padding:") == (inset > 0))
          #expect(cell.contains("border-bottom:2px solid #ff0000") == (width > 0))
          #expect(cell.contains("border") == (width > 0))
        }
        #expect(html.contains(inset > 0 ? "margin:3px 0 0 3px" : "margin:0;"))
        #expect(html.contains("<caption style=\"text-align:left\"><p "))
      }
    }
  }

  @Test(
    "The outline takes the place of the last separator",
    arguments: [(1.0, RectEdge.all), (0, .all), (0.2, .all), (1, .top)])
  func outline(width: Double, edges: RectEdge) throws {
    let style = Self.style.restyled {
      $0.separator = SeparatorStyle(width: 2, color: .red)
      $0.background.border = BorderStyle(width: width, color: .blue, cornerRadius: 8, borderEdges: edges)
    }
    let html = try html {
      Table(columns: ["h", "i"], style: style) {
        Table.Row { "a" }
        Table.Row {
          Table.Cell("b").spanning(rows: 2)
          "c"
        }
        Table.Row { "d" }
      }
      Table(columns: ["h"], rows: [], style: style)
      // Beside an element, whose width is known at the end.
      Table(columns: ["h"], style: style) { Table.Row { Label("a") } }
    }
    // The row of the first cell has an empty one, and the last one none beside the cell from above.
    let lastCells = [4, 6, 7, 9]
    let isOutlined = width > 0 && edges.contains(.bottom)
    let lines = cells(html).map { $0.contains("border-bottom:2px solid #ff0000") }
    #expect(lines == (0..<10).map { !(isOutlined && lastCells.contains($0)) }, "\(html)")
  }

  @Test("Of cells that lie below each other, the last one of each row alone has a line and room below it")
  func lowestCells() throws {
    let word = String(repeating: "x", count: 30)
    let html = try html {
      Table(columns: ["h", "i", "j"], style: Self.style) {
        Table.Row { for _ in 1...3 { Table.Cell(word) } }
        Table.Row {
          Table.Cell(word)
          Table.Cell(word).spanning(columns: 2)
        }
        Table.Row { Table.Cell(word) }
      }
    }
    let joined = html.matches(of: /\.(s\d+)\{display:block!important[^}]*border:0!important/).map(\.1)
    #expect(joined.count == 1, "\(html)")
    let isJoined = cells(html).dropFirst(3).map { cell in
      cell.firstMatch(of: /class="([^"]*)"/)?.1.split(separator: " ").contains { joined.contains($0) } == true
    }
    // The last row has an empty cell, which isn't shown there.
    #expect(isJoined == [true, true, false, true, false, false, false], "\(html)")
  }

  @Test("A caption lies above the table, as far in as its cells", arguments: LayoutDirection.allCases)
  func captions(direction: LayoutDirection) throws {
    for leading in [-5.0, 0, 1, 3] {
      for top in [-5.0, 0, 1, 4] {
        let style = Self.style.restyled {
          $0.cellInsets = EdgeInsets(top: top, leading: leading, bottom: 9, trailing: 8)
          $0.caption = TextStyle(font: .system(size: 9))
        }
        let html = try html(direction) { Table("x", columns: ["h"], rows: [["a"]], style: style) }
        let tag = try #require(html.firstMatch(of: #/<caption[^>]*><p [^>]*style="margin:([^;]*);([^"]*)"/#))
        func side(_ room: Double) -> String { room > 0 ? "\(Int(room))px" : "0" }
        let sides = direction == .leftToRight ? ["0", "0", side(leading)] : [side(leading), "0", "0"]
        let margin = leading > 0 || top > 0 ? ([side(top)] + sides).joined(separator: " ") : "0"
        #expect(String(tag.1) == margin && !tag.2.contains("text-indent"), "\(tag.0)")
      }
    }
  }

  @Test("Cells are aligned as their column is", arguments: LayoutDirection.allCases)
  func alignments(direction: LayoutDirection) throws {
    let (start, end) = direction == .leftToRight ? ("left", "right") : ("right", "left")
    let sides: [(HorizontalAlignment, String)] = [
      (.leading, start), (.trailing, end), (.left, "left"), (.right, "right"), (.center, "center"),
      (.fill, start),
    ]
    let html = try html(direction) {
      Table(
        columns: sides.map { Table.Column("h", alignment: $0.0) }, rows: [sides.map { _ in "a" }],
        style: Self.style)
    }
    let found = html.matches(of: #/<t[hd][^>]* align="(\w+)" valign="top"/#).map { String($0.1) }
    #expect(found == sides.map(\.1) + sides.map(\.1))
  }

  @Test("A table is as wide as its column, and beside others as wide as it has to be")
  func widths() throws {
    for axis in StackStyle.Axis.allCases {
      let html = try html {
        Stack(axis) {
          Label("x")
          Table(columns: [], rows: [["a"]], style: Self.style)
        }
      }
      #expect(
        html.contains("<table cellpadding=\"0\" cellspacing=\"0\" border=\"0\" width=\"100%\">")
          == (axis == .vertical))
    }
  }

  @Test("Headings in header cells are paragraphs that are announced as such, and as bold as elsewhere")
  func headingsInHeaderCells() throws {
    for isHeader in [false, true] {
      let html = try html {
        Table(columns: []) {
          Table.Row {
            Table.Cell(isHeader: isHeader) {
              Label("a").heading(2)
              Section(header: "b") { Label("c") }
            }
          }
        }
      }
      #expect(html.ranges(of: "</h2>").count == (isHeader ? 0 : 1))
      #expect(html.ranges(of: "</h3>").count == (isHeader ? 0 : 1))
      #expect(html.contains("<p role=\"heading\" aria-level=\"2\" ") == isHeader)
      #expect(html.contains("<p role=\"heading\" aria-level=\"3\" ") == isHeader)
    }
  }

  @Test("A header says what it is of, and an empty cell is as high as a line")
  func scopes() throws {
    let table = Table(
      columns: ["h", "i"], rows: [["a", ""], ["b", "c"]], hasRowHeaders: true, style: Self.style)
    let html = try html { table }
    #expect(
      html.ranges(of: "<th scope=\"col\"").count == 2 && html.ranges(of: "<th scope=\"row\"").count == 2)
    #expect(html.ranges(of: "</th>").count == 4 && html.ranges(of: "valign=\"top\">&nbsp;</td>").count == 1)
  }
}
