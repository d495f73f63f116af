import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import Testing

@Suite("E-mails in chunks")
struct EmailStreamTests {
  private static func stream(
    _ sample: SampleMessage, traits: TraitCollection, size: Int
  ) throws -> EmailStream {
    try EmailStream(
      title: "Sample", preheader: "What is in it", style: .sample,
      fontFaces: [FontFace("Inter", sources: [.url("https://example.org/inter.woff2", format: .woff2)])],
      in: ElementContext(traits: traits, defaults: .system, language: traits.isMirrored ? "he" : "en"),
      chunkSize: size
    ) { sample.content }
  }

  @Test(
    "The chunks are the message, whatever their size", arguments: SampleMessage.allCases,
    [.min, 1, 2000, 1 << 14, .max])
  func messages(sample: SampleMessage, size: Int) throws {
    for traits in [TraitCollection(), .mirrored] {
      let message = try sample.message(traits: traits)
      var stream = try Self.stream(sample, traits: traits, size: size)
      #expect(stream.title == message.title && stream.plainText == message.plainText)
      var chunks: [String] = []
      while let chunk = stream.nextText() { chunks.append(chunk) }
      let rest = stream.next()
      #expect(rest == nil && stream.problems == message.problems)
      #expect(chunks.joined() == message.html)
      #expect(chunks.allSatisfy { !$0.isEmpty } && chunks.first?.hasPrefix("<!doctype html>") == true)
      // What is before the content is one chunk at least; a text ends the others.
      #expect(chunks.dropLast().allSatisfy { $0.utf8.count >= size })
      if size == 1 { #expect(chunks.count > 3) }
    }
  }

  @Test("The length of all chunks counts")
  func length() throws {
    var stream = try EmailStream(title: "Long", chunkSize: 1000) {
      ForEach(0..<1000) { Label("A text that is about forty letters long \($0)").body }
    }
    var count = 0
    while let chunk = stream.next() { count += chunk.count }
    #expect(stream.problems.map(\.loss) == [.emailLength(bytes: count, limit: 102 * 1024)])
  }

  @Test("Elements of an e-mail are created under the defaults of its context, whichever are current")
  func defaultsOfContext() throws {
    let context = ElementContext(defaults: .system.restyled { $0.text.color = Color(hex: 0x123456) })
    let message = try EmailMessage(title: "x", in: context) { Label("a", style: .default.bold) }
    #expect(message.html.contains("color:#123456"), "\(message.html)")
    var stream = try EmailStream(title: "x", in: context) { Label("a", style: .default.bold) }
    var html = ""
    while let chunk = stream.nextText() { html += chunk }
    #expect(html == message.html)
  }

  @Test("A title is on one line")
  func title() throws {
    let stream = try EmailStream(title: "a\r\nBcc: b") { Label("x") }
    #expect(stream.title == "a Bcc: b")
  }
}
