import Restyle
import RestyleElements

extension ByteSink {
  /// Appends the attributes of an `input` for typing: the keyboard, corrections, the return key, and what it may fill in.
  ///
  /// HTML Standard, sections 4.10.5.1, 6.8.5 to 6.8.8 and 4.10.18.7.
  ///
  /// - Parameters:
  ///   - style: The style of the field.
  ///   - rules: What a field asks for itself, which comes before what the style says.
  mutating func append(inputAttributesOf style: FieldStyle, _ rules: InputRules = InputRules()) {
    append(attribute: " type", style.isSecure ? "password" : style.keyboard.inputType)
    append(typingAttributesOf: style, rules)
    if let hint = style.returnKey.hint { append(attribute: " enterkeyhint", hint) }
  }

  /// Appends the same for a `textarea`, which has no type, and where the return key starts a line.
  mutating func append(typingAttributesOf style: FieldStyle, _ rules: InputRules = InputRules()) {
    let mode = rules.inputMode?.rawValue ?? (style.isSecure ? nil : style.keyboard.inputMode)
    if let mode { append(attribute: " inputmode", mode) }
    if let autocomplete = rules.autocomplete?.text
      ?? (style.isSecure ? FieldStyle.passwordAutocomplete : style.keyboard.autocomplete)
    {
      append(attribute: " autocomplete", autocomplete)
    }
    // Passwords and addresses are never corrected.
    switch style.autocapitalization {
    case .none: append(verbatim: " autocapitalize=\"none\"")
    case .words: append(verbatim: " autocapitalize=\"words\"")
    case .allCharacters: append(verbatim: " autocapitalize=\"characters\"")
    case .sentences: break
    }
    switch style.autocorrection {
    case .no: append(verbatim: " autocorrect=\"off\" spellcheck=\"false\"")
    case .yes: append(verbatim: " autocorrect=\"on\" spellcheck=\"true\"")
    case .default: break
    }
    let isLeftToRight =
      switch mode {
      case "numeric", "decimal", "tel", "email", "url": true
      default: rules.autocomplete == .cardNumber || style.keyboard == .emailAddress || style.keyboard == .url
      }
    append(directionOf: style.text, isLeftToRight: isLeftToRight)
  }

  /// Appends the direction of a field.
  ///
  /// - Parameters:
  ///   - text: The style of the text, whose direction comes first.
  ///   - isLeftToRight: Whether the text is from left to right everywhere, as numbers and addresses are. Browsers know
  ///     this only of telephone numbers.
  mutating func append(directionOf text: TextStyle, isLeftToRight: Bool) {
    if isLeftToRight, text.attribute(for: .writingDirection) == nil {
      append(verbatim: " dir=\"ltr\"")
    } else {
      append(directionOf: text)
    }
  }
}

extension FieldStyle {
  /// What browsers may fill into a field for secrets that doesn't say which.
  static let passwordAutocomplete = "current-password"
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
    self == .emailAddress || self == .url || self == .phonePad ? inputType : nil
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
