public import Foundation
public import Restyle

extension Language {
  /// The language of a locale, with its script and region.
  ///
  /// Transforms of texts follow the rules of a language. Set the language of a locale in a style to follow that locale:
  ///
  /// ```swift
  /// let turkish = Locale(identifier: "tr_TR")
  /// let style = TextStyle().uppercased.restyled { $0.language = Language(turkish) }
  /// StyledString("istanbul", style: style).displayText  // "İSTANBUL"
  /// ```
  ///
  /// - Parameter locale: The locale; a locale without a known language becomes `und`.
  public init(_ locale: Locale) { self.init(tag: locale.identifier(.bcp47)) }
}

extension Locale {
  /// Creates the locale of a language; nil for a tag that isn't well-formed.
  ///
  /// - Parameter language: The language.
  public init?(_ language: Restyle.Language) {
    guard language.isWellFormed else { return nil }
    self.init(identifier: language.tag)
  }
}
