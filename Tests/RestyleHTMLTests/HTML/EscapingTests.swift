import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Escaping")
struct EscapingTests {
  private static let references: [(mark: String, reference: String)] = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ("\0", "\u{FFFD}"), ("\u{1F}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"), ("\t", "\t"), ("%", "%"), ("=", "="),
    ("~", "~"), ("?", "?"), ("\u{E4}", "\u{E4}"), ("\u{2191}", "\u{2191}"),
  ]
  private static let referencesInContent =
    references + ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"].map { ($0, "<br>") }
  private static let referencesInValues = references + [("\r", "&#13;"), ("\n", "\n")]

  /// A mark at each place of texts of all lengths that are looked at in another way, with what they become.
  private static func texts(_ mark: String, _ reference: String) -> [(text: String, html: String)] {
    (0..<40).flatMap { length in
      (0...length).map { place in
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "!", count: length - place)
        return (before + mark + after, before + reference + after)
      }
    }
  }

  @Test("What has to be escaped is found at each place of a text")
  func text() async throws {
    try await forEach(Self.referencesInContent) { (mark: String, reference: String) in
      let texts = Self.texts(mark, reference)
      var page = HTMLRenderer()
      for text in texts { page.append(text: text.text) }
      #expect(page.html.utf8.elementsEqual(texts.map(\.html).joined().utf8))
    }
  }

  @Test("What has to be escaped is found at each place of a label")
  func labels() async throws {
    try await forEach(Self.referencesInContent) { (mark: String, reference: String) throws in
      try expectEscaped(Self.texts(mark, reference)) { Label($0) }
    }
  }

  @Test("What has to be escaped is found at each place of an attribute")
  func attributes() async throws {
    try await forEach(Self.referencesInValues) { (mark: String, reference: String) throws in
      try expectEscaped(Self.texts(mark, reference)) { Button("a", action: .perform($0)) }
    }
  }

  /// Checks elements made of texts, which write nothing else that depends on them.
  private func expectEscaped(
    _ texts: [(text: String, html: String)], _ element: (String) -> some PrimitiveElement
  ) throws {
    func html(_ texts: [String]) throws -> String {
      var page = HTMLRenderer()
      try page.append(Stack { for text in texts { element(text) } })
      return page.html
    }
    let one = try html(["@"]).split(separator: "@")
    let (head, tail) = (try #require(one.first), try #require(one.last))
    let start = try #require(head.lastIndex(of: "<"))
    let end = tail.index(tail.endIndex, offsetBy: -"</div>".count)
    let expected = texts.map { head[start...] + $0.html + tail[..<end] }.joined()
    let written = try html(texts.map(\.text))
    #expect(written.utf8.elementsEqual((head[..<start] + expected + tail[end...]).utf8))
  }
}
