/// How a button looks.
///
/// ```swift
/// let link = ButtonStyle(
///   contentInsets: EdgeInsets(horizontalInset: 5, verticalInset: 3),
///   normal: ButtonStateStyle(text: text),
///   highlighted: ButtonStateStyle(text: text.alphaColored(0.5))
/// )
/// let red = link.allRestyled { $0.text.color = .red }
/// ```
public struct ButtonStyle: Style, Hashable, Codable {
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// The least size that the button would like to have.
  public var preferredMinimumSize: MinimumSize
  /// Where the content lies between the edges.
  public var alignment: HorizontalAlignment
  /// How it looks in its states.
  public var states: ButtonStatesStyle

  /// Makes a button's style.
  ///
  /// - Parameters:
  ///   - contentInsets: The room around the content.
  ///   - preferredMinimumSize: The least size that the button would like to have.
  ///   - alignment: Where the content lies between the edges.
  ///   - states: How it looks in its states.
  public init(
    contentInsets: EdgeInsets = .zero,
    preferredMinimumSize: MinimumSize = .none,
    alignment: HorizontalAlignment = .center,
    states: ButtonStatesStyle
  ) {
    self.contentInsets = contentInsets
    self.preferredMinimumSize = preferredMinimumSize
    self.alignment = alignment
    self.states = states
  }
}
