import Foundation
import Restyle
import TestSupport
import Testing

@Suite struct LanguageTests {
  @Test
  func subtags() async throws {
    try await forEach(
      [
        ("tr", "tr", nil, nil), ("tr-TR", "tr", nil, "TR"), ("TR_tr", "tr", nil, "TR"),
        ("zh-hant-tw", "zh", "Hant", "TW"),
        ("es-419", "es", nil, "419"), ("sr-Latn", "sr", "Latn", nil), ("zh-cmn-Hans-CN", "zh", "Hans", "CN"),
        ("de-1996", "de", nil, nil), ("en-x-Latn-US", "en", nil, nil),
        ("de-DE-u-co-phonebk", "de", nil, "DE"),
        ("", nil, nil, nil), ("-", nil, nil, nil), ("i-klingon", nil, nil, nil), ("x-tr", nil, nil, nil),
        ("türkçe", nil, nil, nil), ("<script>", nil, nil, nil), ("12", nil, nil, nil),
        ("abcdefghi", nil, nil, nil),
        ("\u{0}tr", nil, nil, nil), ("tr ", nil, nil, nil),
      ] as [(String, String?, String?, String?)]
    ) { (tag: String, primary: String?, script: String?, region: String?) in
      let language = Language(tag: tag)
      #expect(language.primarySubtag == primary)
      #expect(language.script == script)
      #expect(language.region == region)
    }
  }

  // RFC 5646, appendix A.
  @Test
  func wellFormed() async throws {
    try await forEach([
      "de", "fr", "ja", "i-enochian", "zh-Hant", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK", "sr-Latn-RS",
      "sl-rozaj-biske",
      "sl-nedis", "de-CH-1901", "sl-IT-nedis", "hy-Latn-IT-arevela", "de-DE", "es-419", "de-CH-x-phonebk",
      "az-Arab-x-AZE-derbend", "x-whatever", "qaa-Qaaa-QM-x-southern", "en-US-u-islamcal",
      "zh-CN-a-myext-x-private",
      "en-a-myext-b-another", "EN-gb-OED", "sgn-BE-FR", "art-lojban", "zh-min-nan", "und", "abcd", "abcdefgh",
    ]) { (tag: String) in
      #expect(Language(tag: tag).isWellFormed)
    }
  }

  @Test
  func malformed() async throws {
    try await forEach([
      "", "-", "de-", "-de", "de--DE", "d", "de-419-DE", "a-DE", "tr_TR", "en US", "en-u", "en-x", "x", "x-",
      "en-x-123456789",
      "abcdefghi", "de-DE-DE", "i-unknown", "türk", "\"><script>", "en\u{0}", "en\n", "en-\u{202E}US",
      "en-a-b-c", "1", "e\u{301}n",
    ]) { (tag: String) in
      #expect(!Language(tag: tag).isWellFormed)
    }
  }

  @Test func longTagsAreHarmless() {
    for unit in ["a", "-", "a-", "abc-", "x-", "\u{301}"] {
      let tag = String(repeating: unit, count: 200_000 / unit.utf8.count)
      let language = Language(tag: tag)
      #expect(!language.isWellFormed)
      #expect(language.script == nil)
      #expect(language.tag.utf8.count == tag.utf8.count)
      let context = TextTransformContext(language: language)
      #expect(TextCase.upper.applied(to: "iά", context: context) == "IΆ")
    }
  }

  @Test(arguments: ["tr-TR", "", "\"\\\u{0}", "\u{202E}"])
  func codesAsOneString(_ tag: String) throws {
    let language = Language(tag: tag)
    let data = try JSONEncoder().encode([language])
    #expect(try JSONDecoder().decode([String].self, from: data) == [tag])
    #expect(try JSONDecoder().decode([Language].self, from: data) == [language])
  }

  @Test func decodingSomethingElseThrows() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Language].self, from: Data("[1]".utf8))
    }
  }

  @Test func keepsTheTagAsGiven() {
    let literal: Language = "tr_tr "
    #expect(literal.tag == "tr_tr ")
    #expect(literal.description == "tr_tr ")
    #expect(literal == Language(tag: "tr_tr "))
    #expect(literal != "tr-TR")
  }
}
