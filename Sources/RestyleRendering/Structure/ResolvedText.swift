import Restyle
public import RestyleElements

/// A label, with what it is for those around it.
public struct ResolvedLabel: Sendable {
  /// The label.
  public let label: Label
  /// What the label is.
  public let role: Role
  /// Whether the label lies in a row that is a link or a button as a whole.
  let isInAction: Bool
  /// The language of readers.
  let language: Language?

  /// What a label is.
  public enum Role: Hashable, Sendable {
    /// A text.
    case paragraph
    /// The heading of what follows, of a rank of 1...6, the highest first.
    case heading(Int)
    /// What the control of a number is called, which it stands beside.
    case controlLabel(Int)
  }
}

extension ResolvedLabel {
  /// The text; in the label of a control, and in a row with an action, no links can be followed.
  public var text: ShownText {
    ShownText(label.text, in: label.style, language: language, followsLinks: followsLinks)
  }

  /// Whether links in the text can be followed.
  package var followsLinks: Bool {
    if case .controlLabel = role { return false }
    return !isInAction && spokenText == nil
  }

  /// The name of a heading for those who can't see it; nil for its text, and for what is none.
  public var name: String? {
    guard case .heading = role else { return nil }
    return label.accessibility.label?.displayValue(in: language)
  }

  /// What is said in place of the text, where that differs and the label is no heading, which has it for its name.
  public var spokenText: String? {
    if case .heading = role { return nil }
    return label.accessibility.label?.displayValue(in: language)
  }
}

/// A title with a subtitle, with what it is for those around it.
public struct ResolvedTitle: Sendable {
  package let source: Source
  /// The number that others refer to the title by; nil if they don't.
  public let number: Int?
  /// The number of the control in the title's row that it is the label of; nil if it is of none.
  public let labelledControl: Int?
  /// The language of readers.
  let language: Language?
}

extension ResolvedTitle {
  /// Where the title stands.
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

  /// What choosing the title's row does; nil for nothing.
  public var action: RowAction? {
    guard case .heading(let row) = source else { return nil }
    return RowAction(of: row, language: language)
  }

  /// Whether choosing the title's row does something.
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

  /// Whether links in the title can be followed: not where it is a label, a link or a button itself.
  package var followsLinks: Bool { labelledControl == nil && !hasAction }

  /// Whether links in the subtitle can be followed: not where the whole row is a link or a button.
  package var subtitleFollowsLinks: Bool { !hasAction }
}

/// An image, with its name.
public struct ResolvedImage: Sendable {
  /// The image.
  public let element: ImageView
  /// The language of readers.
  let language: Language?

  /// What the image is to those who don't see it; nil if it decorates.
  public var name: String? { element.accessibility.label?.displayValue(in: language) }
}
