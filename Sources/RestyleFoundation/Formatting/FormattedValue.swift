public import Foundation
public import Restyle

/// A number, a date or another value that Foundation formats, as text in the reader's language.
///
/// Use it wherever a displayable text is accepted:
///
/// ```swift
/// let total = FormattedValue(1234.5, format: .number)
/// total.displayValue(in: "de")  // "1.234,5"
/// total.displayValue(in: "en")  // "1,234.5"
/// let label = Label(total, style: .default)
/// ```
public struct FormattedValue<Format: FormatStyle>: DisplayableString
where Format: Sendable, Format.FormatInput: Sendable, Format.FormatOutput == String {
  /// The value.
  public var value: Format.FormatInput
  /// The format, whose own locale applies if there is no language.
  public var format: Format

  /// Creates a text from a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format of the value.
  public init(_ value: Format.FormatInput, format: Format) {
    self.value = value
    self.format = format
  }

  /// Returns the formatted value in a language, or in the locale of the format for nil.
  public func displayValue(in language: Language?) -> String {
    guard let locale = language.flatMap({ Locale($0) }) else { return format.format(value) }
    return format.locale(locale).format(value)
  }
}

extension DefaultStringInterpolation {
  /// Adds a formatted value in the locale of its format, since a plain string has no readers.
  @available(*, deprecated, message: "a String doesn't follow its readers: use a StyledString")
  public mutating func appendInterpolation<Format: FormatStyle>(_ value: FormattedValue<Format>) {
    appendLiteral(value.displayValue(in: nil))
  }
}
