/// How a text field looks, and how it is typed into.
///
/// ```swift
/// let address = FieldStyle(text: text, placeholder: grey, disabled: grey, cursorColor: .green).email
/// ```
public struct FieldStyle: Style, Hashable, Codable {
  /// The text.
  public var text: TextStyle
  /// The placeholder, which is shown while there is no text.
  public var placeholder: TextStyle
  /// The text while the field can't be used.
  public var disabled: TextStyle
  /// The colour of the cursor.
  public var cursorColor: Color
  /// The colour behind chosen text; nil for that of the surroundings.
  public var textHighlightColor: Color?
  /// The background of the text, in the field's states.
  public var backgrounds: StateStyles<BackgroundStyle>
  /// The space around the text.
  public var contentInsets: EdgeInsets
  /// Whether words are corrected while one types.
  public var autocorrection: Autocorrection
  /// Which letters are capitalised while one types.
  public var autocapitalization: Autocapitalization
  /// When there is a button that empties the field.
  public var clearButton: ViewMode
  /// The kind of keyboard to show.
  public var keyboard: KeyboardType
  /// The label of the keyboard's return key.
  public var returnKey: ReturnKeyType
  /// Whether the text is hidden.
  public var isSecure: Bool

  /// Creates a text field's style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: The placeholder, which is shown while there is no text.
  ///   - disabled: The text while the field can't be used.
  ///   - cursorColor: The colour of the cursor.
  ///   - textHighlightColor: The colour behind chosen text; nil for that of the surroundings.
  ///   - backgrounds: The background of the text, in the field's states.
  ///   - contentInsets: The space around the text.
  ///   - autocorrection: Whether words are corrected while one types.
  ///   - autocapitalization: Which letters are capitalised while one types.
  ///   - clearButton: When there is a button that empties the field.
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
