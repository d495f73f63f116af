import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("The shapes of buttons in an e-mail")
struct EmailButtonTests {
  private func html(_ style: ButtonStyle, _ alignment: StackStyle.Alignment = .leading) throws -> String {
    try EmailMessage(title: "") {
      Stack(alignment: alignment) { Button("x", style: style, action: .follow("https://example.org")) }
    }.html
  }

  @Test("A link stands where its container puts it, and a button fills a container that its elements fill")
  func stretching() throws {
    func html(_ element: some Element) throws -> String {
      try EmailMessage(title: "") { Stack(alignment: .fill) { element } }.html
    }
    let link: Link = "https://example.org"
    for style in [style(), ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: .red)))] {
      #expect(try html(Button("x", style: style, action: .follow(link))).contains("text-align:center"))
      let found = try html(Hyperlink("x", to: link, style: style))
      #expect(!found.contains(#/<p[^>]*text-align:center/#) && !found.contains("display:block;text-align"))
    }
  }

  private func style(
    _ border: BorderStyle = .none, color: Color = .blue, lineHeight: Double = 12, inset: Double = 0
  ) -> ButtonStyle {
    ButtonStyle(
      contentInsets: EdgeInsets(inset: inset),
      normal: ButtonStateStyle(
        background: BackgroundStyle(color: color, border: border),
        text: TextStyle(
          font: .system(size: min(10, lineHeight)), lineHeight: lineHeight, color: .white)))
  }

  /// A button of at least 200 by 44 points, what of it is room, and how wide that leaves the title.
  struct Sized: Sendable {
    var line = 0.0
    var lineHeight = 12.0
    var inset = 0.0
    let padding: String
    let width: Int
  }

  @Test(
    "Buttons are as large as they have to be at least, for Word too",
    arguments: [
      Sized(padding: "16px 0 16px 0", width: 200), Sized(line: 3, padding: "13px 0 13px 0", width: 194),
      Sized(lineHeight: 13, padding: "15px 0 16px 0", width: 200),
      Sized(inset: 5, padding: "16px 5px 16px 5px", width: 190),
      Sized(line: 3, inset: 5, padding: "13px 2px 13px 2px", width: 190),
    ])
  func minimumSize(button: Sized) throws {
    let border = BorderStyle(width: button.line, color: .red)
    let html = try html(
      style(border, lineHeight: button.lineHeight, inset: button.inset).restyled {
        $0.preferredMinimumSize = MinimumSize(width: 200, height: 44)
      })
    #expect(html.contains("padding:\(button.padding);min-width:\(button.width)px"))
    #expect(html.contains("v-text-anchor:middle;width:200px;height:44px"))
  }

  @Test("Room and lines that differ between the sides count on theirs", arguments: LayoutDirection.allCases)
  func sides(direction: LayoutDirection) throws {
    let style = ButtonStyle(
      contentInsets: EdgeInsets(top: 4, leading: 9, bottom: 6, trailing: 11),
      normal: ButtonStateStyle(
        background: BackgroundStyle(
          color: .blue, border: BorderStyle(width: 3, color: .red, borderEdges: [.top, .leading])),
        text: TextStyle(font: .system(size: 10), lineHeight: 12, color: .white))
    ).restyled { $0.preferredMinimumSize = MinimumSize(width: 200, height: 44) }
    let traits = TraitCollection(layoutDirection: direction)
    let html = try EmailMessage(title: "", in: ElementContext(traits: traits)) {
      Stack(alignment: .leading) { Button("x", style: style, action: .follow("https://example.org")) }
    }.html
    let padding = direction == .leftToRight ? "12px 11px 17px 6px" : "12px 6px 17px 11px"
    #expect(html.contains("padding:\(padding);min-width:180px"), "\(html)")
    #expect(html.contains("v-text-anchor:middle;width:200px;height:44px"))
  }

  @Test("A button that is as wide as it has to be says no width, and one that is too narrow says one")
  func narrowButtons() throws {
    for (width, least) in [(19.0, nil), (20, nil), (21, 1), (50, 30)] as [(Double, Int?)] {
      let html = try html(style(inset: 10).restyled { $0.preferredMinimumSize.width = width })
      #expect(html.contains("min-width") == (least != nil))
      if let least { #expect(html.contains(";min-width:\(least)px")) }
    }
  }

  @Test("Word rounds corners by parts of the shorter side, of which half is all")
  func arcs() throws {
    for (radius, height, percentage) in [
      (0.0, 12.0, 0), (3, 12, 25), (6, 12, 50), (99, 12, 50), (3, 20, 15), (0.25, 1, 25), (0.25, 0.5, 25),
    ] {
      let html = try html(
        style(BorderStyle(width: 0, color: .clear, cornerRadius: radius), lineHeight: height))
      #expect(html.contains("arcsize=\"\(percentage)%\""), "\(radius) of \(height)")
    }
  }

  @Test("A title lies in the middle where its button fills the width, whether there is a box or not")
  func alignment() throws {
    for (alignment, color, isAligned) in [
      (StackStyle.Alignment.fill, Color.blue, true), (.fill, .clear, true), (.leading, .blue, true),
      (.leading, .clear, false),
    ] {
      let style = style(color: color).restyled { $0.alignment = .center }
      #expect(try html(style, alignment).contains("text-align:center") == isAligned)
    }
  }

  @Test("Word is told how wide a title is about: letters count less than ideographs, and marks nothing")
  func estimates() throws {
    for (title, width) in [
      ("abcde", 60), ("漢字漢", 60), ("abc漢", 56), ("e\u{301}bcde", 60), ("👩‍🚀👍🏽漢", 60), ("a", 20),
      ("a\u{200B}bcd", 48),
    ] {
      let style = ButtonStyle(
        normal: ButtonStateStyle(
          background: BackgroundStyle(color: .blue),
          text: TextStyle(font: .system(size: 20), lineHeight: 20, color: .white)))
      let html = try EmailMessage(title: "") {
        Stack(alignment: .leading) { Button(title, style: style, action: .follow("https://example.org")) }
      }.html
      #expect(html.contains("v-text-anchor:middle;width:\(width)px;height:20px"), "\(title)")
    }
  }
}

