import RestyleRendering
import TestSupport
import Testing

@Suite("References as browsers read them")
struct WebReferenceTests {
  @Test("What has no place in a reference is encoded, and nothing of it dropped")
  func texts() async throws {
    try await forEach([
      ("/a b", "/a%20b"), ("/a\u{202E}b", "/a%E2%80%AEb"), ("/a\u{1}b", "/a%01b"), ("/a\u{1F}b", "/a%1Fb"),
      ("/a\u{7F}b", "/a%7Fb"), ("/a\u{85}b", "/a%C2%85b"), ("/a\u{A0}b", "/a%C2%A0b"),
      ("/a\u{2028}b\u{2029}c", "/a%E2%80%A8b%E2%80%A9c"), ("/a\u{E0041}b", "/a%F3%A0%81%81b"),
      ("/é?ü#\u{1F600}", "/é?ü#\u{1F600}"), ("/a%20b", "/a%20b"), ("", ""), (" ", ""),
      // Browsers ignore these.
      ("/a\tb\nc\rd", "/abcd"), (" \u{1}/a \u{0}", "/a"),
    ]) { (reference: String, text: String) in
      let read = WebReference(reference)
      #expect(read.text.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(read.scheme == nil)
    }
  }

  @Test("Schemes are read as browsers read them")
  func schemes() async throws {
    try await forEach(
      [
        ("a:b", "a"), ("HTTPS://a", "https"), ("java\nscript:x", "javascript"), ("\u{1}\tdata :x", nil),
        (" data:x", "data"), ("a+b-1.0:x", "a+b-1.0"), ("1a:x", nil), ("+a:x", nil), (":x", nil),
        ("é:x", nil),
        ("eé:x", nil), ("/a:b", nil), ("a/b:c", nil), ("?a:b", nil), ("#a:b", nil),
      ] as [(String, String?)]
    ) { (reference: String, scheme: String?) in
      #expect(WebReference(reference).scheme == scheme)
    }
  }
}
