import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import Testing

@Suite("What a terminal reports of styles")
struct InterfaceReportsTests {
  private func losses(_ element: some Element) throws -> [RenderingProblem.Loss] {
    var terminal = TerminalRenderer()
    try terminal.append(element, in: ElementContext(defaults: .system))
    return terminal.problems.map(\.loss)
  }

  private static let uneven = BackgroundStyle(
    border: BorderStyle(width: 1, color: .red).restyled {
      $0.cornerRadii = CornerRadii(topLeading: 4, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0)
    })

  @Test("Corners that differ are reported of whatever has a border, and nothing of what has none")
  func containers() throws {
    let section = DynamicSectionStyle { _ in
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
        $0.header.background = Self.uneven
      }
    }
    let form = DynamicFormStyle { _ in FormStyle(background: Self.uneven) }
    #expect(try losses(Stack(background: Self.uneven) { Label("a") }) == [.property("cornerRadii")])
    #expect(try losses(Form(style: form) { Label("a") }) == [.property("cornerRadii")])
    #expect(try losses(Section(header: "a", style: section) { Row("b") }) == [.property("cornerRadii")])
    #expect(try losses(Stack { Label("a") }).isEmpty)
    #expect(try losses(Form { Label("a") }).isEmpty)
    #expect(try losses(Section(header: "a") { Row("b") }).isEmpty)
  }

  @Test("A link of a row is shown by its title or its name, and reported without both")
  func linksOfRows() throws {
    let link = Action.follow("https://example.org")
    #expect(try losses(Row(action: link) { Label("a") }) == [.property("action")])
    #expect(try losses(Row(action: link) { Label("a") }.accessibilityLabel("b")) == [])
    #expect(try losses(Row(action: link) { Label("a") }.disabled()) == [])
    #expect(try losses(Row("a", action: link)) == [])
  }

  @Test("What rows lose is reported for each of them", arguments: 1...4)
  func rows(count: Int) throws {
    let image = BackgroundStyle(color: .white, image: Image(url: "a.png"))
    let section = DynamicSectionStyle { _ in
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
        $0.background = SectionStyle.Background(style: SectionBackgroundStyle(background: image))
      }
    }
    func rows(_ style: DynamicSectionStyle) -> Section {
      Section(style: style) { ForEach(0..<count) { Row("Row \($0)").body } }
    }
    #expect(try losses(rows(section)) == Array(repeating: .property("image"), count: count))
    #expect(try losses(rows(.systemGrouped)).isEmpty)
  }

  @Test("What a style of texts loses is reported for it, and not for each run that sets something else")
  func runs() throws {
    let style = TextStyle().restyled { $0.lineHeightMultiple = 1.5 }
    let spaced = TextStyle().tracking(3)
    let text: DisplayText = "a \("b", style: .bold) c \("d", style: spaced) \("e", style: .italic)"
    let lines = RenderingProblem.Loss.attribute("lineHeightMultiple")
    #expect(try losses(Label(text, style: style)) == [lines, .attribute("kern")])
    let other: DisplayText = "a \("b", style: .struckThrough) c"
    let labels = Stack {
      Label(text, style: style)
      Label(other, style: style)
      Label("f", style: style)
    }
    #expect(try losses(labels) == [lines, .attribute("kern")])
    // What a run sets itself is one of its own.
    let own: DisplayText = "a \("b", style: style)"
    #expect(try losses(Label(own)) == [lines])
  }

  @Test(
    "A switch is drawn without a border and an image, each of which is reported", arguments: [false, true])
  func switches(isOn: Bool) throws {
    func losses(_ change: (inout SwitchStyle) -> Void) throws -> [RenderingProblem.Loss] {
      try self.losses(Switch(isOn: isOn, style: SwitchStyle.system.restyled(change)))
    }
    #expect(try losses { _ in }.isEmpty)
    #expect(try losses { $0.onImage = Image(url: "a") } == (isOn ? [.property("image")] : []))
    #expect(try losses { $0.offImage = Image(url: "a") } == (isOn ? [] : [.property("image")]))
    let framed = SwitchStateStyle(border: BorderStyle(width: 1, color: .red))
    #expect(try losses { $0.states[.normal] = framed } == [.property("border")])
  }

  @Test func problemsHaveTheirPlace() throws {
    var terminal = TerminalRenderer()
    let link: DisplayText = "E \("link", style: TextStyle().tracking(3))"
    try terminal.append(
      Section(header: "A") {
        Row("B") { ImageView(Image(url: "a.png")).accessibilityLabel("Photo") }
        Row("C") { TextField(style: .system.clearButton(.always)) }
        Row { Button("D", image: Image(url: "a.png")) }
        Row { Label(link) }
      }, in: ElementContext(defaults: .system))
    #expect(
      terminal.problems.map { "\($0)" }.map { $0.prefix { $0 != ":" } } == [
        "Section 1 \"A\" > Row 1 \"B\" > ImageView 1 \"Photo\"",
        "Section 1 \"A\" > Row 2 \"C\" > TextField 1",
        "Section 1 \"A\" > Row 3 > Button 1 \"D\"", "Section 1 \"A\" > Row 4 > Label 1 \"E link\"",
      ])
    #expect(terminal.text.contains("[Photo]"))
  }

  @Test func eachElementTellsOfItsOwn() throws {
    let style = FieldStyle.system.password.restyled { $0.text = $0.text.tracking(3) }
    var terminal = TerminalRenderer()
    try terminal.append(
      Stack {
        TextField(text: "a", style: style)
        TextField(text: "b", style: style)
      })
    #expect(
      terminal.problems.filter { $0.loss == .attribute("kern") }.map(\.path.description) == [
        "Stack 1 > TextField 1", "Stack 1 > TextField 2",
      ])
  }

  @Test func segmentsTellOfLinesAndShadows() throws {
    var terminal = TerminalRenderer()
    let style = SegmentedControlStyle.system.allRestyled {
      $0.background.border.width = 1
      $0.background.shadows = [ShadowStyle(color: .black, y: 1)]
    }
    try terminal.append(
      Stack {
        SegmentedControl(["A", "B"], style: style)
        SegmentedControl(["C", "D"], style: style)
      })
    // Once for the style, in each of its states.
    let background = "states.normal.background"
    #expect(
      terminal.problems.filter { $0.part == background }.map(\.loss) == [
        .property("shadows"), .property("border"),
      ])
    #expect(Set(terminal.problems.map(\.path.description)) == ["Stack 1 > SegmentedControl 1"])
  }

  @Test("A closed list shows neither hints nor dividers, and a group of buttons both")
  func choices() throws {
    let choices = [Choice("a"), Choice("b", hint: "c", divider: "or"), Choice("d", hint: "e")]
    var terminal = TerminalRenderer()
    try terminal.append(Picker(choices, selectedIndex: 2), in: ElementContext(defaults: .system))
    let reported = terminal.problems.filter { $0.part?.hasPrefix("choice") == true }
    #expect(
      reported.map { [$0.part, $0.loss.subjects[0]] } == [
        ["choice 2", "hint"], ["choice 2", "divider"], ["choice 3", "hint"],
      ])
    #expect(try losses(RadioGroup(choices, selectedIndex: 2)).isEmpty)
  }

  @Test("A field has one line, and loses nothing of a text that may have several")
  func multilinedFields() throws {
    let style = FieldStyle.system.restyled { $0.restyleTexts { $0.setMultilined() } }
    let cut = FieldStyle.system.restyled { $0.restyleTexts { $0.setMultilined(lines: 2) } }
    #expect(try losses(TextField(text: "a", style: style)).isEmpty)
    #expect(try Set(losses(TextField(text: "a", style: cut))) == [.property("numberOfLines")])
  }
}
