import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

@Suite("Blocks in the text of an e-mail")
struct PlainTextBlockTests {
  private func text(width: Int = 72, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    try EmailMessage(title: "", style: EmailStyle(plainTextWidth: width), content: content).plainText
  }

  @Test("An element is in the text what it is alone, with an empty line before the next one")
  func sequences() async throws {
    let samples = EmailElementTests.samples
    let texts = try samples.map { try text($0.content) }
    try await forEach(samples.indices, samples.indices) { (first: Int, second: Int) throws in
      let both = try text {
        samples[first].content()
        samples[second].content()
      }
      #expect(both == [texts[first], texts[second]].filter { !$0.isEmpty }.joined(separator: "\n"))
    }
  }

  @Test("A table stands in columns where the line has room for all of them, and goes on to no 201st column")
  func tableWidths() async throws {
    try await forEach(1...4, [20, 21, 60, 199, 200, 201, 300]) { (columns: Int, width: Int) throws in
      for excess in -1...1 {
        // As long as the line, or by one character longer or shorter, with two spaces between columns.
        let length = width + excess
        let cells = (1..<columns).map { _ in "a" as DisplayText }
        let last = DisplayText(String(repeating: "b", count: length - 3 * cells.count))
        let text = try text(width: width) { Table(columns: [], rows: [cells + [last]]) }
        let isInColumns = length <= min(width, 200)
        #expect(text.hasPrefix("- ") != isInColumns, "\(text)")
        if isInColumns { #expect(text.utf8.count == length + 1) }
      }
    }
  }

  @Test("No line ends with a space, however deep what has empty lines lies")
  func emptyLines() throws {
    func nested(_ depth: Int) -> ElementContent {
      let label = Label("a\n\nb").body
      return (0..<depth).reduce(label) { content, _ in
        List {
          List.Item { content }
          List.Item { Disclosure("c") { content } }
        }.body
      }
    }
    for depth in 0...3 {
      let text = try text { nested(depth) }
      #expect(text.contains("\n\n") && !text.contains(" \n"), "\(text)")
    }
  }
}
