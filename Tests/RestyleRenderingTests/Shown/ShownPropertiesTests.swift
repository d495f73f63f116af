import Restyle
import RestyleElements
import RestyleRendering
import RestyleTesting
import Testing

/// An attribute that only some outputs show, and one that changes the text.
private struct SmallCapitals: TextAttributeKey {
  static let name = "smallCapitals"
  typealias Value = Bool
}

private struct Cheer: TextAttributeKey {
  static let name = "cheer"
  static let transform: TextTransform<Int>? = { text, count, _ in text + String(repeating: "!", count: count)
  }
}

/// An output that says what it shows, and writes the texts.
private struct ShowingOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var texts: [String] = []
  let shownProperties: ShownProperties?
  var isHeard = false

  mutating func write(_ text: ShownText, part: String? = nil) {
    report(text, part: part)
    texts.append(text.plainText)
  }

  mutating func visit(_ label: ResolvedLabel) { write(label.text) }
  mutating func visit(_ title: ResolvedTitle) { write(title.title, part: "title") }
  mutating func visit(_ button: ResolvedButton) { write(button.title, part: "title") }
  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {}
  mutating func open(_ row: ResolvedRow) {}
  mutating func open(_ section: ResolvedSection) {}
}

@Suite("What an output of somebody else's shows of styles")
struct ShownPropertiesTests {
  private let few = ShownProperties(.fontWeight, .link)
    .showing(\BackgroundStyle.color).showing(\StackStyle.axis, \.spacing)

  private func problems(
    _ shown: ShownProperties? = nil, isHeard: Bool = false, @ElementBuilder _ content: () -> ElementContent
  ) throws -> [String] {
    var output = ShowingOutput(shownProperties: shown ?? few, isHeard: isHeard)
    try content().walkStructure(&output, in: ElementContext(defaults: .system))
    return output.problems.map { problem in
      "\(problem.path)\(problem.part.map { ", \($0)" } ?? ""): \(problem.loss.subjects.joined(separator: " "))"
    }
  }

  @Test("Nothing is reported of default styles")
  func defaults() throws {
    let problems = try problems {
      Label("a")
      Section(header: "b") { Row("c") { Switch() } }
      Button("d")
      Stack { TextField("e") }
    }
    #expect(problems == [])
  }

  @Test("A style's attributes are reported unless they are shown, or have changed the text already")
  func styles() throws {
    let style = TextStyle.default.bold.colored(.red).uppercased.restyled {
      $0[Cheer()] = 1
      $0[SmallCapitals()] = true
    }
    #expect(
      try problems { Label("a", style: style) } == [
        #"Label 1 "a": color"#, #"Label 1 "a": smallCapitals"#,
      ])
    let shown = ShownProperties(.fontWeight, .color, SmallCapitals())
    #expect(try problems(shown) { Label("a", style: style) } == [])
  }

  @Test("Of runs, what they change is reported, once for a text")
  func runs() throws {
    let red = TextStyle(color: .red).bold.linked(to: "/a")
    #expect(
      try problems { Label("a \("b", style: red) \("c", style: red)") } == [#"Label 1 "a b c": color"#])
    #expect(
      try problems(ShownProperties()) { Label("a \("b", style: red)") } == [
        #"Label 1 "a b": color"#, #"Label 1 "a b": fontWeight"#, #"Label 1 "a b": link"#,
      ])
    #expect(
      try problems(ShownProperties(.alignment)) { Label("a \("b", style: TextStyle().centerAligned)") } == [
        #"Label 1 "a b": alignment"#
      ])
  }

  @Test("Of a text of no element, all that it sets is reported")
  func texts() {
    var output = ShowingOutput(shownProperties: few)
    output.write(ShownText(StyledString("a", style: TextStyle(color: .red, alignment: .center).bold)))
    #expect(output.problems.map(\.loss) == [.attribute("alignment"), .attribute("color")])
  }

  @Test("Other properties are reported once for a kind of element")
  func properties() throws {
    let button = ButtonStyle.default.restyled { style in
      style.states[.normal]?.background.color = .red
      style.states[.normal]?.background.border.width = 2
      style.states[.normal]?.text.kern = 1
      style.states[.normal]?.text.color = .red
    }
    #expect(
      try problems {
        Button("a", style: button)
        Button("b", style: button)
        Stack(style: StackStyle(axis: .horizontal, spacing: 4, insets: EdgeInsets(inset: 2))) { Label("c") }
        Row("d", style: TitleSubtitleStyle.default.restyled { $0.spacing = 9 })
        Section(style: DynamicSectionStyle.default.restyled { $0.itemSpacing = 77 }) { Row("e") }
      } == [
        #"Button 1 "a", states.normal.background.border: width"#,
        #"Button 1 "a", states.normal.text: color"#, #"Button 1 "a", states.normal.text: kern"#,
        "Stack 3: insets", #"Row 4 "d": spacing"#, "Section 5: itemSpacing",
      ])
  }

  @Test("A label that an element has is reported as a part of it, once, beside the element's own style")
  func labels() throws {
    func problems<Kind: LabelledElement>(_ element: Kind, twice: Bool = false) throws -> [String] {
      var element = element
      element.label = Label("b", style: .default.colored(.red))
      return try self.problems {
        element
        if twice { element }
      }
    }
    let tall = Slider(value: 0.5).styled(SliderStyle.default.restyled { $0.minimumHeight = 77 })
    for twice in [false, true] {
      let found = [
        try problems(Switch(), twice: twice), try problems(TextField(), twice: twice),
        try problems(Slider(value: 0.5), twice: twice), try problems(ColorField(), twice: twice),
      ]
      for problems in found {
        #expect(problems.count == 1 && problems[0].hasSuffix(", label: color"), "\(problems)")
      }
      let both = try problems(tall, twice: twice)
      #expect(
        both.count == 2 && both[0].hasSuffix(": minimumHeight") && both[1].hasSuffix(", label: color"),
        "\(both)")
    }
  }

  @Test("A property that is a style is shown with all that it has")
  func nested() throws {
    let style = StackStyle(background: BackgroundStyle(border: BorderStyle(width: 1)))
    #expect(try problems { Stack(style: style) {} } == ["Stack 1, background.border: width"])
    let shown = ShownProperties().showing(\StackStyle.background)
    #expect(try problems(shown) { Stack(style: style) {} } == [])
  }

  @Test("What is only heard is reported by outputs that nobody hears")
  func accessibility() throws {
    @ElementBuilder func content() -> ElementContent {
      Label("a").accessibilityHint("b")
      TextField().accessibilityLabel("c")
    }
    #expect(try problems { content() } == [#"Label 1 "a": accessibility hint"#])
    #expect(try problems(isHeard: true) { content() } == [])
  }
}
