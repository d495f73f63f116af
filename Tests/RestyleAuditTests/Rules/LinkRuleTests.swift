import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("Links in texts")
struct LinkRuleTests {
  private static let text = TextStyle(font: .system(size: 17), color: .black)
  private static let bare = TextStyle(color: Color(hex: 0x0050A0)).linked(to: "/terms").underlined(.absent)
  private static let blue = Color(hex: 0x0050A0)

  private func findings(_ runs: [(String, TextStyle)], in style: TextStyle = text) throws -> [AuditFinding] {
    let label = Label(StyledString(runs.map { StyledText($0.0, style: $0.1) }), style: style)
    return try Audit(label, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .distinctLinks }
  }

  @Test(
    "A link is told by a line, its font, its place, or a contrast of 3:1 with the text or with what is behind it",
    arguments: [
      (bare, false), (bare.underlined, true), (bare.restyled { $0.underline = nil }, true),
      (bare.struckThrough, true), (bare.bold, true), (bare.italic, true), (bare.resized(to: 20), true),
      (bare.restyled { $0.fontFamily = .named("Georgia") }, true),
      (bare.restyled { $0.baselineOffset = 5 }, true),
      // 5.3:1 and 2.7:1 with black.
      (bare.colored(Color(white: 0.5)), true), (bare.colored(.black), false),
      (bare.backgroundColored(Color(hex: 0xFFFFD0)), false),
      (bare.backgroundColored(blue).colored(.white), true),
      // What outputs don't show makes no difference.
      (bare.weight(.regular), false), (bare.restyled { $0.language = "sv" }, false),
    ])
  func marks(link: TextStyle, isTold: Bool) throws {
    let found = try findings([("Read the ", TextStyle()), ("terms", link)])
    #expect(found.isEmpty == isTold)
  }

  @Test(
    "What counts is the nearest text on either side that has words and isn't a link",
    arguments: [
      ([("Read ", TextStyle()), ("terms", bare), (" now", TextStyle())], true),
      ([("Read ", TextStyle.underlined), ("terms", bare)], false),
      ([("Read ", TextStyle.underlined), ("terms", bare), (" now", TextStyle())], true),
      ([("terms", bare)], false), ([("terms", bare), (" | ", TextStyle()), ("help", bare)], false),
      ([("Read ", TextStyle()), ("terms", bare.underlined), (" ", TextStyle()), ("help", bare)], true),
      ([("Read the terms", TextStyle())], false),
    ])
  func neighbours(runs: [(String, TextStyle)], isFound: Bool) throws {
    #expect(try findings(runs).isEmpty != isFound)
  }

  @Test("The text and the link are seen on what lies behind them, under the smallest condition")
  func conditions() throws {
    let link = Self.bare.colored(Color(light: Color(white: 0.1), dark: Color(white: 0.9)))
    let found = try findings([("Read the ", TextStyle()), ("terms", link)])
    #expect(found.map(\.condition.description) == ["light"])
    #expect(found.first?.suggestion == "a line under it")
    // Half of white on black is as gray as half of black on white is.
    let pale = try findings([
      ("Read ", TextStyle()), ("terms", Self.bare.colored(Color(white: 0, alpha: 0.5))),
    ])
    #expect(pale.isEmpty)
  }

  @Test("Links that can't be followed are texts")
  func unfollowed() throws {
    let text = StyledString([StyledText("Read the "), StyledText("terms", style: Self.bare)])
    let row = Section { Row(DisplayText(text), action: .follow("/terms")) }
    let findings = try Audit(row, in: AuditSurroundings(page: .white)).findings
    #expect(!findings.contains { $0.rule == .distinctLinks })
  }
}
