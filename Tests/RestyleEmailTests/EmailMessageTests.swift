import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import Testing

@Suite struct EmailMessageTests {
  @Test("Colours are hexadecimal, over what lies behind them")
  func colors() throws {
    let half = Color(white: 0, alpha: 0.5)
    let html = try EmailMessage(title: "", style: EmailStyle(background: .white)) {
      Stack(background: BackgroundStyle(color: half)) {
        Stack(background: BackgroundStyle(color: half)) {
          Label("x", style: TextStyle(color: Color(white: 1, alpha: 0.5)))
        }
      }
      Label("p3", style: TextStyle(color: Color(red: 0, green: 1, blue: 0, space: .displayP3)))
    }.html
    #expect(html.contains("bgcolor=\"#808080\" style=\"background-color:#808080\""))
    #expect(html.contains("bgcolor=\"#404040\" style=\"background-color:#404040\""))
    #expect(html.contains("color:#9f9f9f\">x</p>"))
    #expect(html.contains("color:#00ff00\">p3</p>"))
  }

  @Test(
    "Colours of the other scheme are in the stylesheet, and only where they are asked for",
    arguments: [
      (ColorScheme.light, true, "light dark"), (.light, false, "light"), (.dark, true, "dark"),
      (.dark, false, "dark"),
    ])
  func schemes(scheme: ColorScheme, adapts: Bool, content: String) throws {
    let message = try EmailMessage(
      title: "", style: EmailStyle(adaptsToColorScheme: adapts),
      in: ElementContext(traits: TraitCollection(colorScheme: scheme))
    ) {
      Label("x", style: TextStyle(color: Color(light: .red, dark: .blue)))
    }
    #expect(message.html.contains("<meta name=\"color-scheme\" content=\"\(content)\">"))
    #expect(message.html.contains("<meta name=\"supported-color-schemes\" content=\"\(content)\">"))
    #expect(message.html.contains("prefers-color-scheme") == (content == "light dark"))
    #expect(message.html.contains("[data-ogsc] .s0{color:#0000ff !important}") == (content == "light dark"))
    #expect(message.html.contains("color:\(scheme == .light ? "#ff0000" : "#0000ff")\">x</p>"))
  }

  @Test("Room and lines lie on the sides that the direction says", arguments: LayoutDirection.allCases)
  func sides(direction: LayoutDirection) throws {
    let html = try EmailMessage(
      title: "", in: ElementContext(traits: TraitCollection(layoutDirection: direction))
    ) {
      Stack(
        insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        background: BackgroundStyle(border: BorderStyle(width: 1, color: .red, borderEdges: .leading))
      ) { Label("x") }
      Row("Title") { Label("x") }
    }.html
    let isMirrored = direction == .rightToLeft
    #expect(html.contains(isMirrored ? "padding:1px 1px 3px 4px" : "padding:1px 4px 3px 1px"))
    #expect(html.contains(isMirrored ? "border-right:1px solid #ff0000" : "border-left:1px solid #ff0000"))
    #expect(html.contains("<div dir=\"\(isMirrored ? "rtl" : "ltr")\">"))
    #expect(html.contains("<td align=\"\(isMirrored ? "left" : "right")\" valign=\"middle\""))
  }

