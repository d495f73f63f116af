public import Restyle
public import RestyleElements

/// A row, with its position and its action.
public struct ResolvedRow: Sendable {
  package let box: ElementBox<Row>
  /// The position of the row in its section; nil outside sections.
  public let position: SegmentPosition?
  /// The number by which the row's link or button refers to the row, whose texts are its name; nil if it has another
  /// name.
  package var number: Int?
  /// The readers' language.
  let language: Language?
}

extension ResolvedRow {
  /// The row.
  public var element: Row { box.element }

  /// The action of a row without a title; nil for none.
  ///
  /// If a row has a title, the title has the action.
  public var untitledAction: RowAction? {
    box.element.hasHeading ? nil : RowAction(of: box, language: language)
  }

  /// Whether the row has an action, but no title that would have it.
  package var isUntitledAction: Bool { box.element.hasAction && !box.element.hasHeading }

  /// Whether only the content of the row names its link or button.
  package var isNamedByContent: Bool { isUntitledAction && box.element.accessibility.label == nil }

  /// The identifier of the choice that reveals the only control in the row, which has no name of its own; nil for none.
  package var revealedBy: String? {
    guard box.element.content.mayBeRevealed, let node = box.element.content.onlyNodeInBodies,
      let identifier = node.revealedBy, !box.element.hasAction
    else { return nil }
    switch node {
    case .control(let control): return control.hasName(in: language) ? nil : identifier
    case .progressBar(let bar): return bar.element.hasName(in: language) ? nil : identifier
    default: return nil
    }
  }

  /// The displayed states of the row.
  ///
  /// A pressed row looks selected.
  public var shownState: ControlState {
    let state = box.element.state
    return state.contains(.highlighted) ? state.union(.selected) : state
  }
}

/// The action of a row, and how it is announced.
public struct RowAction: Sendable {
  /// The action.
  public let action: Action
  /// Whether people can choose the row.
  public let isEnabled: Bool
  /// The accessible name of the row; nil if its title names it.
  public let name: String?
}

extension RowAction {
  /// Nil for a row without an action.
  init?(of row: ElementBox<Row>, language: Language?) {
    guard let action = row.element.action else { return nil }
    self.init(
      action: action, isEnabled: row.element.isEnabled, name: Self.name(of: row, language: language))
  }

  /// The accessible name of a row; nil for its title.
  package static func name(of row: ElementBox<Row>, language: Language?) -> String? {
    let accessibility = row.element.accessibility
    return accessibility.isEmpty ? nil : accessibility.label?.displayValue(in: language)
  }
}

/// A section, with its resolved style and its role.
public struct ResolvedSection: Sendable {
  package let box: ElementBox<Section>
  /// The header; nil if there is none, or if it is empty.
  public let header: Header?
  /// Whether the section groups controls of a form, and isn't a region of the document.
  public let groupsControls: Bool
  /// Whether the section is in a header cell of a table.
  package let isInHeaderCell: Bool
  /// The traits that the section's style is resolved for.
  let traits: TraitCollection
  /// The readers' language.
  let language: Language?

  /// The heading of a section.
  public struct Header: Sendable {
    let title: DisplayText
    let style: TextStyle
    let language: Language?
    /// The rank of the heading, 1...6, the highest first.
    public let level: Int
    /// The number by which other elements refer to the heading.
    public let number: Int
  }
}

extension ResolvedSection {
  /// The section.
  public var element: Section { box.element }

  /// The style of the section, for the traits around it.
  public var style: SectionStyle { box.element.style.style(from: traits) }

  /// The properties of the header as a heading; nil if it isn't one.
  package var heading: ResolvedHeading? {
    header.map { ResolvedHeading(level: $0.level, isInHeaderCell: isInHeaderCell) }
  }

  /// The footer; nil if there is none.
  public var footer: ShownText? {
    box.element.footer.map { footer in
      ShownText(footer, in: style.footer.text, language: language)
    }
  }
}

extension ResolvedSection.Header {
  /// The text.
  public var text: ShownText { ShownText(title, in: style, language: language) }

  /// Whether there is text after transforms: an empty heading would be announced, too.
  var isShown: Bool { style.mayEmptyText ? !text.isEmpty : title.isShown(in: language) }
}

/// A form, with its submission if it has one.
public struct ResolvedForm: Sendable {
  package let box: ElementBox<Form>
  /// The submission; nil if there is no safe destination, or if the form is inside another form.
  public let submission: Submission?
  /// The number that identifies the controls that the form doesn't submit; nil if there are none, and before the form
  /// ends.
  public internal(set) var unsubmittedNumber: Int?
  /// The traits that the form's style is resolved for.
  let traits: TraitCollection

  /// The form.
  public var element: Form { box.element }

  /// The style of the form, for the traits around it.
  public var style: FormStyle { box.element.style.style(from: traits) }

  /// The destination of a form, and how it is submitted.
  public struct Submission: Sendable {
    /// The destination; empty for the document itself.
    public let destination: LinkTarget
    /// The HTTP method of the request.
    public let method: Form.Submission.Method
    /// Whether the form sends the content of files, rather than only their names.
    public let sendsFiles: Bool
    /// Whether browsers check the values of controls before they submit them.
    public let isValidatedByBrowsers: Bool
  }
}

/// One of several alternative sets of elements for different traits, of which one is shown.
public struct ResolvedVariant: Sendable {
  package let variant: ElementVariant
}

extension ElementContent {
  /// The only element, which can be the body of components; nil if there are several, or none.
  ///
  /// It looks into few components, since a component can contain itself without end, and bodies are evaluated again by
  /// the walk.
  var onlyNodeInBodies: ElementNode? {
    var node = onlyNode
    for _ in 0..<4 {
      guard case .custom(let component)? = node, !(type(of: component.value) is any ContainerElement.Type)
      else { break }
      node = component.value.bodyContent.onlyNode
    }
    return node
  }
}
