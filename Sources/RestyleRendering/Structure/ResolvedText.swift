import Restyle
public import RestyleElements

/// A label, with its role.
public struct ResolvedLabel: Sendable {
  /// The label.
  public let label: Label
  /// The role of the label.
  public let role: Role
  /// Whether the label is inside a row that is a link or a button as a whole.
  let isInAction: Bool
  /// Whether the label is a heading in a header cell of a table.
  var isHeadingInHeaderCell = false
  /// The identifier of the control that the label belongs to; nil if that has none of its own, and for other labels.
  package var controlIdentifier: String?
  /// The readers' language.
  let language: Language?

  /// The role of a label.
  public enum Role: Hashable, Sendable {
    /// An ordinary text.
    case paragraph
    /// The heading of the content after it, with a rank of 1...6, the highest first.
    case heading(Int)
    /// The label of a control beside it, with the number of the control.
    case controlLabel(Int)
  }
}

extension ResolvedLabel {
  /// The text.
  ///
  /// Its links can't be followed in the label of a control, in a row with an action, and if there is a text to announce
  /// instead.
  public var text: ShownText {
    ShownText(label.text, in: label.style, language: language, followsLinks: followsLinks)
  }

  /// Whether links in the text can be followed.
  package var followsLinks: Bool {
    if case .controlLabel = role { return false }
    return !isInAction && spokenText == nil
  }

  /// The properties of the label as a heading; nil if it isn't one.
  package var heading: ResolvedHeading? {
    guard case .heading(let level) = role else { return nil }
    return ResolvedHeading(level: level, isInHeaderCell: isHeadingInHeaderCell)
  }

  /// The accessible name of a heading; nil if its text names it, and for other labels.
  public var name: String? {
    guard case .heading = role else { return nil }
    return label.accessibility.label?.displayValue(in: language)
  }

  /// The text to announce instead of the label's text; nil for none, and for headings, which have a name.
  public var spokenText: String? {
    if case .heading = role { return nil }
    return label.accessibility.label?.displayValue(in: language)
  }
}

/// The properties of a text as a heading.
package struct ResolvedHeading: Hashable, Sendable {
  /// The rank, 1...6, the highest first.
  package let level: Int
  /// Whether the heading is in a header cell of a table.
  package let isInHeaderCell: Bool
}

/// A title with a subtitle, with its role.
public struct ResolvedTitle: Sendable {
  package let source: Source
  /// The number by which other elements refer to the title; nil if there is none.
  public let number: Int?
  /// The number of the control in the row that the title labels; nil if there is none.
  public let labelledControl: Int?
  /// The identifier of the labelled control; nil if it has none of its own.
  package var labelledIdentifier: String?
  /// The readers' language.
  let language: Language?
}

extension ResolvedTitle {
  /// The element that the title belongs to.
  package enum Source: Sendable {
    case element(ElementBox<TitleSubtitle>)
    /// A row with a heading.
    case heading(ElementBox<Row>)

    /// The title and the subtitle.
    package var element: TitleSubtitle {
      switch self {
      case .element(let title): title.element
      case .heading(let row): row.element.ownHeading
      }
    }
  }

  /// The action of the title's row; nil for none.
  public var action: RowAction? {
    guard case .heading(let row) = source else { return nil }
    return RowAction(of: row, language: language)
  }

  /// Whether the title's row has an action.
  package var hasAction: Bool {
    guard case .heading(let row) = source else { return false }
    return row.element.hasAction
  }

  /// The title and the subtitle.
  public var element: TitleSubtitle { source.element }

  /// The title.
  public var title: ShownText {
    ShownText(element.title, in: element.style.title, language: language, followsLinks: followsLinks)
  }

  /// The subtitle; nil if there is none.
  public var subtitle: ShownText? {
    element.subtitle.map {
      ShownText($0, in: element.style.subtitle, language: language, followsLinks: subtitleFollowsLinks)
    }
  }

  /// Whether links in the title can be followed, which isn't possible if it is a label, a link or a button itself.
  package var followsLinks: Bool { labelledControl == nil && !hasAction }

  /// Whether links in the subtitle can be followed, which isn't possible if the whole row is a link or a button.
  package var subtitleFollowsLinks: Bool { !hasAction }
}

/// An image, with its name.
public struct ResolvedImage: Sendable {
  /// The image.
  public let element: ImageView
  /// The readers' language.
  let language: Language?

  /// The accessible name of the image; nil if it is decorative.
  public var name: String? { element.accessibility.label?.displayValue(in: language) }
}
