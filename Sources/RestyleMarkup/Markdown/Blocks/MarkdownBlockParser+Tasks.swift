// Task list items: GitHub Flavored Markdown 0.29, section 5.3.

extension MarkdownBlockParser {
  /// Consumes the task marker of an item, if the open paragraph is the item's first block and starts with one.
  mutating func takeTaskMarker() {
    guard extensions.contains(.taskLists), case .item? = blocks.last?.kind, leafStart + 3 < content.count,
      content[leafStart] == UInt8(ascii: "["), content[leafStart + 2] == UInt8(ascii: "]")
    else { return }
    let mark = content[leafStart + 1]
    let isDone = mark | 0x20 == UInt8(ascii: "x")
    let text = content.skippingSpace(at: leafStart + 3, before: content.count)
    // A marker without text after it is text itself.
    guard isDone || mark.isSpace, text > leafStart + 3, text < content.count else { return }
    blocks[blocks.count - 1].kind = .item(isDone: isDone)
    leafLine += content[leafStart..<text].count { $0 == 0x0A }
    leafStart = text
  }
}
