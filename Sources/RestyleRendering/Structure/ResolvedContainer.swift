public import Restyle
public import RestyleElements

/// A row, with its place and what choosing it does.
public struct ResolvedRow: Sendable {
  package let box: ElementBox<Row>
  /// The position of the row in its section; nil outside of sections.
  public let position: SegmentPosition?
  /// What choosing the row does, if it has no title, which would say so; nil for nothing.
  public let untitledAction: RowAction?
}

extension ResolvedRow {
  /// The row.
  public var element: Row { box.element }

  /// The states that the row looks as if it is in: pressed, it looks as if it were selected.
  public var shownState: ControlState {
    let state = box.element.state
    return state.contains(.highlighted) ? state.union(.selected) : state
  }
}

/// What choosing a row does, and to whom it is told.
public struct RowAction: Sendable {
  /// What happens.
  public let action: Action
  /// Whether the row can be chosen.
  public let isEnabled: Bool
  /// The name of the row for those who can't see it; nil for its title.
  public let name: String?
}

/// A section, with its style and what it is for those around it.
public struct ResolvedSection: Sendable {
  /// The section.
  public let element: Section
  /// The header; nil if there is none, or nothing in it.
  public let header: Header?
  /// The footer; nil if there is none.
  public let footer: ShownText?
  /// Whether the section groups controls of a form, and is no place of a document to go to.
  public let groupsControls: Bool

  /// The heading of a section.
  public struct Header: Sendable {
    /// The text.
    public let text: ShownText
    /// The rank of the heading, 1...6, the highest first.
    public let level: Int
    /// The number that others refer to the heading by.
    public let number: Int
  }
}

/// A form, with what of it can be submitted.
public struct ResolvedForm: Sendable {
  /// The form.
  public let element: Form
  /// What is submitted; nil if nothing is: there is no safe destination, or the form lies in another one.
  public let submission: Submission?
  /// The number of what the form doesn't submit, as its controls know it; nil before the end, and without such.
  public internal(set) var unsubmittedNumber: Int?

  /// Where what people filled in goes to.
  public struct Submission: Sendable {
    /// The destination; empty for the document itself.
    public let destination: LinkTarget
    /// How it is sent.
    public let method: Form.Submission.Method
  }
}
