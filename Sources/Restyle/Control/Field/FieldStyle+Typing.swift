// The names and meanings are those of UIKit's text input traits.
extension FieldStyle {
  /// Whether words are corrected during typing.
  public enum Autocorrection: String, Hashable, Sendable, Codable, CaseIterable {
    /// The system's choice for the language.
    case `default`
    /// Words aren't corrected.
    case no
    /// Words are corrected.
    case yes
  }

  /// The letters that are capitalised during typing.
  public enum Autocapitalization: String, Hashable, Sendable, Codable, CaseIterable {
    /// No letters.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
  }

  /// When a part of a field is visible.
  public enum ViewMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field isn't edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// A kind of keyboard.
  public enum KeyboardType: String, Hashable, Sendable, Codable, CaseIterable {
    /// The usual keyboard for the language.
    case `default`
    /// ASCII characters.
    case asciiCapable
    /// Digits and punctuation, with letters within easy reach.
    case numbersAndPunctuation
    /// A keyboard for web addresses.
    case url
    /// Digits.
    case numberPad
    /// Digits and the other characters of telephone numbers.
    case phonePad
    /// Letters, with digits within easy reach.
    case namePhonePad
    /// A keyboard for e-mail addresses.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// Letters, with @ and # within easy reach.
    case twitter
    /// A keyboard for search terms and web addresses.
    case webSearch
    /// ASCII digits.
    case asciiCapableNumberPad
  }

  /// The label of a keyboard's return key.
  public enum ReturnKeyType: String, Hashable, Sendable, Codable, CaseIterable {
    /// The usual label.
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
