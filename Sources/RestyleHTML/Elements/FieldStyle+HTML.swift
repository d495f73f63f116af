import Restyle

extension FieldStyle {
  /// What an `input` is told about typing: the keyboard, corrections, the return key, and what it may fill in.
  ///
  /// HTML Standard, sections 4.10.5.1, 6.8.5 to 6.8.8 and 4.10.18.7.
  var inputAttributes: String {
    var result = isSecure ? " type=\"password\" autocomplete=\"current-password\"" : keyboard.inputAttributes
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
    if let hint = returnKey.hint { result += " enterkeyhint=\"\(hint)\"" }
    return result
  }
}

extension FieldStyle.KeyboardType {
  fileprivate var inputAttributes: String {
    switch self {
    case .emailAddress: " type=\"email\" autocomplete=\"email\""
    case .url: " type=\"url\" autocomplete=\"url\""
    case .phonePad: " type=\"tel\" autocomplete=\"tel\""
    case .webSearch: " type=\"search\""
    case .numberPad, .asciiCapableNumberPad: " type=\"text\" inputmode=\"numeric\""
    case .decimalPad, .numbersAndPunctuation: " type=\"text\" inputmode=\"decimal\""
    case .default, .asciiCapable, .namePhonePad, .twitter: " type=\"text\""
    }
  }
}

extension FieldStyle.ReturnKeyType {
  fileprivate var hint: String? {
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
