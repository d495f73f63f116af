/// The style of a text field, and its settings for typing.
///
/// ```swift
/// let address = FieldStyle(text: text, placeholder: grey, disabled: grey, cursorColor: .green).email
/// ```
public struct FieldStyle: Style, Hashable, Codable {
  /// The style of the text.
  public var text: TextStyle
  /// The style of the placeholder, which is shown while the field is empty.
  public var placeholder: TextStyle
  /// The style of the text while the field is disabled.
  public var disabled: TextStyle
  /// The colour of the cursor.
  public var cursorColor: Color
  /// The background colour of selected text; nil for the colour of the surroundings.
  public var textHighlightColor: Color?
  /// The backgrounds for the states of the field.
  public var backgrounds: StateStyles<BackgroundStyle>
  /// The space around the text.
  public var contentInsets: EdgeInsets
  /// Whether words are corrected during typing.
  public var autocorrection: Autocorrection
  /// The letters that are capitalised during typing.
  public var autocapitalization: Autocapitalization
  /// When the button that clears the field is visible.
  public var clearButton: ViewMode
  /// The kind of keyboard to show.
  public var keyboard: KeyboardType
  /// The label of the keyboard's return key.
  public var returnKey: ReturnKeyType
  /// Whether the text is hidden.
  public var isSecure: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - text: The style of the text.
  ///   - placeholder: The style of the placeholder, which is shown while the field is empty.
  ///   - disabled: The style of the text while the field is disabled.
  ///   - cursorColor: The colour of the cursor.
  ///   - textHighlightColor: The background colour of selected text; nil for the colour of the surroundings.
  ///   - backgrounds: The backgrounds for the states of the field.
  ///   - contentInsets: The space around the text.
  ///   - autocorrection: Whether words are corrected during typing.
  ///   - autocapitalization: The letters that are capitalised during typing.
  ///   - clearButton: When the button that clears the field is visible.
  ///   - keyboard: The kind of keyboard to show.
  ///   - returnKey: The label of the keyboard's return key.
  ///   - isSecure: Whether the text is hidden.
  public init(
    text: TextStyle = TextStyle(),
    placeholder: TextStyle = TextStyle(),
    disabled: TextStyle = TextStyle(),
    cursorColor: Color = .systemBlue,
    textHighlightColor: Color? = nil,
    backgrounds: StateStyles<BackgroundStyle> = [:],
    contentInsets: EdgeInsets = .zero,
    autocorrection: Autocorrection = .default,
    autocapitalization: Autocapitalization = .sentences,
    clearButton: ViewMode = .never,
    keyboard: KeyboardType = .default,
    returnKey: ReturnKeyType = .done,
    isSecure: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.disabled = disabled
    self.cursorColor = cursorColor
    self.textHighlightColor = textHighlightColor
    self.backgrounds = backgrounds
    self.contentInsets = contentInsets
    self.autocorrection = autocorrection
    self.autocapitalization = autocapitalization
    self.clearButton = clearButton
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.isSecure = isSecure
  }
}

extension FieldStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("text", \.text), .init("placeholder", \.placeholder), .init("disabled", \.disabled),
    .init("cursorColor", \.cursorColor), .init("textHighlightColor", optional: \.textHighlightColor),
    .init("backgrounds", \.backgrounds), .init("contentInsets", \.contentInsets),
    .init("autocorrection", \.autocorrection), .init("autocapitalization", \.autocapitalization),
    .init("clearButton", \.clearButton), .init("keyboard", \.keyboard), .init("returnKey", \.returnKey),
    .init("isSecure", \.isSecure))
}
