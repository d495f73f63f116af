import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import Testing

@Suite("Where boxes lie in a terminal, and how large they are")
struct InterfaceBoxStyleTests {
  private func terminal(
    _ element: some Element, columns: Int = 20, _ direction: LayoutDirection = .leftToRight
  ) throws -> TerminalRenderer {
    var terminal = TerminalRenderer(TerminalProfile.plain.with { $0.columns = columns })
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = direction
    try terminal.append(element, in: context)
    return terminal
  }

  private func lines(
    _ element: some Element, columns: Int = 20, _ direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    let terminal = try terminal(element, columns: columns, direction)
    #expect(terminal.problems.isEmpty, "\(terminal.problems)")
    return terminal.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("Widths are in cells, in points and fractions of the room, and boxes lie where they are aligned")
  func widths() throws {
    let text = Label("abc def ghi")
    #expect(try lines(text.frame(width: .characters(7))) == ["abc def", "ghi"])
    #expect(try lines(text.frame(width: .fraction(0.25))) == ["abc", "def", "ghi"])
    #expect(try lines(text.frame(maximumWidth: .characters(40))) == ["abc def ghi"])
    #expect(
      try lines(text.frame(width: .characters(7), alignment: .trailing)) == [
        "             abc def", "             ghi",
      ])
    #expect(try lines(Label("abc").frame(alignment: .center)) == ["        abc"])
    #expect(try lines(Label("abc").frame(alignment: .left), .rightToLeft) == ["abc"])
    #expect(try lines(Label("abc").frame(alignment: .leading), .rightToLeft) == ["                 abc"])
    let margins = BoxStyle(margins: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
    #expect(try lines(Label("abc").box(margins)) == ["  abc"])
  }

  @Test("Heights are in lines; what is higher is cut, and reported unless it asks for that")
  func heights() throws {
    let text = Label("a b c")
    #expect(try lines(text.frame(width: 8, minimumHeight: .characters(4))).count == 4)
    var box = BoxStyle(width: .characters(1), maximumHeight: .characters(2), overflow: .clipped)
    #expect(try lines(text.box(box)) == ["a", "b"])
    box.overflow = .scrolling
    box.opacity = 0.5
    box.height = .fraction(1)
    let problems = try terminal(text.box(box)).problems
    #expect(Set(problems.map(\.loss)) == [.property("overflow"), .property("opacity"), .property("height")])
    #expect(problems.map(\.part) == ["box", "box", "box"])
  }

  @Test("Columns share the width, and are one where that is too narrow; lines are filled one after the other")
  func lines() throws {
    func texts(_ style: StackStyle) -> Stack {
      Stack(style: style) { for text in ["one", "two", "three", "four"] { Label(text) } }
    }
    let columns = texts(StackStyle(spacing: 8, columns: 2))
    #expect(try lines(columns) == ["one        two", "three      four"])
    #expect(try lines(columns, columns: 9) == ["one", "two", "three", "four"])
    #expect(
      try lines(columns, .rightToLeft)
        == ["       two        one", "      four      three"].map { String($0.dropFirst()) })
    let wrapped = texts(StackStyle(axis: .horizontal, spacing: 8, wraps: true))
    #expect(try lines(wrapped) == ["one two three four"])
    #expect(try lines(wrapped, columns: 9) == ["one two", "three", "four"])
    for count in [1, 3, 1_000_000] {
      for width in 1...30 {
        let terminal = try terminal(texts(StackStyle(spacing: 8, columns: count)), columns: width)
        #expect(terminal.text.split(separator: "\n").allSatisfy { $0.count <= width })
      }
    }
  }
}
