// What the article of RestyleTerminal shows, as it stands there, and what it gives.

import Restyle
import RestyleTerminal
import Testing

@Suite("What the article of RestyleTerminal shows")
struct RestyleTerminalExamples {
  @Test("Texts are rendered as the article says")
  func renders() {
    let profile = TerminalProfile(
      environment: ["TERM": "xterm-256color", "COLORFGBG": "15;0"], isTerminal: true, columns: 40)
    var terminal = TerminalRenderer(profile)
    terminal.append(StyledText("error", style: TextStyle(color: .red).bold))
    terminal.append(StyledText(": no such file\n"))
    let output = terminal.text

    #expect(output == "\u{1B}[1;38;5;196merror\u{1B}[m: no such file\n")

    terminal.append(
      paragraph: StyledString(
        "The quick brown fox jumps over the lazy dog.", style: TextStyle().centerAligned))

    #expect(terminal.text.hasSuffix("\nThe quick brown fox jumps over the lazy\n                  dog.\n"))
  }

  @Test("Texts are measured as the article says")
  func measures() {
    let values = descriptions {
      "コンニチハ".cellWidth  // 10
      "👩‍🚀 café".cellWidth  // 7
      let path = StyledString("/usr/local/share")
      CellMetrics.standard.truncated(path, columns: 9, .truncatingMiddle).text  // "/usr…hare"
    }

    #expect(values.count == 3)
  }
}
