import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TerminalRendererTests {
  private func cells(
    _ text: StyledString, _ profile: TerminalProfile = TerminalProfile(),
    _ options: TerminalRenderer.Options = .init()
  ) -> TerminalCells {
    var terminal = TerminalRenderer(profile, options: options)
    terminal.append(text)
    return TerminalCells(terminal.text)
  }

  @Test
  func styleIsTold() async throws {
    try await forEach([
      (TextStyle(), "x"), (TextStyle(color: .red), "\u{1B}[38;2;255;0;0mx\u{1B}[m"),
      (TextStyle().bold, "\u{1B}[1mx\u{1B}[m"), (TextStyle().reversed, "\u{1B}[7mx\u{1B}[m"),
      (TextStyle().weight(.thin).italic, "\u{1B}[2;3mx\u{1B}[m"),
      (TextStyle().underlined.struckThrough, "\u{1B}[4;9mx\u{1B}[m"),
      (TextStyle().underlined(TextLine(pattern: .wavy, color: .blue)), "\u{1B}[4:3;58:2::0:0:255mx\u{1B}[m"),
      (TextStyle().underlined(TextLine(pattern: .double)), "\u{1B}[4:2mx\u{1B}[m"),
      (TextStyle().underlined(TextLine(pattern: .dotted)), "\u{1B}[4:4mx\u{1B}[m"),
      (TextStyle().underlined(TextLine(pattern: .dashed)), "\u{1B}[4:5mx\u{1B}[m"),
      (TextStyle().underlined(.absent), "x"),
      (TextStyle().backgroundColored(.white), "\u{1B}[48;2;255;255;255mx\u{1B}[m"),
      (TextStyle().uppercased, "X"),
      (TextStyle(font: .system(size: 20)), "\u{1B}[1mx\u{1B}[m"),
      (TextStyle(font: .system(size: 30)), "\u{1B}[1mX\u{1B}[m"),
      (TextStyle(font: .system(size: 20, weight: .regular)), "\u{1B}[1mx\u{1B}[m"),
      (TextStyle(font: .system(size: 34, weight: .light)), "\u{1B}[1mX\u{1B}[m"),
      (TextStyle(font: .system(size: 11)), "\u{1B}[2mx\u{1B}[m"), (TextStyle(font: .system(size: 17)), "x"),
    ]) { (style: TextStyle, expected: String) in
      var terminal = TerminalRenderer()
      terminal.append(StyledText("x", style: style))
      #expect(terminal.text == expected)
      #expect(terminal.problems.isEmpty)
    }
  }

  @Test func imagesAreTheirAlternativeTexts() {
    let star = InlineImage(Image(url: "star.svg"), alternative: "star\u{1B}[2J")
    var terminal = TerminalRenderer()
    terminal.append("4 \(star, style: .bold)!")
    #expect(terminal.text.contains("star") && !terminal.text.contains("\u{FFFC}"))
    #expect(!terminal.text.contains("\u{1B}[2J"))
    var paragraph = TerminalRenderer()
    paragraph.append(paragraph: "\(star)")
    #expect(paragraph.text.hasPrefix("star"))
  }

  @Test(arguments: [
    (ColorProfile.none, "x"), (.ansi16, "\u{1B}[91mx\u{1B}[m"), (.ansi256, "\u{1B}[38;5;196mx\u{1B}[m"),
    (.trueColor, "\u{1B}[38;2;255;0;0mx\u{1B}[m"),
  ])
  func colorsAreThoseOfTheProfile(_ colors: ColorProfile, _ expected: String) {
    var terminal = TerminalRenderer(TerminalProfile(colors: colors))
    terminal.append(StyledText("x", style: TextStyle(color: .red)))
    #expect(terminal.text == expected)
  }

  /// Whatever comes after whatever, each character looks as it does alone.
  @Test
  func looksDoNotBleed() async throws {
    try await forEach(styleSamples.indices.sampled(every: 4), ColorProfile.allCases) {
      (first: Int, colors: ColorProfile) in
      let profile = TerminalProfile(colors: colors)
      for second in styleSamples.indices {
        for third in styleSamples.indices {
          let order = [first, second, third]
          let text = StyledString(order.map { StyledText("\($0)", style: styleSamples[$0]) })
          let shown = cells(text, profile)
          #expect(shown.surprises.isEmpty)
          #expect(shown.look == TerminalCells.Look())
          let alone = order.map { cells(StyledString("\($0)", style: styleSamples[$0]), profile).lines[0][0] }
          #expect(shown.lines == [alone])
        }
      }
    }
  }

  /// Rendering and taking the sequences away again leaves the text.
  @Test
  func textStaysTheSame() async throws {
    try await forEach(textSamples, [true, false]) { (text: String, isSelfContained: Bool) in
      var options = TerminalRenderer.Options()
      options.selfContainedLines = isSelfContained
      let shown = cells(styled(text + "\n" + text), TerminalProfile(), options)
      #expect(shown.text == text + "\n" + text)
      #expect(shown.surprises.isEmpty)
      #expect(cells(styled(text), .plain).text == text)
    }
  }

  /// Runs that are gathered are what they are one by one, whatever is between them.
  @Test
  func howMuchIsAppendedMakesNoDifference() async throws {
    try await forEach([TerminalProfile(), TerminalProfile(colors: .ansi16), .plain]) {
      (profile: TerminalProfile) in
      let many = (0..<20).map { index in
        StyledText("\(index) ", style: TextStyle(color: Color(hex: UInt32(index * 0x0A0B0C))))
      }
      let odd = [
        StyledText("two\nlines", style: styleSamples[4]), StyledText("\u{1B}[2J", style: styleSamples[1]),
        StyledText("link", style: styleSamples[1].linked(to: "https://example.org/")),
        StyledText("kern", style: styleSamples[2].restyled { $0.kern = 3 }), StyledText("\n"),
        StyledText(String(repeating: "long ", count: 400), style: styleSamples[3]),
        StyledText("中文é", style: styleSamples[2]),
      ]
      let plain = styled("words in the styles that take turns, again and again and once more").runs
      let runs = plain + odd + many + plain + odd.flatMap { [$0] + plain.prefix(2) } + many.reversed()
      var (whole, pieces) = (TerminalRenderer(profile), TerminalRenderer(profile))
      whole.append(StyledString(runs))
      for run in StyledString(runs).runs { pieces.append(run) }
      #expect(whole.text == pieces.text)
      #expect(whole.problems == pieces.problems)
      whole.append(paragraph: "end")
      pieces.append(paragraph: "end")
      #expect(whole.text == pieces.text)
      #expect(TerminalCells(whole.text).text.contains(String(repeating: "long ", count: 400)))
    }
  }

  @Test func plainProfilesWriteNoSequences() {
    var terminal = TerminalRenderer(.plain)
    terminal.append(styled("all the styles and a link", startingWith: 0))
    terminal.append(StyledText(" x", style: TextStyle().linked(to: "https://example.org")))
    #expect(terminal.text == "all the styles and a link x")
    #expect(terminal.problems.isEmpty)
  }

  @Test(
    "A relative link is left out for what it is, where the terminal shows links",
    arguments: ["/a", "a", "#a", "?a", ""])
  func relativeLinks(address: String) throws {
    let relative = RenderingProblem.Loss.relativeAddress(address)
    for (profile, losses) in [
      (TerminalProfile(), [relative]), (TerminalProfile(showsLinks: false), []), (.plain, []),
    ] {
      var text = TerminalRenderer(profile)
      text.append(StyledText("x", style: TextStyle().linked(to: Link(address))))
      #expect(TerminalCells(text.text).text == "x")
      #expect(text.problems.map(\.loss) == losses)
      var interface = TerminalRenderer(profile)
      try interface.append(Hyperlink("x", to: Link(address)))
      #expect(interface.problems.map(\.loss) == losses)
    }
    #expect(relative.description.contains("begin with https://"))
  }

  @Test("A link that is longer than terminals follow is left out, and takes no room in each line of its text")
  func longLinks() throws {
    for (length, isFollowed) in [(2_083, true), (2_084, false), (20_000, false)] {
      let start = "https://example.org/"
      let address = start + String(repeating: "a", count: length - start.utf8.count)
      var terminal = TerminalRenderer(TerminalProfile(columns: 80))
      try terminal.append(Label(StyledString(address, style: TextStyle().linked(to: Link(address)))))
      let shown = TerminalCells(terminal.text)
      #expect(shown.lines[0][0].look.link == (isFollowed ? address : ""))
      #expect(shown.text.filter { $0 != "\n" && $0 != " " } == address)
      #expect(terminal.problems.map(\.loss.kind) == (isFollowed ? [] : ["longAddress"]))
      #expect(isFollowed || terminal.text.utf8.count < 2 * length)
    }
  }

  @Test func linesStandAloneIfAsked() {
    var options = TerminalRenderer.Options()
    options.selfContainedLines = true
    var terminal = TerminalRenderer(options: options)
    terminal.append(
      StyledText("one\ntwo\nthree", style: TextStyle(color: .red).linked(to: "https://example.org/")))
    let whole = TerminalCells(terminal.text)
    for (line, text) in zip(whole.lines, terminal.text.split(separator: "\n")) {
      #expect(TerminalCells(String(text)).lines == [line])
      #expect(TerminalCells(String(text)).look == TerminalCells.Look())
    }
  }

  @Test func backgroundsEndWithTheirLine() {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("a\nb", style: TextStyle(color: .red).backgroundColored(.white)))
    #expect(
      terminal.text == "\u{1B}[38;2;255;0;0;48;2;255;255;255ma\u{1B}[49m\n\u{1B}[48;2;255;255;255mb\u{1B}[m")
  }
}

