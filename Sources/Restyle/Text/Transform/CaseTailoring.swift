/// The rules of a language that differ from the default case mappings of Unicode.
enum CaseTailoring {
  case none
  /// The dotted and the dotless i are different letters.
  case turkic
  /// The dot of an i stays visible below further accents.
  case lithuanian
  /// Capitals lose their accents.
  case greek
  /// The digraph ij is one letter.
  case dutch
  /// The ligature և is taken apart into ե and վ, and not into ե and ւ.
  case easternArmenian

  /// Selects the rules by the primary language subtag, as CSS Text 3, section 2.1 asks; ISO 639-2 codes are
  /// understood as ICU understands them.
  init(_ language: Language?) {
    guard let language else {
      self = .none
      return
    }
    switch language.primarySubtag {
    // SpecialCasing.txt names tr and az; CSS adds the other languages that write the Turkish letters.
    case "tr", "tur", "az", "aze", "ba", "bak", "crh", "gag", "tt", "tat":
      self = ["Latn", nil].contains(language.script) ? .turkic : .none
    case "lt", "lit": self = .lithuanian
    case "el", "ell": self = .greek
    case "nl", "nld": self = .dutch
    // Western Armenian is hyw, formerly hy-arevmda.
    case "hy", "hye": self = language.hasSubtag("arevmda") ? .none : .easternArmenian
    default: self = .none
    }
  }
}
