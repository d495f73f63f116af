public import Restyle
public import RestyleElements

/// A row, with its place and what choosing it does.
public struct ResolvedRow: Sendable {
  package let box: ElementBox<Row>
  /// The position of the row in its section; nil outside of sections.
  public let position: SegmentPosition?
  /// The language of readers.
  let language: Language?
}

extension ResolvedRow {
  /// The row.
  public var element: Row { box.element }

  /// What choosing the row does, if it has no title, which would say so; nil for nothing.
  public var untitledAction: RowAction? {
    box.element.hasHeading ? nil : RowAction(of: box, language: language)
  }

  /// Whether choosing the row does something, and it has no title, which would say so.
  package var isUntitledAction: Bool { box.element.hasAction && !box.element.hasHeading }

  /// The states that the row looks as if it is in: pressed, it looks as if it were selected.
  public var shownState: ControlState {
    let state = box.element.state
    return state.contains(.highlighted) ? state.union(.selected) : state
  }
}

/// What choosing a row does, and how it is announced.
public struct RowAction: Sendable {
  /// What happens.
  public let action: Action
  /// Whether the row can be chosen.
  public let isEnabled: Bool
  /// The name of the row for those who can't see it; nil for its title.
  public let name: String?
}

extension RowAction {
  /// Nil for a row that does nothing.
  init?(of row: ElementBox<Row>, language: Language?) {
    guard let action = row.element.action else { return nil }
    self.init(
      action: action, isEnabled: row.element.isEnabled, name: Self.name(of: row, language: language))
  }

  /// The name of a row for those who can't see it; nil for its title.
  package static func name(of row: ElementBox<Row>, language: Language?) -> String? {
    let accessibility = row.element.accessibility
    return accessibility.isEmpty ? nil : accessibility.label?.displayValue(in: language)
  }
}

/// A section, with its style and what it is for those around it.
public struct ResolvedSection: Sendable {
  package let box: ElementBox<Section>
  /// The header; nil if there is none, or nothing in it.
  public let header: Header?
  /// Whether the section groups controls of a form, and is no place of a document to go to.
  public let groupsControls: Bool
  /// What the section's style is resolved for.
  let traits: TraitCollection
  /// The language of readers.
  let language: Language?

  /// The heading of a section.
  public struct Header: Sendable {
    let title: DisplayText
    let style: TextStyle
    let language: Language?
    /// The rank of the heading, 1...6, the highest first.
    public let level: Int
    /// The number that others refer to the heading by.
    public let number: Int
  }
}

extension ResolvedSection {
  /// The section.
  public var element: Section { box.element }

  /// The footer; nil if there is none.
  public var footer: ShownText? {
    box.element.footer.map { footer in
      ShownText(footer, in: box.element.style.style(from: traits).footer.text, language: language)
    }
  }
}

extension ResolvedSection.Header {
  /// The text.
  public var text: ShownText { ShownText(title, in: style, language: language) }

  /// Whether there is a text after transforms: a heading without one would be read out as one.
  var isShown: Bool { style.mayEmptyText ? !text.isEmpty : title.isShown(in: language) }
}

/// A form, with what of it can be submitted.
public struct ResolvedForm: Sendable {
  package let box: ElementBox<Form>
  /// What is submitted; nil if nothing is: there is no safe destination, or the form lies in another one.
  public let submission: Submission?
  /// The number of what the form doesn't submit, as its controls know it; nil before the end, and without such.
  public internal(set) var unsubmittedNumber: Int?

  /// The form.
  public var element: Form { box.element }

  /// Where what people filled in is sent.
  public struct Submission: Sendable {
    /// The destination; empty for the document itself.
    public let destination: LinkTarget
    /// How it is sent.
    public let method: Form.Submission.Method
    /// Whether files are sent, and not their names only.
    public let sendsFiles: Bool
  }
}

/// Elements for some traits: one of several sets that stand for the same, of which people get one.
public struct ResolvedVariant: Sendable {
  let variant: ElementVariant

  /// Under which condition they are shown, of all that distinguishes the sets.
  package var condition: TraitCondition { variant.condition }

  /// What distinguishes them from all sets that there could be, by this and those around.
  package var decided: TraitCondition { variant.decided }

  /// What distinguishes the sets.
  package var members: TraitCondition { variant.members }
}
