import Restyle
import RestyleElements
import TestSupport
import Testing

@Suite("Positions of rows")
struct SectionPositionTests {
  private static func expected(_ count: Int) -> [SegmentPosition?] {
    (0..<count).map { SegmentPosition(isFirst: $0 == 0, isLast: $0 == count - 1) }
  }

  @Test("Rows know their position", arguments: [0, 1, 2, 3, 10, 1000])
  func positions(count: Int) throws {
    let section = Section { for number in 0..<count { Row("\(number)") } }
    let outline = try Outline(of: section)
    #expect(outline.positions == Self.expected(count))
    #expect(outline.lines.first == "section -")
    #expect(outline.lines.last == "end section -")
  }

  @Test(
    "The words for the first few",
    arguments: zip(0...3, [[], ["unique"], ["top", "bottom"], ["top", "middle", "bottom"]]))
  func words(count: Int, positions: [String]) throws {
    let section = Section { ForEach(0..<count) { Row("\($0)") } }
    #expect(try Outline(of: section).positions.map { $0?.rawValue } == positions)
  }

  @Test("Rows that a condition leaves out don't count")
  func conditions() async throws {
    try await forEach(0..<8) { (mask: Int) throws in
      let section = Section {
        if mask & 1 != 0 { Row("1") }
        if mask & 2 != 0 { Row("2") }
        if mask & 4 != 0 { Row("4") }
      }
      #expect(try Outline(of: section).positions == Self.expected(mask.nonzeroBitCount))
    }
  }

  private struct Accounts: Element {
    var count: Int
    var body: some Element { ForEach(0..<count) { Row("account \($0)") } }
  }

  @Test("Rows count wherever they come from")
  func origins() throws {
    let section = Section {
      Accounts(count: 0)
      Row("first")
      Accounts(count: 2)
      ContextReader { _ in Row("reader") }
      Accounts(count: 0)
    }
    let outline = try Outline(of: section)
    #expect(outline.positions == Self.expected(4))
    #expect(outline.lines.last == "end section -")
  }

  @Test("What isn't a row stands in a row of its own")
  func otherElements() throws {
    let section = Section {
      Label("a")
      Stack { Label("b") }
      Row { Label("c") }
    }
    #expect(
      try Outline(of: section).lines == [
        "section -",
        "  row top", "    label a", "  end",
        "  row middle", "    stack vertical", "      label b", "    end", "  end",
        "  row bottom", "    label c", "  end",
        "end section -",
      ])
  }

  @Test("Sections in sections count their own rows")
  func nesting() throws {
    let section = Section(header: "outer") {
      Row("a")
      Section(header: "inner") {
        Row("b")
        Row("c")
      }
      Row("d")
    }
    let outline = try Outline(of: section)
    #expect(outline.positions == [.top, .middle, .top, .bottom, .bottom])
  }

  @Test("Rows outside of sections have no position, nor do rows within rows")
  func outside() throws {
    #expect(try Outline(of: Form { Row("a") }).positions == [nil])
    #expect(try Outline(of: Section { Row { Row("a") } }).positions == [.unique, nil])
  }

  @Test("Backgrounds fall into place", arguments: SegmentPosition.allCases)
  func backgrounds(position: SegmentPosition) {
    let style = SectionStyle.system(grouped: true, horizontallyRegular: true)
    var row = Row("a")
    #expect(row.background(in: style, at: position) == style.background[position])
    row.isSelected = true
    #expect(row.background(in: style, at: position) == style.selectedBackground[position])
    row.state = .highlighted
    #expect(row.background(in: style, at: position) == style.selectedBackground[position])
    row.state = [.disabled, .hovered, .focused]
    #expect(row.background(in: style, at: position) == style.background[position])
  }
}
