import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite struct InterfaceControlsTests {
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

  @Test func buttonsAreAsHighAsTheirNeighbours() throws {
    func button(_ title: String, fill: Color = .clear, line: Double = 0) -> Button {
      let border = BorderStyle(width: line, color: .red)
      let state = ButtonStateStyle(color: fill, border: border, text: TextStyle())
      return Button(title, style: ButtonStyle(normal: state))
    }
    func row(_ alignment: StackStyle.Alignment) -> Stack {
      Stack(.horizontal, spacing: 8, alignment: alignment) {
        button("Save", fill: .blue)
        button("Stop", line: 1)
        button("Help")
      }
    }
    let shown = try cells(row(.fill))
    try #require(shown.count >= 3)
    let titles = String(shown[1].map(\.character))
    #expect(["Save", "Stop", "Help"].allSatisfy(titles.contains), "\(titles)")
    // The fill is seen in all lines.
    #expect(shown[..<3].allSatisfy { !$0[0].look.background.isEmpty && !$0[5].look.background.isEmpty })
    #expect(shown[0][6].look.background.isEmpty)
    let top = try cells(row(.leading))
    #expect(String(top[0].map(\.character)).contains("Save") && top[1][0].look.background.isEmpty)
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
}
