extension StyledString: ExpressibleByStringInterpolation {
  /// Creates a string of what a literal says and of the values in it.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.string }

  /// What a literal with values in it is gathered in.
  ///
  /// ```swift
  /// let text: StyledString = "Hello \(name, style: .bold), you have \(3) new messages"
  /// ```
  ///
  /// Neither the literal nor the values are read as markup. What the literal says sets nothing.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = StyledString()

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}
  }
}

extension StyledString.StringInterpolation {
  /// Adds what the literal says between two values.
  public mutating func appendLiteral(_ literal: String) { string.append(StyledText(literal)) }

  /// Adds a text in a style.
  public mutating func appendInterpolation(_ text: String, style: TextStyle = TextStyle()) {
    string.append(StyledText(text, style: style))
  }

  /// Adds a displayable value in a style, whose language it is shown in.
  public mutating func appendInterpolation(_ value: some DisplayableString, style: TextStyle = TextStyle()) {
    string.append(StyledText(value, style: style))
  }

  /// Adds the description of a value, such as a number, in a style.
  ///
  /// It is the same for readers of all languages: format what isn't to be.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, style: TextStyle = TextStyle()
  ) {
    string.append(StyledText(value.description, style: style))
  }

  // Without it, neither of the two above would be the better one.
  /// Adds a displayable value in a style, whose language it is shown in.
  public mutating func appendInterpolation(
    _ value: some DisplayableString & CustomStringConvertible, style: TextStyle = TextStyle()
  ) {
    string.append(StyledText(value, style: style))
  }

  /// Adds a text with its own style.
  public mutating func appendInterpolation(_ text: StyledText) { string.append(text) }

  /// Adds an image in a style.
  public mutating func appendInterpolation(_ image: InlineImage, style: TextStyle = TextStyle()) {
    string.append(StyledText(image, style: style))
  }

  /// Adds a styled text; what its runs leave open they take from a style.
  public mutating func appendInterpolation(_ text: StyledString, style: TextStyle = TextStyle()) {
    string.append(style == TextStyle() ? text : text.inheriting(from: style))
  }
}
