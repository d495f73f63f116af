/// The style of a button in one of its states.
///
/// ```swift
/// let normal = ButtonStateStyle(color: .clear, border: .none, text: .body)
/// let pressed = normal.restyled { $0.background.color = .lightGray }
/// ```
public struct ButtonStateStyle: Style, Hashable, Codable {
  /// The background of the text.
  public var background: BackgroundStyle
  /// The style of the text.
  public var text: TextStyle

  /// Creates a style for a state.
  @inlinable
  public init(background: BackgroundStyle = .none, text: TextStyle = TextStyle()) {
    self.background = background
    self.text = text
  }
}

extension ButtonStateStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("background", \.background), .init("text", \.text))
}

extension ButtonStateStyle {
  /// Creates a style for a state with an image, or no background, behind the text.
  public init(backgroundImage: Image?, text: TextStyle) {
    self.init(background: BackgroundStyle(backgroundImage: backgroundImage), text: text)
  }

  /// Creates a style for a state with a colour and a border behind the text.
  @inlinable
  public init(color: Color, border: BorderStyle, text: TextStyle) {
    self.init(background: BackgroundStyle(color: color, border: border), text: text)
  }

  /// The background as an image; nil for no background.
  public var backgroundImage: Image? {
    get { background.backgroundImage }
    set { background = BackgroundStyle(backgroundImage: newValue) }
  }

  /// Returns the style with an opacity, 0...1, for the colour of its text.
  public func alphaColored(_ alpha: Double) -> ButtonStateStyle {
    restyled { $0.text = $0.text.alphaColored(alpha) }
  }
}

/// The styles of a button's states.
public typealias ButtonStatesStyle = StateStyles<ButtonStateStyle>

extension StatefulStyle where StateStyle == ButtonStateStyle {
  /// A style without a background, with a text style that sets nothing.
  @inlinable public static var unsetStateStyle: ButtonStateStyle { ButtonStateStyle(text: TextStyle()) }
}
