import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("What elements of an interface share")
struct SharedLooksTests {
  /// The lines of an interface, each of which says all that it looks like.
  private func lines(_ element: some Element) throws -> [Substring] {
    var options = TerminalRenderer.Options()
    options.selfContainedLines = true
    var terminal = TerminalRenderer(options: options)
    try terminal.append(element)
    #expect(terminal.problems.isEmpty, "\(terminal.problems)")
    return terminal.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private static let wide = DynamicSectionStyle { _ in
    SectionStyle.system(grouped: true, horizontallyRegular: false).restyled { $0.rowInsets.leading = 40 }
  }

  private static let loud = TitleSubtitleStyle.system.restyled {
    $0.title = TextStyle(color: .red).uppercased
    $0.insets.leading = 24
  }

  @ElementBuilder
  private static func rows(isSelected: Bool = false) -> ElementContent {
    Row("One", subtitle: "Below") { Switch(isOn: true) }
    Row("Two", subtitle: "", style: loud) { Switch(isOn: true, style: SwitchStyle(onTintColor: .red)) }
    Row("Three") { Switch() }.with { $0.isSelected = isSelected }
    Row("Four", subtitle: "Below") { Label("Text") }
    Row("Five") { Label("Text", style: TextStyle(color: .blue)) }
  }

  @Test("Elements look beside others as they do by themselves")
  func neighbours() throws {
    let parts: [ElementContent] = [
      Section(header: "First") { Self.rows() }.body,
      Section(header: "Second", style: Self.wide) { Self.rows() }.body,
      Section(header: "Third") { Self.rows(isSelected: true) }.body,
      Stack(spacing: 0, background: BackgroundStyle(color: .white)) { Section { Self.rows() } }.body,
      Section(header: "First") { Self.rows() }.body,
    ]
    let together = try lines(Stack(spacing: 0) { for part in parts { part } })
    #expect(try together == parts.flatMap { part in try lines(Stack(spacing: 0) { part }) })
  }

  private struct Accent: DefaultStylingKey {
    static let defaultValue = Color.red
  }

  @Test("Named values are those of the current defaults, whatever was rendered before with others")
  func defaults() throws {
    var brand = DefaultStyling.system
    brand[Accent()] = .blue
    let (text, fill) = (TextStyle(color: .named(Accent())), BackgroundStyle(color: .named(Accent())))
    let elements: [any Element] = [
      Label("a", style: text), Stack(background: fill) { Label("a") },
      Label(StyledString([StyledText("a"), StyledText("b", style: text)])),
      Button("a", style: ButtonStyle(normal: ButtonStateStyle(background: fill, text: text))),
      Label("a", style: TextStyle().restyled { $0.underline = TextLine(color: .named(Accent())) }),
      Table(columns: ["a"], rows: [["b"]], style: .system.restyled { $0.headerColor = .named(Accent()) }),
      Switch(isOn: true, style: SwitchStyle(onTintColor: .named(Accent()))),
      Section(header: "a", style: Self.wide.restyled { $0.header.text.color = .named(Accent()) }) {
        Row("b")
      },
    ]
    let all: [DefaultStyling] = [.system, brand, .system]
    for element in elements {
      try expectEqualTexts(all) { try $0.append(element, in: ElementContext(defaults: $1)) }
    }
    try expectEqualTexts(all) { terminal, defaults in
      DefaultStyling.withDefaults(defaults) {
        for text in [StyledText("a", style: text), StyledText("b\n")] { terminal.append(text) }
        terminal.append(paragraph: StyledString("c", style: text))
      }
    }
  }

  /// Expects that a renderer writes what a new one does, with some defaults after others.
  private func expectEqualTexts(
    _ all: [DefaultStyling], _ write: (inout TerminalRenderer, DefaultStyling) throws -> Void
  ) throws {
    var options = TerminalRenderer.Options()
    options.selfContainedLines = true
    var used = TerminalRenderer(options: options)
    var texts: Set<String> = []
    for defaults in all {
      let start = used.text
      try write(&used, defaults)
      var fresh = TerminalRenderer(options: options)
      try write(&fresh, defaults)
      #expect(used.text == start + fresh.text)
      texts.insert(fresh.text)
    }
    #expect(texts.count == 2, "the defaults change nothing: \(texts)")
  }
}
