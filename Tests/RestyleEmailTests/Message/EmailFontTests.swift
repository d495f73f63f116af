import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Fonts that an e-mail brings")
struct EmailFontTests {
  /// Where fonts are, with what is written of each, and what is lost.
  private static let sources: [(FontFace.Source, css: String?, RenderingProblem.Loss?)] = [
    (.local("Inter Bold"), "local('Inter Bold')", nil), (.local("https://e.org/a"), "local('https:", nil),
    (.local("/a"), "local('/a')", nil), (.local("javascript:a"), "local('javascript:a')", nil),
    (.url("https://e.org/a"), "url('https://e.org/a')", nil),
    (.url("http://e.org/a"), "url('http://e.org/a')", nil), (.url("/a"), nil, .relativeAddress("/a")),
    (.url("a"), nil, .relativeAddress("a")),
    (.url("//e.org/a"), nil, .relativeAddress("//e.org/a")),
    (.url("javascript:a"), nil, .droppedFont(url: "javascript:a", scheme: "javascript")),
  ]

  @Test("A font is loaded from an address of its own or found by a name, and is lost without either")
  func sources() throws {
    for (first, firstText, firstLoss) in Self.sources {
      for (second, secondText, secondLoss) in Self.sources {
        let message = try EmailMessage(
          title: "", fontFaces: [FontFace("Inter", sources: [first, second])]
        ) { Label("x") }
        let texts = [firstText, secondText].compactMap(\.self)
        for text in texts { #expect(message.html.contains(text), "\(first) \(second)") }
        #expect(message.html.contains("@font-face") == !texts.isEmpty)
        var losses = [firstLoss, secondLoss].compactMap(\.self)
        if texts.isEmpty { losses.append(.fontWithoutSource("Inter")) }
        #expect(Set(message.problems.map(\.loss)) == Set(losses), "\(first) \(second)")
      }
    }
  }
}
