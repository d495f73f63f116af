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
}
