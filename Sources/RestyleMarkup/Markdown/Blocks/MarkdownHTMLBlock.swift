/// The kinds of HTML blocks: CommonMark 0.31.2, section 4.6.
enum MarkdownHTMLBlock {
  /// Ends with a line that contains the end tag of an element whose content isn't parsed as HTML.
  case rawText
  case comment
  case instruction
  case declaration
  case characterData
  /// Ends before an empty line, and can interrupt a paragraph.
  case element
  /// Ends before an empty line.
  case tag

  // The names of elements that the section lists.
  private static let names: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
    "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup",
    "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
    "title", "tr", "track", "ul",
  ]
  private static let rawTextNames: Set<String> = ["pre", "script", "style", "textarea"]

  /// Determines the kind of the block that starts at an opening bracket; nil if there is none.
  init?(in bytes: [UInt8], at start: Int, before end: Int, interruptsParagraph: Bool) {
    let isEnd = start + 1 < end && bytes[start + 1] == UInt8(ascii: "/")
    let name = start + (isEnd ? 2 : 1)
    var nameEnd = name
    while nameEnd < end, nameEnd < name + 12, bytes[nameEnd].isLetterOrDigit { nameEnd += 1 }
    let word = String(decoding: bytes[name..<max(name, nameEnd)], as: UTF8.self).lowercased()
    let follower = nameEnd < end ? bytes[nameEnd] : 0x20
    let endsName = follower.isSpace || follower == UInt8(ascii: ">")
    if bytes.hasText("<!--", at: start, before: end) {
      self = .comment
    } else if bytes.hasText("<?", at: start, before: end) {
      self = .instruction
    } else if bytes.hasText("<![CDATA[", at: start, before: end) {
      self = .characterData
    } else if bytes.hasText("<!", at: start, before: end), start + 2 < end, bytes[start + 2].isLetter {
      self = .declaration
    } else if !isEnd, endsName, Self.rawTextNames.contains(word) {
      self = .rawText
    } else if endsName || bytes.hasText("/>", at: nameEnd, before: end), Self.names.contains(word) {
      self = .element
    } else if !interruptsParagraph, !Self.rawTextNames.contains(word) || isEnd,
      let tagEnd = bytes.htmlTag(at: start, before: end), bytes[tagEnd..<end].allSatisfy(\.isSpaceOrTab)
    {
      self = .tag
    } else {
      return nil
    }
  }

  /// Whether an empty line ends the block.
  var endsWithBlankLine: Bool { self == .element || self == .tag }

  /// Whether a line of the block is its last one.
  func ends(in bytes: [UInt8], from start: Int, before end: Int) -> Bool {
    switch self {
    case .rawText:
      ["</pre>" as StaticString, "</script>", "</style>", "</textarea>"].contains {
        bytes.firstIndex(of: $0, from: start, before: end) != nil
      }
    case .comment: bytes.firstIndex(of: "-->", from: start, before: end) != nil
    case .instruction: bytes.firstIndex(of: "?>", from: start, before: end) != nil
    case .declaration: bytes.firstIndex(of: ">", from: start, before: end) != nil
    case .characterData: bytes.firstIndex(of: "]]>", from: start, before: end) != nil
    case .element, .tag: false
    }
  }
}
