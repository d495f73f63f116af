import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite struct InterfaceTests {
  private func rows(
    _ element: some Element, columns: Int = 40, _ profile: TerminalProfile = .plain,
    _ context: ElementContext = ElementContext(defaults: .system)
  ) throws -> [String] {
    var terminal = TerminalRenderer(profile)
    let block = try terminal.block(of: element, in: context, columns: columns)
    block.check()
    #expect(block.width <= columns)
    return block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func cells(_ element: some Element, columns: Int = 40) throws -> [[TerminalCells.Cell]] {
    var terminal = TerminalRenderer()
    return try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns).cells()
      .lines
  }

  private struct Network: Element {
    var body: some Element {
      Section(header: "Network", footer: "Bluetooth waits for a device to be near.") {
        Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
        Row("Bluetooth") { Switch() }
        Row("Known networks") { Label("3") }
      }
    }
  }

  @Test func sectionsHaveLinesBetweenTheirRows() throws {
    #expect(
      try rows(Network()) == [
        "", "  NETWORK", "────────────────────────────────────────", "  Wi-Fi                            [x]",
        "  Connected", "  ──────────────────────────────────────", "  Bluetooth                        [ ]",
        "  ──────────────────────────────────────", "  Known networks                     3",
        "────────────────────────────────────────", "  Bluetooth waits for a device to be", "  near.", "",
      ])
  }

  private static let boxed = boxed(linesInset: .zero)

  private static func boxed(linesInset insets: EdgeInsets) -> DynamicSectionStyle {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .gray), insets: insets)
    return DynamicSectionStyle { _ in boxed(line) }
  }

  private static func boxed(_ line: InsettedStyle<SeparatorStyle>) -> SectionStyle {
    SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
      $0.header = .none
      $0.background = SectionStyle.Background(
        style: SectionBackgroundStyle(
          background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 8)),
          topSeparator: line, bottomSeparator: line))
      $0.selectedBackground = $0.background
    }
  }

  @Test func linesBetweenRowsMeetThoseAround() throws {
    let section = Section(style: Self.boxed) {
      Row("One")
      Row("Two")
    }
    #expect(
      try rows(section, columns: 12).prefix(5) == [
        "╭──────────╮", "│  One     │", "├──────────┤", "│  Two     │", "╰──────────╯",
      ])
    #expect(try rows(section, columns: 12, .plain.with { $0.drawsASCII = true })[2] == "+----------+")
    #expect(try rows(Section(style: Self.boxed) { Row("One") }, columns: 12).prefix(3).last == "╰──────────╯")
  }

  @Test(arguments: 0...3, 0...3)
  func linesBetweenRowsKeepToTheirInsets(_ leading: Int, _ trailing: Int) throws {
    let insets = EdgeInsets(top: 0, leading: Double(leading) * 8, bottom: 0, trailing: Double(trailing) * 8)
    let section = Section(style: Self.boxed(linesInset: insets)) {
      Row("One")
      Row("Two")
    }
    let spaces = (String(repeating: " ", count: leading), String(repeating: " ", count: trailing))
    let line = spaces.0 + String(repeating: "─", count: 10 - leading - trailing) + spaces.1
    #expect(
      try rows(section, columns: 12)[2] == (leading == 0 ? "├" : "│") + line + (trailing == 0 ? "┤" : "│"))
  }

  @Test func stacksLieInTheirDirection() throws {
    let row = Stack(.horizontal, spacing: 8) {
      Label("a")
      Label("b\nc")
    }
    #expect(try rows(row) == ["a b", "  c"])
    #expect(try rows(row.with { $0.style.alignment = .trailing }) == ["  b", "a c"])
    let column = Stack(spacing: 16, insets: EdgeInsets(inset: 16)) {
      Label("a")
      Label("b")
    }
    #expect(try rows(column) == ["", "  a", "", "  b", ""])
    #expect(
      try rows(
        Stack(alignment: .trailing) {
          Label("ab")
          Label("c")
        }, columns: 5) == ["   ab", "    c"])
    #expect(
      try rows(
        Stack(alignment: .center) {
          Label("ab")
          Label("c")
        }, columns: 5) == [" ab", "  c"])
    #expect(
      try rows(
        Stack(.horizontal) {
          Label("a")
          Spacer()
          Label("b")
        }, columns: 5) == ["a   b"])
    #expect(
      try rows(
        Stack {
          Label("a")
          Spacer(minimumLength: 32)
          Label("b")
        }) == ["a", "", "", "b"])
    #expect(
      try rows(
        Stack(.horizontal) {
          Label("a")
          Separator()
          Label("b\nc")
        }) == ["a│b", " │c"])
    #expect(
      try rows(
        Stack {
          Label("a")
          Separator()
        }, columns: 3) == ["a", "───"])
    #expect(try rows(Stack {}) == [""])
  }

  @Test func whatFindsNoRoomBesideLiesBelow() throws {
    let row = Stack(.horizontal, spacing: 8) {
      Button("First one")
      Button("Second one")
    }
    #expect(try rows(row, columns: 40) == ["[ First one ] [ Second one ]"])
    #expect(try rows(row, columns: 20) == ["[ First one ]", "[ Second one ]"])
    let texts = Stack(.horizontal, spacing: 8) {
      Label("The quick brown fox")
      Label("jumps")
    }
    #expect(try rows(texts, columns: 17) == ["The quick   jumps", "brown fox"])
  }

  @Test func textsStandAsTheirStyleSays() throws {
    #expect(try rows(Label("ab", style: TextStyle().centerAligned), columns: 6) == ["  ab"])
    #expect(try rows(Label("ab", style: TextStyle().rightAligned), columns: 6) == ["    ab"])
    #expect(
      try rows(Label("The quick brown fox", style: TextStyle().truncatedTail), columns: 9) == ["The quic…"])
    #expect(try rows(Label("title", style: TextStyle(font: .system(size: 28)))) == ["TITLE"])
    #expect(try rows(TitleSubtitle("a", subtitle: "b")) == ["a", "b"])
  }

  @Test func controlsShowTheirStatesInText() throws {
    #expect(try rows(Switch("On", isOn: true)) == ["On [x]"])
    #expect(try rows(Switch()) == ["[ ]"])
    #expect(try rows(Button("Save")) == ["[ Save ]"])
    #expect(try rows(Button("Save").with { $0.isSelected = true }) == ["[*Save*]"])
    #expect(try rows(TextField("Name", text: "Ada"), columns: 20) == ["Name [Ada          ]"])
    #expect(try rows(TextField(placeholder: "Name"), columns: 10) == ["[Name    ]"])
    #expect(try rows(TextField(text: "secret", style: .system.password), columns: 10) == ["[••••••  ]"])
    #expect(try rows(SegmentedControl(["A", "B"], selectedIndex: 1)) == ["( ) A  (*) B"])
    #expect(try rows(SegmentedControl(["A", "B"], selectedIndex: 1), columns: 6) == ["( ) A", "(*) B"])
    #expect(try rows(SegmentedControl([])) == [""])
    #expect(
      try rows(Section(style: Self.boxed) { Row("One").with { $0.isSelected = true } }, columns: 12)[1]
        == "│› One     │")
  }

  @Test func controlsOfFormsReadAsText() throws {
    #expect(try rows(Checkbox("Subscribe", isOn: true)) == ["[x] Subscribe"])
    #expect(try rows(Checkbox()) == ["[ ]"])
    #expect(try rows(RadioGroup(["A", "B"], selectedIndex: 1)) == ["( ) A", "(*) B"])
    #expect(try rows(RadioGroup(["A", "B"], axis: .horizontal)) == ["( ) A  ( ) B"])
    #expect(try rows(Picker(["A", "B"], selectedIndex: 1), columns: 10) == ["[B      ▾]"])
    #expect(try rows(NumberField(value: 12), columns: 10) == ["[12      ]"])
    #expect(
      try rows(
        DateField(value: DateField.Value(date: CalendarDate(year: 2026, month: 1, day: 2))), columns: 14)
        == ["[2026-01-02  ]"])
    #expect(
      try rows(TextArea(text: "one two three", rows: 3), columns: 10) == [
        "[one two ]", "[three   ]", "[        ]",
      ])
    #expect(try rows(ProgressBar("Done", value: 0.5), columns: 24) == ["Done ███████░░░░░░░  50%"])
    #expect(try rows(Hyperlink("Terms", to: "/terms")) == ["Terms"])
    #expect(
      try rows(
        FormField("Name", help: "As you like", error: "Too short") { TextField(text: "A") }, columns: 12)
        == ["Name", "As you like", "! Too short", "[A         ]"])
  }

  @Test func documentsReadAsText() throws {
    #expect(
      try rows(
        List {
          Label("a")
          List(isOrdered: true, start: 9) {
            Label("b")
            Label("c")
          }
        }) == ["• a", "• 9. b", "  10. c"])
    #expect(try rows(List(["a"], isOrdered: true, start: .min)) == ["\(Int.min). a"])
    #expect(
      try rows(
        Table(
          "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)], rows: [["Pie", "8"]]))
        == [
          "Prices", "╭──────┬───────╮", "│ Dish │ Price │", "├──────┼───────┤", "│ Pie  │     8 │",
          "╰──────┴───────╯",
        ])
    // Nobody can open it.
    #expect(try rows(Disclosure("More") { Label("a") }) == ["▾ More", "  a"])
  }

  @Test func clearLinesTakeNoCells() throws {
    for fill in [Color.clear, .blue] {
      func button(_ border: BorderStyle) -> Button {
        Button(
          "Save",
          style: ButtonStyle(normal: ButtonStateStyle(color: fill, border: border, text: TextStyle())))
      }
      let clear = button(BorderStyle(width: 1, color: .clear))
      #expect(try rows(clear) == rows(button(.none)))
      #expect(try cells(clear) == cells(button(.none)))
      #expect(try cells(clear) != cells(button(BorderStyle(width: 1, color: .red))))
      let box = BackgroundStyle(color: fill, border: BorderStyle(width: 1, color: .clear))
      #expect(
        try cells(Stack(style: StackStyle(background: box)) { Label("a") })
          == cells(Stack(style: StackStyle(background: BackgroundStyle(color: fill))) { Label("a") }))
    }
  }

  @Test func colorsAreSwatchesWithTheirNames() throws {
    let field = ColorField("Accent", value: .blue)
    #expect(try rows(field, columns: 30) == ["Accent #0000ff"])
    let line = try #require(try cells(field, columns: 30).first)
    #expect(String(line.map(\.character)) == "Accent [    ] #0000ff")
    #expect(line.map { $0.look.background.isEmpty }.filter { !$0 }.count == 4)
  }

  @Test func slidersAndDescriptions() throws {
    let slider = try rows(Slider("v", value: 3, in: 1...5), columns: 20)
    #expect(slider.count == 1 && slider[0].hasPrefix("v ") && slider[0].hasSuffix(" 3"))
    let list = DescriptionList(style: .system.restyled { $0.spacing = 0 }) {
      DescriptionList.Item("Arrives", "Tuesday")
      DescriptionList.Item("To") { Label("Ada") }
    }
    #expect(try rows(list) == ["Arrives", "  Tuesday", "To", "  Ada"])
  }

  @Test("Cells of interfaces span columns and rows as those of tables of texts do")
  func spans() throws {
    let table = Table("Hours", columns: ["Day", "From", "To"]) {
      Table.Row {
        "Monday"
        Table.Cell("two\nmornings").spanning(rows: 2)
        "12"
      }
      Table.Row {
        "Tuesday"
        "12"
      }
      Table.Row {
        "Sunday"
        Table.Cell { Label("closed") }.spanning(columns: 2)
      }
      Table.Row { "Saturday" }
    }
    let shown = try rows(table)
    #expect(
      shown == [
        "Hours", "╭──────────┬──────────┬────╮", "│ Day      │ From     │ To │",
        "├──────────┼──────────┼────┤",
        "│ Monday   │ two      │ 12 │", "│ Tuesday  │ mornings │ 12 │", "│ Sunday   │ closed        │",
        "│ Saturday │          │    │", "╰──────────┴──────────┴────╯",
      ])
    // A cell of several columns widens these, and gives way to their width.
    let wide = Table(columns: []) {
      Table.Row { Table.Cell("a rather long text").spanning(columns: 2) }
      Table.Row {
        "b"
        "c"
      }
    }
    let widths = try rows(wide).map(\.count)
    #expect(widths == [22, 22, 22, 22])
    #expect(
      try rows(wide, columns: 13)
        == ["╭───────────╮", "│ a rather  │", "│ long text │", "│ b   │ c   │", "╰─────┴─────╯"])
  }

  @Test func tablesHoldElements() throws {
    let table = Table(
      "Members", columns: ["Name", Table.Column("Links", alignment: .trailing)], hasRowHeaders: true
    ) {
      Table.Row {
        "Ada"
        Table.Cell {
          Label("Profile")
          Label("Log")
        }
      }
      Table.Row { "Grace" }
    }
    let shown = try rows(table)
    #expect(
      shown == [
        "Members", "╭───────┬─────────╮", "│ Name  │   Links │", "├───────┼─────────┤", "│ Ada   │ Profile │",
        "│       │     Log │", "│ Grace │         │", "╰───────┴─────────╯",
      ])
    let texts: [[DisplayText]] = [["Pie", "8"], ["Soup of the day", "4.50"]]
    let columns: [Table.Column] = ["Dish", Table.Column("Price", alignment: .trailing)]
    let ofElements = Table(columns: columns) {
      for row in texts { Table.Row { for text in row { Label(text, style: TableStyle.default.cell) } } }
    }
    #expect(try rows(ofElements, columns: 20) == rows(Table(columns: columns, rows: texts), columns: 20))
    // Texts give way; in the end so do the cells, which is told.
    #expect(
      try rows(Table(columns: ["a"]) { Table.Row { Label("some words") } }, columns: 9)
        == ["╭───────╮", "│ a     │", "├───────┤", "│ some  │", "│ words │", "╰───────╯"])
    for table in [
      Table(columns: [], rows: [["a", "b", "c", "d"]]),
      Table(columns: []) { Table.Row { for text in ["a", "b", "c", "d"] { Label(text) } } },
    ] {
      var terminal = TerminalRenderer(.plain)
      let block = try terminal.block(of: table, columns: 6)
      #expect(block.width <= 6)
      #expect(terminal.problems.map(\.loss) == [.lackingTableColumns])
    }
  }

  @Test func controlsShowTheirStatesInColors() throws {
    let on = try cells(Switch(isOn: true))[0]
    #expect(on.count == 6 && on[4].character == "●")
    let off = try cells(Switch())[0]
    #expect(off[1].character == "●" && off[0].look.background != on[0].look.background)
    let disabled = try cells(Switch(isOn: true).disabled())[0]
    #expect(disabled[0].look.background != on[0].look.background)
    let normal = try cells(Button("Save"))[0]
    #expect(normal.map(\.character) == Array("Save"))
    let selected = try cells(Button("Save").with { $0.isSelected = true })[0]
    #expect(selected.map(\.character) == Array(" Save ") && !selected[0].look.background.isEmpty)
    let pressed = try cells(Button("Save").with { $0.isHighlighted = true })[0]
    #expect(pressed[0].look.foreground != normal[0].look.foreground)
    let segments = try cells(SegmentedControl(["A", "B"], selectedIndex: 1))[0]
    #expect(
      String(segments.map(\.character)) == "  A   [B] "
        && segments[2].look.background != segments[7].look.background)
    let field = try cells(TextField(text: "Ada"), columns: 10)[0]
    #expect(field.count == 10 && field[5].look.underline == 1)
    let rows = [false, true].map { isSelected in
      Section(header: "", style: .systemGrouped) { Row("One").with { $0.isSelected = isSelected } }
    }
    let looks = try rows.map { try cells($0).flatMap { $0.map(\.look.background) } }
    #expect(looks[0] != looks[1])
  }

  @Test func buttonsFillTheStackThatAsksForIt() throws {
    let style = ButtonStyle(
      normal: ButtonStateStyle(color: .white, border: BorderStyle(width: 1, color: .gray), text: TextStyle()))
    #expect(
      try rows(Stack { Button("OK", style: style) }, columns: 8) == ["┌──────┐", "│  OK  │", "└──────┘"])
    #expect(try rows(Stack(alignment: .leading) { Button("OK", style: style) }, columns: 8)[1] == "│OK│")
    let leading = style.restyled { $0.alignment = .leading }
    #expect(try rows(Stack { Button("OK", style: leading) }, columns: 8)[1] == "│OK    │")
  }

  @Test func longButtonsKeepTheirBordersAndShadows() throws {
    let background = BackgroundStyle(
      color: .white, border: BorderStyle(width: 1, color: .gray),
      shadows: [ShadowStyle(color: .black, x: 8, y: 16)])
    let style = ButtonStyle(normal: ButtonStateStyle(background: background, text: TextStyle()))
    let button = Button("A title that is too long", style: style)
    for element in [Stack { button }, Stack(alignment: .leading) { button }] {
      #expect(
        try rows(element, columns: 12, TerminalProfile())
          == [
            "┌─────────┐", "│ A title │█", "│ that is │█", "│   too   │█", "│  long   │█", "└─────────┘█",
            " ███████████",
          ])
    }
  }

  @Test func linksAreFollowedWhereTheyAreSafe() throws {
    for button in [Button("x", action: .follow("https://example.org/"))] {
      #expect(try cells(button)[0][0].look.link == "https://example.org/")
      #expect(try cells(button.disabled())[0][0].look.link.isEmpty)
    }
    var terminal = TerminalRenderer()
    try terminal.append(Section(header: "Help") { Row("Terms", action: .follow("javascript:x")) })
    #expect(
      terminal.problems.map(\.path.description) == ["Section 1 \"Help\" > Row 1 \"Terms\""])
    #expect(TerminalCells(terminal.text).lines.joined().allSatisfy { $0.look.link.isEmpty })
  }

  @Test func directionsAreMirrored() throws {
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = .rightToLeft
    let row = Stack(.horizontal, spacing: 8) {
      Label("ab")
      Switch(isOn: true)
    }
    #expect(try rows(row, columns: 10, .plain, context) == ["    [x] ab"])
    #expect(try rows(Stack { Label("ab") }, columns: 10, .plain, context) == ["        ab"])
    // Elements that are narrower than all columns start at their right edge, too.
    #expect(try rows(Switch(isOn: true), columns: 10, .plain, context) == ["       [x]"])
    #expect(
      try rows(
        Stack(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)) { Label("ab") }, columns: 10,
        .plain, context)
        == ["      ab"])
    // The next one isn't.
    var terminal = TerminalRenderer(.plain)
    _ = try terminal.block(of: Label("a"), in: context, columns: 3)
    #expect(try terminal.block(of: Stack { Label("a") }, columns: 3).text == "a")
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

  @Test func traitsAreTheTerminals() throws {
    let reader = ContextReader { context in
      Label(
        "\(context.traits.idiom == .terminal) \(context.traits[.terminalColumns]) \(context.traits.colorScheme)"
      )
    }
    var context = ElementContext(traits: TraitCollection(colorScheme: .dark))
    context.defaults = .system
    #expect(
      try rows(reader, columns: 30, .plain.with { $0.colorScheme = .light }, context) == ["true 30 light"])
  }

  /// Sizes are told by case once, and transforms of one's own run once.
  @Test func textsAreTransformedOnce() throws {
    var style = TextStyle(font: .system(size: 28))
    style.setAttribute(2, for: .shout)
    #expect(try rows(Label("hey", style: style)) == ["HEY!!"])
  }

  @Test func deepElementsTakeNoStack() throws {
    struct Deep: Element {
      var depth: Int
      var body: some Element {
        var content = Label("x").asContent()
        for index in 0..<depth {
          let inner = content
          content = Stack(index % 2 == 0 ? .vertical : .horizontal) { inner }.asContent()
        }
        return content
      }
    }
    #expect(try rows(Deep(depth: 120)) == ["x"])
    var terminal = TerminalRenderer(.plain)
    #expect(throws: ElementError.self) { try terminal.append(Deep(depth: 1_000)) }
    #expect(terminal.text.isEmpty && terminal.problems.isEmpty)
  }
}

private struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int

  static var transform: TextTransform<Int>? {
    { text, value, _ in text + String(repeating: "!", count: value) }
  }
}

extension TextAttributeKey where Self == Shout {
  fileprivate static var shout: Self { Self() }
}
