// The blocks that a line may start, tried in the order of CommonMark's appendix.

extension MarkdownBlockParser {
  enum Start {
    case none
    case container
    /// A leaf; the rest of the line has been read.
    case leaf
  }

  /// Starts a block at the current position in the line.
  ///
  /// - Parameters:
  ///   - depth: The number of containers around the block.
  ///   - isInParagraph: Whether the line belongs to the open paragraph if no block starts.
  ///   - isLazy: Whether the line also belongs to the paragraph if the paragraph's containers don't continue.
  /// - Returns: The kind of block that was started.
  mutating func startBlock(depth: Int, isInParagraph: Bool, isLazy: Bool) -> Start {
    if line.isIndented {
      guard !isLazy else { return .none }
      close(to: depth)
      willAddBlock()
      openLeaf(.indentedCode)
      line.skipColumns(4)
      line.appendRest(to: &content)
      return .leaf
    }
    switch line.nextByte {
    case UInt8(ascii: ">"): return startQuote(depth)
    case UInt8(ascii: "#"): return startHeading(depth) ? .leaf : .none
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return startFence(depth) ? .leaf : .none
    case UInt8(ascii: "<"): return startHTML(depth, isLazy) ? .leaf : .none
    case UInt8(ascii: "="): return isInParagraph && underline(level: 1) ? .leaf : .none
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      if isInParagraph, line.nextByte == UInt8(ascii: "-"), underline(level: 2) { return .leaf }
      if line.isThematicBreak() {
        close(to: depth)
        willAddBlock()
        blocks.append(MarkdownBlock(kind: .thematicBreak, line: lineNumber))
        return .leaf
      }
      if startItem(depth, isInParagraph: isInParagraph) { return .container }
      return isInParagraph && startTable() ? .leaf : .none
    case UInt8(ascii: "|"), UInt8(ascii: ":"): return isInParagraph && startTable() ? .leaf : .none
    case UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return startItem(depth, isInParagraph: isInParagraph) ? .container : .none
    default: return .none
    }
  }

  private mutating func startQuote(_ depth: Int) -> Start {
    guard depth < Self.depthLimit else { return .none }
    close(to: depth)
    willAddBlock()
    skipQuoteMarker()
    containers.append(Container(kind: .quote))
    blocks.append(MarkdownBlock(kind: .quote, line: lineNumber))
    return .container
  }

  private mutating func startHeading(_ depth: Int) -> Bool {
    let level = line.nextCount
    let afterMarks = line.next + level
    guard level <= 6, afterMarks == line.end || line.bytes[afterMarks].isSpaceOrTab else { return false }
    let bytes = line.bytes
    let text = line.trimmed(from: afterMarks)
    // A closing sequence of marks isn't part of the text if a space precedes it.
    var marks = text.upperBound
    while marks > text.lowerBound, bytes[marks - 1] == UInt8(ascii: "#") { marks -= 1 }
    var end = text.upperBound
    if marks == text.lowerBound || bytes[marks - 1].isSpaceOrTab { end = marks }
    while end > text.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
    close(to: depth)
    willAddBlock()
    let place = content.count
    content += bytes[text.lowerBound..<end]
    blocks.append(
      MarkdownBlock(kind: .heading(level), content: place..<content.count, line: lineNumber))
    return true
  }

  /// Turns the open paragraph into a heading if the line underlines it.
  private mutating func underline(level: Int) -> Bool {
    let count = line.nextCount
    guard line.isBlank(from: line.next + count) else { return false }
    takeDefinitions()
    // Definitions can't be a heading.
    guard leafStart < content.count else { return false }
    closeParagraph(as: .heading(level))
    return true
  }

  private mutating func startFence(_ depth: Int) -> Bool {
    guard let fence = MarkdownFence(line) else { return false }
    close(to: depth)
    willAddBlock()
    let indent = line.indent
    let information = line.trimmed(from: line.next + fence.count)
    openLeaf(.fencedCode(fence, indent: indent))
    blocks.append(
      MarkdownBlock(kind: .code(information: line.bytes.unescaped(information)), line: lineNumber))
    return true
  }

  private mutating func startHTML(_ depth: Int, _ isLazy: Bool) -> Bool {
    guard
      let kind = MarkdownHTMLBlock(
        in: line.bytes, at: line.next, before: line.end, interruptsParagraph: isLazy)
    else { return false }
    close(to: depth)
    willAddBlock()
    openLeaf(.html(kind))
    appendHTML(kind)
    return true
  }

  private mutating func startItem(_ depth: Int, isInParagraph: Bool) -> Bool {
    guard depth + 1 < Self.depthLimit, let marker = MarkdownItemMarker(line) else { return false }
    // Only an item that is unlikely to be text interrupts a paragraph.
    if isInParagraph, marker.start ?? 1 != 1 || line.isBlank(from: line.next + marker.length) { return false }
    let markerIndent = line.indent
    close(to: depth)
    line.skipSpace()
    line.skip(marker.length)
    let afterMarker = line
    var width = line.indent
    // Content that is indented further is code, and only one space belongs to the marker.
    if width >= 5 || line.isBlank {
      if line.isAtSpace { line.skipColumns(1) }
      width = 1
    } else {
      line.skipSpace()
      width = line.columns(since: afterMarker)
    }
    if !continuesList(with: marker) {
      willAddBlock()
      containers.append(
        Container(
          kind: .list(marker: marker.byte, isNumbered: marker.start != nil), block: blocks.count))
      blocks.append(
        MarkdownBlock(
          kind: .list(MarkdownList(marker: marker.byte, start: marker.start)), line: lineNumber))
    }
    containers.append(Container(kind: .item(indent: markerIndent + marker.length + width)))
    blocks.append(MarkdownBlock(kind: .item(isDone: nil), line: lineNumber))
    return true
  }

  /// Whether an item belongs to the innermost list, which becomes loose if an empty line precedes the item.
  private mutating func continuesList(with marker: MarkdownItemMarker) -> Bool {
    guard let list = containers.last, case .list(let byte, let isNumbered) = list.kind,
      byte == marker.byte, isNumbered == (marker.start != nil)
    else { return false }
    if let blankFrom, containers.count - 1 >= blankFrom { loosen(containers.count - 1) }
    return true
  }
}
