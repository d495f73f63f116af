// What the article of RestyleTerminal shows, as it stands there, and what it gives.

import Restyle
import RestyleTerminal
import Testing

@Suite("What the article of RestyleTerminal shows")
struct RestyleTerminalExamples {
  @Test("Texts are rendered as the article says")
  func renders() {
    // Block 1 of RestyleTerminal/RestyleTerminal.docc/RestyleTerminal.md

    #expect(output == "\u{1B}[1;38;5;196merror\u{1B}[m: no such file\n")

    // Block 2 of RestyleTerminal/RestyleTerminal.docc/RestyleTerminal.md

    #expect(terminal.text.hasSuffix("\nThe quick brown fox jumps over the lazy\n                  dog.\n"))
  }

  @Test("Texts are measured as the article says")
  func measures() {
    let values = descriptions {
      // Block 3 of RestyleTerminal/RestyleTerminal.docc/RestyleTerminal.md
    }

    #expect(values.count == 3)
  }
}
