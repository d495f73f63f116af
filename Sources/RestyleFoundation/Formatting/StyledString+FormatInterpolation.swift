public import Foundation
public import Restyle

extension StyledString.StringInterpolation {
  /// Adds a value that Foundation formats, in the language of the style if that names one, else in the format's locale.
  ///
  /// That locale is the reader's unless the format says otherwise. What is formatted is text, and never read as markup.
  ///
  /// ```swift
  /// let german = TextStyle().restyled { $0.language = "de" }
  /// let price: StyledString = "only \(9.5, format: .number, style: german.bold)"
  /// price.text  // "only 9,5"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How it is formatted.
  ///   - style: The style of the text.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, style: TextStyle = TextStyle()
  ) where Format.FormatOutput == String {
    appendInterpolation(StyledString(value, format: format, style: style))
  }
}
