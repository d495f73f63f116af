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
    let choices = ["\u{FFFC}One", "Two"].map { Choice($0) }
    let inner = Label("Inside")
    return [
      Self(Label("\u{FFFC}ffi Two words\nmore")),
      Self(TitleSubtitle("\u{FFFC}Title", subtitle: "\u{FFFC}Subtitle")),
      Self(Button("\u{FFFC}Save")), Self(Hyperlink("\u{FFFC}Terms", to: "https://example.org/")),
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
      Self(Checkbox("\u{FFFC}Agree", isOn: true), Checkbox("\u{FFFC}Agree")),
      Self(RadioGroup(choices, selectedIndex: 0)), Self(Picker("Pick", choices, selectedIndex: 0)),
      Self(ColorField("Colour", value: .red)), Self(ProgressBar("Loading", value: 0.5)),
      Self(
        FormField("\u{FFFC}E-mail", help: "\u{FFFC}We won't share it", error: "\u{FFFC}Is missing") {
          TextField()
        }),
      Self(
        Table("\u{FFFC}Caption", columns: [.init("\u{FFFC}A"), .init("B")], hasRowHeaders: true) {
          Table.Row(["\u{FFFC}1", "2"])
          Table.Row(["3", "4"])
          Table.Row(["5", "6"])
        }),
      Self(List(["one", "two"]), List(["one", "two"], isOrdered: true)),
      Self(
        DescriptionList {
          DescriptionList.Item("\u{FFFC}Term") { inner }
          DescriptionList.Item("Other") { inner }
        }),
      Self(Disclosure("\u{FFFC}More", isExpanded: true) { inner }), Self(Separator()),
      Self("Stack", StackStyle()) {
        Stack(style: $0) {
          inner
          Button("Other")
        }
      },
      Self("Section", DynamicSectionStyle.systemGrouped.style(from: TraitCollection())) { style in
        Section(header: "\u{FFFC}Header", footer: "\u{FFFC}Footer", style: DynamicSectionStyle { _ in style })
        {
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
