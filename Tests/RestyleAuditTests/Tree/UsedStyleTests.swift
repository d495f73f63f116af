import Restyle
import RestyleAudit
import RestyleElements
import Testing

@testable import RestyleTesting

@Suite("Styles that elements use")
struct UsedStyleTests {
  /// The names of the styles of a catalog that nothing uses.
  private static func unused(_ catalog: StyleCatalog, in element: some Element) throws -> [String] {
    try Audit(element, with: catalog).findings.filter { $0.rule == .unusedStyle }
      .compactMap(\.place.names.last)
  }

  private static func unused(
    in element: some Element, @ArrayBuilder<StyleCatalog.Group> _ styles: () -> [StyleCatalog.Group]
  ) throws -> [String] {
    try unused(StyleCatalog("Test", styles: styles), in: element)
  }

  /// An element of each kind.
  private static let elements: [any Element] = MatrixSubject.elements.compactMap { $0.bases[nil] }

  /// Each kind that has a style, found in the elements of all kinds.
  private static let kinds: [any StyledElement] = {
    var kinds: [ObjectIdentifier: any StyledElement] = [:]
    for element in elements.flatMap(\.walkedElements) {
      if let styled = element as? any StyledElement { kinds[ObjectIdentifier(type(of: styled))] = styled }
    }
    return kinds.values.sorted { "\(type(of: $0))" < "\(type(of: $1))" }
  }()

  /// An element in a style of its own, and the style.
  private struct Carrier {
    let element: any Element
    let catalog: StyleCatalog

    init?<Kind: StyledElement>(_ element: Kind) {
      func carry<S: Style>(_ style: S, as carried: (S) -> Any) -> Self? {
        let changes = PropertyChange.changes(of: style)
        guard let own = changes.first(where: { $0.unknownType == nil })?.value,
          let given = carried(own) as? Kind.Style
        else { return nil }
        var catalog = StyleCatalog("Test")
        catalog[S.self] = [NamedStyle("own", own)]
        return Self(element: element.styled(given), catalog: catalog)
      }
      func carry<S: Style>(_ style: TraitStyle<S>) -> Self? {
        carry(style.style(from: TraitCollection())) { own in TraitStyle { _ in own } }
      }
      let carrier: Self? =
        switch Kind.defaultStyle {
        case let style as any Style: carry(style) { $0 }
        case let style as DynamicFormStyle: carry(style)
        case let style as DynamicSectionStyle: carry(style)
        default: nil
        }
      guard let carrier else { return nil }
      self = carrier
    }

    private init(element: any Element, catalog: StyleCatalog) {
      (self.element, self.catalog) = (element, catalog)
    }
  }

  @Test("The style of an element of each kind is used")
  func allKinds() throws {
    #expect(Self.kinds.count > 20)
    for kind in Self.kinds {
      guard let carrier = Carrier(kind) else {
        Issue.record("no style is known of \(type(of: kind))")
        continue
      }
      #expect(try Self.unused(carrier.catalog, in: kind) == ["own"], "\(type(of: kind))")
      #expect(try Self.unused(carrier.catalog, in: carrier.element).isEmpty, "\(type(of: kind))")
    }
  }

  @Test("Default styles are used by the elements that have no other")
  func defaults() throws {
    let all = Stack {
      for element in Self.elements { element }
      Section { Row("a").with { $0.isSelected = true } }
    }
    let unused = try DefaultStyling.withDefaults(.system) {
      try Self.unused(StyleCatalog("System", defaults: .system), in: all)
    }
    // No element is a bar's button, and forms aren't plain unless they say so.
    #expect(unused == ["barButton", "sectionPlain", "formPlain"])
    let plain = try DefaultStyling.withDefaults(.system) {
      try Self.unused(StyleCatalog("System", defaults: .system), in: Label("a"))
    }
    #expect(plain.count > 20 && !plain.contains("text"))
  }

  @Test("Styles in styles are used, but not what says nothing")
  func nested() throws {
    let background = BackgroundStyle(color: .red)
    let box = BoxStyle(opacity: 0.5)
    let look = ButtonStateStyle(background: background, text: TextStyle(color: .blue))
    let shadow = ShadowStyle(color: .black, blur: 2)
    let content = Stack {
      Label("a").box(box, background: background.restyled { $0.shadows = [shadow] })
      Label("b").background(background)
      Button("c", style: ButtonStyle(normal: look))
    }
    let unused = try Self.unused(in: content) {
      NamedStyle("background", background)
      NamedStyle("box", box)
      NamedStyle("look", look)
      NamedStyle("shadow", shadow)
      NamedStyle("nothing", BackgroundStyle.none)
      NamedStyle("other", TextStyle(color: .green))
    }
    #expect(unused == ["nothing", "other"])
  }

