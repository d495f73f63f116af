public import Restyle

/// A row of elements, usually in a section.
///
/// The style of the section has the background, insets and spacing of its rows.
///
/// ```swift
/// Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
/// Row("About", action: .follow("/about"))
/// Row { TextField(placeholder: "Name") }
/// ```
///
/// For assistive technologies, the name of a row with an action is its accessibility label, or else its title, or else
/// the texts in it.
public struct Row: Control, ListedElement, ContentElement {
  /// Whether there is a heading.
  package private(set) var hasHeading: Bool
  /// The heading, or an empty one, since reading a property of an optional heading would copy all of it.
  package private(set) var ownHeading: TitleSubtitle
  /// The elements.
  public var content: ElementContent
  /// The action of the row; nil for none.
  public var action: Action? { didSet { hasAction = action != nil } }
  /// Whether the row has an action, since checking an optional one would copy it.
  package private(set) var hasAction: Bool
  /// The states that the row is in.
  public var state: ControlState = .normal
  /// The accessibility attributes of the row.
  public var accessibility = Accessibility()
}

// Elements are created by the initialiser of all properties, here and elsewhere, since setting properties one by one
// would copy the whole element in the end. Texts are passed on, since copying one of unknown type calls code of that
// type.

extension Row {
  /// The title and the subtitle of the row; nil for none.
  ///
  /// A space follows the heading, so the elements are at the end of the row.
  public var heading: TitleSubtitle? {
    get { hasHeading ? ownHeading : nil }
    set {
      hasHeading = newValue != nil
      ownHeading = newValue ?? .empty
    }
  }

  /// Creates a row from elements.
  ///
  /// - Parameters:
  ///   - action: The action of the row; nil for none.
  ///   - content: The elements.
  public init(action: Action? = nil, @ElementBuilder content: () -> ElementContent) {
    self.init(
      hasHeading: false, ownHeading: .empty, content: content(), action: action, hasAction: action != nil)
  }

  /// Creates a row with a title.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style of both; nil for the default one at the time of rendering.
  ///   - action: The action of the row; nil for none.
  ///   - content: The elements at the end of the row.
  @inlinable
  public init(
    _ title: consuming any DisplayableString,
    subtitle: consuming (any DisplayableString)? = nil,
    style: TitleSubtitleStyle? = nil,
    action: Action? = nil,
    @ElementBuilder content: () -> ElementContent = { ElementContent() }
  ) {
    self.init(
      heading: TitleSubtitle(consume title, subtitle: consume subtitle, style: style), action: action,
      content: content())
  }

  @usableFromInline
  init(heading: consuming TitleSubtitle, action: consuming Action?, content: consuming ElementContent) {
    let hasAction = action != nil
    self.init(
      hasHeading: true, ownHeading: heading, content: content, action: action, hasAction: hasAction)
  }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .row(box) }

  package var isDynamic: Bool { ownHeading.hasDynamicStyle }

  package func resolved(for traits: TraitCollection, defaultsVary: Bool) -> Row? {
    heading?.resolvedStyle(for: traits, defaultsVary: defaultsVary).map { heading in
      with { $0.heading = heading }
    }
  }

  package var axis: StackStyle.Axis { .horizontal }

  /// The title of the heading.
  public var ownName: DisplayText? { hasHeading ? ownHeading.title : nil }

  /// Whether the row is selected or pressed.
  package var isMarked: Bool { !state.isDisjoint(with: .selectedAndHighlighted) }

  /// Returns the background of the row, which depends on whether the row is selected or pressed.
  ///
  /// - Parameters:
  ///   - style: The style of the section.
  ///   - position: The position of the row in the section.
  /// - Returns: The background; nil for none.
  public func background(in style: SectionStyle, at position: SegmentPosition) -> SegmentBackgroundStyle? {
    isMarked ? style.selectedBackground[position] : style.background[position]
  }
}

extension Control {
  /// Returns the accessible name of the control: its accessibility label, its own name, or its row's heading.
  ///
  /// - Parameter row: The innermost row that contains the control.
  /// - Returns: The name; nil if nothing names the control.
  package func accessibleName(in row: Row? = nil) -> DisplayText? {
    accessibility.label ?? ownName ?? row?.ownName
  }
}

extension ElementNode {
  /// Returns the element in a row of its own.
  package func inRow() -> ElementNode { Row { ElementContent(self) }.asNode() }
}
