import Restyle
import RestyleMarkup

/// Writes a document as the HTML that CommonMark's and GitHub's examples are written in, to compare what was read.
struct MarkdownHTML {
  private let document: MarkdownDocument
  private(set) var html = ""
  // What is open, and whether its paragraphs are no blocks of their own.
  private var open: [(end: String, isTight: Bool)] = []
  // The open table: the alignments of its columns, and the cells of its rows.
  private var table: (alignments: [HorizontalAlignment?], rows: [[MarkdownBlock]])?

  init(_ document: MarkdownDocument) {
    self.document = document
    for block in document.blocks { append(block) }
  }

  init(_ text: String, extensions: MarkdownExtensions = []) {
    self.init(MarkdownDocument(text, extensions: extensions))
  }

  private mutating func startLine() {
    if !html.isEmpty, !html.hasSuffix("\n") { html += "\n" }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: document.content[range], as: UTF8.self)
  }

  private mutating func append(_ block: MarkdownBlock) {
    let isTight = open.last?.isTight ?? false
    if case .paragraph = block.kind, isTight { return append(block.inlines) }
    switch block.kind {
    case .table(let alignments): table = (alignments, [])
    case .row: table?.rows.append([])
    case .cell:
      if let last = table?.rows.indices.last { table?.rows[last].append(block) }
    case .end where table != nil: appendTable()
    default: appendOther(block, isTight)
    }
  }

  private mutating func appendTable() {
    guard let (alignments, rows) = table else { return }
    table = nil
    startLine()
    html += "<table>\n<thead>\n"
    for (index, row) in rows.enumerated() {
      if index == 1 { html += "<tbody>\n" }
      let name = index == 0 ? "th" : "td"
      html += "<tr>\n"
      for (column, alignment) in alignments.enumerated() {
        let side = alignment.map { $0 == .leading ? "left" : $0 == .trailing ? "right" : "center" }
        html += "<\(name)" + (side.map { " align=\"\($0)\"" } ?? "") + ">"
        if column < row.count { append(row[column].inlines) }
        html += "</\(name)>\n"
      }
      html += "</tr>\n"
      if index == 0 { html += "</thead>\n" }
    }
    html += (rows.count > 1 ? "</tbody>\n" : "") + "</table>\n"
  }

  private mutating func appendOther(_ block: MarkdownBlock, _ isTight: Bool) {
    switch block.kind {
    case .end:
      let end = open.removeLast().end
      if end != "</li>\n" || html.hasSuffix(">\n") { startLine() }
      html += end
      return
    default: startLine()
    }
    switch block.kind {
    case .quote:
      html += "<blockquote>\n"
      open.append(("</blockquote>\n", false))
    case .list(let list):
      let name = list.start == nil ? "ul" : "ol"
      html += "<\(name)" + (list.start ?? 1 == 1 ? "" : " start=\"\(list.start ?? 1)\"") + ">\n"
      open.append(("</\(name)>\n", list.isTight))
    case .item(let isDone):
      html += "<li>"
      if let isDone { html += "<input\(isDone ? " checked=\"\"" : "") disabled=\"\" type=\"checkbox\"> " }
      open.append(("</li>\n", isTight))
    case .end, .table, .row, .cell: break
    case .paragraph:
      html += "<p>"
      append(block.inlines)
      html += "</p>\n"
    case .heading(let level):
      html += "<h\(level)>"
      append(block.inlines)
      html += "</h\(level)>\n"
    case .code(let information):
      let language = information.split(whereSeparator: \.isWhitespace).first.map {
        " class=\"language-\(escaped(String($0)))\""
      }
      html += "<pre><code\(language ?? "")>\(escaped(text(block.content)))</code></pre>\n"
    case .html: html += text(block.content)
    case .thematicBreak: html += "<hr />\n"
    }
  }

  private mutating func append(_ inlines: Range<Int>) {
    var ends: [String] = []
    // Within images only text counts.
    var images = 0
    for inline in document.inlines[inlines] {
      switch inline {
      case .text(let range): html += escaped(text(range))
      case .characters(let characters): html += escaped(characters)
      case .code(let code): html += images > 0 ? escaped(code) : "<code>\(escaped(code))</code>"
      case .html(let range): html += images > 0 ? escaped(text(range)) : text(range)
      case .softBreak: html += images > 0 ? " " : "\n"
      case .hardBreak: html += images > 0 ? " " : "<br />\n"
      case .start(let span):
        let (start, end) = tags(of: span)
        if images == 0 { html += start }
        if case .image = span { images += 1 }
        ends.append(end)
      case .end:
        let end = ends.removeLast()
        if end.hasPrefix("\"") { images -= 1 }
        if images == 0 { html += end }
      }
    }
  }

  private func tags(of span: MarkdownInline.Span) -> (start: String, end: String) {
    func title(_ target: MarkdownTarget) -> String {
      target.title.isEmpty ? "" : " title=\"\(escaped(target.title))\""
    }
    switch span {
    case .emphasis: return ("<em>", "</em>")
    case .strong: return ("<strong>", "</strong>")
    case .strikethrough: return ("<del>", "</del>")
    case .link(let target):
      return ("<a href=\"\(address(target.destination))\"\(title(target))>", "</a>")
    case .image(let target):
      return ("<img src=\"\(address(target.destination))\" alt=\"", "\"\(title(target)) />")
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private func address(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789-_.+!*(),%#@?=;:/$~'".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else if scalar == "&" {
        result += "&amp;"
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
