import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("Audits of elements")
struct TreeAuditTests {
  private static let black = TextStyle(color: .black)
  private static let white = TextStyle(color: .white)

  private func contrasts(_ element: some Element, page: Color = .white) throws -> [AuditFinding] {
    try Audit(element, in: AuditSurroundings(page: page)).findings.filter { $0.rule == .textContrast }
  }

  @Test("A text is seen on what lies behind it there")
  func backdrops() throws {
    let box = BackgroundStyle(color: .black)
    let stack = Stack(background: box) {
      Label("seen", style: Self.white)
      Label("not seen", style: Self.black)
      Stack(background: BackgroundStyle(color: Color(white: 1, alpha: 0.9))) {
        Label("seen again", style: Self.black)
      }
    }
    let found = try contrasts(stack)
    #expect(found.map(\.place.names.last) == [#"Label 2 "not seen""#])
    #expect(found.first?.message.hasPrefix("the contrast of the text #000000 on #000000 is 1.00:1") == true)
    #expect(try contrasts(Stack { Label("a", style: Self.white) }).count == 1)
    #expect(try contrasts(Stack { Label("a", style: Self.white) }, page: .black).isEmpty)
  }

  @Test("Runs of a text have styles of their own")
  func runs() throws {
    var text = StyledString("black ", style: Self.black)
    text += StyledString("white", style: Self.white)
    #expect(try contrasts(Label(text)).count == 1)
  }

  @Test("A run that is never seen well is found in one condition, whatever the others are")
  func runsWithTraits() throws {
    var text = StyledString("seen ", style: TextStyle(color: Color(light: .black, dark: .white)))
    text += StyledString("not seen", style: TextStyle(color: .systemBackground))
    let found = try Audit(Label(text)).findings.filter { $0.rule == .textContrast }
    #expect(found.map(\.condition.description) == ["always"])
  }

  @Test("Runs that fail for reasons of their own are findings of their own, and others are one")
  func runsOfSeveralReasons() throws {
    let body = TextStyle(color: Color(light: .black, dark: .white))
    let link = TextStyle(color: Color(light: Color(hex: 0xBBBBBB), dark: .black))
    var text = StyledString("seen in the light ", style: body)
    text += StyledString("seen in the dark ", style: link)
    text += StyledString("and so on", style: body.bold)
    let found = try contrasts(Label(text))
    #expect(found.map(\.condition.description) == ["dark", "light"])
    #expect(found.map { $0.message.contains("#ffffff on #ffffff is 1.00:1") } == [true, false])
    #expect(found.map { $0.message.contains("#bbbbbb on #ffffff") } == [false, true])
  }

  @Test("What fails under several conditions says of each what no other one says")
  func overlappingConditions() throws {
    let switches = Section { Row("Push") { Switch(isOn: true) } }
    let found = try Audit(switches).findings.filter { $0.place.names.last == "track" }
    #expect(found.count > 1 && Set(found.map(\.message)).count == found.count, "\(found)")
    #expect(found.contains { $0.condition.description == "at rest" }, "\(found)")
  }

