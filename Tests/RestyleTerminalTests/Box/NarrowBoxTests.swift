import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Boxes in few columns")
struct NarrowBoxTests {
  private static let border = BackgroundStyle(
    border: BorderStyle(width: 1, color: .black, cornerRadius: 4))
  private static let field = FieldStyle.system.restyled {
    $0.backgrounds = StateStyles(normal: border)
    $0.contentInsets = EdgeInsets(inset: 12)
  }
  private static let button = ButtonStyle(normal: ButtonStateStyle(background: border)).restyled {
    $0.contentInsets = EdgeInsets(inset: 12)
  }

  private func terminal(
    _ element: some Element, columns: Int, _ profile: TerminalProfile = .plain
  ) throws -> (rows: [String], problems: [RenderingProblem.Loss]) {
    var terminal = TerminalRenderer(profile)
    let context = ElementContext(defaults: .system)
    let block = try terminal.block(of: element, in: context, columns: columns)
    block.check()
    return (block.rows, terminal.problems.map(\.loss))
  }

  private func terminal(_ box: TerminalBox, columns: Int) -> (
    rows: [String], problems: [RenderingProblem.Loss]
  ) {
    var terminal = TerminalRenderer()
    let block = terminal.block(box, columns: columns)
    block.check()
    return (block.rows, terminal.problems.map(\.loss))
  }

  @Test("The room beside a text gives way before it does, at both sides alike")
  func controls() throws {
    func line(_ element: some Element, _ columns: Int) throws -> String {
      let (rows, problems) = try terminal(element.frame(width: .characters(Double(columns))), columns: 40)
      #expect(problems.isEmpty)
      return rows.count > 1 ? rows[1] : rows[0]
    }
    let (age, year) = (TextField(text: "31", style: Self.field), TextField(text: "1980", style: Self.field))
    for (columns, expected) in [
      (3, "│…│"), (4, "│31│"), (5, "│31 │"), (6, "│ 31 │"), (8, "│  31  │"), (9, "│  31   │"),
    ] {
      #expect(try line(age, columns) == expected)
    }
    for (columns, expected) in [(4, "│1…│"), (6, "│1980│"), (8, "│ 1980 │"), (10, "│  1980  │")] {
      #expect(try line(year, columns) == expected)
    }
    // A long text isn't worth all of it.
    let long = TextField(text: "0123456789abcdef", style: Self.field)
    #expect(try line(long, 10) == "│ 01234… │" && line(long, 12) == "│  01234…  │")
    #expect(try line(long, 20) == "│  0123456789abc…  │")
    let picker = Picker(["abc"], selectedIndex: 0, style: Self.field)
    for (columns, expected) in [(3, "│…│"), (4, "│…▾│"), (5, "│… ▾│"), (7, "│abc ▾│"), (9, "│ abc ▾ │")] {
      #expect(try line(picker, columns) == expected)
    }
    let save = Button("Save", style: Self.button)
    for (columns, expected) in [(3, "│…│"), (6, "│Save│"), (8, "│ Save │"), (10, "│  Save  │")] {
      #expect(try line(save, columns) == expected)
    }
    for (columns, expected) in [(3, "[…]"), (6, "[Save]"), (8, "[ Save ]")] {
      #expect(try line(Button("Save"), columns) == expected)
    }
    #expect(try line(SegmentedControl(["ab", "cd"], selectedIndex: 0), 5) == "( )cd")
    let area = TextArea("", text: "1980", style: Self.field).with { $0.label = nil }
    #expect(try line(area, 6) == "│1980│")
  }

