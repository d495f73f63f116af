public import Foundation
public import Restyle

extension StyledString {
  /// Creates a text from a value that Foundation formats, in the language of the style if it sets one.
  ///
  /// ```swift
  /// let price = StyledString(1234.5, format: .number, style: .default.restyled { $0.language = "de" })
  /// price.text  // "1.234,5"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format of the value.
  ///   - style: The style of the text.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, style: TextStyle = TextStyle()
  ) where Format.FormatOutput == String {
    let locale = style.language.flatMap { Locale($0) }
    self.init((locale.map { format.locale($0) } ?? format).format(value), style: style)
  }

  /// Creates a text from a value that Foundation formats, with styles for its parts.
  ///
  /// ```swift
  /// let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR").attributed
  /// let price = StyledString(9.5, format: format, style: .default.restyled { $0.language = "de" }) { part, style in
  ///   if part.numberPart == .fraction { style.baselineOffset = 6 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: A format with attributes, such as `.number.attributed`.
  ///   - style: The style of the text.
  ///   - restylePart: Changes the style of a part of the text, which Foundation's attributes identify.
  /// - Throws: Any error that `restylePart` throws.
  public init<Format: FormatStyle, Failure: Error>(
    _ value: Format.FormatInput, format: Format, style: TextStyle = TextStyle(),
    restylingParts restylePart: (_ part: AttributeContainer, _ style: inout TextStyle) throws(Failure) -> Void
  ) throws(Failure) where Format.FormatOutput == AttributedString {
    let locale = style.language.flatMap { Locale($0) }
    let text = (locale.map { format.locale($0) } ?? format).format(value)
    self.init()
    for run in text.runs {
      var partStyle = style
      try restylePart(run.attributes, &partStyle)
      append(StyledText(String(String.UnicodeScalarView(text.unicodeScalars[run.range])), style: partStyle))
    }
  }
}

extension StyledString.StringInterpolation {
  /// Appends a value that Foundation formats, in the language of the style, or else in the locale of the format.
  ///
  /// The locale of the format is the current one unless you set another. The formatted value is never read as markup.
  ///
  /// ```swift
  /// let german = TextStyle().restyled { $0.language = "de" }
  /// let price: StyledString = "only \(9.5, format: .number, style: german.bold)"
  /// price.text  // "only 9,5"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format of the value.
  ///   - style: The style of the text.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, style: TextStyle = TextStyle()
  ) where Format.FormatOutput == String {
    appendInterpolation(StyledString(value, format: format, style: style))
  }
}
