import Restyle

/// What links and attributes can refer to in markup, as browsers read it.
struct MarkupIdentifiers {
  /// The values of `id` attributes.
  private(set) var identifiers: Set<Bytes> = []
  /// The names of `a` elements, which links lead to as well.
  private(set) var anchors: Set<Bytes> = []
  /// Whether links without an address of a page lead to another page (HTML Standard, section 4.2.3).
  private(set) var hasBase = false

  /// Finds those of all tags (HTML Standard, section 13.2.5): not of comments and of texts that look like markup.
  ///
  /// - Complexity: Linear in the length of the markup.
  init(in markup: UnsafeBufferPointer<UInt8>) {
    var scanner = MarkupScanner(markup)
    while let tag = scanner.nextTag() {
      for (name, written) in tag.attributes {
        let value = written[...].withoutReferences
        switch name {
        case "id": identifiers.insert(value)
        case "name" where tag.name == "a": anchors.insert(value)
        case "href" where tag.name == "base": hasBase = true
        default: break
        }
      }
    }
  }
}

/// Finds the start tags of markup.
struct MarkupScanner {
  private let markup: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The end of the script that is being looked at: scripts may write elements, too.
  private var scriptEnd: Int?

  struct Tag {
    /// In lowercase letters, as those of the attributes are.
    let name: String
    var attributes: [(name: String, value: Bytes)] = []
    /// Whether it ends with a slash.
    var isClosed = false
  }

  init(_ markup: UnsafeBufferPointer<UInt8>) { self.markup = markup }

  mutating func nextTag() -> Tag? {
    while position < markup.count {
      guard position < end else {
        scriptEnd = nil
        continue
      }
      position += 1
      guard markup[position - 1] == UInt8(ascii: "<") else { continue }
      switch current {
      case .some(let byte) where byte.isASCIILetter: return startTag()
      case UInt8(ascii: "/"):
        position += 1
        if current?.isASCIILetter == true { _ = readTag() } else { skip(behind: ">") }
      case UInt8(ascii: "!"):
        position += 1
        // `<!-->` is a whole comment: its hyphens are those of its end.
        skip(behind: isNext(Bytes("--".utf8)) ? "-->" : ">")
      case UInt8(ascii: "?"): skip(behind: ">")
      default: break
      }
    }
    return nil
  }

  private mutating func startTag() -> Tag {
    let tag = readTag()
    // In drawings, these may be empty, and hold markup. What is found too often hides a problem at worst.
    guard !tag.isClosed, scriptEnd == nil else { return tag }
    switch tag.name {
    case "script":
      let start = position
      skip(to: "</script")
      (scriptEnd, position) = (position, start)
    case "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes": skip(to: "</\(tag.name)")
    default: break
    }
    return tag
  }

  /// Reads a tag from its name to its end.
  private mutating func readTag() -> Tag {
    var tag = Tag(name: readName { $0.endsNames })
    while let byte = current {
      switch byte {
      case UInt8(ascii: ">"):
        tag.isClosed = markup[position - 1] == UInt8(ascii: "/")
        position += 1
        return tag
      case _ where byte.isMarkupSpace || byte == UInt8(ascii: "/"): position += 1
      default: tag.attributes.append(readAttribute())
      }
    }
    return tag
  }

  private mutating func readAttribute() -> (name: String, value: Bytes) {
    let name = readName { $0.endsNames || $0 == UInt8(ascii: "=") }
    skipSpaces()
    guard current == UInt8(ascii: "=") else { return (name, []) }
    position += 1
    skipSpaces()
    guard let quote = current, "\"'".utf8.contains(quote) else {
      return (name, read { $0.isMarkupSpace || $0 == UInt8(ascii: ">") })
    }
    position += 1
    let value = read { $0 == quote }
    if current != nil { position += 1 }
    return (name, value)
  }
}

extension MarkupScanner {
  private var end: Int { scriptEnd ?? markup.count }

  /// The next byte of a tag: of what looks like one in a script, it is nil where another one may start.
  private var current: UInt8? {
    guard position < end, scriptEnd == nil || markup[position] != UInt8(ascii: "<") else { return nil }
    return markup[position]
  }

  /// Reads up to a byte.
  private mutating func read(upTo isEnd: (UInt8) -> Bool) -> Bytes {
    let start = position
    while let byte = current, !isEnd(byte) { position += 1 }
    return Bytes(markup[start..<position])
  }

  /// Reads a name of one byte at least, whatever that is.
  private mutating func readName(upTo isEnd: (UInt8) -> Bool) -> String {
    let first = markup[position]
    position += 1
    return String(decoding: [first] + read(upTo: isEnd), as: UTF8.self).lowercased()
  }

  private mutating func skipSpaces() {
    while current?.isMarkupSpace == true { position += 1 }
  }

  /// Whether a text in lowercase letters follows, in letters of either case.
  private func isNext(_ text: Bytes) -> Bool {
    end - position >= text.count
      && text.indices.allSatisfy { index in
        let byte = markup[position + index]
        return byte == text[index] || text[index].isASCIILetter && byte | 0x20 == text[index]
      }
  }

  /// Skips up to a text in lowercase letters, or to the end.
  private mutating func skip(to text: String) {
    let text = Bytes(text.utf8)
    while position < end, !isNext(text) { position += 1 }
  }

  private mutating func skip(behind text: String) {
    skip(to: text)
    position = min(position + text.utf8.count, end)
  }
}

extension UInt8 {
  /// Whether it separates attributes, and names in their values (HTML Standard, section 2.3.2).
  var isMarkupSpace: Bool { " \t\n\u{C}\r".utf8.contains(self) }

  /// Whether it can't be in the name of a tag or an attribute.
  fileprivate var endsNames: Bool {
    isMarkupSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">")
  }
}
