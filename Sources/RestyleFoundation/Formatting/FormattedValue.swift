public import Foundation
public import Restyle

/// A number, a date or another value that Foundation formats, as text in the reader's language.
///
/// It stands wherever a displayable text does:
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
  /// The format; without a language, its own locale applies.
  public var format: Format

  /// Creates a text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How it is formatted.
  public init(_ value: Format.FormatInput, format: Format) {
    self.value = value
    self.format = format
  }

  /// Returns the value as readers of a language write it.
  public func displayValue(in language: Language?) -> String {
    guard let locale = language.flatMap({ Locale($0) }) else { return format.format(value) }
    return format.locale(locale).format(value)
  }
}