// What a terminal would obey, links and losses.
extension TerminalRendererTests {
  private static let obeyed: [String] =
    ((0..<0x20).filter { $0 != 9 && $0 != 10 } + (0x7F..<0xA0).filter { $0 != 0x85 } + [
      0x61C, 0x200E, 0x200F,
    ] + Array(0x202A...0x202E)
    + Array(0x2066...0x2069)).compactMap { Unicode.Scalar($0 as UInt32).map(String.init) } + [
      "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}P1$q\u{1B}\\", "\u{9B}2J", "\u{1B}_x\u{1B}\\", "\u{1B}c",
    ]

  @Test
  func textIsNeverObeyed() async throws {
    try await forEach(Self.obeyed, UntrustedCharacters.allCases) {
      (text: String, untrusted: UntrustedCharacters) in
      var options = TerminalRenderer.Options()
      options.untrustedCharacters = untrusted
      for profile in [TerminalProfile(), .plain] {
        var terminal = TerminalRenderer(profile, options: options)
        terminal.append(StyledText("a\(text)b"))
        terminal.append(paragraph: StyledString("a\(text)b"))
        terminal.append(StyledText("x", style: TextStyle().linked(to: Link("https://example.org/\(text)"))))
        let shown = TerminalCells(terminal.text)
        #expect(shown.surprises.isEmpty)
        #expect(shown.lines[0].first?.character == "a")
        if untrusted == .removed { #expect(shown.lines[0].prefix(2).map(\.character) != ["a", "\u{1B}"]) }
      }
    }
  }

  @Test func controlsAreShownAsTheirPictures() {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("\u{1B}[m\u{7F}\u{9B}\u{202E}"))
    #expect(terminal.text == "␛[m␡<U+009B><U+202E>")
  }

