import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@Suite("Texts against what is around them")
struct ShownTextTests {
  private static let styles: [TextStyle] = [
    TextStyle(), TextStyle(color: .red), TextStyle(color: .red, alignment: .center),
    TextStyle().bold.uppercased, TextStyle().linked(to: "/a"), TextStyle(color: .red).linked(to: "/b"),
    TextStyle().restyled { $0.language = "tr" }, TextStyle().restyled { $0.lineHeightMultiple = 2 },
  ]

  @Test("What a run changes, over its block, gives the run's characters")
  func changes() async throws {
    try await forEach(Self.styles, Self.styles) { (block: TextStyle, own: TextStyle) throws in
      let text = ShownText(DisplayText(StyledString("a", style: own)), in: block)
      let run = try #require(text.runs.first)
      #expect(run.style == own.inheriting(from: block))
      let shown = block.merging(run.changes)
      #expect(shown.color == run.style.color && shown.font == run.style.font)
      #expect(shown.lineHeightMultiple == run.style.lineHeightMultiple)
      #expect(
        run.changes.attributes.allSatisfy { $0.name != "alignment" } && run.changes.link == nil
          && run.changes.language == nil)
      if own == block { #expect(run.changes == TextStyle()) }
    }
  }

  @Test("A run sets itself what it was given alone, and one that isn't there nothing")
  func ownStyles() async throws {
    try await forEach(Self.styles, Self.styles) { (block: TextStyle, own: TextStyle) in
      let styled = StyledString([StyledText("a", style: own), StyledText("b", style: .italic)])
      let text = ShownText(DisplayText(styled), in: block)
      #expect((-1...2).map { text.ownStyle(ofRun: $0) } == [TextStyle(), own, .italic, TextStyle()])
      #expect(text.hasOwnRuns && !ShownText([], in: block).hasOwnRuns)
      #expect(ShownText([StyledText("a", style: own)], in: block).ownStyle(ofRun: 0) == TextStyle())
    }
  }

  @Test("Images are no look, and where there can be none, their alternatives stand")
  func images() {
    let star = InlineImage(Image(url: "a"), alternative: "star\u{202E}")
    let text = ShownText(DisplayText("4 \(star)"), in: TextStyle(color: .red))
    #expect(text.runs.map(\.image) == [nil, star])
    #expect(text.runs.allSatisfy { $0.changes == TextStyle() } && !text.hasRunStyles)
    #expect(text.text == "4 star\u{202E}\u{202C}" && text.plainText == text.text)
    #expect(DisplayText("4 \(star)").displayValue == text.text)
  }

  @Test("A text of its own has its only run for its block, else the paragraph of the first")
  func blocks() {
    for style in Self.styles {
      #expect(ShownText(StyledString("a", style: style)).block == style)
      let text = StyledString("a", style: style) + StyledString("b", style: TextStyle(color: .green))
      let block = ShownText(text).block
      #expect(block.alignment == style.alignment && block.color == nil && block.link == nil)
    }
  }

  @Test("Texts come transformed, in the language of the run or of the readers")
  func transforms() {
    let style = TextStyle().uppercased
    #expect(ShownText("i", in: style).text == "I")
    #expect(ShownText("i", in: style, language: "tr").text == "\u{130}")
    #expect(ShownText("i", in: style.restyled { $0.language = "en" }, language: "tr").text == "I")
  }

  @Test("What a text opens of directions is closed in it, and nothing else")
  func directions() {
    let text =
      StyledString("a\u{202E}b", style: TextStyle(color: .red)) + StyledString("c\u{2069}\u{2067}d")
    #expect(
      ShownText(DisplayText(text), in: TextStyle()).runs.map(\.text)
        == ["a\u{202E}b", "c\u{2067}d\u{2069}\u{202C}"])
  }

  @Test("Closing what was never opened takes a time that grows with the text")
  func closers() {
    let count = 100_000
    var directions = BidirectionalText()
    let text =
      String(repeating: "\u{202A}", count: count) + String(repeating: "\u{2069}", count: count)
    #expect(directions.balanced(text).unicodeScalars.count == count)
    #expect(directions.closing.unicodeScalars.count == count)
  }

  @Test("Links are safe and can be followed, or are losses")
  func links() {
    func text(_ link: Link, followsLinks: Bool = true) -> ShownText {
      let string = StyledString("a", style: TextStyle().linked(to: link))
      return ShownText(DisplayText(string), in: TextStyle(), followsLinks: followsLinks)
    }
    #expect(text("/a").runs.first?.link?.text == "/a" && text("/a").losses.isEmpty)
    let usual = StyledString("a", style: TextStyle().linked(to: "/a"))
    #expect(ShownText(DisplayText(usual), in: TextStyle()).runs.first?.link?.text == "/a")
    #expect(ShownText(usual).runs.first?.link?.text == "/a")
    #expect(text("javascript:a").runs.first?.link == nil)
    #expect(text("javascript:a").losses == [.droppedLink("javascript:a", scheme: "javascript")])
    #expect(text("/a", followsLinks: false).runs.first?.link == nil)
    #expect(text("/a", followsLinks: false).losses == [.linkInControl("/a")])
  }

  private struct Note: TextAttributeKey {
    static let name = "note"
    typealias Value = String
  }

  private struct Shout: TextAttributeKey {
    static let name = "shout"
    typealias Value = Int
    static let transform: TextTransform<Int>? = { text, count, _ in
      text + String(repeating: "!", count: count)
    }
  }

  @Test("Attributes of one's own are losses, unless a transform shows them")
  func ownAttributes() {
    var style = TextStyle(color: .red)
    style.setAttribute("a", for: Note())
    style.setAttribute(2, for: Shout())
    let text = ShownText(StyledString("a", style: style))
    #expect(text.text == "a!!")
    #expect(text.losses == [.attribute("note")])
  }
}
