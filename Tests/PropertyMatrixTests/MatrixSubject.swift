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
  /// The paths of the properties that no element has anything for.
  let absentProperties: Set<String>
  /// The outputs that show such elements.
  private(set) var outputs = MatrixOutput.ofElements

  init<Style>(
    _ name: String, _ style: Style, without absentProperties: Set<String> = [],
    elements: (Style) -> any Element
  ) {
    self.name = name
    self.absentProperties = absentProperties
    let style = filled(style)
    base = elements(style)
    let all = PropertyChange.changes(of: style)
    unknown = all.compactMap(\.unknownType)
    changes = all.filter { $0.unknownType == nil }.map { $0.mapped { elements($0) } }
  }

  init<Styled: StyledElement>(
    _ elements: Styled..., style: Styled.Style? = nil, without absentProperties: Set<String> = []
  ) {
    self.init("\(Styled.self)", style ?? Styled.defaultStyle, without: absentProperties) { style in
      Stack {
        for element in elements { Self.states(of: element.styled(style)) }
        // Not as wide as the others.
        Stack(alignment: .leading) {
          for element in elements { element.styled(style) }
        }
      }
    }
  }

  /// A text that any attribute of texts changes the look of.
  ///
  /// Its words are short, so that lines are broken elsewhere whenever they are a little shorter.
  static let text = "\u{FFFC}ffi Words" + String(repeating: " a b", count: 15) + "\nmore"

  /// A text for what has a single line.
  static let line = "\u{FFFC}ffi Ann"

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
    control.invalid().disabled()
    control.loading()
    control.readOnly()
    control.required()
  }
}

extension MatrixSubject {
  static var label: Self {
    Self(Label(Self.text)).shown(in: MatrixOutput.ofElements + [.inline, .strings, .stringsWithoutFramework])
  }

  /// The same for other outputs.
  private func shown(in outputs: [MatrixOutput]) -> Self {
    var subject = self
    subject.outputs = outputs
    return subject
  }

  static var all: [Self] {
    let choices = [Self.text, Self.line].map { Choice($0) }
    let inner = Label("Inside")
    return [
      label,
      Self(TitleSubtitle(Self.text, subtitle: Self.text)),
      Self(Button(Self.text), Button(Self.line)), Self(Hyperlink(Self.text, to: "https://example.org/")),
      Self(
        TextField("Name", text: Self.line, placeholder: "Full name"),
        TextField("Name", placeholder: DisplayText(Self.line))),
      Self(
        TextArea("Note", text: Self.text, placeholder: "Write"),
        TextArea("Note", placeholder: DisplayText(Self.text))),
      // A number has neither letters nor images, and its field no placeholder.
      Self(
        NumberField("Count", value: 3), NumberField("Count", value: nil),
        without: [
          "autocapitalization", "autocorrection", "placeholder", "text.image", "text.textCase",
          "disabled.image", "disabled.textCase",
        ]),
      // Without corners of its own, a thumb is as round as it can be.
      Self(
        Switch("On", isOn: true), Switch("Off"),
        style: .default.restyled { $0.thumbCornerRadius = 2 }),
      Self(SegmentedControl([.init(Self.line), .init("B"), .init(Self.line), .init("D")], selectedIndex: 2)),
      Self(Slider("Volume", value: 0.25)),
      Self(Checkbox(Self.text, isOn: true), Checkbox(Self.text)),
      Self(RadioGroup(choices, selectedIndex: 0)),
      Self(
        Picker("Pick", choices, selectedIndex: 0, placeholder: "None"),
        Picker("Pick", choices, selectedIndex: 1, placeholder: "None"),
        Picker("Pick", choices, placeholder: Self.line),
        // Nothing is typed into a picker.
        without: ["autocapitalization", "autocorrection", "keyboard", "returnKey"]),
      Self(ColorField("Colour", value: .red)), Self(ProgressBar("Loading", value: 0.5)),
      Self(
        FormField(Self.text, help: Self.text, error: Self.text) {
          TextField()
        }),
      Self(
        Table(Self.text, columns: [.init(Self.text), .init("B")], hasRowHeaders: true) {
          Table.Row([DisplayText(Self.text), DisplayText(Self.text)])
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
      Self(Separator()).shown(in: MatrixOutput.ofElements + [.drawings]),
      Self("Background", BackgroundStyle.none) { style in Stack(background: style) { inner } }
        .shown(in: MatrixOutput.ofElements + [.drawings]),
      // As the image of another background; the other outputs show it in a section.
      Self("Row background", SegmentBackgroundStyle(style: .systemInsetted, position: .middle)) { row in
        let positions = SegmentPosition.allCases.map { position in row.restyled { $0.position = position } }
        return Stack {
          for row in [row] + positions { Stack(background: BackgroundStyle(image: row.image())) { inner } }
        }
      }.shown(in: [.drawings]),
      Self("Stack", StackStyle()) {
        Stack(style: $0) {
          inner
          Button("Other")
        }
      },
      Self("Section", DynamicSectionStyle.systemGrouped.style(from: TraitCollection())) { style in
        let dynamic = DynamicSectionStyle { _ in style }
        return Stack {
          Section(header: Self.text, footer: Self.text, style: dynamic) {
            Row("First") {
              Label("Value")
              Label("Other")
            }
            Row("Second", subtitle: "Subtitle")
            Row("Selected", action: .perform("go")).with { $0.isSelected = true }
            Row("Third", action: .perform("go"))
          }
          Section(style: dynamic) { Row("Only").with { $0.isSelected = true } }
        }
      },
      Self("Form", FormStyle()) { style in
        Form(style: DynamicFormStyle { _ in style }) { Section(header: "Header") { Row("First") } }
      },
    ]
  }
}
