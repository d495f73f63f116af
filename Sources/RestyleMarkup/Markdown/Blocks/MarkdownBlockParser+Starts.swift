// What a line may start, tried in the order of CommonMark's appendix.

extension MarkdownBlockParser {
  enum Start {
    case none
    case container
    /// The line is done with.
    case leaf
  }

  /// Starts a block where the line goes on.
  ///
  /// - Parameters:
  ///   - depth: How many containers the block lies in.
  ///   - isInParagraph: Whether the line belongs to the open paragraph if nothing starts.
  ///   - isLazy: Whether it does even where the containers of the paragraph don't go on.
  /// - Returns: What was started.
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
    // The marks at the end are no text if a space is before them.
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

  /// Creates a heading of the open paragraph if the line underlines it.
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
    // Only what can't be meant as text interrupts a paragraph.
    if isInParagraph, marker.start ?? 1 != 1 || line.isBlank(from: line.next + marker.length) { return false }
    let markerIndent = line.indent
    close(to: depth)
    line.skipSpace()
    line.skip(marker.length)
    let afterMarker = line
    var width = line.indent
    // What is indented further is code, and one space belongs to the marker.
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

  /// Whether an item goes on with the innermost list, which an empty line before the item makes a loose one.
  private mutating func continuesList(with marker: MarkdownItemMarker) -> Bool {
    guard let list = containers.last, case .list(let byte, let isNumbered) = list.kind,
      byte == marker.byte, isNumbered == (marker.start != nil)
    else { return false }
    if let blankFrom, containers.count - 1 >= blankFrom { loosen(containers.count - 1) }
    return true
  }
}
