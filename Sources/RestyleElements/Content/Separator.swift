public import Restyle

/// A line between the elements of a stack, across its direction.
public struct Separator: TraitStyledElement, ListedElement {
  /// The style that the line was given.
  public var givenStyle: GivenStyle<SeparatorStyle>
  /// What assistive technologies and tests find out about the line.
  public var accessibility = Accessibility()

  /// Creates a line.
  ///
  /// - Parameter style: The style; nil for the system's.
  public init(style: SeparatorStyle? = nil) { givenStyle = GivenStyle(style) }

  /// The style of lines that were given none: the system's, since the defaults hold none.
  public static var defaultStyle: SeparatorStyle { .system() }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .separator(box) }
}
