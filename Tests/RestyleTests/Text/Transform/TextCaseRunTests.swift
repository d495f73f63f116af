import Restyle
import RestyleTesting
import TestSupport
import Testing

/// A text is mapped run by run; where the borders are can't matter.
@Suite struct TextCaseRunTests {
  private static func applied(
    _ textCase: TextCase, to text: String, from start: String.Index, to end: String.Index,
    _ language: Language?
  ) -> [Unicode.Scalar] {
    let context = TextTransformContext(preceding: text[..<start], following: text[end...], language: language)
    let run = String(text.unicodeScalars[start..<end])
    return Array(textCase.applied(to: run, context: context).unicodeScalars)
  }

  /// Every scalar border of a text, both ends included.
  private static func borders(of text: String) -> [String.Index] {
    Array(text.unicodeScalars.indices) + [text.endIndex]
  }

  @Test
  func cutsDoNotMatter() async throws {
    try await forEach(NastyTexts.all.sampled(every: 4), TextCase.allCases) {
      (text: String, textCase: TextCase) in
      for language in NastyTexts.languages {
        let (start, end) = (text.startIndex, text.endIndex)
        let whole = Self.applied(textCase, to: text, from: start, to: end, language)
        let borders = Self.borders(of: text)
        let starts = borders.map { Self.applied(textCase, to: text, from: start, to: $0, language) }
        let ends = borders.map { Self.applied(textCase, to: text, from: $0, to: end, language) }
        for (index, first) in borders.enumerated() {
          for (other, second) in borders.enumerated().dropFirst(index) {
            let middle = Self.applied(textCase, to: text, from: first, to: second, language)
            guard starts[index] + middle + ends[other] != whole else { continue }
            Issue.record("cut at \(first) and \(second) in \(language?.tag ?? "no language")")
            return
          }
        }
      }
    }
  }

  @Test
  func singleScalarsMakeTheWhole() async throws {
    try await forEach(NastyTexts.all, TextCase.allCases) { (text: String, textCase: TextCase) in
      for language in NastyTexts.languages {
        let whole = Self.applied(textCase, to: text, from: text.startIndex, to: text.endIndex, language)
        let borders = Self.borders(of: text)
        let joined = zip(borders, borders.dropFirst()).flatMap {
          Self.applied(textCase, to: text, from: $0, to: $1, language)
        }
        #expect(joined == whole, "\(language?.tag ?? "no language")")
      }
    }
  }

  /// Random texts from the scalars that condition each other, cut in three.
  @Test(arguments: TextCase.allCases)
  func cutsDoNotMatterInRandomTexts(_ textCase: TextCase) {
    let scalars = Array(
      "iIıİjJįíÍΣσαάίιυϋήΗηΐᾳͺxA1 .'-_(日\u{301}\u{300}\u{307}\u{308}\u{323}\u{345}\u{344}\u{34F}\u{AD}և"
        .unicodeScalars)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &generator)])
      }
      let language = NastyTexts.languages[Int.random(in: NastyTexts.languages.indices, using: &generator)]
      let borders = Self.borders(of: text)
      let cuts = [0, 1].map { _ in borders[Int.random(in: borders.indices, using: &generator)] }.sorted()
      let whole = Self.applied(textCase, to: text, from: text.startIndex, to: text.endIndex, language)
      let joined =
        Self.applied(textCase, to: text, from: text.startIndex, to: cuts[0], language)
        + Self.applied(textCase, to: text, from: cuts[0], to: cuts[1], language)
        + Self.applied(textCase, to: text, from: cuts[1], to: text.endIndex, language)
      #expect(
        joined == whole, "\(text.unicodeScalars.map { String($0.value, radix: 16) }) \(language?.tag ?? "-")")
    }
  }

  /// Runs of a styled text in one case each, which are mapped together, come out as each does by itself.
  @Test
  func runsOfAStyledTextAreMappedAsEachAlone() async throws {
    try await forEach(NastyTexts.all) { (text: String) in
      var generator = SeededGenerator(seed: 5)
      for _ in 0..<4 {
        let borders = Self.borders(of: text)
        var string = StyledString()
        var expected: [Unicode.Scalar] = []
        for (index, (start, end)) in zip(borders, borders.dropFirst()).enumerated() {
          var style = TextStyle()
          style.textCase = TextCase.allCases.randomElement(using: &generator) ?? .preserve
          style.language = NastyTexts.languages.randomElement(using: &generator) ?? nil
          // Keeps neighbours apart.
          style.kern = Double(index)
          let run = String(text.unicodeScalars[start..<end])
          string.append(StyledText(run, style: style))
          expected +=
            Self.applied(
              style.attribute(for: .textCase) ?? .preserve, to: text, from: start, to: end, style.language)
        }
        #expect(Array(string.displayText.unicodeScalars) == expected)
      }
    }
  }

  /// Were each run to look back over those before it, this would take hours.
  @Test
  func manyShortRunsTakeLinearTime() async throws {
    try await forEach(["ι", "ϊ", "\u{301}", "ή", "'", "i"], TextCase.allCases) {
      (unit: String, textCase: TextCase) in
      let styles = (0..<6).map { index in
        TextStyle().restyled {
          if index % 3 < 2 { $0.textCase = textCase }
          $0.language = "el"
          $0.kern = Double(index % 2)
        }
      }
      let string = StyledString((0..<1_000).map { StyledText(unit, style: styles[$0 % 6]) })
      #expect(string.displayText.unicodeScalars.count >= 1_000)
    }
  }

  @Test func wordsContinueAcrossBorders() {
    func capitalized(_ text: String, after preceding: Substring, _ language: Language? = nil) -> String {
      TextCase.capitalized.applied(
        to: text, context: TextTransformContext(preceding: preceding, language: language))
    }
    #expect(capitalized("llo", after: "he") == "llo")
    #expect(capitalized("'t", after: "don") == "'t")
    #expect(capitalized("t", after: "don'") == "t")
    #expect(capitalized("world", after: "hello ") == "World")
    #expect(capitalized("world", after: "hello-") == "World")
    #expect(capitalized("hello", after: "“") == "Hello")
    #expect(capitalized("jsland", after: "i", "nl") == "Jsland")
    #expect(capitalized("js", after: "bi", "nl") == "js")
  }
}
