/// A value that can be shown as text.
///
/// Make your localised values displayable to pass them to labels directly:
///
/// ```swift
/// struct Greeting: DisplayableString {
///   func displayValue(in language: Language?) -> String {
///     language?.primarySubtag == "sv" ? "Hej" : "Hello"
///   }
/// }
/// ```
public protocol DisplayableString: Sendable {
  /// The text to display in no particular language.
  var displayValue: String { get }

  /// Returns the text to display in a language.
  func displayValue(in language: Language?) -> String
}

extension DisplayableString {
  /// The text to display in no particular language.
  public var displayValue: String { displayValue(in: nil) }
}

extension String: DisplayableString {
  /// The string itself.
  public var displayValue: String { self }

  /// Returns the string itself.
  public func displayValue(in language: Language?) -> String { self }
}

extension Substring: DisplayableString {
  /// The characters as a string.
  public var displayValue: String { String(self) }

  /// Returns the characters as a string.
  public func displayValue(in language: Language?) -> String { String(self) }
}
