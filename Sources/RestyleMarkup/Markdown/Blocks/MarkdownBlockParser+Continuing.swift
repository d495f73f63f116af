// Determining which open blocks continue in a line.

extension MarkdownBlockParser {
  /// Whether a container continues in the line; skips the marker or the indent that shows it.
  mutating func continues(_ container: Container) -> Bool {
    switch container.kind {
    case .list: return true
    case .quote:
      guard !line.isIndented, line.nextByte == UInt8(ascii: ">") else { return false }
      skipQuoteMarker()
      return true
    case .item(let indent):
      // An item may start with one empty line, but not with more.
      if line.isBlank, !container.hasBlocks { return false }
      if line.indent >= indent {
        line.skipColumns(indent)
      } else {
        guard line.isBlank else { return false }
        line.skipSpace()
      }
      return true
    }
  }

  mutating func skipQuoteMarker() {
    line.skipSpace()
    line.skip(1)
    if line.isAtSpace { line.skipColumns(1) }
  }

  enum Continuation {
    /// The line belongs to the leaf, and has been read.
    case done
    /// As `done`, for a leaf of text that may have empty lines.
    case text(isBlank: Bool)
    /// The paragraph continues, unless another block starts.
    case paragraph
    /// The table continues, unless another block starts.
    case table
    case ended
  }

  mutating func continueLeaf() -> Continuation {
    switch leaf {
    case .none: return .ended
    case .paragraph: return line.isBlank ? .ended : .paragraph
    case .table: return line.isBlank ? .ended : .table
    case .fencedCode(let fence, let indent):
      if fence.isClosed(by: line) {
        closeLeaf()
        return .done
      }
      line.skipColumns(min(indent, line.indent))
      line.appendRest(to: &content)
      return .done
    case .indentedCode:
      guard line.isIndented || line.isBlank else { return .ended }
      line.skipColumns(min(4, line.indent))
      let isBlank = line.isBlank
      line.appendRest(to: &content)
      return .text(isBlank: isBlank)
    case .html(let kind):
      let isBlank = line.isBlank
      if isBlank, kind.endsWithBlankLine { return .ended }
      appendHTML(kind)
      return .text(isBlank: isBlank)
    }
  }

  mutating func appendHTML(_ kind: MarkdownHTMLBlock) {
    let start = line.index
    line.appendRest(to: &content)
    if kind.ends(in: line.bytes, from: start, before: line.end) { closeLeaf() }
  }
}