  @Test(
    "The style of a run is used, wherever its text is",
    arguments: [
      Label(text), Button(text), Checkbox(text), Switch(text), TextField(placeholder: text),
      RadioGroup([Choice(text)]), RadioGroup([Choice("a", hint: text)]),
      SegmentedControl([SegmentedControl.Segment(text)]), Picker("a", [Choice(text)]),
      Section(header: text) {},
      FormField("a", help: text) {}, Row("a", subtitle: text), Disclosure(text) {},
      Table(columns: [Table.Column(text)], rows: []), Table(columns: [], rows: [[text]]),
      DescriptionList { DescriptionList.Item(text, "a") }, List([text]), Quotation(text: text),
    ] as [any Element])
  func runs(element: any Element) throws {
    let unused = try Self.unused(in: Stack { element }) {
      NamedStyle("run", Self.run)
      NamedStyle("other", Self.run.resized(to: 3))
    }
    #expect(unused == ["other"])
  }

  private static let run = TextStyle(color: .red)
  private static let text = DisplayText("a \("b", style: run.linked(to: "/"))")

  private struct Quotation: Element {
    var text: DisplayText
    var body: some Element { Label(text.displayValue) }
  }

  @Test("Parts of an element that it shows itself have styles, too")
  func parts() throws {
    let (label, title) = (TextStyle(color: .red), TitleSubtitleStyle(title: TextStyle(color: .blue)))
    let named = Switch("a").with { $0.label = Label("a", style: label) }
    let content = Section {
      Row("a", style: title)
      named
    }
    let unused = try Self.unused(in: content) {
      NamedStyle("label", label)
      NamedStyle("title", title)
    }
    #expect(unused.isEmpty)
    // A row of an element has no title.
    let untitled = try Self.unused(in: Section { named }) { NamedStyle("title", TitleSubtitleStyle.default) }
    #expect(untitled == ["title"])
  }

  private struct ChipStyle: Style, Hashable {
    var background = BackgroundStyle(color: .red)
    var texts: [TextStyle] = [TextStyle(color: .blue)]
    var states: StateStyles<BackgroundStyle> = [.disabled: BackgroundStyle(color: .green)]
  }

  private struct Chip: Element {
    var style: ChipStyle?
    var dynamic: TraitStyle<ChipStyle>?
    var body: some Element { Label("a") }
  }

  private struct ChipBox: ContainerElement {
    var style: ChipStyle
    var body: some Element { Label("a") }
  }

  private struct Rating: InputControl {
    var name: String?
    var state = ControlState.normal
    var accessibility = Accessibility()
    var givenStyle = GivenStyle<ChipStyle>(nil as ChipStyle?)
    var ownName: DisplayText? { "Rating" }
    static var defaultStyle: ChipStyle { ChipStyle() }
  }

  @Test("Styles of a program's own kinds are used by elements and controls of its own")
  func ownKinds() throws {
    let style = ChipStyle()
    let elements: [any Element] = [
      Chip(style: style), Chip(dynamic: TraitStyle { _ in style }), ChipBox(style: style), Rating(),
      Rating().styled(style), Stack { Section { Chip(style: style) } },
    ]
    for element in elements {
      let unused = try Self.unused(in: element) {
        NamedStyle("chip", style)
        NamedStyle("background", style.background)
        NamedStyle("text", TextStyle(color: .blue))
        NamedStyle("disabled", BackgroundStyle(color: .green))
        NamedStyle("other", style.restyled { $0.background.color = .white })
      }
      #expect(unused == ["other"], "\(type(of: element))")
    }
  }

  private struct BadgeStyle: Style {
    var text = TextStyle(color: .blue)
  }

  private struct Badge: Element {
    var style = BadgeStyle()
    var body: some Element { Label("a") }
  }

  @Test("What a style consists of that can't be compared is used")
  func incomparable() throws {
    let unused = try Self.unused(in: Badge()) { NamedStyle("text", BadgeStyle().text) }
    #expect(unused.isEmpty)
  }

  @Test("Named values are used by the styles of any element")
  func values() throws {
    let red = NamedValue("red", Color.red)
    let values = DesignValues("Test", colors: [red, NamedValue("blue", Color.blue)])
    let content = Stack(background: BackgroundStyle(color: .named(red))) { Label("a") }
    let unused = try Audit(content, values: values).findings.filter { $0.rule == .unusedValue }
    #expect(unused.map(\.place.description) == ["colors.blue"])
  }
}
