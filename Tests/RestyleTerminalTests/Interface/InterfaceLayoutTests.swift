import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("What lies beside and in each other in a terminal")
struct InterfaceLayoutTests {
  private func lines(_ element: some Element, columns: Int, _ direction: LayoutDirection = .leftToRight)
    throws -> [String]
  {
    var terminal = TerminalRenderer(TerminalProfile.plain.with { $0.columns = columns })
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = direction
    try terminal.append(element, in: context)
    #expect(terminal.problems.isEmpty)
    return terminal.text.split(separator: "\n").map(String.init)
  }

  private func nested(_ depth: Int) -> List {
    List {
      List.Item {
        Label("internationalization")
        if depth > 1 { nested(depth - 1) }
      }
    }
  }

  @Test("Items of nested lists keep their indents, and words are broken where there is little room")
  func nestedLists() throws {
    for (depth, columns) in [(3, 40), (12, 40), (16, 40), (8, 22), (1, 8)] {
      let lines = try lines(nested(depth), columns: columns)
      let indents = lines.filter { $0.contains("•") }.map { $0.prefix { $0 == " " }.count }
      #expect(indents == (0..<depth).map { 2 * $0 }, "\(depth) in \(columns)")
      #expect(lines.allSatisfy { $0.count <= columns })
    }
    // Where nothing can be read behind its marker, what is innermost lies below it.
    #expect(try lines(nested(1), columns: 7).first == "•")
  }

  private static let card = BackgroundStyle(border: BorderStyle(width: 1, color: .black))

  private func cards(_ style: StackStyle, last: BoxStyle = BoxStyle()) -> Stack {
    Stack(style: style) {
      Stack(background: Self.card) { Label("a") }
      Stack(style: StackStyle(background: Self.card, box: BoxStyle(margins: EdgeInsets(top: 16)))) {
        Label("b")
      }
      Stack(style: StackStyle(background: Self.card, box: last)) {
        for text in ["c", "d", "e"] { Label(text) }
      }
    }
  }

  @Test("Boxes beside each other are as high as the highest one, as far as their style lets them")
  func heights() throws {
    let expected = [
      "┌─┐     ┌─┐", "│a│ ┌─┐ │c│", "│ │ │b│ │d│", "│ │ │ │ │e│", "└─┘ └─┘ └─┘",
    ]
    #expect(try lines(cards(StackStyle(axis: .horizontal, spacing: 8)), columns: 30) == expected)
    #expect(
      try lines(cards(StackStyle(axis: .horizontal, spacing: 8, wraps: true)), columns: 30) == expected)
    let mirrored = try lines(
      cards(StackStyle(axis: .horizontal, spacing: 8)), columns: 11, .rightToLeft)
    #expect(mirrored[1] == "│c│ ┌─┐ │a│" && mirrored.last == "└─┘ └─┘ └─┘")
    // In columns, as in lines.
    let columns = try lines(cards(StackStyle(spacing: 8, columns: 3)), columns: 11)
    #expect(columns == expected)
    // Others stay as high as what is in them.
    let top = try lines(
      cards(StackStyle(axis: .horizontal, spacing: 8, alignment: .leading)), columns: 30)
    #expect(top == ["┌─┐     ┌─┐", "│a│ ┌─┐ │c│", "└─┘ │b│ │d│", "    └─┘ │e│", "        └─┘"])
    let low = Stack(.horizontal, spacing: 8) {
      Stack(background: Self.card) { for text in ["a", "b", "c"] { Label(text) } }
      Stack(style: StackStyle(background: Self.card, box: BoxStyle(height: .characters(3)))) { Label("d") }
    }
    #expect(try lines(low, columns: 30) == ["┌─┐ ┌─┐", "│a│ │d│", "│b│ └─┘", "│c│", "└─┘"])
  }

  @Test("Each line of a cell lies as its column does", arguments: [false, true])
  func columns(isMirrored: Bool) throws {
    for alignment in [HorizontalAlignment.trailing, .center, .leading] {
      let table = Table(
        columns: ["Name", Table.Column("Notes", alignment: alignment)],
        rows: [["Soup", "short and very long words"]])
      let rows = try lines(table, columns: 24, isMirrored ? .rightToLeft : .leftToRight)
      let cells = rows.compactMap { row -> Substring? in
        let cells = row.split(separator: "│", omittingEmptySubsequences: true)
        return cells.count == 2 ? cells[isMirrored ? 0 : 1].dropFirst().dropLast() : nil
      }
      #expect(cells.count > 2, "\(rows)")
      for cell in cells {
        let (before, behind) = (cell.prefix { $0 == " " }.count, cell.reversed().prefix { $0 == " " }.count)
        switch alignment {
        case .trailing: #expect((isMirrored ? before : behind) == 0, "\(rows)")
        case .center: #expect(abs(before - behind) <= 1, "\(rows)")
        default: #expect((isMirrored ? behind : before) == 0, "\(rows)")
        }
      }
    }
  }
}
