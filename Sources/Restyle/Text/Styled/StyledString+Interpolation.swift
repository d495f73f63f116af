extension StyledString: ExpressibleByStringInterpolation {
  /// Creates a string from a literal and the values in it.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.string }

  /// The storage that collects a literal and the values in it.
  ///
  /// ```swift
  /// let text: StyledString = "Hello \(name, style: .bold), you have \(3) new messages"
  /// ```
  ///
  /// Neither the literal nor the values are read as markup. The text of the literal has no style. Directions that a value
  /// opens are closed behind it, and it closes none of the literal's: characters that isolate a value are written in the
  /// literal, as in `"\u{2068}\(name)\u{2069}"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = StyledString()

    /// Creates empty storage.
    public init(literalCapacity: Int, interpolationCount: Int) {}
  }
}

extension StyledString.StringInterpolation {
  /// Adds the text of the literal between two values.
  public mutating func appendLiteral(_ literal: String) { string.append(StyledText(literal)) }

  /// Adds a text in a style.
  public mutating func appendInterpolation(_ text: String, style: TextStyle = TextStyle()) {
    string.append(argument: StyledText(text, style: style))
  }

  /// Adds a displayable value in a style, whose language it is shown in.
  public mutating func appendInterpolation(_ value: some DisplayableString, style: TextStyle = TextStyle()) {
    string.append(argument: StyledText(value, style: style))
  }

  /// Adds the description of a value, such as a number, in a style.
  ///
  /// It isn't localised: format values whose text depends on the language.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, style: TextStyle = TextStyle()
  ) {
    string.append(argument: StyledText(value.description, style: style))
  }

  // Without it, the two above would be ambiguous.
  /// Adds a displayable value in a style, whose language it is shown in.
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

  /// Adds a styled text; unset attributes of its runs are filled from a style.
  public mutating func appendInterpolation(_ text: StyledString, style: TextStyle = TextStyle()) {
    string.append(argument: style == TextStyle() ? text : text.inheriting(from: style))
  }
}

extension DefaultStringInterpolation {
  /// Adds the alternative text of an image, since strings have no images.
  @available(*, deprecated, message: "a String has no images: use a StyledString")
  public mutating func appendInterpolation(_ image: InlineImage) { appendLiteral(image.alternative) }
}
