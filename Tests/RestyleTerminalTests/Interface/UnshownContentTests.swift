import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import Testing

@Suite("What a terminal doesn't show of elements")
struct UnshownContentTests {
  private func problems(@ElementBuilder _ content: () -> ElementContent) throws -> [String] {
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(Stack { content() })
    return terminal.problems.map(\.description)
  }

  @Test("Each property is reported once for a kind of element, with the first one's place")
  func once() throws {
    let problems = try problems {
      for title in ["a", "b"] {
        Button(title).accessibilityHint("x")
        Label(title).accessibilityHint("x")
      }
    }
    #expect(problems.count == 2)
    #expect(problems[0].hasPrefix(#"Stack 1 > Button 1 "a": left out "accessibility hint""#))
    #expect(problems[1].hasPrefix(#"Stack 1 > Label 2 "a": left out "accessibility hint""#))
  }

  @Test("A label that says what is shown is not lost, and one that says something else is")
  func labels() throws {
    #expect(
      try problems {
        Button("a").accessibilityLabel("a")
        Label("a").accessibilityLabel("a")
        Row("a").accessibilityLabel("a")
        ImageView(Image(url: "a.png")).accessibilityLabel("a")
      }.allSatisfy { !$0.contains("accessibility") })
    #expect(
      try problems { Row("a").accessibilityLabel("b") }.contains { $0.contains("accessibility label") })
  }

  @Test("The title of a row is an element like others, and a rank is one of headings")
  func titlesAndRanks() throws {
    let title = TitleSubtitle("a").with { $0.accessibility.headingLevel = 2 }
    #expect(try problems { Row("b").with { $0.heading = title } }.count == 1)
    #expect(try problems { Label("a").with { $0.accessibility.headingLevel = 2 } }.isEmpty)
  }

  @Test("An image that assistive technologies ignore has no name")
  func hiddenImage() throws {
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(
      ImageView(Image(url: "a.png")).accessibilityLabel("logo").with { $0.accessibility.isHidden = true })
    #expect(!terminal.text.contains("logo"))
  }

  @Test("Rows and disclosures have the marks of their states")
  func marks() throws {
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(
      Stack {
        Row("a", action: .perform("go")).invalid()
        Disclosure("b") { Label("c") }.required()
      })
    #expect(terminal.text.contains("!") && terminal.text.contains("*"))
  }
}
