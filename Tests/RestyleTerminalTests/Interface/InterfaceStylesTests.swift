import DesignSystems
import Restyle
import RestyleElements
import Testing

@testable import RestyleTerminal

@Suite("Styles of elements in a terminal")
struct InterfaceStylesTests {
  private func text(
    _ element: some Element, _ profile: TerminalProfile = .plain, columns: Int = 20
  ) throws -> String {
    var terminal = TerminalRenderer(profile.with { $0.columns = columns })
    try terminal.append(element, in: ElementContext(defaults: .system))
    return terminal.text
  }

  private func cells(_ element: some Element, line: Int = 0) throws -> [TerminalCells.Cell] {
    var terminal = TerminalRenderer()
    return try terminal.block(of: element, in: ElementContext(defaults: .system)).cells().lines[line]
  }

  private static let elements: [any StyledElement] = [
    Button("a"), Hyperlink("a", to: "https://example.org"), Switch("a"), Checkbox("a"), RadioGroup(["a"]),
    SegmentedControl(["a", "b"]), TextField("a", text: "b"), NumberField("a", value: 1), DateField("a"),
    TextArea("a", text: "b"), Picker("a", ["b"], selectedIndex: 0), Slider("a", value: 0.5),
    ColorField("a", value: .blue), ProgressBar(value: 0.5), TitleSubtitle("a", subtitle: "b"),
    FormField("a", help: "b", error: "c") { TextField() }, List(["a"]),
    Table(columns: ["a"]) { Table.Row(["b"]) }, DescriptionList { DescriptionList.Item("a") { Label("b") } },
    Disclosure("a") { Label("b") }, Section(header: "a", footer: "b") { Row("c") },
    Form { Section { Row("c") } },
  ]

  @Test("A default style is shown and reported alike, whether it is given or not")
  func defaults() throws {
    func rendered(_ element: some Element, _ defaults: DefaultStyling) throws -> TerminalRenderer {
      var terminal = TerminalRenderer()
      try terminal.append(element, in: ElementContext(defaults: defaults))
      return terminal
    }
    func check(_ element: some StyledElement, _ defaults: DefaultStyling) throws {
      let style = DefaultStyling.withDefaults(defaults) { type(of: element).defaultStyle }
      let (given, usual) = (try rendered(element.styled(style), defaults), try rendered(element, defaults))
      #expect(given.text == usual.text && given.problems == usual.problems, "\(type(of: element))")
    }
    for defaults in [DefaultStyling.system, .material, .primer] {
      for element in Self.elements { try check(element, defaults) }
    }
  }

  @Test("A style that shows a state itself is followed by a link")
  func disabledLinks() throws {
    func look(_ style: ButtonStyle) throws -> TerminalCells.Look? {
      try cells(Hyperlink("a", to: "/", style: style).disabled()).first?.look
    }
    let text = TextStyle(font: .system(size: 17), color: .blue)
    let plain = ButtonStyle(normal: ButtonStateStyle(text: text))
    #expect(try look(plain)?.flags == [2])
    let bold = plain.restyled { $0.states[.disabled] = ButtonStateStyle(text: text.bold) }
    #expect(try look(bold)?.flags == [1])
  }

