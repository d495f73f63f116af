import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Lines with titles")
struct TerminalRuleTests {
  private func row(
    _ rule: TerminalRule, columns: Int = 12, _ profile: TerminalProfile = TerminalProfile()
  ) -> String {
    TerminalBlock.checked(rule, columns: columns, profile).text
  }

  @Test("The title lies at the left, in the middle or at the right")
  func titles() {
    #expect(row(TerminalRule()) == "────────────")
    #expect(row(TerminalRule("ab")) == "──── ab ────")
    #expect(row(TerminalRule("abc")) == "─── abc ────")
    #expect(row(TerminalRule("ab", alignment: .leading)) == "ab ─────────")
    #expect(row(TerminalRule("ab", alignment: .trailing)) == "───────── ab")
    #expect(row(TerminalRule("日本")) == "─── 日本 ───")
    #expect(row(TerminalRule("ab\ncd")) == "── ab cd ───")
    var rule = TerminalRule("ab")
    rule.line = .double
    #expect(row(rule) == "════ ab ════")
    #expect(row(rule, columns: 12, .plain.with { $0.drawsASCII = true }) == "---- ab ----")
  }

  @Test("A title that doesn't fit is cut off")
  func narrow() {
    #expect(row(TerminalRule("the quick brown"), columns: 10) == "─ the q… ─")
    #expect(row(TerminalRule("the quick"), columns: 3) == "…")
  }

  @Test(
    "All columns are taken, whatever the title is",
    arguments: [StackStyle.Alignment.leading, .center, .trailing])
  func anything(_ alignment: StackStyle.Alignment) async throws {
    try await forEach(textSamples + hostileTexts) { text in
      for columns in 1...40 {
        let block = TerminalBlock.checked(
          TerminalRule(StyledString(text), alignment: alignment), columns: columns, TerminalProfile())
        #expect(block.height == 1 && (columns < 5 || block.width == columns))
      }
    }
  }

  @Test("The line has its style, and the title its own")
  func styles() {
    var terminal = TerminalRenderer()
    let rule = TerminalRule("\("ab", style: TextStyle(color: .red))", lineStyle: TextStyle(color: .blue))
    let cells = terminal.block(rule, columns: 12).cells().lines[0]
    #expect(cells[0].look.foreground == [0, 0, 255] && cells[5].look.foreground == [255, 0, 0])
  }
}
