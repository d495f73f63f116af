/// An element as a walk sees it: one that renderers know, or something that leads to others.
///
/// Builders make them of elements; there is no need to handle any.
public struct ElementNode: Sendable {
  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension ElementNode {
  // Indirect, so that each element takes only the room that it needs.
  indirect enum Kind: Sendable {
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

  /// How many contents lie in one another in the element.
  var depth: Int {
    switch kind {
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
    switch kind {
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
}
