import Restyle
import RestyleElements
import Testing

@Suite("Styles of elements")
struct StyledElementTests {
  @Test("An element without a style has none of its own, and takes the default")
  func defaults() {
    func expectDefault<Styled: StyledElement>(_ element: Styled) where Styled.Style: Equatable {
      #expect(element.explicitStyle == nil)
      #expect(!element.hasExplicitStyle)
      #expect(element.style == Styled.defaultStyle)
      // Even one that equals the default.
      #expect(element.styled(element.style).hasExplicitStyle)
      #expect(!element.styled(element.style).styled(nil).hasExplicitStyle)
    }
    expectDefault(Label("a"))
    expectDefault(TitleSubtitle("a"))
    expectDefault(Button("a"))
    expectDefault(TextField())
    expectDefault(Switch())
    expectDefault(SegmentedControl(["a"]))
    expectDefault(Separator())
    #expect(Section {}.explicitStyle == nil && !Section {}.hasExplicitStyle)
    #expect(Form {}.explicitStyle == nil && !Form {}.hasExplicitStyle)
    #expect(Section(style: .systemPlain) {}.hasExplicitStyle && Form(style: .systemPlain) {}.hasExplicitStyle)
  }

  @Test("A label with a dynamic style has that of the walk's traits, whatever it stands beside")
  func dynamicLabels() throws {
    let label = Label("a", style: TraitStyle { TextStyle(color: $0.colorScheme == .dark ? .white : .black) })
    func expectResolved<Labelled: PrimitiveElement>(
      _ element: Labelled, _ path: WritableKeyPath<Labelled, Label?>
    ) throws {
      let element = element.with { $0[keyPath: path] = label }
      for (scheme, color) in [(ColorScheme.dark, Color.white), (.light, .black)] {
        let context = ElementContext(traits: TraitCollection(colorScheme: scheme))
        let outline = try Outline(of: element, in: context)
        let walked: [any PrimitiveElement] = outline.controls + outline.bars
        #expect((walked.first as? Labelled)?[keyPath: path]?.style.color == color, "\(Labelled.self)")
      }
    }
    try expectResolved(TextField(), \.label)
    try expectResolved(Switch(), \.label)
    try expectResolved(Picker(["a"]), \.label)
    try expectResolved(TextArea(), \.label)
    try expectResolved(NumberField(), \.label)
    try expectResolved(DateField(), \.label)
    try expectResolved(FileField(), \.label)
    try expectResolved(ProgressBar(value: 1), \.label)
  }

