// Opening and closing blocks, and adding their text.

extension MarkdownBlockParser {
  mutating func openLeaf(_ leaf: Leaf) {
    self.leaf = leaf
    leafStart = content.count
    leafLine = lineNumber
  }

  /// Closes the open leaf, and the innermost containers until `depth` of them are left.
  mutating func close(to depth: Int) {
    closeLeaf()
    while containers.count > depth {
      containers.removeLast()
      blocks.append(MarkdownBlock(kind: .end))
    }
  }

  /// Prepares the innermost container for another block, after closing it if it is a list.
  mutating func willAddBlock() {
    if let last = containers.last, case .list = last.kind { close(to: containers.count - 1) }
    guard let index = containers.indices.last else { return }
    if case .item = containers[index].kind, containers[index].hasBlocks, let blankFrom, index >= blankFrom {
      loosen(index - 1)
    }
    containers[index].hasBlocks = true
  }

  /// Marks a list as loose: with space between the blocks of its items.
  mutating func loosen(_ container: Int) {
    let block = containers[container].block
    guard case .list(var list) = blocks[block].kind else { return }
    list.isTight = false
    blocks[block].kind = .list(list)
  }

  mutating func closeLeaf() {
    switch leaf {
    case .none: break
    case .paragraph:
      takeDefinitions()
      takeTaskMarker()
      closeParagraph(as: .paragraph)
    case .fencedCode: blocks[blocks.count - 1].content = leafStart..<content.count
    case .indentedCode:
      // Empty lines around the code aren't part of it.
      var end = content.count
      while end > leafStart, content[end - 1].isSpace { end -= 1 }
      while end < content.count, content[end] != 0x0A { end += 1 }
      addLeaf(.code(information: ""), leafStart..<min(end + 1, content.count))
    case .html: addLeaf(.html, leafStart..<content.count)
    case .table: blocks.append(MarkdownBlock(kind: .end))
    }
    leaf = .none
  }

  mutating func closeParagraph(as kind: MarkdownBlock.Kind) {
    var end = content.count
    while end > leafStart, content[end - 1].isSpace { end -= 1 }
    if leafStart < end { addLeaf(kind, leafStart..<end) }
    leaf = .none
  }

  private mutating func addLeaf(_ kind: MarkdownBlock.Kind, _ range: Range<Int>) {
    blocks.append(MarkdownBlock(kind: kind, content: range, line: leafLine))
  }

  /// Consumes the link definitions at the start of the open paragraph.
  mutating func takeDefinitions() {
    while leafStart < content.count, content[leafStart] == UInt8(ascii: "["), let end = takeDefinition() {
      leafLine += content[leafStart..<end].count { $0 == 0x0A }
      leafStart = end
    }
  }

  /// Consumes the definition at the start of the paragraph, and returns the start of the next line; nil if there is
  /// none.
  private mutating func takeDefinition() -> Int? {
    let end = content.count
    guard let label = content.markdownLabel(at: leafStart, before: end),
      MarkdownReferences.normalized(content[label]) != nil,
      // At least a line feed follows the bracket, since each line of the content ends with one.
      content[label.upperBound + 1] == UInt8(ascii: ":")
    else { return nil }
    let start = content.skippingSpace(at: label.upperBound + 2, before: end)
    guard let destination = content.markdownDestination(at: start, before: end), destination.end > start
    else { return nil }
    var target = MarkdownTarget(destination: destination.text)
    // There is no title, unless one follows that ends at the end of its line.
    var next = lineEnd(from: destination.end)
    let titleStart = content.skippingSpace(at: destination.end, before: end)
    if titleStart > destination.end, let title = content.markdownTitle(at: titleStart, before: end),
      let titleEnd = lineEnd(from: title.end)
    {
      target.title = title.text
      next = titleEnd
    }
    guard let next else { return nil }
    references.define(content[label], as: target)
    return next
  }

  /// Returns the start of the next line if only spaces and tabs precede it; nil otherwise.
  private func lineEnd(from start: Int) -> Int? {
    var index = start
    while index < content.count, content[index].isSpaceOrTab { index += 1 }
    return index == content.count ? index : content[index] == 0x0A ? index + 1 : nil
  }
}
