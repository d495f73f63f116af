package import Restyle
package import RestyleElements

/// The rows of the matrix for a style, with elements that show it in each of its states, or for an element's own
/// properties.
package struct MatrixSubject {
  package let name: String
  /// The elements in the unchanged style, by the state that they are in; nil for all states.
  package let bases: [ControlState?: any Element]
  /// The elements for each change of the style, in the state that the change belongs to, if any.
  package let changes: [PropertyChange<any Element>]
  /// The types of properties for which no unusual value is known.
  package let unknown: [String]
  /// The paths of the properties that have no effect on any element.
  package let absentProperties: Set<String>
  /// The paths of the properties that must have rows, if no list of a style determines them.
  package private(set) var stored: [String] = []
  /// Whether outputs draw the texts in another way than those of labels.
  private(set) var drawsTexts = false
  /// Whether only outputs of styles show the subject; elements represent it in others.
  package private(set) var isOfDrawings = false

  init<Style>(
    _ name: String, _ style: Style, without absentProperties: Set<String> = [],
    elements: (Style) -> any Element
  ) {
    self.init(name, style, without: absentProperties, hasStates: false) { style, _ in elements(style) }
  }

  /// Creates a subject with other elements for changes of states.
  private init<Style>(
    _ name: String, _ style: Style, without absentProperties: Set<String>, hasStates: Bool,
    elements: (Style, ControlState?) -> any Element
  ) {
    self.name = name
    self.absentProperties = absentProperties
    let style = filled(style)
    let all = PropertyChange.changes(of: style)
    unknown = all.compactMap(\.unknownType)
    changes = all.filter { $0.unknownType == nil }.map { change in
      let ofText = change.text == nil ? nil : ControlState.normal
      let state = hasStates ? change.path.lazy.compactMap(ControlState.init(named:)).first ?? ofText : nil
      var changed = change.mapped { elements($0, state) }
      changed.state = state
      return changed
    }
    let states = Set(changes.map(\.state) + [nil])
    bases = states.reduce(into: [:]) { $0[$1] = elements(style, $1) }
  }

  init<Styled: StyledElement>(
    _ elements: Styled..., style: Styled.Style? = nil, without absentProperties: Set<String> = []
  ) {
    let hasStates = elements.first is any Control
    self.init("\(Styled.self)", style ?? Styled.defaultStyle, without: absentProperties, hasStates: hasStates)
    {
      style, state in
      let shown = elements.map { Self.element($0.styled(style), in: state) }
      return Stack {
        for element in shown { element }
        if state == nil, let first = elements.first { Self.states(of: first.styled(style)) }
        // Narrower than the others; the width doesn't matter for changes of texts and states.
        if state == nil {
          Stack(alignment: .leading) {
            for element in shown { element }
          }
        }
      }
    }
  }

  init(
    name: String, base: any Element, changes: [PropertyChange<any Element>],
    absentProperties: Set<String>, stored: [String]
  ) {
    self.name = name
    bases = [nil: base]
    self.changes = changes
    self.absentProperties = absentProperties
    self.stored = stored
    unknown = []
  }

  /// A text whose look changes with each attribute.
  ///
  /// Its words are short, so that lines break elsewhere if they are only a little narrower.
  package static let text = "\u{FFFC}ffi Words" + String(repeating: " a b", count: 15) + "\nmore"

  /// A text for elements with a single line.
  static let line = "\u{FFFC}ffi Ann"

  /// A control in each of the states that all styles distinguish, in addition to its own; nothing for other elements.
  @ElementBuilder
  private static func states(of element: any Element) -> ElementContent {
    for state in [ControlState.disabled, .highlighted, .selected, .invalid] where element is any Control {
      Self.element(element, in: state)
    }
  }

  /// The element in a state, if it is a control; without the states that browsers determine.
  private static func element(_ element: any Element, in state: ControlState?) -> any Element {
    guard let control = element as? any Control, let state else { return element }
    return control.inState(state.subtracting([.hovered, .focused, .visited]))
  }
}

extension ControlState {
  /// Creates a state from its name in paths.
  fileprivate init?(named name: String) {
    let names = name == "normal" ? [] : name.split(separator: ", ").map(String.init)
    self.init()
    for name in names {
      guard let (_, member) = Self.namedMembers.first(where: { $0.name == name }) else { return nil }
      insert(member)
    }
  }
}

