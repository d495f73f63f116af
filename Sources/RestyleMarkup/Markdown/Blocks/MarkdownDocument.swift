/// A parsed Markdown document, as flat lists of its blocks and their texts.
///
/// The lists aren't nested, so neither parsing nor freeing a document depends on the depth of its quotes and lists.
package struct MarkdownDocument: Sendable {
  package let content: [UInt8]
  package private(set) var blocks: [MarkdownBlock]
  package private(set) var inlines: [MarkdownInline] = []

  /// Parses a text, which may be any text.
  package init(_ text: String, extensions: MarkdownExtensions = []) {
    var parser = MarkdownBlockParser(Self.bytes(of: text), extensions: extensions)
    parser.parse()
    content = parser.content
    blocks = parser.blocks
    var inlineParser = MarkdownInlineParser(
      content, references: parser.references, extensions: extensions)
    for index in blocks.indices {
      switch blocks[index].kind {
      case .paragraph, .heading, .cell:
        let start = inlines.count
        inlineParser.parse(blocks[index].content, into: &inlines)
        blocks[index].inlines = start..<inlines.count
      default: break
      }
    }
  }

  /// Shifts all headings so that the highest ones have the given level, down to the lowest level at most.
  mutating func moveHeadings(to level: Int) {
    let levels = blocks.map { if case .heading(let level) = $0.kind { level } else { Int.max } }
    guard let highest = levels.min(), highest < .max else { return }
    for index in blocks.indices where levels[index] < .max {
      blocks[index].kind = .heading(min(levels[index] - highest + level, 6))
    }
  }

  /// Parses a text as a single paragraph, whatever its lines start with.
  package init(inline text: String, extensions: MarkdownExtensions = []) {
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in Self.bytes(of: text) {
      // Each kind of line ending becomes a line feed.
      if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    content = bytes
    blocks = [MarkdownBlock(kind: .paragraph, content: 0..<bytes.count, line: 1)]
    var parser = MarkdownInlineParser(
      content, references: MarkdownReferences(), extensions: extensions)
    parser.parse(0..<bytes.count, into: &inlines)
    blocks[0].inlines = 0..<inlines.count
  }

  /// The bytes of a text, with U+FFFD instead of U+0000.
  private static func bytes(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(0) else { return bytes }
    return bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }
  }
}
