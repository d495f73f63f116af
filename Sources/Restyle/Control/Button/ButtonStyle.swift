/// The style of a button.
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
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The preferred minimum size of the button.
  public var preferredMinimumSize: MinimumSize
  /// The alignment of the content between the edges.
  public var alignment: HorizontalAlignment
  /// The styles of the button's states.
  public var states: ButtonStatesStyle

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - contentInsets: The space around the content.
  ///   - preferredMinimumSize: The preferred minimum size of the button.
  ///   - alignment: The alignment of the content between the edges.
  ///   - states: The styles of the button's states.
  public init(
    contentInsets: EdgeInsets = .zero,
    preferredMinimumSize: MinimumSize = .none,
    alignment: HorizontalAlignment = .center,
    states: ButtonStatesStyle = [:]
  ) {
    self.contentInsets = contentInsets
    self.preferredMinimumSize = preferredMinimumSize
    self.alignment = alignment
    self.states = states
  }
}

extension ButtonStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("contentInsets", \.contentInsets),
    .init("preferredMinimumSize", \.preferredMinimumSize), .init("alignment", \.alignment),
    .init("states", \.states))
}

extension ButtonStyle {
  /// The style of an iOS text button, with legible colours and a larger target.
  ///
  /// The text is in the tint, or in the colour of labels while the button is pressed. A selected button is filled.
  ///
  /// The figures are those of `UIButton` of the type `system` in iOS 13 to 18, with three exceptions: the tint is
  /// darker, a pressed button doesn't fade, and the button is as high as a target has to be.
  public static let system: ButtonStyle = {
    let text = TextStyle(font: .system(size: 15), color: .legibleTint, alignment: .center)
    return ButtonStyle(
      preferredMinimumSize: MinimumSize(height: 24),
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.colored(.label)),
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel)),
      selected: ButtonStateStyle(
        color: .legibleTintFill, border: BorderStyle(cornerRadius: 4), text: text.colored(.white))
    )
  }()
}