  @Test("Titles have runs of their own too, on the background of each state")
  func titles() throws {
    let button = ButtonStyle(
      normal: ButtonStateStyle(text: Self.black),
      highlighted: ButtonStateStyle(background: BackgroundStyle(color: .black), text: Self.white))
    let title = DisplayText("Pay " + StyledString("now", style: Self.black))
    #expect(try contrasts(Button("Pay now", style: button)).isEmpty)
    #expect(try contrasts(Button(title, style: button)).map(\.condition.description) == ["pressed"])
    #expect(
      try contrasts(Hyperlink(title, to: "/", style: button)).map(\.condition.description) == ["pressed"])
    let segments = SegmentedControlStyle(states: [.default: [.normal: ButtonStateStyle(text: Self.black)]])
    let white = DisplayText(StyledString("one", style: Self.white))
    #expect(
      try contrasts(SegmentedControl([SegmentedControl.Segment(white), "two"], style: segments)).count == 1)
  }

  @Test("What an element doesn't have isn't audited")
  func absentParts() throws {
    let field = FieldStyle(text: Self.black, placeholder: Self.white)
    #expect(try contrasts(TextField(text: "value", style: field)).isEmpty)
    #expect(try contrasts(TextField(placeholder: "hint", style: field)).count == 1)
    let box = CheckboxStyle(label: Self.white)
    #expect(try contrasts(Checkbox(style: box)).isEmpty)
    #expect(try contrasts(Checkbox("news", style: box)).count == 1)
    let button = ButtonStyle(normal: ButtonStateStyle(text: Self.white))
    let image = Image(url: "https://example.com/a.png")
    #expect(try contrasts(Button("", image: image, style: button)).isEmpty)
  }

  private func targets(_ element: some Element) throws -> [AuditFinding] {
    try Audit(element, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .targetSize }
  }

  @Test(
    "A line around a button adds to its height where the insets have no room for it",
    arguments: [(0.0, 0.0, false), (0, 3, true), (3, 0, true), (2, 2, false)])
  func targetsWithLines(inset: Double, width: Double, isLargeEnough: Bool) throws {
    let look = ButtonStateStyle(
      background: BackgroundStyle(border: BorderStyle(width: width, color: .black)),
      text: TextStyle(font: .system(size: 16), color: .black))
    let button = ButtonStyle(contentInsets: EdgeInsets(inset: inset), normal: look)
    #expect(try targets(Button("A long title", style: button)).isEmpty == isLargeEnough)
    let field = FieldStyle(
      text: look.text, backgrounds: [.normal: look.background], contentInsets: EdgeInsets(inset: inset))
    #expect(try targets(TextField(style: field)).isEmpty == isLargeEnough)
    #expect(try targets(TextArea(rows: 2, style: field)).isEmpty)
  }

  @Test("Short titles make narrow targets, where nothing makes them wider")
  func narrowTargets() throws {
    let style = ButtonStyle(
      preferredMinimumSize: MinimumSize(height: 44),
      normal: ButtonStateStyle(text: TextStyle(font: .system(size: 16), color: .black)))
    let button = Button("i", style: style)
    #expect(try targets(Stack(.horizontal) { button }).count == 1)
    #expect(try targets(Stack(alignment: .leading) { button }).count == 1)
    #expect(try targets(Section { Row { button } }).count == 1)
    #expect(try targets(Stack { Hyperlink("i", to: "/", style: style) }).count == 1)
    #expect(try targets(Stack { button }).isEmpty)
    #expect(try targets(Stack(.horizontal) { FormField("label") { button } }).isEmpty)
    #expect(try targets(Stack(.horizontal) { Button("Send", style: style) }).isEmpty)
    let wide = style.restyled { $0.preferredMinimumSize.width = 24 }
    #expect(try targets(Stack(.horizontal) { Button("i", style: wide) }).isEmpty)
  }

  @Test("A line is as high as the highest of its runs, in a button and in a link")
  func targetsWithRuns() throws {
    let style = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(font: .system(size: 12), color: .black)))
    let large = StyledString([StyledText("now", style: TextStyle().resized(to: 24))])
    let title = DisplayText(StyledString("Sign in ") + large)
    #expect(try targets(Stack { Button("Sign in now", style: style) }).count == 1)
    #expect(try targets(Stack { Button(title, style: style) }).isEmpty)
    #expect(try targets(Stack { Hyperlink(title, to: "/", style: style) }).isEmpty)
  }

  @Test("Rows lie on their section's background, with the colour of selected texts")
  func rows() throws {
    let style = DynamicSectionStyle.default.restyled {
      $0.background = SectionStyle.Background(
        style: SectionBackgroundStyle(background: BackgroundStyle(color: .black)))
      $0.selectedBackground = SectionStyle.Background(
        style: SectionBackgroundStyle(background: BackgroundStyle(color: .white)))
      $0.selectedTextColor = .black
      $0.header.text.color = .white
    }
    func section(_ text: TextStyle, isSelected: Bool) -> some Element {
      Section(style: style) {
        Row { Label("row", style: text) }.with { $0.isSelected = isSelected }
      }
    }
    #expect(try contrasts(section(Self.white, isSelected: false)).isEmpty)
    #expect(try contrasts(section(Self.black, isSelected: false)).count == 1)
    #expect(try contrasts(section(Self.white, isSelected: true)).isEmpty)
    let plain = style.restyled { $0.selectedBackground = SectionStyle.Background() }
    let unmarked = Section(style: plain) {
      Row { Label("row", style: Self.black) }.with { $0.isSelected = true }
    }
    #expect(try contrasts(unmarked, page: .white).isEmpty)
    let headed = Section(header: "header", style: style) { Label("row", style: Self.white) }
    #expect(try contrasts(headed).map(\.place.names.last) == ["header"])
  }

  @Test("Controls are seen in all their states, on what lies behind them")
  func controls() throws {
    let button = ButtonStyle(
      normal: ButtonStateStyle(text: Self.white), highlighted: ButtonStateStyle(text: Self.black),
      disabled: ButtonStateStyle(text: Self.black.colored(.gray)))
    let onBlack = BackgroundStyle(color: .black)
    let found = try contrasts(Stack(background: onBlack) { Button("Save", style: button) })
    #expect(found.map(\.condition.description) == ["pressed"])
    #expect(try contrasts(Stack(background: onBlack) { Button("Save", style: button).disabled() }).isEmpty)
  }

  @Test("Tables have colours behind their headers and every second row")
  func tables() throws {
    let style = TableStyle(
      header: Self.white, cell: Self.black, headerColor: .black, stripeColor: Color(white: 0.1))
    let table = Table(columns: [Table.Column("Name")], rows: [["one"], ["two"]], style: style)
    #expect(try contrasts(table).count == 1)
  }

  @Test("Elements in a cell lie on its background, and have its colour unless they say another")
  func cells() throws {
    func table(_ cell: TextStyle, _ text: TextStyle) -> Table {
      Table(columns: [], style: TableStyle(cell: cell)) { Table.Row { Label("label", style: text) } }
    }
    let onBlack = Self.white.backgroundColored(.black)
    #expect(try contrasts(table(onBlack, TextStyle())).isEmpty)
    #expect(try contrasts(table(onBlack, Self.white)).isEmpty)
    #expect(try contrasts(table(onBlack, Self.black)).count == 1)
    #expect(try contrasts(table(Self.white, TextStyle())).count == 1)
  }

  @Test("Traits of readers and of styles are in the condition")
  func traits() throws {
    struct Reader: Element {
      var body: some Element {
        ContextReader { context in
          Label("a", style: TextStyle(color: context.traits.isCompact ? .white : .black))
        }
      }
    }
    #expect(try contrasts(Reader()).map(\.condition.description) == ["compact width"])
    let color = Color(light: .black, dark: .white)
    #expect(
      try contrasts(Label("a", style: TextStyle(color: color))).map(\.condition.description) == ["dark"])
  }

  @Test("Styles that no element has are found, and those that are a part of one's aren't")
  func unusedStyles() throws {
    let button = ButtonStyle(normal: ButtonStateStyle(text: Self.white.bold))
    let catalog = StyleCatalog("Test") {
      NamedStyle("used", Self.black)
      NamedStyle("part", Self.white.bold)
      NamedStyle("unused", Self.black.resized(to: 40))
      NamedStyle("button", button)
    }
    let content = Stack {
      Label("a", style: Self.black)
      Button("b", style: button)
    }
    let found = try Audit(content, with: catalog).findings.filter { $0.rule == .unusedStyle }
    #expect(found.map(\.place.description) == ["textStyles.unused"])
  }
}
