public import Restyle

/// A line between the elements of a stack, across its direction.
public struct Separator: TraitStyledElement, ListedElement {
  /// The style that was set for the line.
  public var givenStyle: GivenStyle<SeparatorStyle>
  /// The accessibility attributes of the line.
  public var accessibility = Accessibility()

  /// Creates a line.
  ///
  /// - Parameter style: The style; nil for the system's.
  public init(style: SeparatorStyle? = nil) { givenStyle = GivenStyle(style) }

  /// The default style of lines, which is that of the system, since the defaults have no slot for it.
  public static var defaultStyle: SeparatorStyle { .system() }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .separator(box) }
}
