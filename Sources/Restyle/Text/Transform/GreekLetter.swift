/// What a Greek letter carries besides its base.
struct GreekMarks: OptionSet {
  let rawValue: UInt8

  /// An accent of any kind: tonos, varia, perispomeni.
  static let accent = GreekMarks(rawValue: 1)
  /// Two dots, which keep a vowel from joining the one before it.
  static let dialytika = GreekMarks(rawValue: 2)
  /// An iota below.
  static let ypogegrammeni = GreekMarks(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The marks that a combining scalar stands for; none of them for a breathing, breve or macron; `nil` if the
  /// scalar isn't a Greek diacritic.
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

/// A Greek letter taken apart into its capital and its marks.
struct GreekLetter {
  let capital: Unicode.Scalar
  var precomposed: GreekMarks
  /// The marks of the combining scalars after the letter.
  var combining: GreekMarks = []

  var marks: GreekMarks { precomposed.union(combining) }

  /// Whether the accent, which a capital loses, kept the vowel from joining the next one.
  var losesDividingAccent: Bool {
    isVowel && marks.contains(.accent) && !precomposed.contains(.dialytika)
  }

  var isVowel: Bool {
    switch capital {
    case "\u{391}", "\u{395}", "\u{397}", "\u{399}", "\u{39F}", "\u{3A5}", "\u{3A9}": true
    default: false
    }
  }

  /// Whether the vowel is the second one of diphthongs: iota or ypsilon.
  var isSecondVowel: Bool { capital == "\u{399}" || capital == "\u{3A5}" }

  /// Takes a scalar apart; `nil` if it isn't a Greek letter.
  ///
  /// Source: the canonical decompositions of the Unicode Character Database.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF: self.init(basic: scalar)
    case 0x1F00...0x1FFF: self.init(extended: scalar)
    case 0x2126: self.init(capital: "\u{3A9}", precomposed: [])  // The ohm sign.
    default: return nil
    }
  }

  private init(capital: Unicode.Scalar, precomposed: GreekMarks) {
    self.capital = capital
    self.precomposed = precomposed
  }

  /// The block Greek and Coptic.
  private init?(basic scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x386, 0x3AC: self.init(capital: "\u{391}", precomposed: .accent)
    case 0x388, 0x3AD: self.init(capital: "\u{395}", precomposed: .accent)
    case 0x389, 0x3AE: self.init(capital: "\u{397}", precomposed: .accent)
    case 0x38A, 0x3AF: self.init(capital: "\u{399}", precomposed: .accent)
    case 0x38C, 0x3CC: self.init(capital: "\u{39F}", precomposed: .accent)
    case 0x38E, 0x3CD: self.init(capital: "\u{3A5}", precomposed: .accent)
    case 0x38F, 0x3CE: self.init(capital: "\u{3A9}", precomposed: .accent)
    case 0x390: self.init(capital: "\u{399}", precomposed: [.accent, .dialytika])
    case 0x3B0: self.init(capital: "\u{3A5}", precomposed: [.accent, .dialytika])
    case 0x3AA, 0x3CA: self.init(capital: "\u{399}", precomposed: .dialytika)
    case 0x3AB, 0x3CB: self.init(capital: "\u{3A5}", precomposed: .dialytika)
    case 0x3D3: self.init(capital: "\u{3D2}", precomposed: .accent)
    case 0x3D4: self.init(capital: "\u{3D2}", precomposed: .dialytika)
    // The alphabet: looking up properties costs many times as much.
    case 0x391...0x3A1, 0x3A3...0x3A9: self.init(capital: scalar, precomposed: [])
    case 0x3B1...0x3C1, 0x3C3...0x3C9:
      guard let capital = Unicode.Scalar(scalar.value - 0x20) else { return nil }
      self.init(capital: capital, precomposed: [])
    case 0x3E2...0x3EF: return nil  // Coptic.
    default:
      let properties = scalar.properties
      guard properties.isCased, let capital = properties.uppercaseMapping.unicodeScalars.first else {
        return nil
      }
      self.init(capital: capital, precomposed: [])
    }
  }

  /// The block Greek Extended, which is laid out in columns.
  private init?(extended scalar: Unicode.Scalar) {
    guard scalar.properties.isCased else { return nil }
    let column = scalar.value & 0xF
    switch scalar.value {
    // The letters with a breathing; six of each eight with an accent too.
    case 0x1F00...0x1F6F:
      let rows: [Unicode.Scalar] = [
        "\u{391}", "\u{395}", "\u{397}", "\u{399}", "\u{39F}", "\u{3A5}", "\u{3A9}",
      ]
      self.init(capital: rows[Int(scalar.value >> 4 & 0xF)], precomposed: column & 7 >= 2 ? .accent : [])
    // Each letter with a varia, then with an oxia.
    case 0x1F70...0x1F7F:
      let pairs: [Unicode.Scalar] = [
        "\u{391}", "\u{395}", "\u{397}", "\u{399}", "\u{39F}", "\u{3A5}", "\u{3A9}", "\u{3A9}",
      ]
      self.init(capital: pairs[Int(column >> 1)], precomposed: .accent)
    // The breathings again, with an iota below.
    case 0x1F80...0x1FAF:
      let rows: [Unicode.Scalar] = ["\u{391}", "\u{397}", "\u{3A9}"]
      self.init(
        capital: rows[Int(scalar.value >> 4 & 0xF) - 8],
        precomposed: column & 7 >= 2 ? [.accent, .ypogegrammeni] : .ypogegrammeni)
    case 0x1FBE: self.init(capital: "\u{399}", precomposed: [])
    case 0x1FC8, 0x1FC9: self.init(capital: "\u{395}", precomposed: .accent)
    case 0x1FF8, 0x1FF9: self.init(capital: "\u{39F}", precomposed: .accent)
    case 0x1FE4, 0x1FE5, 0x1FEC: self.init(capital: "\u{3A1}", precomposed: [])
    default:
      self.init(lastRow: scalar.value >> 4 & 0xF, column: column)
    }
  }

  /// The rows 1FB0 to 1FFF: three of letters that take an iota below, two of letters that take a dialytika.
  private init(lastRow row: UInt32, column: UInt32) {
    let second: GreekMarks
    switch row {
    case 0xB: (capital, second) = ("\u{391}", .ypogegrammeni)
    case 0xC: (capital, second) = ("\u{397}", .ypogegrammeni)
    case 0xD: (capital, second) = ("\u{399}", .dialytika)
    case 0xE: (capital, second) = ("\u{3A5}", .dialytika)
    default: (capital, second) = ("\u{3A9}", .ypogegrammeni)
    }
    switch column {
    case 0x2, 0x4, 0x7: precomposed = second.union(.accent)
    case 0x3: precomposed = second == .dialytika ? [.accent, .dialytika] : second
    case 0xC: precomposed = second
    case 0x6, 0xA, 0xB: precomposed = .accent
    default: precomposed = []
    }
  }
}
