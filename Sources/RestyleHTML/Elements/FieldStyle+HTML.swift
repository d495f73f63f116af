import Restyle
import RestyleElements

extension FieldStyle {
  /// The attributes of an `input` for typing: the keyboard, corrections, the return key, and what it may fill in.
  ///
  /// HTML Standard, sections 4.10.5.1, 6.8.5 to 6.8.8 and 4.10.18.7.
  ///
  /// - Parameter rules: What a field asks for itself, which comes before what the style says.
  /// - Returns: The attributes, each behind a space.
  func inputAttributes(_ rules: InputRules = InputRules()) -> String {
    let type = isSecure ? "password" : keyboard.inputType
    let attributes = " type=\"\(type)\"" + typingAttributes(rules)
    return returnKey.hint.map { attributes + " enterkeyhint=\"\($0)\"" } ?? attributes
  }

  /// What browsers may fill into a field for secrets that doesn't say which.
  static let passwordAutocomplete = "current-password"

  /// The same for a `textarea`, which has no type, and where the return key starts a line.
  func typingAttributes(_ rules: InputRules = InputRules()) -> String {
    var result = ""
    if let mode = rules.inputMode?.rawValue ?? (isSecure ? nil : keyboard.inputMode) {
      result += " inputmode=\"\(mode)\""
    }
    if let autocomplete = rules.autocomplete?.text
      ?? (isSecure ? Self.passwordAutocomplete : keyboard.autocomplete)
    {
      result += " autocomplete=\"\(autocomplete)\""
    }
    // Passwords and addresses are never corrected.
    switch autocapitalization {
    case .none: result += " autocapitalize=\"none\""
    case .words: result += " autocapitalize=\"words\""
    case .allCharacters: result += " autocapitalize=\"characters\""
    case .sentences: break
    }
    switch autocorrection {
    case .no: result += " autocorrect=\"off\" spellcheck=\"false\""
    case .yes: result += " autocorrect=\"on\" spellcheck=\"true\""
    case .default: break
    }
    if text.attribute(for: .writingDirection) == .natural { result += " dir=\"auto\"" }
    return result
  }
}

extension FieldStyle.KeyboardType {
  fileprivate var inputType: String {
    switch self {
    case .emailAddress: "email"
    case .url: "url"
    case .phonePad: "tel"
    case .webSearch: "search"
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation, .default, .asciiCapable,
      .namePhonePad, .twitter:
      "text"
    }
  }

  var inputMode: String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad, .numbersAndPunctuation: "decimal"
    default: nil
    }
  }

  fileprivate var autocomplete: String? {
    switch self {
    case .emailAddress: "email"
    case .url: "url"
    case .phonePad: "tel"
    default: nil
    }
  }
}

extension FieldStyle.ReturnKeyType {
  var hint: String? {
    switch self {
    case .default: nil
    case .go, .join, .route: "go"
    case .google, .search, .yahoo, .emergencyCall: "search"
    case .next, .continue: "next"
    case .send: "send"
    case .done: "done"
    }
  }
}
