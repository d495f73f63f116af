import Restyle

/// Reads tags, character references and arguments in two passes: the first finds and matches them, the second assembles
/// the text.
///
/// Neither pass reads any part of the text again, and open tags are on a stack.
struct MarkupReader {
  let bytes: [UInt8]
  // Nil if angle brackets and ampersands are plain text.
  let tags: [String: MarkupTag]?
  // Whether arguments are written in braces, rather than as tags.
  let readsBraces: Bool
  let arguments: [String: StyledString]
  let invalid: InvalidMarkup

  private var index = 0
  // The start of the text that isn't in a piece yet.
  private var textStart = 0
  private var pieces: [Piece] = []
  private var open: [(name: String, piece: Int)] = []
  // The number of open tags with each name, so that an unopened one is found without searching.
  private var openCounts: [String: Int] = [:]
  private var usedArguments: Set<String> = []

  private struct Piece {
    var kind: Kind
    let range: Range<Int>
  }

  private enum Kind {
    /// The text of the piece itself.
    case text
    /// A text that replaces the piece.
    case replaced(String)
    case start(TextStyle)
    case end
    case argument(StyledString)
  }

  init(
    _ text: String, tags: [String: MarkupTag]?, readsBraces: Bool, arguments: [String: StyledString],
    invalid: InvalidMarkup
  ) {
    bytes = Array(text.utf8)
    self.tags = tags
    self.readsBraces = readsBraces
    self.arguments = arguments
    self.invalid = invalid
  }
}

extension MarkupReader {
  /// Reads the text.
  mutating func read() throws(MarkupError) -> StyledString {
    try readPieces()
    for unclosed in open {
      try reject(.unclosedTag(unclosed.name), at: pieces[unclosed.piece].range.lowerBound)
      pieces[unclosed.piece].kind = .text
    }
    if let unused = arguments.keys.filter({ !usedArguments.contains($0) }).min() {
      try reject(.unusedArgument(unused), at: bytes.count)
    }
    return assembled
  }

  private mutating func readPieces() throws(MarkupError) {
    while index < bytes.count {
      let place = index
      switch bytes[index] {
      case UInt8(ascii: "<") where tags != nil: try readTag()
      case UInt8(ascii: "&") where tags != nil: try readReference()
      case UInt8(ascii: "{") where readsBraces, UInt8(ascii: "}") where readsBraces: try readBrace()
      default: break
      }
      // Syntax that can't be read is text, like the text before it.
      if index == place { index += 1 }
    }
    addText(before: bytes.count)
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    addText(before: range.lowerBound)
    pieces.append(Piece(kind: kind, range: range))
    index = range.upperBound
    textStart = index
  }

  private mutating func addText(before end: Int) {
    if textStart < end { pieces.append(Piece(kind: .text, range: textStart..<end)) }
  }

  private var assembled: StyledString {
    var result = StyledString()
    var styles = [TextStyle()]
    var text = ""
    for piece in pieces {
      switch piece.kind {
      case .text: text += String(decoding: bytes[piece.range], as: UTF8.self)
      case .replaced(let other): text += other
      case .start, .end, .argument:
        result.append(StyledText(text, style: styles[styles.count - 1]))
        text = ""
        switch piece.kind {
        case .start(let style): styles.append(styles[styles.count - 1].merging(style))
        case .end: styles.removeLast()
        case .argument(let argument):
          result.append(argument: argument.inheriting(from: styles[styles.count - 1]))
        case .text, .replaced: break
        }
      }
    }
    result.append(StyledText(text, style: styles[styles.count - 1]))
    return result
  }

  /// Throws, or returns if invalid markup is kept as text.
  private func reject(_ reason: MarkupError.Reason, at offset: Int) throws(MarkupError) {
    if invalid == .rejected { throw MarkupError(reason, in: bytes, at: offset) }
  }