  @Test("Insets and margins of containers give way before words do")
  func containers() throws {
    let stack = Stack(
      insets: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40), background: Self.border
    ) {
      Label("1980")
    }
    for (columns, expected) in [(3, "│1│"), (6, "│1980│"), (8, "│ 1980 │"), (16, "│     1980     │")] {
      #expect(try terminal(stack, columns: columns).rows[1] == expected)
    }
    let margins = BoxStyle(margins: EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24))
    for (columns, expected) in [(6, "│1980│"), (8, " │1980│ "), (14, "   │ 1980 │   ")] {
      #expect(try terminal(stack.box(margins), columns: columns).rows[1] == expected)
    }
    // Insets of one side give way there.
    let indented = Stack(insets: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) { Label("1980") }
    #expect(try terminal(indented, columns: 6).rows == ["  1980"])
  }

  @Test("Padding and then margins of boxes give way before what lies in them does")
  func boxes() {
    var box = TerminalBox("1980", background: Self.border, padding: CellInsets(horizontal: 20))
    for (columns, expected) in [
      (3, "│1│"), (6, "│1980│"), (8, "│ 1980 │"), (30, "│            1980            │"),
    ] {
      #expect(terminal(box, columns: columns).rows[1] == expected)
    }
    #expect(terminal(box, columns: 60).rows[1].count == 46)
    box.padding = CellInsets(horizontal: 1)
    box.margins = CellInsets(horizontal: 2)
    for (columns, expected) in [(6, "│1980│"), (8, " │1980│ "), (12, "  │ 1980 │  "), (20, "  │ 1980 │  ")] {
      #expect(terminal(box, columns: columns).rows[1] == expected)
    }
    box.width = .fixed(6)
    #expect(terminal(box, columns: 20).rows[1] == "  │1980│  ")
  }

  @Test("Lines stay whole from two columns on, and shadows are left out and reported")
  func lines() async throws {
    var shadowed = Self.border
    shadowed.shadows = [ShadowStyle(color: .gray, x: 16, y: 16)]
    try await forEach(2...24, [Self.border, shadowed]) { (columns: Int, background: BackgroundStyle) throws in
      let insets = EdgeInsets(inset: 24)
      let button = ButtonStyle(normal: ButtonStateStyle(background: background)).restyled {
        $0.contentInsets = insets
      }
      let field = FieldStyle.system.restyled {
        $0.backgrounds = StateStyles(normal: background)
        $0.contentInsets = insets
      }
      var box = TerminalBox(
        "one two", background: background, padding: CellInsets(horizontal: 3), margins: CellInsets(left: 2))
      var results = [terminal(box, columns: columns)]
      for width in [TerminalBox.Width.fill, .fixed(columns / 2 + 2)] {
        box.width = width
        results.append(terminal(box, columns: columns))
      }
      let elements: [any Element] = [
        Button("one two", style: button), TextField(text: "one two", style: field),
        Picker(["one two"], selectedIndex: 0, style: field), TextArea("", text: "one two", style: field),
        Stack(insets: insets, background: background) { Label("one two") },
        Stack(background: background) { Stack(insets: insets) { Label("one two") } },
      ]
      for element in elements {
        results.append(try terminal(element, columns: columns, TerminalProfile()))
      }
      for (rows, problems) in results {
        let rows = rows.joined(separator: "\n")
        for corner in ["╭", "╮", "╰", "╯"] { #expect(rows.contains(corner), "\(rows)") }
        // What isn't shown is reported.
        #expect(columns > 2 || problems.contains(.lackingColumns))
        #expect(rows.contains("█") || background == Self.border || problems.contains(.property("shadows")))
      }
    }
  }

  @Test("Insets give way at the wider side first, and then at both alike")
  func insets() async throws {
    try await forEach(Int.extremes + Array(-1...12), Int.extremes + Array(0...12)) { left, right in
      let insets = CellInsets(top: 3, left: left, bottom: 4, right: right)
      for room in [Int.min, -1, 0, 1, 2, 3, 7, 12, 40, .max] {
        let narrow = insets.narrowed(to: room)
        #expect(narrow.top == 3 && narrow.bottom == 4)
        #expect(narrow.horizontal <= max(room, 0) && narrow.horizontal <= insets.horizontal)
        guard insets.horizontal > room else {
          #expect(narrow == insets)
          continue
        }
        #expect(abs(narrow.left - narrow.right) <= abs(left.asLength - right.asLength))
        // No more gives way than has to, but for a cell that both would have to share.
        #expect(narrow.horizontal >= max(room, 0) - 1)
      }
    }
  }

  @Test("What lies deep in narrow boxes is shown in the time that boxes take")
  func deepBoxes() {
    var box = TerminalBox("a", padding: CellInsets(horizontal: 4))
    for _ in 0..<60 { box = TerminalBox(box, padding: CellInsets(horizontal: 4)) }
    #expect(terminal(box, columns: 7).rows == ["   a   "])
  }
}
