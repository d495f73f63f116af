extension StyledString: ExpressibleByStringInterpolation {
  /// Creates a string from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.string }

  /// The storage that collects the parts of a literal with interpolated values.
  ///
  /// ```swift
  /// let text: StyledString = "Hello \(name, style: .bold), you have \(3) new messages"
  /// ```
  ///
  /// Neither the literal nor the values are read as markup. The text of the literal has no style.
  ///
  /// Directions that a value opens end with it, and it closes no direction of the literal. To isolate a value, write
  /// the characters for that in the literal, as in `"\u{2068}\(name)\u{2069}"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = StyledString()

    /// Creates empty storage.
    public init(literalCapacity: Int, interpolationCount: Int) {}
  }
}

extension StyledString.StringInterpolation {
  /// Adds text of the literal between two values.
  public mutating func appendLiteral(_ literal: String) { string.append(StyledText(literal)) }

  /// Adds a text in a style.
  public mutating func appendInterpolation(_ text: String, style: TextStyle = TextStyle()) {
    string.append(argument: StyledText(text, style: style))
  }

  /// Adds a displayable value in a style, in the language of that style.
  public mutating func appendInterpolation(_ value: some DisplayableString, style: TextStyle = TextStyle()) {
    string.append(argument: StyledText(value, style: style))
  }

  /// Adds the description of a value, such as a number, in a style.
  ///
  /// The description isn't localised. Format values whose text depends on the language.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, style: TextStyle = TextStyle()
  ) {
    string.append(argument: StyledText(value.description, style: style))
  }

  // Without this overload, the two above would be ambiguous.
  /// Adds a displayable value in a style, in the language of that style.
  public mutating func appendInterpolation(
    _ value: some DisplayableString & CustomStringConvertible, style: TextStyle = TextStyle()
  ) {
    string.append(argument: StyledText(value, style: style))
  }

  /// Adds a text with its own style.
  public mutating func appendInterpolation(_ text: StyledText) { string.append(argument: text) }

  /// Adds an image in a style.
  public mutating func appendInterpolation(_ image: InlineImage, style: TextStyle = TextStyle()) {
    string.append(StyledText(image, style: style))
  }

  /// Adds a styled text, with unset attributes of its runs filled from a style.
  public mutating func appendInterpolation(_ text: StyledString, style: TextStyle = TextStyle()) {
    string.append(argument: style == TextStyle() ? text : text.inheriting(from: style))
  }
}

// A literal becomes a `String` wherever any displayable text is accepted, and would contain a description for debugging.
extension DefaultStringInterpolation {
  /// Adds the alternative text of an image, since a plain string has no images.
  @available(*, deprecated, message: "a String has no images: use a StyledString")
  public mutating func appendInterpolation(_ image: InlineImage) { appendLiteral(image.alternative) }

  /// Adds the displayed text, since a plain string has no styles.
  @available(*, deprecated, message: "a String has no styles: use a StyledString, or the displayText")
  public mutating func appendInterpolation(_ text: StyledText) {
    appendTexts(of: StyledString(text).displayRuns)
  }

  /// Adds the displayed text, since a plain string has no styles.
  @available(*, deprecated, message: "a String has no styles: use a StyledString, or the displayText")
  public mutating func appendInterpolation(_ text: StyledString) { appendTexts(of: text.displayRuns) }

  /// Adds the texts of displayed runs, and the alternative texts of their images.
  package mutating func appendTexts(of runs: [StyledText]) {
    for run in runs { appendLiteral(run.textWithoutImages) }
  }
}