  @Test(
    "Directional marks and isolates of a text's own direction are left out",
    arguments: UntrustedCharacters.allCases)
  func invisibleDirectionsAreLeftOut(_ untrusted: UntrustedCharacters) {
    var options = TerminalRenderer.Options()
    options.untrustedCharacters = untrusted
    var terminal = TerminalRenderer(.plain, options: options)
    terminal.append(StyledText("\u{200F}12.50 €\u{61C}, \u{200E}-3 \u{2068}Ada\u{2069}"))
    #expect(terminal.text == "12.50 €, -3 Ada")
  }

  @Test(arguments: [
    ("https://example.org/ä;\u{7}x", "https://example.org/%C3%A4;%07x"),
    ("mailto:a@example.org", "mailto:a@example.org"),
  ])
  func safeLinksAreFollowed(_ target: String, _ written: String) {
    let shown = cells(StyledString("x", style: TextStyle().linked(to: Link(target))))
    #expect(shown.lines[0][0].look.link == written)
    #expect(shown.look.link.isEmpty)
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "x\u{1B}\\:y", "vbscript:x"])
  func otherLinksAreReported(_ target: String) {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("x", style: TextStyle().linked(to: Link(target))))
    #expect(terminal.text == "x")
    #expect(terminal.problems.count == 1)
  }

  @Test(arguments: [
    (TextStyle().tracking(2), ["kern"]), (TextStyle(font: .custom("Inter", size: 17)), ["fontFamily"]),
    (TextStyle().smallCaps, ["fontFeatures"]),
  ])
  func whatATerminalLacksIsReported(_ style: TextStyle, _ names: [String]) {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("x", style: style))
    #expect(terminal.problems.map(\.loss) == names.map { .attribute($0) })
  }

  @Test func whatATerminalLacksIsReportedOnce() {
    let text = StyledString("x", style: TextStyle().tracking(2).centerAligned)
    var terminal = TerminalRenderer()
    for _ in 0..<3 { terminal.append(text) }
    #expect(terminal.problems.map(\.loss) == [.paragraphAttribute("alignment"), .attribute("kern")])
    for _ in 0..<3 { terminal.append(paragraph: text) }
    terminal.append(block: TerminalTable(columns: ["A"], rows: Array(repeating: [text], count: 20)))
    #expect(terminal.problems.count == 2)
    var other = TerminalRenderer()
    for _ in 0..<3 { other.append(paragraph: text) }
    #expect(other.problems.map(\.loss) == [.attribute("kern")])
    for _ in 0..<3 { other.append(text) }
    #expect(other.problems.map(\.loss) == [.attribute("kern"), .paragraphAttribute("alignment")])
  }

  @Test func sizesAreReportedWhereNoRuleTellsThem() {
    var options = TerminalRenderer.Options()
    options.sizes = .none
    var terminal = TerminalRenderer(options: options)
    terminal.append(StyledText("x", style: TextStyle(font: .system(size: 30))))
    #expect(terminal.text == "x")
    #expect(terminal.problems.map(\.loss) == [.attribute("fontSize")])
  }
}
