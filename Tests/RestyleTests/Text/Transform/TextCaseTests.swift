import Restyle
import TestSupport
import Testing

@Suite struct TextCaseTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let language: Language?
    let expected: String

    init(_ text: String, _ language: Language? = nil, _ expected: String) {
      (self.text, self.language, self.expected) = (text, language, expected)
    }

    var testDescription: String { "\(text) (\(language?.tag ?? "-")) becomes \(expected)" }

    // Scalar by scalar: canonically equivalent strings are equal, but not the same text.
    func isMet(by textCase: TextCase) -> Bool {
      let context = TextTransformContext(language: language)
      return Array(textCase.applied(to: text, context: context).unicodeScalars)
        == Array(expected.unicodeScalars)
    }
  }

  @Test
  func upper() async throws {
    try await forEach([
      // SpecialCasing.txt: unconditional mappings.
      Example("Straße", "de", "STRASSE"), Example("ﬁ ﬂ ﬃ ﬅ", nil, "FI FL FFI ST"),
      Example("ŉ ǰ", nil, "ʼN J\u{30C}"),
      Example("ᾳ ᾴ ᾷ ῼ", nil, "ΑΙ ΆΙ Α\u{342}Ι ΩΙ"), Example("և", nil, "ԵՒ"),
      Example("i ı ǆ ǅ", nil, "I I Ǆ Ǆ"),
      // Unknown, undetermined and malformed languages have no rules of their own.
      Example("iı", "und", "II"), Example("iı", "", "II"), Example("iı", "-tr", "II"),
      Example("ά", "x-el", "Ά"),
      // Turkic; only where the Latin script is written.
      Example("iı", "tr", "İI"), Example("iı", "TR_tr", "İI"), Example("iı", "az-Latn-AZ", "İI"),
      Example("iı", "crh", "İI"), Example("i\u{307}", "tr", "İ\u{307}"), Example("i", "tr-Arab", "I"),
      // Lithuanian: the dot goes.
      Example("i\u{307}\u{300}", "lt", "I\u{300}"), Example("į\u{307}\u{303}", "lt", "Į\u{303}"),
      Example("j\u{323}\u{307}", "lt", "J\u{323}"), Example("x\u{307}", "lt", "X\u{307}"),
      Example("i\u{301}\u{307}", "lt", "I\u{301}\u{307}"), Example("i\u{307}", "en", "I\u{307}"),
      // Eastern and Western Armenian.
      Example("և", "hy", "ԵՎ"), Example("և", "hyw", "ԵՒ"), Example("և", "hy-arevmda", "ԵՒ"),
      Example("ijs", "nl", "IJS"),
    ]) { (example: Example) in
      #expect(example.isMet(by: .upper))
    }
  }

  // CSS Text 3, section 2.1; the web platform tests of text-transform; ICU's tests of Greek.
  @Test
  func upperGreek() async throws {
    try await forEach([
      Example("άι άυ έι", "el", "ΑΪ ΑΫ ΕΪ"), Example("αύριο Μαΐου μάιος", "el", "ΑΥΡΙΟ ΜΑΪΟΥ ΜΑΪΟΣ"),
      Example("ά έ ή ί ό ύ ώ", "el", "Α Ε Ή Ι Ο Υ Ω"), Example("ήτοι ή μή", "el-GR", "ΗΤΟΙ Ή ΜΗ"),
      Example("Άνθρωπος καλημέρα", "el", "ΑΝΘΡΩΠΟΣ ΚΑΛΗΜΕΡΑ"), Example("ϊ ϋ ΐ ΰ", "el", "Ϊ Ϋ Ϊ Ϋ"),
      Example("Πατάτα, αέρας, μυστήριο", "el", "ΠΑΤΑΤΑ, ΑΕΡΑΣ, ΜΥΣΤΗΡΙΟ"),
      Example("Μαΐου, πόρο", "el", "ΜΑΪΟΥ, ΠΟΡΟ"),
      Example("ρωμέικα", "el", "ΡΩΜΕΪΚΑ"), Example("νεράιδα", "el", "ΝΕΡΑΪΔΑ"),
      Example("Τα ή. \u{3B7}\u{301}", "el", "ΤΑ Ή. \u{397}\u{301}"),
      Example("\u{3B1}\u{301}\u{3B9}", "el", "ΑΙ\u{308}"), Example("ᾳ ᾷ ῼ ᾍ", "el", "ΑΙ ΑΙ ΩΙ ΑΙ"),
      Example("ἄϊ ῥ", "el", "ΑΪ Ρ"),
      // Dialytika and tonos as combining marks, as ICU 78.2 maps them.
      Example("\u{3CD}\u{308}\u{3AF}", "el", "\u{3A5}\u{308}\u{3AA}"),
      Example("\u{3B1}\u{344}\u{3A5}", "el", "\u{391}\u{308}\u{3A5}\u{308}"),
      Example("\u{38A}\u{344}\u{3C5}", "el", "\u{399}\u{308}\u{3AB}"),
      Example("\u{3AE}\u{308}", "el", "\u{389}\u{308}"),
      Example("\u{3B9}\u{308}\u{301}", "el", "Ι\u{308}"), Example("ίίί", "el", "ΙΪΙ"),
      Example("ϓ \u{2126}", "el", "ϒ Ω"),
      Example("x\u{301} abc", "el", "X\u{301} ABC"), Example("άι", "grc", "ΆΙ"), Example("άι", nil, "ΆΙ"),
    ]) { (example: Example) in
      #expect(example.isMet(by: .upper))
    }
  }

  @Test
  func lower() async throws {
    try await forEach([
      // Final_Sigma.
      Example("ΟΔΟΣ ΟΔΟΣ. Σ ΣΑΣ", nil, "οδος οδος. σ σας"), Example("ΑΣ'Α", nil, "ασ'α"),
      Example("Α\u{AD}Σ\u{301}", nil, "α\u{AD}ς\u{301}"), Example("1Σ ΑΣ1", nil, "1σ ας1"),
      Example("ΑΣΣ", nil, "ασς"),
      Example("İ ẞ", nil, "i\u{307} ß"),
      // Turkic: Before_Dot, After_I.
      Example("Iİ", "tr", "ıi"), Example("I\u{307}", "tr", "i"), Example("I\u{323}\u{307}", "az", "i\u{323}"),
      Example("I\u{301}\u{307}", "tr", "ı\u{301}\u{307}"), Example("J\u{307}", "tr", "j\u{307}"),
      // Lithuanian: More_Above.
      Example("I\u{300}J\u{301}Į\u{303}", "lt", "i\u{307}\u{300}j\u{307}\u{301}į\u{307}\u{303}"),
      Example("ÌÍĨ", "lt", "i\u{307}\u{300}i\u{307}\u{301}i\u{307}\u{303}"),
      Example("I\u{323}", "lt", "i\u{323}"),
      Example("I\u{323}\u{300}", "lt", "i\u{307}\u{323}\u{300}"), Example("IJ", "lt", "ij"),
      Example("ΑΪ Ή", "el", "αϊ ή"),
    ]) { (example: Example) in
      #expect(example.isMet(by: .lower))
    }
  }

  @Test
  func capitalized() async throws {
    try await forEach([
      Example("hello wORLD", nil, "Hello WORLD"), Example("don't o’neill 'tis", nil, "Don't O’neill 'Tis"),
      Example("hello-world and/or a.b", nil, "Hello-World And/Or A.B"),
      Example("rock 'n' roll", nil, "Rock 'N' Roll"),
      Example("“hello” (what) ¿qué? «oui»", nil, "“Hello” (What) ¿Qué? «Oui»"),
      Example("4th 123abc the 80's ½cup", nil, "4th 123abc The 80's ½cup"),
      Example("what colo[u]r(s)", nil, "What Colo[u]r(s)"),
      Example("_foo foo_bar", nil, "_Foo Foo_bar"), Example("col·lapse l·l", nil, "Col·lapse L·l"),
      Example("a\u{AD}b a\u{200D}b a\u{200B}b a\u{A0}b", nil, "A\u{AD}b A\u{200D}b A\u{200B}B A\u{A0}B"),
      Example("e\u{301}t\u{E9} \u{301}et", nil, "E\u{301}té \u{301}Et"),
      Example("ʻokina hawaiʻi", nil, "ʻokina Hawaiʻi"),
      // Full title case mappings.
      Example("ǆa Ǆa ǅa ßa ﬁx ŉa", nil, "ǅa ǅa ǅa Ssa Fix ʼNa"),
      Example("ǆǆ ǉubav LJUBAV Ǉ", nil, "ǅǆ ǈubav LJUBAV ǈ"),
      Example("ᾳ α\u{345}", nil, "ᾼ Α\u{345}"), Example("ა კა", nil, "ა კა"), Example("𐐨𐐩 ⴀⴀ", nil, "𐐀𐐩 Ⴀⴀ"),
      // Circled letters are letters to ICU and Chromium, though not to web platform test text-transform-capitalize-026.
      Example("ⓐⓑⓒ ⓐ-ⓑ", nil, "Ⓐⓑⓒ Ⓐ-Ⓑ"), Example("aⓑ ⓐb 🄰b ⓩ'x", nil, "Aⓑ Ⓐb 🄰b Ⓩ'x"),
      Example("ⅰⅱ", nil, "Ⅰⅱ"),
      Example("日本abc ひabc カabc 漢'x", nil, "日本Abc ひAbc カAbc 漢'X"), Example("😀abc a😀b", nil, "😀Abc A😀B"),
      Example("iyi ıslık", "tr", "İyi Islık"), Example("iyi", "en", "Iyi"), Example("άι ή", "el", "Άι Ή"),
      Example("եւ և", "hy", "Եւ Եվ"), Example("և", nil, "Եւ"),
      // Lithuanian: the dot of the first letter goes, other dots stay.
      Example(
        "i\u{307}\u{300}i\u{307} j\u{323}\u{307} i\u{301}\u{307}", "lt",
        "I\u{300}i\u{307} J\u{323} I\u{301}\u{307}"),
      // Web platform tests text-transform-tailoring-001 to -002a, and ICU's tests of Dutch.
      Example("ijsland IJsland Ijs iJs bij", "nl", "IJsland IJsland IJs IJs Bij"),
      Example("ijsland", "en", "Ijsland"),
      Example("i\u{301}j\u{301}s íj\u{301}s", "nl-BE", "I\u{301}J\u{301}s ÍJ\u{301}s"),
      Example("íjs ij\u{301}s", "nl", "Íjs Ij\u{301}s"),
      Example("ij\u{308} i\u{308}j i-j 'ijs", "nl", "Ij\u{308} I\u{308}j I-J 'IJs"),
      Example("íj\u{301}\u{323}", "nl", "Íj\u{301}\u{323}"),
      Example("ĳs", "nl", "Ĳs"),
    ]) { (example: Example) in
      #expect(example.isMet(by: .capitalized))
    }
  }

  @Test
  func preserveChangesNothing() async throws {
    try await forEach(NastyTexts.all) { (text: String) in
      #expect(Array(TextCase.preserve.applied(to: text).utf8) == Array(text.utf8))
    }
  }

  private static let mappedScalars = (0...0x1FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
    let properties = scalar.properties
    return properties.changesWhenCaseMapped || properties.generalCategory == .nonspacingMark
  }.sampled(every: 8)

  @Test("Mapping leaves something of every text", arguments: TextCase.allCases)
  func leavesSomething(_ textCase: TextCase) {
    for language: Language? in [nil, "tr", "lt", "el", "nl", "hy"] {
      let context = TextTransformContext(language: language)
      for scalar in Self.mappedScalars where textCase.applied(to: String(scalar), context: context).isEmpty {
        Issue.record(
          "nothing is left of \(scalar.escaped(asASCII: true)) in \(language?.tag ?? "no language")")
      }
    }
  }

  @Test func codesByName() {
    #expect(TextCase.allCases.map(\.rawValue) == ["preserve", "lower", "upper", "capitalized"])
  }
}
