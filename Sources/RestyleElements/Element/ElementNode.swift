import Restyle

/// An element as a walk sees it: one that renderers know, or something that leads to others.
// Indirect, so that each element takes only the room that it needs.
package indirect enum ElementNode: Sendable {
  case label(Label)
  case titleSubtitle(TitleSubtitle)
  case button(Button)
  case textField(TextField)
  case `switch`(Switch)
  case segmentedControl(SegmentedControl)
  case imageView(ImageView)
  case separator(Separator)
  case spacer(Spacer)
  case stack(Stack)
  case row(Row)
  case section(Section)
  case form(Form)
  /// Elements that lie where this lies.
  case content(ElementContent)
  /// Elements that are made when they are needed.
  case generated(GeneratedContent)
  /// Elements that are made for a context.
  case reader(ContextReader)
  /// An element of a user's own.
  case custom(any Element)
  /// An element that lay too deep.
  case omitted(name: String)
}

extension ElementNode {
  /// How many contents lie in one another in the element.
  var depth: Int {
    switch self {
    case .stack(let stack): stack.content.depth
    case .row(let row): row.content.depth
    case .section(let section): section.content.depth
    case .form(let form): form.content.depth
    case .content(let content): content.depth
    case .label, .titleSubtitle, .button, .textField, .switch, .segmentedControl, .imageView, .separator,
      .spacer, .generated, .reader, .custom, .omitted:
      0
    }
  }

  /// What a person would call the element; empty for what they don't see.
  var name: String {
    switch self {
    case .label: "Label"
    case .titleSubtitle: "TitleSubtitle"
    case .button: "Button"
    case .textField: "TextField"
    case .switch: "Switch"
    case .segmentedControl: "SegmentedControl"
    case .imageView: "ImageView"
    case .separator: "Separator"
    case .spacer: "Spacer"
    case .stack: "Stack"
    case .row: "Row"
    case .section: "Section"
    case .form: "Form"
    case .content: ""
    case .generated: "ForEach"
    case .reader: "ContextReader"
    case .custom(let element): String(describing: type(of: element))
    case .omitted(let name): name
    }
  }

  /// What people call the element; nil where it has no name.
  func title(in language: Language?) -> String? {
    let title: DisplayText? =
      switch self {
      case .label(let label): label.text
      case .titleSubtitle(let titleSubtitle): titleSubtitle.title
      case .button(let button): button.accessibleName()
      case .textField(let field): field.accessibleName()
      case .switch(let `switch`): `switch`.accessibleName()
      case .segmentedControl(let control): control.accessibleName()
      case .imageView(let imageView): imageView.accessibility.label
      case .stack(let stack): stack.accessibility.label
      case .row(let row): row.accessibleName()
      case .section(let section): section.header ?? section.accessibility.label
      case .form(let form): form.accessibility.label
      case .separator, .spacer, .content, .generated, .reader, .custom, .omitted: nil
      }
    return title?.displayValue(in: language)
  }

  /// Whether the element lay too deep.
  var isOmitted: Bool { if case .omitted = self { true } else { false } }

  /// Whether the element is a place of the interface, and not only a way of writing what lies in it.
  var isPlace: Bool {
    switch self {
    case .content, .generated, .reader: false
    case .custom(let element):
      !(element is any PrimitiveElement || element is ElementContent || element is ForEach
        || element is ContextReader)
    default: true
    }
  }
}
