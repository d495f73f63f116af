import Restyle
import TestSupport
import Testing

@Suite struct TextCaseUnicodeTests {
  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  @Test func everyScalarMapsAsTheStandardLibrarySays() {
    var different: [Unicode.Scalar] = []
    // Of the many that have neither a case nor a mapping, a few.
    let cased = (0...0x1_FFFF as ClosedRange<UInt32>).filter { value in
      guard let properties = Unicode.Scalar(value)?.properties else { return false }
      return properties.isCased || properties.changesWhenCaseMapped || properties.isCaseIgnorable
    }
    #expect(cased.count > 4_000)
    for value in cased + stride(from: 0, to: 0x11_0000, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let properties = scalar.properties
      let upper = TextCase.upper.applied(to: text)
      if !Self.isSame(upper, text.uppercased())
        || !Self.isSame(TextCase.lower.applied(to: text), text.lowercased())
        || !Self.isSame(upper, properties.uppercaseMapping)
      {
        different.append(scalar)
      }
      let capitalized = TextCase.capitalized.applied(to: text)
      if !Self.isSame(capitalized, text), !Self.isSame(capitalized, properties.titlecaseMapping) {
        different.append(scalar)
      }
    }
    #expect(different.isEmpty)
  }

  @Test
  func textWithoutTailoringMapsAsTheStandardLibrarySays() async throws {
    try await forEach(NastyTexts.all) { (text: String) in
      #expect(Self.isSame(TextCase.upper.applied(to: text), text.uppercased()))
      // The standard library has no final sigma.
      let lower = TextCase.lower.applied(to: text)
      #expect(
        lower.unicodeScalars.map { $0 == "ς" ? "σ" : $0 }
          == text.lowercased().unicodeScalars.map { $0 == "ς" ? "σ" : $0 })
    }
  }

  @Test
  func mappingTwiceChangesNothingMore() async throws {
    try await forEach(NastyTexts.all, [TextCase.lower, .capitalized]) { (text: String, textCase: TextCase) in
      for language in NastyTexts.languages {
        let context = TextTransformContext(language: language)
        let once = textCase.applied(to: text, context: context)
        #expect(Self.isSame(textCase.applied(to: once, context: context), once), "\(language?.tag ?? "-")")
      }
    }
  }

  /// Letters that Unicode has both in one piece and in several: Swift compares by canonical equivalence.
  @Test("Greek letters in one piece have the capitals of those in several")
  func greekLettersMapAsTheirParts() {
    let greek = TextTransformContext(language: "el")
    let marks: [[String]] = [
      ["", "\u{308}", "\u{313}", "\u{314}", "\u{304}", "\u{306}"], ["", "\u{300}", "\u{301}", "\u{342}"],
      ["", "\u{345}"],
    ]
    let combinations = marks.reduce([""]) { before, marks in
      before.flatMap { text in marks.map { text + $0 } }
    }
    var parts: [String: String] = [:]
    for letter in "αεηιουωρΑΕΗΙΟΥΩΡ" {
      for combination in combinations { parts[String(letter) + combination] = String(letter) + combination }
    }
    var count = 0
    for value in Array(0x386...0x3CE) + Array(0x1F00...0x1FFF) as [UInt32] {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isCased,
        let text = parts[String(scalar)]
      else { continue }
      count += 1
      let capital = TextCase.upper.applied(to: String(scalar), context: greek)
      let capitalOfParts = TextCase.upper.applied(to: text, context: greek)
      #expect(capital == capitalOfParts, "U+\(String(value, radix: 16))")
    }
    #expect(count > 230)
  }

  /// Were any rule quadratic, this would take hours.
  @Test
  func longTextsTakeLinearTime() async throws {
    try await forEach([
      "\u{301}", "Σ", "Σ\u{301}", "ί", "I\u{307}\u{345}", "i\u{301}j'", "η\u{313}", "'", "\u{0}", "\u{345}",
    ]) { (unit: String) in
      let text = String(repeating: unit, count: 8_000 / unit.utf8.count)
      for language in NastyTexts.languages {
        for textCase in TextCase.allCases {
          let alone = textCase.applied(to: text, context: TextTransformContext(language: language))
          #expect(textCase == .preserve ? alone == text : !alone.isEmpty)
          let context = TextTransformContext(preceding: text[...], following: text[...], language: language)
          let within = textCase.applied(to: "ΣiιI\u{307}\u{301}", context: context)
          #expect(within.utf8.count <= 16)
        }
      }
    }
  }
}
