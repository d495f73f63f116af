// The names and meanings are those of UIKit's text input traits.
extension FieldStyle {
  /// Whether words are corrected while one types.
  public enum Autocorrection: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the system finds right for the language.
    case `default`
    /// They aren't.
    case no
    /// They are.
    case yes
  }

  /// Which letters are capitalised while one types.
  public enum Autocapitalization: String, Hashable, Sendable, Codable, CaseIterable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
  }

  /// When a component of a field is visible.
  public enum ViewMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Never.
    case never
    /// While one types.
    case whileEditing
    /// While one doesn't type.
    case unlessEditing
    /// Always.
    case always
  }

  /// The kind of keyboard to show.
  public enum KeyboardType: String, Hashable, Sendable, Codable, CaseIterable {
    /// The usual one of the language.
    case `default`
    /// Letters of ASCII.
    case asciiCapable
    /// Digits and punctuation, letters at hand.
    case numbersAndPunctuation
    /// Optimised for web addresses.
    case url
    /// Digits.
    case numberPad
    /// Digits, and the other characters of telephone numbers.
    case phonePad
    /// Letters, digits at hand.
    case namePhonePad
    /// Optimised for e-mail addresses.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// Letters, with @ and # at hand.
    case twitter
    /// Optimised for searching and for web addresses.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
  }

  /// The label of a keyboard's return key.
  public enum ReturnKeyType: String, Hashable, Sendable, Codable, CaseIterable {
    /// As usual.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
  }
}
