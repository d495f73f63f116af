import DesignSystems
import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

/// A screen with a text in every place of every element.
private struct TextEverywhere: Element {
  var text: String

  var body: some Element {
    let named = Accessibility(label: DisplayText(text), hint: DisplayText(text), identifier: text)
    return Form(submission: Form.Submission(to: Link(text))) {
      Section(header: text, footer: text) {
        Row(text, subtitle: text) { Switch(text, name: text).with { $0.accessibility = named } }
        Row(text, action: .perform(text)).with { $0.accessibility = named }
        Row(action: .follow(Link(text))) { Label(text) }.with { $0.accessibility = named }
        Row(text, action: .follow(Link("https://example.org/\(text)"))).with { $0.isSelected = true }
      }
      .with { $0.accessibility = named }
      Label(text).with { $0.accessibility = named }
      Label(text).heading(2)
      Label(text, style: TextStyle(font: .system(size: 28)).linked(to: Link("https://example.org/\(text)")))
      TitleSubtitle(text, subtitle: text).with { $0.accessibility = named }
      Button(text, action: .submit(name: text, value: text)).with { $0.accessibility = named }
      Button(text, action: .follow(Link("https://example.org/\(text)")))
      TextField(text, text: text, placeholder: text, name: text).with { $0.accessibility = named }
      TextField(placeholder: text)
      TextField(text: text, style: .system.password)
      SegmentedControl([SegmentedControl.Segment(text, value: text), "b"], selectedIndex: 0, name: text)
      ImageView(Image(url: text)).with { $0.accessibility = named }
      Separator().with { $0.accessibility = named }
      Spacer().with { $0.accessibility = named }
      Stack(.horizontal) {
        Label(text)
        Label(text)
      }.with { $0.accessibility = named }
      fields
    }
    .with { $0.accessibility = named }
  }

  @ElementBuilder private var fields: ElementContent {
    FormField(text, help: text, error: text) { TextArea(text: text, placeholder: text) }
    RadioGroup([Choice(text)])
    Picker(text, groups: [.init(text, [Choice(text)])], selectedIndex: 0)
    Checkbox(text)
    ProgressBar(text, value: 0.5)
    Hyperlink(text, to: Link("https://example.org/\(text)"))
    List([DisplayText(text)])
    Table(text, columns: [Table.Column(text)], rows: [[DisplayText(text)]])
    Disclosure(text) { Label(text) }
  }
}

/// What isn't an element, with a text in each of its places.
private func contents(_ text: String) -> [any TerminalContent] {
  let styled = StyledString(text)
  var box = TerminalBox(text, background: BackgroundStyle(border: BorderStyle(width: 1, color: .red)))
  box.titles = [TerminalBox.Title(styled), TerminalBox.Title(styled, isAbove: false)]
  var table = TerminalTable(
    columns: [TerminalTable.Column(styled), TerminalTable.Column(styled, lineBreakMode: .truncatingHead)],
    rows: [[styled, styled], [styled]])
  table.footer = [.init(styled)]
  table.caption = .init(styled)
  var bar = TerminalProgressBar(0.5)
  bar.label = styled
  var meter = TerminalMeter(0.5)
  meter.bar.label = styled
  let items = [ListItem(styled), ListItem(styled, level: 1)]
  return [
    text, styled, StyledText(text), box, table, bar, meter, TerminalTree(items),
    TerminalList(items, enumerator: ListEnumerator { _ in text }),
  ]
}

@Suite("Texts that a terminal would obey, in elements")
struct HostileInterfaceTests {
  private static let texts: [String] =
    ((0..<0x20).filter { $0 != 9 } + Array(0x7F..<0xA0) + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029]
    + Array(0x202A...0x202E) + Array(0x2066...0x2069)).compactMap { code -> String? in
      Unicode.Scalar(code as UInt32).map { "a\($0)b" }
    } + [
      "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://evil.example\u{1B}\\", "\u{1B}P1$q\u{1B}\\",
      "\u{9B}2J",
      "\u{9D}0;x\u{9C}", "\u{90}q\u{9C}", "\u{1B}_x\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}c", "\u{1B}(0",
      "\u{8}\u{8}\u{8}",
      "\r\u{1B}[2K", "\u{E}\u{F}", "\u{1B}", "\u{202E}gpj.exe",
    ]

  private static let profiles = [
    TerminalProfile(columns: 50), .plain.with { $0.columns = 30 },
    TerminalProfile(colors: .none, columns: 20).with { $0.drawsASCII = true },
  ]

  /// What reaches the terminal holds nothing but texts and the sequences of the renderer.
  private func check(_ output: String, _ text: String) {
    let shown = TerminalCells(output)
    if !shown.surprises.isEmpty { Issue.record("\(text.debugDescription): \(shown.surprises)") }
    #expect(shown.look == TerminalCells.Look())
    for scalar in shown.text.unicodeScalars where scalar != "\n" && UntrustedCharacters.contains(scalar) {
      Issue.record("\(text.debugDescription) left \(scalar.debugDescription)")
    }
    let links = Set(shown.lines.joined().map(\.look.link)).subtracting([""])
    #expect(links.allSatisfy { $0.hasPrefix("https://example.org/") })
  }

  @Test("In every place of every element, text stays text")
  func elements() async throws {
    try await forEach(Self.texts.sampled(every: 12)) { (text: String) throws in
      for untrusted in UntrustedCharacters.allCases {
        for profile in untrusted == .visible ? Self.profiles : [Self.profiles[1]] {
          var options = TerminalRenderer.Options()
          options.untrustedCharacters = untrusted
          var terminal = TerminalRenderer(profile, options: options)
          try terminal.append(TextEverywhere(text: text))
          check(terminal.text, text)
          for line in TerminalCells(terminal.text).lines {
            #expect(String(line.map(\.character)).cellWidth <= profile.columns)
          }
        }
      }
    }
  }

  @Test("In boxes, tables, lists and bars, text stays text")
  func contents() async throws {
    try await forEach(Self.texts.sampled(every: 6)) { (text: String) in
      for profile in Self.profiles {
        for content in RestyleTerminalTests.contents(text) {
          var terminal = TerminalRenderer(profile)
          terminal.append(block: content)
          check(terminal.text, text)
        }
      }
    }
  }

  /// Each text is shown as often as a harmless one.
  @Test func controlsAreShownInEveryPlace() throws {
    func count(_ text: String, _ shown: String) throws -> Int {
      var terminal = TerminalRenderer(.plain.with { $0.columns = 200 })
      // Upper case would tell the two apart.
      try terminal.append(TextEverywhere(text: text), in: ElementContext(defaults: .primer))
      return terminal.text.ranges(of: shown).count
    }
    let harmless = try count("☃", "☃")
    #expect(harmless > 20)
    #expect(try count("\u{1B}", "␛") == harmless)
  }
}
