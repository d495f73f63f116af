import Restyle

/// Texts in which the result for a letter depends on what stands around it.
enum NastyTexts {
  static let all = [
    "", "a", "\u{0}", "\u{301}", "i\u{307}", "İI\u{323}\u{307}ıi", "don't stop", "rock 'n' roll",
    "“(hello)” [w]orld",
    "ijsland ij\u{301} íj\u{301} i\u{301}j\u{301}\u{323} iijj IJ",
    "άι άυ ή ήτο μή ή. Μάιος α\u{301}\u{308}υ ᾳ\u{345}",
    "ίίίί ι\u{301}ι\u{301}ι\u{301} ΐυ ι\u{308}\u{301}υ άίυι", "\u{301}η\u{301}\u{313} η\u{301}\u{345}",
    "'ή' ή'χ χ'ή",
    "ΟΔΟΣ ΑΣ' Α'Σ ΣΣΣ Σ\u{301}\u{AD}Α A:Σ. Σ\u{301}",
    "I\u{300} I\u{323}\u{300} i\u{323}\u{307}\u{301} J\u{34F}\u{300} į\u{307}",
    "straße ﬁx ǆ ŉ ΐ և", "日本abc ひらx", "👩🏽‍🚀 a😀b 🇹🇷", "\u{202E}abc\u{202C} a\u{200B}b\u{200D}c",
    "a\r\nb\tc\u{85}d",
    "_a_b ‘a’b 1'a 80's 4th", "ʰΣ ʻΣa", "ͺ\u{301}ά \u{2126}\u{301}ι", "e\u{301}\u{301}\u{301}t",
    "l·l l\u{B7}L",
  ]

  static let languages: [Language?] = [nil, "en", "tr", "lt", "el", "nl", "hy"]
}