extension EmailButtonTests {
  /// An e-mail of a button, behind its head.
  private func body(
    _ button: Button, _ style: EmailStyle = EmailStyle(), _ alignment: StackStyle.Alignment = .leading
  ) throws -> String {
    let message = try EmailMessage(title: "", style: style) { Stack(alignment: alignment) { button } }
    let start = try #require(message.html.firstRange(of: "<body"))
    return String(message.html[start.upperBound...])
  }

  @Test(
    "Word fills a button and draws its line as others do, and has none where there is nothing of it to see")
  func word() throws {
    for color in [Color.clear, .red] {
      for edges in [[], .top, .leading, .bottom, .trailing, .all] as [RectEdge] {
        for isLink in [false, true] {
          let border = BorderStyle(width: 3, color: .blue, borderEdges: edges)
          let html = try body(
            Button(
              "x", style: style(border, color: color),
              action: isLink ? .follow("https://example.org") : .perform("y")))
          let (isFilled, hasLine) = (color == .red, !edges.isEmpty)
          let isDrawn = isFilled || hasLine
          #expect(html.contains("<v:roundrect") == isDrawn)
          #expect(
            html.contains("<!--[if !mso]><!--><") == isDrawn && html.contains("<!--<![endif]-->") == isDrawn)
          #expect(html.contains(" fillcolor=\"#ff0000\"") == isFilled)
          #expect(html.contains(" filled=\"f\"") == (isDrawn && !isFilled))
          #expect(html.contains(" strokecolor=\"#0000ff\" strokeweight=\"3px\"") == hasLine)
          #expect(html.contains(" stroked=\"f\"") == (isDrawn && !hasLine))
          #expect(html.ranges(of: " href=\"https://example.org\"").count == (!isLink ? 0 : isDrawn ? 2 : 1))
          let tag = isLink ? "a" : isDrawn ? "span" : "p"
          #expect(html.contains(try Regex("<\(tag) [^>]*>x</\(tag)>")), "\(html)")
          #expect(html.contains("display:inline-block") == isDrawn)
        }
      }
    }
  }

  @Test("A button that can't be used leads nowhere, and is there")
  func disabled() throws {
    for color in [Color.clear, .red] {
      let html = try body(
        Button("x", style: style(color: color), action: .follow("https://example.org")).disabled())
      #expect(!html.contains("href") && html.contains(">x</"))
    }
  }

  @Test("Corners are parts of a button's width where that is less than its height")
  func narrowArcs() throws {
    for (width, percentage) in [(10.0, 50), (20, 25), (40, 13), (50, 13), (600, 13)] {
      let border = BorderStyle(width: 0, color: .clear, cornerRadius: 5)
      let button = Button(
        "x", style: style(border, lineHeight: 40), action: .follow("https://example.org"))
      let html = try body(button, EmailStyle(width: width), .fill)
      #expect(html.contains("arcsize=\"\(percentage)%\""), "\(width)")
    }
  }

  @Test("A title has a line under it only where its style says so")
  func underlines() throws {
    for underline in [nil, TextLine.absent, .single] as [TextLine?] {
      for color in [Color.clear, .red] {
        let style = style(color: color).allRestyled { $0.text.underline = underline }
        let html = try body(Button("x", style: style, action: .follow("https://example.org")))
        #expect(html.contains("text-decoration:underline") == (underline == .single))
        #expect(html.contains("text-decoration:none") == (underline != .single))
      }
    }
  }

  @Test("A button that fills the width is as wide as the column, for Word too")
  func stretched() throws {
    for (alignment, width) in [(StackStyle.Alignment.fill, 500), (.leading, 200)] {
      let style = style().restyled { $0.preferredMinimumSize.width = 200 }
      let html = try body(
        Button("x", style: style, action: .follow("https://example.org")), EmailStyle(width: 500), alignment)
      #expect(html.contains("v-text-anchor:middle;width:\(width)px"))
      #expect(html.contains("display:block") == (alignment == .fill))
      #expect(html.contains("min-width:200px") == (alignment == .leading))
    }
  }

  @Test("For Word a title is one line, no wider than the column and no narrower than high")
  func titles() throws {
    let button = { (title: String, lineHeight: Double) in
      Button(title, style: style(lineHeight: lineHeight), action: .follow("https://example.org"))
    }
    #expect(try body(button("a\nb\u{2028}c d", 12)).contains(">a b c d</center>"))
    for (title, lineHeight, width) in [
      ("aa", 12.0, 12), ("aaa", 12, 18), ("a", 40, 40), (String(repeating: "a", count: 99), 12, 300),
    ] {
      let html = try body(button(title, lineHeight), EmailStyle(width: 300))
      #expect(html.contains("v-text-anchor:middle;width:\(width)px;height:\(Int(lineHeight))px"), "\(title)")
    }
  }

  @Test("Lines that say no height are a quarter higher than their letters, which are those of the e-mail")
  func lineHeights() throws {
    for (size, emailSize, width, height) in [
      (20.0, 16.0, 120, 25), (20, nil, 120, 25), (nil, 10, 60, 13), (nil, nil, 96, 21),
    ] as [(Double?, Double?, Int, Int)] {
      func text(_ size: Double?) -> TextStyle {
        size.map { TextStyle(font: .system(size: $0)) } ?? TextStyle()
      }
      let style = ButtonStyle(normal: ButtonStateStyle(color: .red, border: .none, text: text(size)))
      let html = try body(
        Button("aaaaaaaaaa", style: style, action: .follow("https://example.org")),
        EmailStyle(text: text(emailSize)))
      #expect(html.contains("v-text-anchor:middle;width:\(width)px;height:\(height)px"), "\(html)")
    }
  }

  @Test("An image stands before a title, as high as its letters, if clients load it")
  func images() throws {
    for (address, isShown) in [("https://example.org/i", true), ("i", false)] {
      for color in [Color.clear, .red] {
        let button = Button(
          "x", image: Image(url: address), style: style(color: color),
          action: .follow("https://example.org"))
        let html = try body(button)
        let image = "<img src=\"https://example.org/i\" alt=\"\" height=\"10\""
        #expect(html.contains(image) == isShown && html.contains(">&nbsp;x</a>") == isShown)
        // Word would cut it off, were the height of the line exact.
        #expect(!html.contains("mso-line-height-rule"))
        let problems = try EmailMessage(title: "") { button }.problems
        #expect(problems.map(\.part) == (isShown ? [] : ["image"]))
      }
    }
    let plain = try body(Button("x", style: style(), action: .follow("https://example.org")))
    #expect(plain.contains("mso-line-height-rule:exactly"))
  }

  @Test("A title is seen over its button, where that has a colour, for Word too")
  func titleColors() throws {
    for (fill, color) in [(Color.black, "#808080"), (.clear, "#ffffff"), (.white, "#ffffff")] {
      let style = ButtonStyle(
        normal: ButtonStateStyle(
          background: BackgroundStyle(color: fill, border: BorderStyle(width: 1, color: .red)),
          text: TextStyle(font: .system(size: 10), color: Color(white: 1, alpha: 0.5))))
      let html = try body(
        Button("x", style: style, action: .follow("https://example.org")), EmailStyle(background: .white))
      #expect(html.contains(try Regex("<center style=\"[^\"]*;color:\(color)\">x")), "\(html)")
      #expect(html.contains(try Regex("<a [^>]*;color:\(color);text-decoration:none\">x")), "\(html)")
    }
  }
}
