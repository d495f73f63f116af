import Restyle
import RestyleElements

/// A style and the elements that show it in each of its states: rows of the matrix.
struct MatrixSubject {
  let name: String
  /// The elements in a style in which nothing was changed.
  let base: any Element
  /// The elements for each change of the style.
  let changes: [PropertyChange<any Element>]
  /// The types of properties that no unusual value is known of.
  let unknown: [String]

  init<Style>(_ name: String, _ style: Style, elements: (Style) -> any Element) {
    self.name = name
    let style = filled(style)
    base = elements(style)
    let all = PropertyChange.changes(of: style)
    unknown = all.compactMap(\.unknownType)
    changes = all.filter { $0.unknownType == nil }.map { $0.mapped { elements($0) } }
  }

  init<Styled: StyledElement>(_ elements: Styled...) {
    self.init("\(Styled.self)", Styled.defaultStyle) { style in
      Stack {
        for element in elements { Self.states(of: element.styled(style)) }
      }
    }
  }

  /// A text that any attribute of texts changes the look of.
  static let text = "\u{FFFC}ffi Two words\nmore"

  /// An element, and in each of its states if it is a control.
  @ElementBuilder
  private static func states(of element: any Element) -> ElementContent {
    if let control = element as? any Control { controlStates(of: control) } else { element }
  }

  @ElementBuilder
  private static func controlStates(of control: some Control) -> ElementContent {
    control
    control.disabled()
    control.with { $0.isHighlighted = true }
    control.with { $0.isSelected = true }
    control.invalid()
    control.loading()
    control.readOnly()
    control.required()
  }
}

extension MatrixSubject {
  static var all: [Self] {
    let choices = [Self.text, "Two"].map { Choice($0) }
    let inner = Label("Inside")
    return [
      Self(Label(Self.text)),
      Self(TitleSubtitle(Self.text, subtitle: Self.text)),
      Self(Button(Self.text)), Self(Hyperlink(Self.text, to: "https://example.org/")),
      Self(
        TextField("Name", text: "\u{FFFC}Ann", placeholder: "Full name"),
        TextField("Name", placeholder: "\u{FFFC}Full")),
      Self(
        TextArea("Note", text: "\u{FFFC}a\nb", placeholder: "\u{FFFC}Write"),
        TextArea("Note", placeholder: "\u{FFFC}Write")),
      Self(NumberField("Count", value: 3), NumberField("Count", value: nil)),
      Self(Switch("On", isOn: true), Switch("Off")),
      Self(SegmentedControl([.init("A"), .init("B")], selectedIndex: 1)),
      Self(Slider("Volume", value: 0.25)),
      Self(Checkbox(Self.text, isOn: true), Checkbox(Self.text)),
      Self(RadioGroup(choices, selectedIndex: 0)), Self(Picker("Pick", choices, selectedIndex: 0)),
      Self(ColorField("Colour", value: .red)), Self(ProgressBar("Loading", value: 0.5)),
      Self(
        FormField(Self.text, help: Self.text, error: Self.text) {
          TextField()
        }),
      Self(
        Table(Self.text, columns: [.init(Self.text), .init("B")], hasRowHeaders: true) {
          Table.Row([DisplayText(Self.text), "2"])
          Table.Row(["3", "4"])
          Table.Row(["5", "6"])
        }),
      Self(List(["one", "two"]), List(["one", "two"], isOrdered: true)),
      Self(
        DescriptionList {
          DescriptionList.Item(Self.text) { inner }
          DescriptionList.Item("Other") { inner }
        }),
      Self(Disclosure(Self.text, isExpanded: true) { inner }, Disclosure(Self.text) { inner }),
      Self(Separator()),
      Self("Stack", StackStyle()) {
        Stack(style: $0) {
          inner
          Button("Other")
        }
      },
      Self("Section", DynamicSectionStyle.systemGrouped.style(from: TraitCollection())) { style in
        Section(header: Self.text, footer: Self.text, style: DynamicSectionStyle { _ in style }) {
          Row("First") { Label("Value") }
          Row("Second", subtitle: "Subtitle")
          Row("Third", action: .perform("go"))
        }
      },
      Self("Form", FormStyle()) { style in
        Form(style: DynamicFormStyle { _ in style }) { Section(header: "Header") { Row("First") } }
      },
    ]
  }
}
