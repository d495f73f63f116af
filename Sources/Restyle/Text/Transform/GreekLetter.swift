/// The marks of a Greek letter.
struct GreekMarks: OptionSet {
  let rawValue: UInt8

  /// An accent of any kind: tonos, varia, perispomeni.
  static let accent = GreekMarks(rawValue: 1)
  /// Two dots, which separate a vowel from the one before it.
  static let dialytika = GreekMarks(rawValue: 2)
  /// An iota below.
  static let ypogegrammeni = GreekMarks(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the marks that a combining scalar represents.
  ///
  /// The set is empty for a breathing, breve or macron. The result is nil if the scalar isn't a Greek diacritic.
  ///
  /// Source: ICU, design notes on Greek uppercasing.
  init?(combining scalar: Unicode.Scalar) {
    switch scalar {
    // The circumflex, tilde and inverted breve can look like a perispomeni.
    case "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{311}", "\u{342}": self = .accent
    case "\u{308}": self = .dialytika
    case "\u{344}": self = [.accent, .dialytika]
    case "\u{345}": self = .ypogegrammeni
    case "\u{304}", "\u{306}", "\u{313}", "\u{314}", "\u{343}": self = []
    default: return nil
    }
  }
}

/// A Greek letter decomposed into its capital and its marks.
struct GreekLetter {
  let capital: Unicode.Scalar
  var precomposed: GreekMarks
  /// The marks of the combining scalars after the letter.
  var combining: GreekMarks = []

  var marks: GreekMarks { precomposed.union(combining) }

  /// Whether the vowel's accent separated it from the next vowel, and is lost in capitals.
  var losesDividingAccent: Bool { isVowel && marks.contains(.accent) && !precomposed.contains(.dialytika) }

  var isVowel: Bool {
    switch capital {
    case "\u{391}", "\u{395}", "\u{397}", "\u{399}", "\u{39F}", "\u{3A5}", "\u{3A9}": true
    default: false
    }
  }

  /// Whether the vowel can be the second one of a diphthong: iota or ypsilon.
  var isSecondVowel: Bool { capital == "\u{399}" || capital == "\u{3A5}" }

  /// Decomposes a scalar; nil if it isn't a Greek letter.
  init?(_ scalar: Unicode.Scalar) {
    let index: UInt32
    switch scalar.value {
    case 0x370...0x3FF: index = scalar.value - 0x370
    case 0x1F00...0x1FFF: index = scalar.value - 0x1F00 + 0x90
    case 0x2126: index = 0x3A9 - 0x370  // The ohm sign is an omega.
    default: return nil
    }
    guard let letter = Self.letters[Int(index)] else { return nil }
    self = letter
  }

  private init(capital: Unicode.Scalar, precomposed: GreekMarks) {
    self.capital = capital
    self.precomposed = precomposed
  }

  /// The letters of the blocks Greek and Coptic, without the Coptic ones, and Greek Extended.
  ///
  /// Precomposed letters are derived from the canonical decompositions of the Unicode Character Database.
  private static let letters: [GreekLetter?] = {
    let scalars = [0x370...0x3FF, 0x1F00...0x1FFF].joined().map { Unicode.Scalar($0) ?? " " }
    var known: [Character: GreekLetter] = [:]
    func add(_ base: Unicode.Scalar, _ combining: String) {
      guard let capital = base.properties.uppercaseMapping.unicodeScalars.first else { return }
      let marks = combining.unicodeScalars.reduce(into: GreekMarks()) {
        $0.formUnion(GreekMarks(combining: $1) ?? [])
      }
      known[Character(String(base) + combining)] = GreekLetter(capital: capital, precomposed: marks)
    }
    for scalar in scalars where scalar.properties.isCased && !(0x3E2...0x3EF ~= scalar.value) {
      add(scalar, "")
    }
    for base in "ΑΕΗΙΟΡΥΩαεηιορυωϒ".unicodeScalars {
      for first in ["", "\u{304}", "\u{306}", "\u{308}", "\u{313}", "\u{314}"] {
        for second in ["", "\u{300}", "\u{301}", "\u{342}"] {
          for last in ["", "\u{345}"] { add(base, first + second + last) }
        }
      }
    }
    return scalars.map { known[Character($0)] }
  }()
}
