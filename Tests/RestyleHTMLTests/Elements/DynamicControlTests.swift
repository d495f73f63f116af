import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Controls with dynamic styles")
struct DynamicControlTests {
  /// Another style in narrow windows.
  private static func inCompact<S: Style>(
    _ style: S, _ restyler: @escaping @Sendable (inout S) -> Void
  ) -> TraitStyle<S> {
    TraitStyle { $0.isCompact ? style.restyled(restyler) : style }
  }

  private static let roomy = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 47)
  private static let button = inCompact(ButtonStyle.system) { $0.contentInsets = roomy }
  private static let field = inCompact(FieldStyle.system) { $0.contentInsets = roomy }
  private static let checkbox = inCompact(CheckboxStyle.system) { $0.size = 47 }

  /// What each kind of element looks like in narrow windows alone.
  private static let elements: [(name: String, element: any Element & Sendable, compact: String)] = [
    ("Button", Button("Save").styled(button), "47px"),
    ("Hyperlink", Hyperlink("Terms", to: "/terms").styled(button), "47px"),
    ("Disclosure", Disclosure("More") { Label("Text") }.styled(button), "47px"),
    ("TextField", TextField("Name", name: "name").styled(field), "46.5px"),
    ("TextArea", TextArea("Name", name: "name").styled(field), "46.5px"),
    ("NumberField", NumberField("Name", name: "name").styled(field), "46.5px"),
    ("DateField", DateField("Name", name: "name").styled(field), "46.5px"),
    ("FileField", FileField("Name", name: "name").styled(field), "46.5px"),
    ("Picker", Picker("Name", ["a"], name: "name").styled(field), "70.5px"),
    (
      "Switch",
      Switch("On", name: "on").styled(
        inCompact(SwitchStyle.system) { $0.onTintColor = Color(hex: 0x474747) }),
      "#474747"
    ),
    (
      "SegmentedControl",
      SegmentedControl(["a", "b"]).styled(
        inCompact(SegmentedControlStyle.system) { $0.segmentInsets = roomy }), "47px"
    ),
    ("Checkbox", Checkbox("On", name: "on").styled(checkbox), "47px"),
    ("RadioGroup", RadioGroup(["a", "b"], name: "on").styled(checkbox), "47px"),
    (
      "ProgressBar",
      ProgressBar(value: 1).styled(
        inCompact(ProgressBarStyle.system) { $0.fillColor = Color(hex: 0x474747) }), "#474747"
    ),
    (
      "ProgressBar of nobody knows how much",
      ProgressBar(value: nil).styled(
        inCompact(ProgressBarStyle.system) { $0.fillColor = Color(hex: 0x474747) }), "#474747"
    ),
    (
      "FormField",
      FormField("Name", help: "Help") { TextField() }.styled(
        inCompact(FormFieldStyle.system) { $0.help.fontSize = 47 }), "font-size:47px"
    ),
    (
      "Table",
      Table(columns: ["a"], rows: [["b"]]).styled(inCompact(TableStyle.system) { $0.cellInsets = roomy }),
      "47px"
    ),
    ("ColorField", ColorField().styled(inCompact(ColorFieldStyle.system) { $0.inset = 47 }), "46.5px"),
    ("Slider", Slider(value: 1).styled(inCompact(SliderStyle.system) { $0.minimumHeight = 47 }), "47px"),
    (
      "DescriptionList",
      DescriptionList { DescriptionList.Item("a", "b") }.styled(
        inCompact(DescriptionListStyle.system) { $0.spacing = 47 }), "47px"
    ),
    ("List", List(["a"]).styled(inCompact(ListStyle.system) { $0.indent = 47 }), "47px"),
    (
      "ordered List", List(["a"], isOrdered: true).styled(inCompact(ListStyle.system) { $0.spacing = 47 }),
      "47px"
    ),
    (
      "Separator",
      Stack { Separator().styled(inCompact(SeparatorStyle(width: 1, color: .red)) { $0.width = 47 }) },
      "47px"
    ),
    (
      "Separator beside",
      Row { Separator().styled(inCompact(SeparatorStyle(width: 1, color: .red)) { $0.width = 47 }) },
      "47px"
    ),
  ]

  @Test("A page varies them where it can tell the traits apart")
  func media() async throws {
    try await forEach(Self.elements.indices) { (index: Int) throws in
      let (name, element, compact) = Self.elements[index]
      var page = HTMLRenderer()
      func append(_ element: some Element) throws { try page.append(element) }
      try append(element)
      let css = page.styleSheet.css
      #expect(page.problems.isEmpty && page.styleSheet.problems.isEmpty, "\(name): \(page.problems)")
      let parts = css.split(separator: "@media (width<", maxSplits: 1)
      try #require(parts.count == 2, "\(name): \(css)")
      #expect(parts[1].contains(compact) && !parts[0].contains(compact), "\(name): \(css)")
    }
  }

  @Test("Pages for fixed traits have what they come to for those")
  func fixed() async throws {
    try await forEach(Self.elements.indices, [true, false]) { (index: Int, isCompact: Bool) throws in
      let (name, element, compact) = Self.elements[index]
      let context = ElementContext(
        traits: TraitCollection(horizontalSizeClass: isCompact ? .compact : .regular))
      var page = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: context.traits))
      func append(_ element: some Element) throws { try page.append(element, in: context) }
      try append(element)
      #expect(page.styleSheet.css.contains(compact) == isCompact, "\(name): \(page.styleSheet.css)")
    }
  }

  @Test("Both a control and the label beside it may have one")
  func labels() throws {
    let text = Self.inCompact(TextStyle(font: Font(size: 20))) { $0.fontSize = 10 }
    let field = TextField("Name", name: "name").styled(Self.field).with { $0.label?.dynamicStyle = text }
    var page = HTMLRenderer()
    try page.append(field)
    let compact = page.styleSheet.css.split(separator: "@media (width<").dropFirst().joined()
    #expect(compact.contains("font-size:10px") && compact.contains("46.5px"), "\(page.styleSheet.css)")
  }

  @Test("What CSS can't vary of them is a problem where it varies, and right in a variant")
  func frozen() throws {
    let button = Self.inCompact(ButtonStyle.system) {
      $0.states.restyleAll { $0.text = $0.text.uppercased }
    }
    let field = Self.inCompact(FieldStyle.system) { $0.keyboard = .emailAddress }
    var page = HTMLRenderer()
    try page.append(Button("Save").styled(button))
    try page.append(TextField("Mail", placeholder: "Ann").styled(field))
    #expect(page.problems.map(\.loss) == [.frozenText, .frozenText])
    page = HTMLRenderer()
    try page.append(
      ContextReader { context in
        Button(context.traits.isCompact ? "Small" : "Wide").styled(button)
        TextField("Mail", placeholder: "\(context.traits.isCompact)").styled(field)
      })
    #expect(page.problems.isEmpty, "\(page.problems)")
    #expect(page.html.contains(">SMALL<") && page.html.contains(">Wide<"), "\(page.html)")
    let types = page.html.split(separator: "<input").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(
      types.allSatisfy {
        $0.contains("type=\"email\"") == $0.contains("placeholder=\"true\"")
      }, "\(page.html)")
  }

  private static let kindsOfFields: [(name: String, field: any FieldControl)] = [
    ("TextField", TextField(text: "1", name: "field")),
    ("TextArea", TextArea(text: "1", name: "field")),
    ("NumberField", NumberField(value: 1, name: "field")),
    ("Picker", Picker(["1"], selectedIndex: 0, name: "field")),
  ]

  private static func losses(of field: some FieldControl, _ style: TraitStyle<FieldStyle>) throws
    -> [RenderingProblem.Loss]
  {
    var page = HTMLRenderer()
    try page.append(field.styled(style))
    return page.problems.map(\.loss)
  }

  @Test("A keyboard that varies is a problem where people type", arguments: kindsOfFields.indices)
  func keyboards(index: Int) throws {
    let (name, field) = Self.kindsOfFields[index]
    let style = Self.inCompact(FieldStyle.system) { $0.keyboard = .numberPad }
    let losses = try Self.losses(of: field, style)
    #expect(losses == (name == "Picker" ? [] : [.frozenText]), "\(name)")
  }

  @Test("A field that is secret in some windows is a problem", arguments: kindsOfFields.indices)
  func secrets(index: Int) throws {
    let style = Self.inCompact(FieldStyle.system) { $0.isSecure = true }
    #expect(try Self.losses(of: Self.kindsOfFields[index].field, style).contains(.frozenText))
  }

  @Test("Elements of one dynamic style have one class, and the default stays the default")
  func classes() throws {
    var page = HTMLRenderer()
    try page.append(
      Stack {
        Button("One").styled(Self.button)
        Button("Two").styled(Self.button)
        Button("Three")
        Button("Four").styled(Self.button).styled(nil)
      })
    let classes = page.html.split(separator: "<button class=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(classes.count == 4 && Set(classes).count == 2)
    #expect(classes[0] == classes[1] && classes[2] == classes[3])
  }

  @Test("A style that is the same for all traits takes the place of a dynamic one, and the other way round")
  func assignment() {
    var button = Button("Save").styled(Self.button)
    #expect(button.hasExplicitStyle && button.style == .system && button.dynamicStyle != nil)
    button.resolveStyle(for: TraitCollection(horizontalSizeClass: .compact))
    #expect(button.style.contentInsets == Self.roomy && button.dynamicStyle != nil)
    button.style.contentInsets = .zero
    #expect(button.dynamicStyle == nil && button.style.contentInsets == .zero)
    button.dynamicStyle = nil
    #expect(button.style.contentInsets == .zero)
    button.dynamicStyle = Self.button
    button.dynamicStyle = nil
    #expect(!button.hasExplicitStyle)
  }

  @Test(
    "A browser gives a button the room of its breakpoint",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    var content = HTMLRenderer()
    try content.append(
      Stack {
        Button("Save").styled(Self.button)
        TextField(name: "name").styled(Self.field)
        Checkbox("On").styled(Self.checkbox)
      })
    let document = """
      <!doctype html><html lang="en"><title>T</title><style>\(content.styleSheet.css)</style>\(content.html)
      """
    try await Browser.required().open(document) { page in
      for (width, isCompact) in [(400, true), (1000, false), (500, true)] {
        try page.resize(to: Browser.WindowSize(width: width, height: 800))
        let lengths = try page.evaluate(
          """
          return ["button", "input[name]", "input[type=checkbox]"].map(selector => {
            const style = getComputedStyle(document.querySelector(selector));
            return selector.includes("checkbox") ? style.width : style.paddingInlineEnd;
          })
          """, as: [String].self)
        // A hairline takes its share of the room, and a pixel of what browsers draw.
        let hairline = SeparatorStyle.systemHairlineWidth
        let field = FieldStyle.system.contentInsets.trailing - hairline
        #expect(
          lengths
            == (isCompact
              ? ["47px", "\(47 - hairline)px", "47px"]
              : ["\(Int(ButtonStyle.system.contentInsets.trailing))px", "\(field)px", "24px"]))
      }
    }
  }
}
