/// The role of a scalar in words, for capitalising.
///
/// CSS Text 3, section 2.1 leaves the choice of words to the user agent. Where browsers agree, these words match
/// theirs; otherwise they are what a reader expects: apostrophes, middle dots, marks, underscores and brackets are part
/// of a word ("don't", "l·l", "colo[u]r"), and any other punctuation, symbols and spaces end it.
enum WordRole {
  /// A letter or number, which begins a word or continues it.
  case letter
  /// Neither begins nor ends a word.
  case transparent
  /// Ends a word.
  case boundary

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
      return
    }
    switch scalar {
    // Apostrophes, and the punctuation that joins letters in Armenian, Hebrew and Catalan: UAX #29, MidLetter, without
    // the full stop and the colon, after which browsers capitalise.
    case "\u{2018}", "\u{2019}", "\u{FF07}", "\u{B7}", "\u{2027}", "\u{55F}", "\u{5F3}", "\u{5F4}":
      self = .transparent
    // Unlike other format characters, a zero width space separates words.
    case "\u{200B}": self = .boundary
    // Kana and ideographs each stand alone, as in UAX #29, so a word may begin right after one.
    case "\u{3040}"..."\u{3098}", "\u{309B}"..."\u{30FF}", "\u{31F0}"..."\u{31FF}", "\u{FF66}"..."\u{FF9F}":
      self = .boundary
    default: self.init(scalar.properties)
    }
  }

  // Most text is ASCII, and reading a scalar's properties takes many times as long.
  private init(ascii byte: UInt8) {
    if byte.isASCIILetter || byte.isASCIIDigit {
      self = .letter
    } else {
      switch Unicode.Scalar(byte) {
      case "'", "_", "(", ")", "[", "]", "{", "}": self = .transparent
      default: self = .boundary
      }
    }
  }

  private init(_ properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      self = properties.isIdeographic ? .boundary : .letter
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .connectorPunctuation, .openPunctuation,
      .closePunctuation:
      self = .transparent
    default:
      // Circled and squared letters are symbols in Unicode, but letters to readers, to UAX #29 and to browsers.
      self = properties.isAlphabetic ? .letter : .boundary
    }
  }
}