  @Test("Fonts are loaded where clients load some, from addresses that an e-mail can have")
  func fonts() throws {
    let face = FontFace(
      "Inter", sources: [.url("/inter.woff2"), .url("https://example.org/inter.woff2", format: .woff2)])
    let message = try EmailMessage(
      title: "", fontFaces: [face, FontFace("None", sources: [.url("javascript:x")])]
    ) { Label("x", style: TextStyle(font: .custom("Inter", size: 16))) }
    let start = try #require(message.html.firstRange(of: "<!--[if !mso]><!-->"))
    let end = try #require(message.html.firstRange(of: "<!--<![endif]-->"))
    #expect(
      message.html[start.upperBound..<end.lowerBound].contains(
        "<style>\n@font-face{font-family:'Inter';src:url('https://example.org/inter.woff2') format('woff2')}\n</style>"
      ))
    #expect(!message.html.contains("javascript") && !message.html.contains("'/inter"))
    #expect(
      message.problems.map(\.loss) == [
        .relativeAddress("/inter.woff2"), .droppedFont(url: "javascript:x", scheme: "javascript"),
        .fontWithoutSource("None"),
      ])
    #expect(try !EmailMessage(title: "") { Label("x") }.html.contains("@font-face"))
  }

  @Test("The preheader is hidden, and followed by nothing that lists would show")
  func preheader() throws {
    let title = "a\r\nBcc: b\u{2028}c\u{0}\u{85}d"
    #expect(try EmailMessage(title: title) { Label("x") }.title == "a Bcc: b c d")
    #expect(try EmailMessage(title: title) { Label("x") }.html.contains("<title>a Bcc: b c d</title>"))
    // Whoever shows it among other texts shows these as they are.
    for (open, closed) in [
      ("a\u{202E}b\nc", "a\u{202E}b c\u{202C}"), ("\u{2069}a\u{2067}", "a\u{2067}\u{2069}"),
    ] {
      let message = try EmailMessage(title: open) { Label("x") }
      #expect(message.title.unicodeScalars.elementsEqual(closed.unicodeScalars))
      #expect(message.html.contains("<title>\(closed)</title>"))
    }
    let html = try EmailMessage(title: "", preheader: "Hello & <you>") { Label("x") }.html
    let hidden = try #require(
      html.split(separator: "\n").first { $0.hasPrefix("<div style=\"display:none;mso-hide:all;") })
    #expect(hidden.contains(">Hello &amp; &lt;you&gt"))
    #expect(hidden.unicodeScalars.count { $0 == "\u{34F}" } == 150 - 13)
    #expect(try !EmailMessage(title: "") { Label("x") }.html.contains("display:none"))
  }

  @Test("What an e-mail can't have is a problem, with its place")
  func problems() throws {
    func losses(@ElementBuilder _ content: () -> ElementContent) throws -> [RenderingProblem.Loss] {
      let message = try EmailMessage(title: "", content: content)
      for problem in message.problems { #expect(!problem.path.steps.isEmpty, "\(problem)") }
      return message.problems.map(\.loss)
    }
    let link = Action.follow("https://example.org")
    #expect(try losses { Button("x", action: link) } == [])
    #expect(try losses { Button("x") } == [.emailAction])
    #expect(try losses { Button("x", action: .perform("x")) } == [.emailAction])
    #expect(try losses { Button("x", action: .follow("/x")) } == [.relativeAddress("/x")])
    #expect(
      try losses { Button("x", action: .follow("javascript:x")) } == [
        .droppedLink("javascript:x", scheme: "javascript")
      ])
    func linked(_ link: Link) throws -> [RenderingProblem.Loss] {
      try losses { Label("a \("b", style: TextStyle().restyled { $0.link = link })") }
    }
    #expect(try linked("https://example.org") == [])
    #expect(try linked("/x") == [.relativeAddress("/x")])
    #expect(try linked("data:x") == [.droppedLink("data:x", scheme: "data")])
    #expect(try losses { Row("x", action: link) } == [])
    #expect(try losses { Row("x", action: .submit) } == [.emailAction])
    #expect(try losses { Row(action: link) { Label("x") } } == [])
    #expect(
      try losses { Row("x", action: link).accessibilityLabel("y") } == [.property("accessibility label")])
    #expect(try losses { Row("x", action: link).accessibilityLabel("x") } == [])
    #expect(try losses { Row("x").accessibilityLabel("y") } == [.property("accessibility label")])
    #expect(try losses { Switch("x") } == [.emailControl])
    #expect(try losses { TextField("x", text: "y") } == [.emailControl])
    #expect(
      try losses { TextField("x", text: "y", style: .default.password) } == [
        .emailControl, .emailSecret,
      ])
    #expect(try losses { SegmentedControl(["a", "b"]) } == [.emailControl])
    #expect(try losses { Form(submission: .init(to: "https://example.org")) {} } == [.emailSubmission])
    #expect(try losses { Form {} } == [])
    #expect(try losses { ImageView(Image(url: "https://example.org/x")) } == [.emailUnmeasuredImage])
    #expect(try losses { ImageView(Image(url: "https://example.org/x"), width: 1, height: 1) } == [])
    #expect(try losses { ImageView(Image(url: "cid:x"), aspectRatio: 2) } == [])
    #expect(try losses { ImageView(Image(url: "x.png"), width: 1) } == [.relativeAddress("x.png")])
    #expect(try losses { ImageView(Image(data: [0x89, 0x50]), width: 1) } == [.unknownImage])
    #expect(
      try losses { ImageView(Image(url: "ftp://x"), width: 1) } == [
        .droppedImage(url: "ftp://x", scheme: "ftp")
      ])
    #expect(try losses { ImageView(Image(data: "<svg>".utf8), width: 1) } == [.emailEmbeddedImage])
    func boxed(_ background: BackgroundStyle) throws -> [RenderingProblem.Loss] {
      try losses { Stack(background: background) { Label("x") } }
    }
    #expect(
      try boxed(BackgroundStyle(gradient: .linear(angle: .zero, colors: [.red, .blue]))) == [
        .emailGradient
      ])
    #expect(try boxed(BackgroundStyle(shadows: [ShadowStyle(color: .red)])) == [.property("shadows")])
    #expect(try boxed(BackgroundStyle(shadows: [ShadowStyle(color: .clear, spread: 3)])).isEmpty)
    #expect(try boxed(BackgroundStyle(border: BorderStyle(width: 8, color: .red))) == [])
    #expect(
      try boxed(BackgroundStyle(border: BorderStyle(width: 9, color: .red))) == [
        .property("a border of more than 8 points")
      ])
    #expect(try boxed(BackgroundStyle(image: Image(url: "https://x"))) == [.property("background image")])
    #expect(try losses { Label("x").accessibilityHint("y") } == [.property("accessibility hint")])
    #expect(try losses { Label("x").id("y") } == [])
  }

  @Test("An attribute of a text is shown, or it is a problem")
  func attributes() throws {
    var style = TextStyle(font: .system(size: 10))
    style.fontWidth = .condensed
    style.hyphenation = .automatic
    style.tailIndent = 100
    let message = try EmailMessage(title: "") { Label("x", style: style) }
    #expect(
      message.problems.map(\.loss) == [
        .attribute("fontWidth"), .attribute("hyphenation"), .attribute("tailIndent"),
      ])
    // Runs are texts too.
    let runs = try EmailMessage(title: "") { Label("a \("b", style: style)") }
    #expect(runs.problems.count == 3)
  }

  @Test("Texts show what the table of attributes says, and report the rest")
  func table() throws {
    // What texts are without it, and what is for surroundings that a mail hasn't.
    let law = TextAttributeLaw(presence: \.email) { style in
      style.adjustsFontForContentSizeCategory != nil || style.fontTextStyle != nil
        || style.maximumFontSize != nil || style.highlightedColor != nil || style.fontWidth == .standard
        || [.manual, .never].contains(style.hyphenation) || style.minimumScaleFactor == 1
        || style.attribute(for: .lineBreakMode) == .wordWrapping || style.attribute(for: .numberOfLines) == 0
        || [style.underline, style.strikethrough].contains(.absent)
    } write: { style in
      let message = try EmailMessage(
        title: "", style: EmailStyle(text: TextStyle(font: .custom("A", size: 11)))
      ) {
        Label("\u{FFFC}ffi Two words\nmore", style: style)
      }
      return WrittenText(output: message.html, losses: message.problems.map(\.loss))
    }
    try law.check()
    #expect(EmailTextRule.table.map { $0.key.name }.sorted() == law.shown)
  }

  @Test("Texts say a font and a colour, whatever they leave open")
  func fallback() throws {
    let style = EmailStyle(text: TextStyle(font: .custom("A", size: 11), color: .red))
    let message = try EmailMessage(title: "", style: style) { Label("x", style: TextStyle()) }
    #expect(message.html.contains("font-size:11px;color:#ff0000\">x</p>"))
    #expect(message.html.contains("font-family:'A','Segoe UI',"))
  }

  @Test("A run has the background that it names, and no other")
  func runBackgrounds() throws {
    for (block, run, isWritten) in [
      (nil, nil, false), (nil, Color.red, true), (.red, nil, false), (.blue, .red, true),
    ] as [(Color?, Color?, Bool)] {
      let style = TextStyle(font: .system(size: 9)).restyled { $0.backgroundColor = run }
      let text: StyledString = "a \("b", style: style)"
      let html = try EmailMessage(title: "") {
        Label(text, style: TextStyle().restyled { $0.backgroundColor = block })
      }.html
      let span = try #require(html.firstMatch(of: #/<span[^>]*>b</#)).0
      #expect(span.contains("background-color:#ff0000") == isWritten)
      #expect(span.contains("background-color") == isWritten)
    }
  }

  @Test("Lines in a text are lines, and paragraphs with room between them are paragraphs")
  func lines() throws {
    func html(_ style: TextStyle) throws -> String {
      try EmailMessage(title: "") { Label("a\r\nb\nc", style: style) }.html
    }
    #expect(try html(TextStyle()).contains(">a<br>b<br>c</p>"))
    let spaced = try html(TextStyle().restyled { $0.paragraphSpacing = 7 })
    #expect(spaced.contains(">a</p><p"))
    #expect(spaced.contains("margin:0 0 7px 0"))
  }

  @Test("Links are written in their colours, with a line unless they say none")
  func links() throws {
    var style = TextStyle(color: .red)
    style.link = "https://example.org/?a=1&b=2"
    func html(_ style: TextStyle) throws -> String {
      try EmailMessage(title: "") { Label("a \("b", style: style)") }.html
    }
    let start = "<a href=\"https://example.org/?a=1&amp;b=2\" style=\"color:#ff0000;text-decoration:"
    #expect(try html(style).contains(start + "underline\">"))
    #expect(try html(style.restyled { $0.underline = .absent }).contains(start + "none\">"))
  }

  @Test("What lies in a row that is a link leads to where the row does")
  func linkedRow() throws {
    let message = try EmailMessage(title: "") {
      Row(action: .follow("https://example.org/ship")) {
        ImageView(Image(url: "cid:ship"), width: 10, height: 10).accessibilityLabel("A ship")
        Label("Ships")
      }
    }
    #expect(message.problems == [])
    #expect(
      message.html.contains(#/<a href="https://example.org/ship"[^>]*><img src="cid:ship"[^>]*></a></td>/#))
    #expect(message.html.contains(#/<a href="https://example.org/ship"[^>]*>Ships</a>/#))
    #expect(message.plainText == "[A ship]: Ships <https://example.org/ship>\n")
  }

  @Test("A decorative image is a link only where nothing else of the row is one")
  func decorativeLinks() throws {
    func links(@ElementBuilder _ content: () -> ElementContent) throws -> Int {
      try EmailMessage(title: "") { Row(action: .follow("https://example.org/ship"), content: content) }
        .html.matches(of: /<a href/).count
    }
    let image = ImageView(Image(url: "cid:ship"), width: 10, height: 10)
    #expect(try links { image } == 1)
    #expect(
      try links {
        image
        Label("Ships")
      } == 1)
  }

  @Test("What lies in rows in one another leads to where the innermost does that leads anywhere")
  func nestedLinks() throws {
    let (first, second) = (Action.follow("https://example.org/1"), Action.follow("https://example.org/2"))
    for (outer, inner) in [(first, second), (first, nil), (nil, second), (nil, nil)] as [(Action?, Action?)] {
      let html = try EmailMessage(title: "") {
        Row(action: outer) {
          Label("a")
          Row(action: inner) {
            Label("b")
            Row { Label("c") }
          }
          Label("d")
        }
      }.html
      let links = html.matches(of: #/<a href="https://example.org/(\d)"[^>]*>([a-d])</a>/#)
      let outerName = outer == nil ? "" : "1"
      let innerName = inner == nil ? outerName : "2"
      let expected = ["a": outerName, "b": innerName, "c": innerName, "d": outerName].filter {
        $0.value != ""
      }
      #expect(Dictionary(uniqueKeysWithValues: links.map { (String($0.2), String($0.1)) }) == expected)
    }
  }

  @Test("Room that nothing else takes is there, alone or beside others")
  func spacers() throws {
    let html = try EmailMessage(title: "") {
      Stack { Spacer(minimumLength: 13) }
      Stack(.horizontal, spacing: 1) {
        Label("a")
        Spacer(minimumLength: 5)
        Spacer(minimumLength: 6)
        Label("b")
      }
    }.html
    #expect(html.contains("line-height:13px"))
    #expect(html.contains("padding:0 0 0 12px"))
  }

  @Test("A space of any length below others is a row of its own, and one of none isn't")
  func spacersBelowOthers() throws {
    func rows(@ElementBuilder _ content: () -> ElementContent) throws -> Int {
      try EmailMessage(title: "") { Stack(content: content) }.html.ranges(of: "<tr><td").count
    }
    let alone = try rows { Label("a") }
    let both = try rows {
      Label("a")
      Label("b")
    }
    for length in [-1, 0, 0.25, 0.5, 1, 1.5, 2, 30] {
      let found = try rows {
        Label("a")
        Spacer(minimumLength: length)
      }
      #expect(found == (length > 0 ? both : alone), "\(length)")
    }
  }

  @Test("The same elements make the same bytes")
  func determinism() throws {
    for sample in SampleMessage.allCases {
      let (first, second) = (try sample.message(), try sample.message())
      #expect(first.html == second.html)
      #expect(first.problems == second.problems)
    }
  }

  @Test("Styles of e-mails are values that can be kept")
  func style() {
    #expect(EmailStyle() == EmailStyle())
    #expect(EmailStyle(width: -1).width == 0)
    #expect(EmailStyle().restyled { $0.width = .nan }.width == 0)
  }
}
