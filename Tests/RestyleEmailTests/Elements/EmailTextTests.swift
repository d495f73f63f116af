import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Texts of an e-mail")
struct EmailTextTests {
  private func html(
    _ direction: LayoutDirection = .leftToRight, @ElementBuilder _ content: () -> ElementContent
  ) throws -> String {
    let traits = TraitCollection(layoutDirection: direction)
    return try EmailMessage(title: "", in: ElementContext(traits: traits), content: content).html
  }

  /// The start of the tag of a text.
  private func tag(of text: String, in html: String) throws -> String {
    String(try #require(html.firstMatch(of: try Regex("<[a-z0-9]+[^>]*>\(text)<"))).0)
  }

  @Test("Neighbours with one link are one link, in the plain text as well")
  func links() throws {
    let (link, other) = (TextStyle().linked(to: "https://e.org/x"), TextStyle().linked(to: "https://e.org/y"))
    let red = link.colored(.red)
    let text: StyledString =
      "\("a", style: link.bold)\("b", style: link)\("c", style: other) \("d", style: red)\("e", style: link)"
    let message = try EmailMessage(title: "") { Label(text, style: TextStyle(color: .black)) }
    // Two of different colours are two.
    #expect(message.html.matches(of: #/<a /#).count == 4 && message.html.matches(of: /<\/a>/).count == 4)
    #expect(try #require(message.html.firstMatch(of: /<a [^>]*x"[^>]*>(.*?)<\/a>/)).1.contains("b"))
    #expect(message.plainText.contains("ab <https://e.org/x>c <https://e.org/y> de <https://e.org/x>"))
    #expect(message.problems.isEmpty)
  }

  @Test("Indents are room on both sides, and what the first line has beyond that is its own")
  func indents() throws {
    for head in [nil, 0, 6] as [Double?] {
      for first in [nil, 0, 6, 9] as [Double?] {
        for tail in [nil, -5, 0, 5] as [Double?] {
          for direction in LayoutDirection.allCases {
            let style = TextStyle(font: .system(size: 9)).restyled {
              if let head { $0.headIndent = head }
              if let first { $0.firstLineHeadIndent = first }
              if let tail { $0.tailIndent = tail }
            }
            let tag = try tag(of: "x", in: html(direction) { Label("x", style: style) })
            func side(_ room: Double) -> String { room > 0 ? "\(Int(room))px" : "0" }
            let (start, end) = (side(head ?? 0), side(-(tail ?? 0)))
            let (right, left) = direction == .leftToRight ? (end, start) : (start, end)
            let margin = start == "0" && end == "0" ? "0" : "0 \(right) 0 \(left)"
            #expect(tag.contains("margin:\(margin);"), "\(tag)")
            let indent = (first ?? 0) - (head ?? 0)
            let isIndented = first != nil && indent > 0
            #expect(tag.contains("text-indent:") == isIndented, "\(tag)")
            if isIndented { #expect(tag.contains("text-indent:\(Int(indent))px"), "\(tag)") }
          }
        }
      }
    }
  }

  @Test("A text is aligned to a side, and to that of its own direction where it names none")
  func alignments() throws {
    for direction in LayoutDirection.allCases {
      for writing in [nil, .natural, .leftToRight, .rightToLeft] as [WritingDirection?] {
        let isMirrored = writing == .rightToLeft || writing != .leftToRight && direction == .rightToLeft
        let alignments: [(TextAlignment?, String?)] = [
          (nil, nil), (.natural, isMirrored ? "right" : "left"), (.trailing, isMirrored ? "left" : "right"),
          (.left, "left"), (.right, "right"),
          (.center, "center"), (.justified, "justify"),
        ]
        for (alignment, side) in alignments {
          let style = TextStyle(font: .system(size: 9)).restyled {
            if let writing { $0.writingDirection = writing }
            if let alignment { $0.alignment = alignment }
            $0.headIndent = 7
          }
          let tag = try tag(of: "x", in: html(direction) { Label("x", style: style) })
          #expect(tag.contains("text-align:") == (side != nil))
          if let side { #expect(tag.contains("text-align:\(side)"), "\(tag)") }
          #expect(tag.contains(isMirrored ? "margin:0 7px 0 0;" : "margin:0 0 0 7px;"))
          let names: [WritingDirection: String] = [
            .natural: "auto", .leftToRight: "ltr", .rightToLeft: "rtl",
          ]
          #expect(tag.contains(" dir=\"") == (writing != nil))
          if let name = writing.flatMap({ names[$0] }) { #expect(tag.contains(" dir=\"\(name)\""), "\(tag)") }
        }
      }
    }
  }

  @Test("A heading is as bold as its style says, and regular where it says nothing")
  func headings() throws {
    for level in [nil, 1, 2, 6] as [Int?] {
      for weight in [nil, .bold, .light] as [Font.Weight?] {
        let style = TextStyle().restyled { $0.fontWeight = weight }
        let label = Label("x", style: style)
        let tag = try tag(of: "x", in: html { level.map { label.heading($0) } ?? label })
        #expect(tag.hasPrefix(level.map { "<h\($0) " } ?? "<p "), "\(tag)")
        let shown = weight.map { Int($0.value / 100) * 100 } ?? (level == nil ? nil : 400)
        #expect(tag.contains("font-weight:") == (shown != nil), "\(tag)")
        if let shown { #expect(tag.contains("font-weight:\(shown)"), "\(tag)") }
      }
    }
  }

  @Test("A run says the language that it is in where its text is in another")
  func languages() throws {
    for block in [nil, "en", "he"] as [Language?] {
      for run in [nil, "en", "he"] as [Language?] {
        let style = TextStyle().restyled { $0.language = run }
        let text: StyledString = "a \("b", style: style)"
        let html = try html { Label(text, style: TextStyle().restyled { $0.language = block }) }
        let isOther = run != nil && run != block
        #expect(html.contains("<span lang=") == isOther, "\(html)")
        if isOther, let run { #expect(html.contains("<span lang=\"\(run.tag)\">b</span>"), "\(html)") }
        #expect(html.contains(try Regex("<p lang=")) == (block != nil))
      }
    }
  }

  @Test("Lines under a run and through it are in tags of their own, in one another")
  func lines() throws {
    for underline in [nil, TextLine.absent, .single] as [TextLine?] {
      for strikethrough in [nil, TextLine.absent, .single] as [TextLine?] {
        for link in [nil, "https://e.org"] as [Link?] {
          let style = TextStyle(color: .red).restyled {
            $0.underline = underline
            $0.strikethrough = strikethrough
            $0.link = link
          }
          let html = try html { Label("a \("b", style: style)") }
          let through = strikethrough == .single ? "<span style=\"text-decoration:line-through\">" : ""
          let isUnder = link == nil ? underline == .single : underline != .absent
          let decoration = isUnder ? ";text-decoration:underline" : link == nil ? "" : ";text-decoration:none"
          let start = link == nil ? "<span" : "<a href=\"https://e.org\""
          #expect(html.contains("a \(start) style=\"color:#ff0000\(decoration)\">\(through)b</"), "\(html)")
          let end = (through.isEmpty ? "" : "</span>") + (link == nil ? "</span>" : "</a>")
          #expect(html.contains("b\(end)</p>"), "\(html)")
          // The only run of a text shows the same.
          let alone = try self.html { Label("b", style: style) }
          #expect(alone.contains("text-decoration:underline") == isUnder, "\(alone)")
          #expect(alone.contains("text-decoration:line-through") == (strikethrough == .single), "\(alone)")
          #expect(alone.contains("<a href=") == (link != nil), "\(alone)")
        }
      }
    }
  }

  @Test("A direction that a text opens ends with it, in both forms", arguments: ["\u{202E}", "\u{2067}"])
  func directions(opening: String) throws {
    let closing = opening == "\u{2067}" ? "\u{2069}" : "\u{202C}"
    let image = InlineImage(Image(url: "https://e.org/a.png"), alternative: "\(opening)a", fitsFont: true)
    let link = TextStyle().restyled { $0.link = "https://e.org" }
    let texts: [StyledString] = [
      "\(opening)a", "\(opening)a \("b", style: TextStyle(color: .red))", "\(image) b",
      "\(image) \("b", style: link)",
    ]
    for text in texts {
      let message = try EmailMessage(title: "") { Label(text) }
      #expect(message.plainText.contains(closing))
      // The alternative text of an image is an attribute, which nothing leaves.
      if text.runs.allSatisfy({ $0.style.image == nil }) { #expect(message.html.contains(closing)) }
    }
  }

  @Test("A title and its subtitle are as far apart and have as much room around as their style says")
  func titles() throws {
    for spacing in [-3.0, 0, 7] {
      for inset in [-2.0, 0, 5] {
        for subtitle in [nil, "y"] as [String?] {
          let style = TitleSubtitleStyle(
            title: TextStyle(), subtitle: TextStyle(), spacing: spacing, insets: EdgeInsets(inset: inset))
          let html = try html { TitleSubtitle("x", subtitle: subtitle, style: style) }
          #expect(html.contains("padding:5px") == (inset > 0))
          #expect(html.contains("margin:7px 0 0 0") == (spacing > 0 && subtitle != nil))
          // Without room there is no table around them.
          #expect(html.ranges(of: "<table").count == (inset > 0 ? 4 : 3), "\(html)")
        }
      }
    }
  }
}
