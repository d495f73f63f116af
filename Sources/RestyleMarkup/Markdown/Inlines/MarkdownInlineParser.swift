/// Parses the content of a paragraph, heading or cell: CommonMark 0.31.2, section 6 and its appendix on parsing.
///
/// Each byte of any text is read a bounded number of times, without recursion.
struct MarkdownInlineParser {
  let bytes: [UInt8]
  let references: MarkdownReferences
  // For each value of a byte, whether it may be syntax; most aren't, and are skipped.
  private let marks: [Bool]
  // The start of the content, and its end.
  var contentStart = 0
  var end = 0
  var index = 0
  // The start of the text that hasn't been added yet.
  var textStart = 0

  var parts: [Part] = []
  var brackets: [Bracket] = []
  // Brackets below this index can no longer become links, since links can't be nested.
  var linkableBracket = 0
  var delimiters = MarkdownDelimiters()
  // The position of the last run of backticks of each length; nil until the first backtick.
  var backticks: [Int: Int]?
  // The indices from which on no instruction, comment, section or declaration ends.
  var endless = [Int](repeating: .max, count: 4)
  // Whether the text may contain e-mail addresses.
  private var hasAtSign = false

  enum Part {
    case inline(MarkdownInline)
    /// A run of stars, underscores or tildes, by its number; it may start and end spans.
    case delimiters(Int)
  }

  /// An opening bracket that may start a link or an image.
  struct Bracket {
    let part: Int
    let isImage: Bool
    /// The start of the link's text.
    let start: Int
    /// The last run of delimiters before the bracket.
    let delimiter: Int
    /// Whether another such bracket follows.
    var isFollowed = false
  }

  init(_ bytes: [UInt8], references: MarkdownReferences, extensions: MarkdownExtensions) {
    self.bytes = bytes
    self.references = references
    var marks = [Bool](repeating: false, count: 256)
    for byte in "\n\\`*_[!]<&".utf8 { marks[Int(byte)] = true }
    if extensions.contains(.strikethrough) { marks[Int(UInt8(ascii: "~"))] = true }
    if extensions.contains(.bareLinks) { for byte in "w:@".utf8 { marks[Int(byte)] = true } }
    self.marks = marks
  }
}

extension MarkdownInlineParser {
  /// Parses a range of the bytes, and appends its parts.
  mutating func parse(_ range: Range<Int>, into inlines: inout [MarkdownInline]) {
    contentStart = range.lowerBound
    index = contentStart
    textStart = index
    end = range.upperBound
    parts.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    linkableBracket = 0
    delimiters.removeAll()
    backticks = nil
    hasAtSign = false
    for kind in endless.indices { endless[kind] = .max }
    while index < end { parseNext() }
    addText()
    delimiters.match(above: -1)
    let first = inlines.count
    for part in parts {
      switch part {
      case .inline(let inline): inlines.append(inline)
      case .delimiters(let delimiter): delimiters.append(delimiter, to: &inlines)
      }
    }
    if hasAtSign { linkMailAddresses(in: &inlines, from: first) }
  }

  private mutating func parseNext() {
    var next = index
    while next < end, !marks[Int(bytes[next])] { next += 1 }
    index = next
    guard next < end else { return }
    switch bytes[next] {
    case 0x0A: parseLineEnd()
    case UInt8(ascii: "\\"): parseBackslash()
    case UInt8(ascii: "`"): parseCode()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): parseDelimiters()
    case UInt8(ascii: "["): openBracket(length: 1)
    case UInt8(ascii: "!") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "["):
      openBracket(length: 2)
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): parseAngle()
    case UInt8(ascii: "&"):
      if let reference = CharacterReference(in: bytes, at: index, before: end) {
        add(.characters(reference.text), through: reference.end)
      } else {
        index += 1
      }
    case UInt8(ascii: "w"): parseWebAddress()
    case UInt8(ascii: ":"): parseSchemedAddress()
    case UInt8(ascii: "@"):
      hasAtSign = true
      index += 1
    default: index += 1
    }
  }

  /// Adds the text before the index.
  mutating func addText() {
    if textStart < index { parts.append(.inline(.text(textStart..<index))) }
    textStart = index
  }

  /// Adds the text before the index, and then a part that ends at the given index.
  mutating func add(_ inline: MarkdownInline, through end: Int) {
    addText()
    parts.append(.inline(inline))
    index = end
    textStart = end
  }

  private mutating func parseLineEnd() {
    var textEnd = index
    while textEnd > textStart, bytes[textEnd - 1] == 0x20 { textEnd -= 1 }
    let isHard = index - textEnd >= 2
    let next = index + 1
    index = textEnd
    add(isHard ? .hardBreak : .softBreak, through: next)
    while index < end, bytes[index] == 0x20 { index += 1 }
    textStart = index
  }

  private mutating func parseBackslash() {
    let next = index + 1
    if next < end, bytes[next] == 0x0A {
      add(.hardBreak, through: next + 1)
      while index < end, bytes[index] == 0x20 { index += 1 }
      textStart = index
    } else if next < end, bytes[next].isPunctuation {
      addText()
      textStart = next
      index = next + 1
    } else {
      index = next
    }
  }
}
