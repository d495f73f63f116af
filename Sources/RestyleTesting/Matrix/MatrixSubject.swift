package import Restyle
package import RestyleElements

/// A style and the elements that show it in each of its states, or an element's own properties: rows of the matrix.
package struct MatrixSubject {
  package let name: String
  /// The elements in a style in which nothing was changed: by a state those that are in it, and all of them.
  package let bases: [ControlState?: any Element]
  /// The elements for each change of the style: those in the state that the change is of, if it is of one.
  package let changes: [PropertyChange<any Element>]
  /// The types of properties that no unusual value is known of.
  package let unknown: [String]
  /// The paths of the properties that no element has anything for.
  package let absentProperties: Set<String>
  /// The paths of the properties that have to have rows, where the list of a style doesn't say so.
  package private(set) var stored: [String] = []
  /// Whether outputs draw the texts otherwise than those of labels.
  private(set) var drawsTexts = false
  /// Whether only outputs of styles show it, for which elements stand.
  package private(set) var isOfDrawings = false

  init<Style>(
    _ name: String, _ style: Style, without absentProperties: Set<String> = [],
    elements: (Style) -> any Element
  ) {
    self.init(name, style, without: absentProperties, hasStates: false) { style, _ in elements(style) }
  }

  /// The same with other elements for changes of states.
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
        // Not as wide as the others; for what texts and states have of their own, the width is of no account.
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

  /// A text that any attribute of texts changes the look of.
  ///
  /// Its words are short, so that lines are broken elsewhere whenever they are a little shorter.
  package static let text = "\u{FFFC}ffi Words" + String(repeating: " a b", count: 15) + "\nmore"

  /// A text for what has a single line.
  static let line = "\u{FFFC}ffi Ann"

  /// A control in each of the states that all styles tell apart, beside its own; nothing for another element.
  @ElementBuilder
  private static func states(of element: any Element) -> ElementContent {
    for state in [ControlState.disabled, .highlighted, .selected, .invalid] where element is any Control {
      Self.element(element, in: state)
    }
  }

  /// An element in a state, if it is a control; browsers enter others by themselves.
  private static func element(_ element: any Element, in state: ControlState?) -> any Element {
    guard let control = element as? any Control, let state else { return element }
    return control.inState(state.subtracting([.hovered, .focused, .visited]))
  }
}

extension ControlState {
  /// The state by its name in paths.
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
  /// Labels, whose texts stand for those of other elements.
  package static var label: Self { Self(Label(Self.text)) }

  /// The same with texts that outputs draw otherwise than those of labels.
  private var withDrawnTexts: Self {
    var subject = self
    subject.drawsTexts = true
    return subject
  }

  /// The same for outputs of styles alone.
  private var ofDrawings: Self {
    var subject = self
    subject.isOfDrawings = true
    return subject
  }

  /// All styles, with the system's defaults: other tests set the shared ones.
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
      // Without corners of its own, a thumb is as round as it can be.
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
        // Nothing is typed into a picker.
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
          // What fills more than a line, and what is higher and narrower than its box.
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