extension Control {
  fileprivate func inState(_ added: ControlState) -> any Element { with { $0.state.formUnion(added) } }
}

extension MatrixSubject {
  /// Labels, whose texts represent those of other elements.
  package static var label: Self { Self(Label(Self.text)) }

  /// The subject with texts that outputs draw in another way than those of labels.
  private var withDrawnTexts: Self {
    var subject = self
    subject.drawsTexts = true
    return subject
  }

  /// The subject for outputs of styles only.
  private var ofDrawings: Self {
    var subject = self
    subject.isOfDrawings = true
    return subject
  }

  /// All styles, with the system's defaults, since other tests change the shared ones.
  package static let all = DefaultStyling.withDefaults(.system) { styles }

  private static var styles: [Self] {
    let choices = [Self.text, Self.line].map { Choice($0) }
    let inner = Label("Inside")
    return [
      label,
      Self(TitleSubtitle(Self.text, subtitle: Self.text)),
      Self(Button(Self.line), Button(Self.text)).withDrawnTexts,
      Self(Hyperlink(Self.text, to: "https://example.org/")),
      Self(
        TextField("Name", text: Self.line, placeholder: "Full name"),
        TextField("Name", placeholder: DisplayText(Self.line))
      ).withDrawnTexts,
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
      // Without its own corners, a thumb is as round as possible.
      Self(
        Switch("On", isOn: true), Switch("Off"),
        style: .default.restyled { $0.thumbCornerRadius = 2 }),
      Self(SegmentedControl([.init(Self.line), .init("B"), .init(Self.line), .init("D")], selectedIndex: 2))
        .withDrawnTexts,
      Self(Slider("Volume", value: 0.25)),
      Self(Checkbox(Self.line, isOn: true), Checkbox(Self.text)),
      Self(RadioGroup([Choice(Self.line)], selectedIndex: 0), RadioGroup([Choice(Self.text)])),
      Self(
        Picker("Pick", choices, selectedIndex: 0, placeholder: "None"),
        Picker("Pick", choices, selectedIndex: 1, placeholder: "None"),
        Picker("Pick", choices, placeholder: Self.line),
        // People don't type into a picker.
        without: ["autocapitalization", "autocorrection", "keyboard", "returnKey"]),
      Self(ColorField("Colour", value: .red)), Self(ProgressBar("Loading", value: 0.5)),
      Self(
        FormField(Self.text, help: Self.text, error: Self.text) {
          TextField()
        },
        FormField("Name") { TextField().required() }, style: .default.restyled { $0.requiredMark = "*" }),
      Self(
        Table(Self.text, columns: [.init(Self.text), .init("B")], hasRowHeaders: true) {
          Table.Row(["2", DisplayText(Self.text)])
          Table.Row(["3", "4"])
          Table.Row(["5", "6"])
        }),
      Self(List(["one", "two"]), List(["one", "two"], isOrdered: true)),
      Self(
        DescriptionList {
          DescriptionList.Item(Self.text) { inner }
          DescriptionList.Item("Other") { inner }
        }),
      Self(Disclosure(Self.line, isExpanded: true) { inner }, Disclosure(Self.text) { inner }),
      Self(Separator()),
      Self("Background", BackgroundStyle.none) { style in Stack(background: style) { inner } },
      // As the image of another background; the other outputs show it in a section.
      Self("Row background", SegmentBackgroundStyle(style: .systemInsetted, position: .middle)) { row in
        let positions = SegmentPosition.allCases.map { position in row.restyled { $0.position = position } }
        return Stack {
          for row in [row] + positions { Stack(background: BackgroundStyle(image: row.image())) { inner } }
        }
      }.ofDrawings,
      Self("Stack", StackStyle()) { style in
        Stack {
          Stack(style: style) {
            inner
            Button("Other")
          }
          // Content that fills more than a line, and content that is higher and narrower than its box.
          Stack(style: style.restyled { $0.axis = .horizontal }) { ForEach(0..<15) { _ in Label("Words") } }
          Stack(
            style: style.restyled {
              $0.box.alignment = $0.box.alignment ?? .center
              $0.box.maximumHeight = $0.box.maximumHeight ?? .characters(1)
            }
          ) { ForEach(0..<15) { _ in Label("a") } }
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
        Form(style: DynamicFormStyle { _ in style }) {
          Section(header: "Header") { Row("First") }
          Section(header: "Other") { Row("Second") }
        }
      },
    ]
  }
}
