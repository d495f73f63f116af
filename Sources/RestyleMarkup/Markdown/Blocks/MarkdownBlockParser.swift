/// Parses the blocks of a document line by line: CommonMark 0.31.2, sections 3 to 5.
///
/// Open blocks are on a stack with at most ``depthLimit`` levels, so the time for a line is bounded by its length and
/// this depth.
struct MarkdownBlockParser {
  /// The maximum depth of nested quotes, lists and items; markers beyond it are text.
  static let depthLimit = 100

  let extensions: MarkdownExtensions
  var line: MarkdownLine
  var lineNumber = 0
  var blocks: [MarkdownBlock] = []
  var content: [UInt8] = []
  var references = MarkdownReferences()

  var containers: [Container] = []
  var leaf = Leaf.none
  // The start of the leaf's text in the content, and the line in which it starts.
  var leafStart = 0
  var leafLine = 0
  // Containers from this index on end with an empty line so far; nil if the last line wasn't empty.
  var blankFrom: Int?

  /// A block that contains other blocks.
  struct Container {
    let kind: Kind
    /// The index of the list among the blocks.
    var block = 0
    var hasBlocks = false

    enum Kind {
      case quote
      case list(marker: UInt8, isNumbered: Bool)
      /// An item, with the number of columns by which its content is indented.
      case item(indent: Int)
    }
  }

  /// The open block of text.
  enum Leaf {
    case none
    case paragraph
    case fencedCode(MarkdownFence, indent: Int)
    case indentedCode
    case html(MarkdownHTMLBlock)
    case table(columns: Int)
  }

  init(_ bytes: [UInt8], extensions: MarkdownExtensions) {
    self.extensions = extensions
    line = MarkdownLine(bytes)
    content.reserveCapacity(bytes.count)
  }
}

extension MarkdownBlockParser {
  /// Parses all lines.
  mutating func parse() {
    let bytes = line.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
      lineNumber += 1
      parseLine(start..<end)
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    close(to: 0)
  }

  private mutating func parseLine(_ range: Range<Int>) {
    line.start(range)
    var depth = 0
    while depth < containers.count, continues(containers[depth]) { depth += 1 }
    var continuesParagraph = false
    var continuesTable = false
    if depth == containers.count {
      switch continueLeaf() {
      case .done:
        blankFrom = nil
        return
      case .text(let isBlank): return noteBlank(isBlank, depth)
      case .paragraph: continuesParagraph = true
      case .table: continuesTable = true
      case .ended: break
      }
    }
    let isParagraph = if case .paragraph = leaf { true } else { false }
    var isNew = false
    while !line.isBlank {
      // A paragraph continues unless another block starts, even if its containers don't continue.
      let start = startBlock(
        depth: isNew ? containers.count : depth, isInParagraph: continuesParagraph && !isNew,
        isLazy: isParagraph && !isNew)
      if start == .leaf {
        blankFrom = nil
        return
      }
      if start == .none { break }
      isNew = true
    }
    line.skipSpace()
    if line.isBlank {
      if !isNew { close(to: depth) }
      return noteBlank(!isNew, depth)
    }
    if continuesTable, !isNew, appendRow() { return }
    if isNew || !isParagraph {
      if !isNew { close(to: depth) }
      willAddBlock()
      openLeaf(.paragraph)
    }
    line.appendRest(to: &content)
    blankFrom = nil
  }

  /// Records whether a line was empty, given the number of containers that continue in it.
  private mutating func noteBlank(_ isBlank: Bool, _ depth: Int) {
    guard isBlank else {
      blankFrom = nil
      return
    }
    // An empty line in a quote doesn't affect the containers around the quote.
    let quote = containers[..<min(depth, containers.count)].lastIndex { container in
      if case .quote = container.kind { true } else { false }
    }
    blankFrom = quote.map { $0 + 1 } ?? 0
  }
}