  @Test("Defaults are those in force when the style is read")
  func scopes() {
    let label = Label("Hello")
    #expect(label.style == .system)
    DefaultStyling.withDefaults(.red) { #expect(label.style.color == .red) }
    #expect(label.style == .system)
  }

  @Test("A default of each type follows the defaults in force")
  func allDefaults() {
    let traits = TraitCollection()
    let changed = DefaultStyling.system.restyled {
      $0.titleSubtitle.spacing = 99
      $0.button.contentInsets = EdgeInsets(inset: 99)
      $0.field.isSecure = true
      $0.switch.onTintColor = .red
      $0.segmentedControl.tintColor = .red
      $0.sectionGrouped = $0.sectionGrouped.restyled { $0.minRowHeight = 99 }
      $0.formGrouped = $0.formGrouped.restyled { $0.insets.top = 99 }
    }
    let section = Section {}
    let form = Form {}
    DefaultStyling.withDefaults(changed) {
      #expect(TitleSubtitle("a").style.spacing == 99)
      #expect(Button("a").style.contentInsets.top == 99)
      #expect(TextField().style.isSecure)
      #expect(Switch().style.onTintColor == .red)
      #expect(SegmentedControl([]).style.tintColor == .red)
      #expect(section.style.style(from: traits).minRowHeight == 99)
      #expect(form.style.style(from: traits).insets.top == 99)
    }
    #expect(section.style.style(from: traits).minRowHeight != 99)
  }

  @Test("A style that is set is kept, changed in place, and dropped again")
  func setting() {
    var label = Label("Hello")
    label.style = .footer
    label.style.color = .red
    #expect(label.explicitStyle == TextStyle.footer.restyled { $0.color = .red })
    DefaultStyling.withDefaults(.red) { #expect(label.style.fontSize == 12) }
    label.explicitStyle = nil
    #expect(label.style == .default)
  }

  @Test("A form and a section may have a style that is the same for all traits")
  func constants() throws {
    let (formStyle, sectionStyle) = (FormStyle(spacing: 24), SectionStyle(minRowHeight: 60))
    let submission = Form.Submission(to: "/")
    let forms = [
      Form(submission: submission, style: formStyle) {}, Form(submission: submission) {}.styled(formStyle),
    ]
    let sections = [
      Section(header: "a", footer: "b", style: sectionStyle) { Row("c") },
      Section(header: "a", footer: "b") { Row("c") }.styled(sectionStyle),
    ]
    for traits in [TraitCollection(), TraitCollection(horizontalSizeClass: .compact, colorScheme: .dark)] {
      for form in forms {
        #expect(form.style.style(from: traits) == formStyle && form.submission == submission)
      }
      for section in sections {
        #expect(section.style.style(from: traits) == sectionStyle)
        #expect(section.header?.displayValue == "a" && section.footer?.displayValue == "b")
        #expect(section.content.node(at: 0) != nil)
      }
    }
    // Nil and names still are those of dynamic styles, even if both types have them.
    for form in [Form(style: nil) {}, Form(style: FormStyle()) {}.styled(nil)] {
      #expect(!form.hasExplicitStyle)
    }
    for form in [Form(style: .roomy) {}, Form {}.styled(.roomy)] {
      #expect(form.style.style(from: TraitCollection()).spacing == 1)
    }
    #expect(Section(style: .default) {}.hasExplicitStyle && Section {}.styled(.systemPlain).hasExplicitStyle)
    #expect(Section(style: .onlyConstant) {}.style.style(from: TraitCollection()) == .onlyConstant)
    #expect(!Section(style: nil) {}.hasExplicitStyle)
  }

  @Test("Changing a part of the default gives the element a style of its own")
  func changingTheDefault() {
    var label = Label("Hello")
    label.style.alignment = .center
    #expect(label.explicitStyle == TextStyle.system.restyled { $0.alignment = .center })
  }

  @Test("Copies are independent")
  func copies() {
    let button = Button("a")
    let red = button.restyled { $0.contentInsets.top = 7 }
    #expect(button.explicitStyle == nil)
    #expect(red.style.contentInsets.top == 7)
    #expect(red.styled(nil).explicitStyle == nil)
    #expect(button.styled(.system).explicitStyle == .system)
  }

  @Test("Two walks of one tree under two defaults differ in what follows them, and in nothing else")
  func walks() throws {
    let tree = Stack {
      Label("default")
      Label("own", style: TextStyle(color: .green))
    }
    let system = try Outline(of: tree)
    let red = try DefaultStyling.withDefaults(.red) { try Outline(of: tree).styles() }
    #expect(try system.styles() == [.system, TextStyle(color: .green)])
    #expect(red == [DefaultStyling.red.text, TextStyle(color: .green)])
  }

  @Test("A context brings its defaults into force, and bodies are evaluated under them")
  func contexts() throws {
    let context = ElementContext(defaults: .red)
    #expect(try StyleProbe.sizes(of: Heading(), in: context) == [24])
    #expect(try StyleProbe.colors(of: Heading(), in: context) == [.red])
    #expect(try StyleProbe.colors(of: Heading(), in: ElementContext()) == [.label])
    #expect(
      try StyleProbe.colors(of: ForEach(0..<1) { _ in Label("a", style: .header) }, in: context) == [.red])
  }
}

extension Outline {
  fileprivate func styles() throws -> [TextStyle] { labels.map(\.style) }
}

extension FormStyle {
  fileprivate static var roomy: Self { FormStyle(spacing: 2) }
}

extension DynamicFormStyle {
  fileprivate static var roomy: Self { DynamicFormStyle { _ in FormStyle(spacing: 1) } }
}

extension SectionStyle {
  fileprivate static var onlyConstant: Self { SectionStyle() }
}

/// An element with a style that is computed out of the default.
private struct Heading: Element {
  var body: some Element { Label("Heading", style: .header) }
}

/// Reads styles while the walk goes on, as renderers do.
private enum StyleProbe {
  static func sizes(of element: some Element, in context: ElementContext) throws -> [Double?] {
    try context.withDefaults { try Outline(of: element, in: context).labels.map(\.style.fontSize) }
  }

  static func colors(of element: some Element, in context: ElementContext) throws -> [Color?] {
    try context.withDefaults { try Outline(of: element, in: context).labels.map(\.style.color) }
  }
}
