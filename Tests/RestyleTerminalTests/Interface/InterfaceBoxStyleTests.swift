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

  @Test("What is beside a field of some width is next to it")
  func fieldsOfSomeWidth() throws {
    func field(_ text: String) -> TextField { TextField(text: text) }
    let price = Stack(.horizontal, spacing: 8) {
      Label("£")
      field("12").frame(width: .characters(8))
      Label("per month")
    }
    for columns in [30, 40, 60, 80, 120] {
      #expect(try lines(price, columns: columns) == ["£ [12    ] per month"])
    }
    #expect(try lines(price, columns: 30, .rightToLeft)[0].hasSuffix("per month [    12] £"))
    let date = Stack(.horizontal, spacing: 16) {
      FormField("Day") { field("31").frame(width: .characters(4)) }
      FormField("Month") { field("12").frame(width: .characters(5)) }
      FormField("Year") { field("2026").frame(width: .characters(6)) }
    }
    #expect(try lines(date, columns: 60) == ["Day   Month  Year", "[31]  [12 ]  [2026]"])
    let order = Stack(.horizontal, spacing: 8) {
      Picker([Choice("Name"), Choice("Date")], selectedIndex: 0).frame(width: .characters(12))
      Button("Apply")
    }
    #expect(try lines(order, columns: 60)[0].hasPrefix("[Name     ▾] [ Apply ]"))
    // One without a width takes the rest, and one with a greatest one no more than that.
    let rest = Stack(.horizontal, spacing: 8) {
      field("a").frame(maximumWidth: .characters(30))
      Label("b")
    }
    #expect(try lines(rest, columns: 20) == ["[a               ] b"])
    #expect(try lines(rest, columns: 60) == ["[a" + String(repeating: " ", count: 27) + "] b"])
    // So does one with a label above.
    for (spacing, gap) in [(8.0, " "), (16, "  ")] {
      let labelled = Stack(.horizontal, spacing: spacing) {
        FormField("Day") { field("a").frame(maximumWidth: .characters(4)) }
        Label("b")
      }
      #expect(try lines(labelled, columns: 40) == ["Day \(gap)b", "[a ]"])
    }
    let unlimited = Stack(.horizontal, spacing: 8) {
      FormField("Day") {
        field("a").frame(maximumWidth: .characters(4))
        field("b")
      }
      Label("c")
    }
    #expect(try lines(unlimited, columns: 20)[0] == "Day                c")
    // Fields of a form start below each other, whatever their width.
    let form = Form(style: DynamicFormStyle { _ in FormStyle() }) {
      Row("Name") { field("§") }
      Row("Age") { field("§").frame(width: .characters(8)) }
    }
    let starts = try lines(form, columns: 40).compactMap { line in
      line.firstIndex(of: "§").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(starts.count == 2 && Set(starts).count == 1, "\(starts)")
  }

  @Test("Fractions beside others are those of the whole row, and of all columns below each other")
  func fractionsBesideOthers() throws {
    let halves = Stack(.horizontal) {
      Label("abcdef ghij").frame(width: .fraction(0.5))
      Label("k").frame(width: .fraction(0.3))
      Label("l")
    }
    #expect(try lines(halves) == ["abcdef    k     l", "ghij"])
    #expect(try lines(halves, columns: 40) == ["abcdef ghij         k           l"])
    #expect(try lines(halves, .rightToLeft) == ["   l     k    abcdef", "                ghij"])
    // Nothing is narrower than it need be, and no more of the row is taken than that.
    let message = Stack(.horizontal) {
      Stack { Label("Hi, how are you?") }.frame(maximumWidth: .fraction(0.8))
      Spacer()
      Label("a")
    }
    #expect(try lines(message) == ["Hi, how are you?   a"])
    #expect(try lines(message, columns: 15) == ["Hi, how are   a", "you?"])
    let field = Stack(.horizontal, spacing: 8) {
      TextField(text: "a").frame(width: .fraction(0.5))
      Label("b")
    }
    #expect(try lines(field) == ["[a       ] b"])
    let least = Stack(.horizontal) {
      Label("a").frame(minimumWidth: .fraction(0.5))
      Label("b")
    }
    #expect(try lines(least) == ["a         b"])
    // Those that leave no room for others give way.
    let sidebar = Stack(.horizontal, spacing: 8) {
      Label("abc").frame(width: .characters(6))
      Label("def ghi jkl").frame(width: .fraction(1))
    }
    #expect(try lines(sidebar) == ["abc    def ghi jkl"])
    let column = Stack(alignment: .leading) { Label("abc def").frame(width: .fraction(0.25)) }
    #expect(try lines(column) == ["abc", "def"])
    // Room around a box doesn't change what a fraction is one of.
    let half = BoxStyle(
      margins: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), width: .fraction(0.5))
    let label = Label("abcdefghij kl").box(half)
    for column in [Stack { label }, Stack(alignment: .leading) { label }] {
      #expect(try lines(column) == ["  abcdefghij", "  kl"])
    }
    let centred = Stack(alignment: .center) { Label("abcdefghi").frame(width: .fraction(0.5)) }
    #expect(try lines(centred) == ["     abcdefghi"])
    let wrapped = Stack(style: StackStyle(axis: .horizontal, wraps: true)) {
      for text in ["a", "b", "c"] { Label(text).frame(width: .fraction(0.5)) }
    }
    #expect(try lines(wrapped) == ["a         b", "c"])
    for columns in 1...30 {
      for row in [halves, message, field, least, sidebar, column, centred, wrapped] {
        let terminal = try terminal(row, columns: columns)
        #expect(terminal.text.split(separator: "\n").allSatisfy { $0.count <= columns })
      }
    }
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
    // Nothing has to be scrolled to where no height cuts it.
    #expect(try terminal(text.box(BoxStyle(overflow: .scrolling))).problems.isEmpty)
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