  /// Reads the tag at the index; adds no piece if there is none.
  private mutating func readTag() throws(MarkupError) {
    let start = index
    let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
    // A bracket without a letter after it is a less-than sign.
    let first = index + (isEnd ? 2 : 1)
    guard first < bytes.count, bytes[first].isLetter, let tag = TagSyntax(in: bytes, at: start) else {
      if first < bytes.count, bytes[first].isLetter { try reject(.malformedTag, at: start) }
      return
    }
    if let unknown = tag.unknownCharacter { try reject(.unknownCharacter(unknown.name), at: unknown.offset) }
    if isEnd {
      try readEnd(of: tag.name, start..<tag.end)
    } else if tag.isEmpty, !readsBraces, let argument = arguments[tag.name] {
      if let attribute = tag.attributes.first {
        return try reject(.unexpectedAttribute(attribute.name, tag: tag.name), at: start)
      }
      add(.argument(argument), start..<tag.end)
      usedArguments.insert(tag.name)
    } else {
      try readStart(of: tag, start..<tag.end)
    }
  }

  private mutating func readStart(of tag: TagSyntax, _ range: Range<Int>) throws(MarkupError) {
    guard let meaning = tags?[tag.name] else {
      return try reject(.unknownTag(tag.name), at: range.lowerBound)
    }
    var attributes: [String: String] = [:]
    for attribute in tag.attributes {
      let isNew = attributes.updateValue(attribute.value, forKey: attribute.name) == nil
      guard isNew, meaning.attributes.contains(attribute.name) else {
        return try reject(.unexpectedAttribute(attribute.name, tag: tag.name), at: range.lowerBound)
      }
    }
    if let missing = meaning.attributes.filter({ attributes[$0] == nil }).min() {
      return try reject(.missingAttribute(missing, tag: tag.name), at: range.lowerBound)
    }
    // A self-closing tag has no content.
    guard !tag.isEmpty else { return add(.replaced(""), range) }
    add(.start(meaning.style(attributes)), range)
    open.append((tag.name, pieces.count - 1))
    openCounts[tag.name, default: 0] += 1
  }

  private mutating func readEnd(of name: String, _ range: Range<Int>) throws(MarkupError) {
    guard openCounts[name, default: 0] > 0 else {
      return try reject(tags?[name] == nil ? .unknownTag(name) : .unopenedTag(name), at: range.lowerBound)
    }
    while let last = open.popLast() {
      openCounts[last.name, default: 0] -= 1
      if last.name == name { break }
      try reject(.overlappingTags(open: last.name, closed: name), at: range.lowerBound)
      pieces[last.piece].kind = .text
    }
    add(.end, range)
  }

  private mutating func readReference() throws(MarkupError) {
    if let reference = CharacterReference(in: bytes, at: index, before: bytes.count), !reference.isUnknown {
      return add(.replaced(reference.text), index..<reference.end)
    }
    // Without a semicolon, it is an ampersand.
    guard let name = CharacterReference.unknownName(in: bytes, at: index, before: bytes.count) else { return }
    try reject(.unknownCharacter(name), at: index)
  }

  private mutating func readBrace() throws(MarkupError) {
    let brace = bytes[index]
    if index + 1 < bytes.count, bytes[index + 1] == brace {
      return add(.replaced(brace == UInt8(ascii: "{") ? "{" : "}"), index..<index + 2)
    }
    let name = bytes[(index + 1)...].prefix(while: TagSyntax.isName)
    guard brace == UInt8(ascii: "{"), !name.isEmpty, name.endIndex < bytes.count,
      bytes[name.endIndex] == UInt8(ascii: "}")
    else { return try reject(.malformedArgument, at: index) }
    let text = String(decoding: name, as: UTF8.self)
    guard let argument = arguments[text] else { return try reject(.missingArgument(text), at: index) }
    add(.argument(argument), index..<name.endIndex + 1)
    usedArguments.insert(text)
  }
}