  @Test("A box around a link or a disclosure is drawn, and no other takes room")
  func boxes() throws {
    let border = BorderStyle(width: 1, color: .black)
    let boxed = ButtonStyle(normal: ButtonStateStyle(background: BackgroundStyle(border: border)))
    #expect(
      try text(Stack(alignment: .leading) { Hyperlink("a", to: "/", style: boxed) }) == "┌─┐\n│a│\n└─┘\n")
    #expect(try text(Hyperlink("a", to: "/", style: ButtonStyle())) == "a\n")
    let tall = ButtonStyle(contentInsets: EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
    #expect(try text(Hyperlink("a", to: "/", style: tall)) == "\na\n")
    let shadows = [ShadowStyle(color: .black, x: 8, y: 16)]
    for background in [BackgroundStyle(color: .red), BackgroundStyle(shadows: shadows)] {
      let style = ButtonStyle(normal: ButtonStateStyle(background: background))
      let link = Stack(alignment: .leading) { Hyperlink("a", to: "/", style: style) }
      let plain = Stack(alignment: .leading) { Hyperlink("a", to: "/", style: ButtonStyle()) }
      #expect(try text(link, TerminalProfile()) != text(plain, TerminalProfile()))
    }
    #expect(
      try text(Stack(alignment: .leading) { Disclosure("a", style: boxed) { Label("b") } })
        == "▾ ┌─┐\n  │a│\n  └─┘\n  b\n")
  }

  @Test("The box of a checkbox has its colours, and a mark that can be seen in it")
  func checkboxes() throws {
    let style = CheckboxStyle.system.restyled {
      $0.states[.selected] = CheckboxStateStyle(background: BackgroundStyle(color: .blue), markColor: .blue)
      $0.mark = .dot
    }
    let box = try cells(Checkbox("a", isOn: true, style: style)).prefix(3)
    #expect(box.map { String($0.character) }.joined() == "[*]")
    let unmarked = try cells(Checkbox("a", style: style)).prefix(3)
    #expect(box.allSatisfy { !$0.look.background.isEmpty })
    #expect(unmarked.allSatisfy { $0.look.background.isEmpty })
    #expect(box.allSatisfy { $0.look.foreground != $0.look.background })
  }

  @Test("A box and its label are as far apart as the style says, and by a cell at least")
  func checkboxSpacing() throws {
    for (spacing, cells) in [(0.0, 1), (8, 1), (24, 3)] {
      let style = CheckboxStyle.system.restyled { $0.spacing = spacing }
      #expect(try text(Checkbox("a", style: style)) == "[ ]" + String(repeating: " ", count: cells) + "a\n")
    }
  }

  @Test(
    "A text lies in its field where it is aligned",
    arguments: [
      (TextAlignment.natural, "[b       ]"), (.left, "[b       ]"), (.center, "[   b    ]"),
      (.right, "[       b]"), (.trailing, "[       b]"),
    ])
  func fields(_ alignment: TextAlignment, _ expected: String) throws {
    let style = FieldStyle(text: TextStyle().restyled { $0.alignment = alignment })
    #expect(try text(TextField(text: "b", style: style), columns: 10) == expected + "\n")
  }

  @Test("Each bullet has a character, and an asterisk in ASCII")
  func bullets() throws {
    let expected: [ListStyle.Bullet: String] = [
      .none: "a\n", .disc: "• a\n", .circle: "◦ a\n", .square: "▪ a\n",
    ]
    for bullet in ListStyle.Bullet.allCases {
      let list = List(["a"], style: .system.restyled { $0.bullet = bullet })
      #expect(try text(list) == expected[bullet])
      let isNone = bullet == .none
      #expect(try text(list, .plain.with { $0.drawsASCII = true }) == (isNone ? "a\n" : "* a\n"))
    }
  }

  @Test("The colours of a table lie behind its rows, and its insets around their texts")
  func tables() throws {
    let style = TableStyle(headerColor: .red, stripeColor: .blue)
    let table = Table(columns: ["a"], style: style) {
      Table.Row(["b"])
      Table.Row(["c"])
    }
    let lines = try (0..<6).map { line in try cells(table, line: line) }
    let isFilled = lines.map { $0.contains { !$0.look.background.isEmpty } }
    // The lines around the table and below its header have nothing behind them.
    #expect(isFilled == [false, true, false, false, true, false])
    #expect(lines[1].first?.look.background == [])
    let roomy = style.restyled { $0.cellInsets = EdgeInsets(top: 16, leading: 24, bottom: 0, trailing: 8) }
    #expect(
      try text(Table(columns: ["a"], style: roomy) { Table.Row(["b"]) })
        == """
        ╭─────╮
        │     │
        │   a │
        ├─────┤
        │     │
        │   b │
        ╰─────╯

        """)
  }
}
