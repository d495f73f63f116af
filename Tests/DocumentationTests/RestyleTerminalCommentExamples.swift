// The examples in the comments of RestyleTerminal, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTerminal
import Testing

@Suite("What the comments of RestyleTerminal show")
struct RestyleTerminalCommentExamples {
  @Test("TerminalRenderer")
  func renderer() {
    var terminal = TerminalRenderer(TerminalProfile(colors: .ansi16))
    terminal.append(StyledText("error", style: TextStyle(color: .red).bold))
    terminal.append(StyledText(": no such file"))
    print(terminal.text)

    #expect(terminal.text == "\u{1B}[1;91merror\u{1B}[m: no such file")
  }

  @Test("SizeRule")
  func sizes() {
    var options = TerminalRenderer.Options()
    options.sizes = SizeRule { style in
      if let size = style.fontSize, size >= 24 { style.textCase = .upper }
    }

    var terminal = TerminalRenderer(options: options)
    terminal.append(StyledText("title", style: TextStyle(font: .system(size: 24))))
    #expect(terminal.text == "TITLE")
  }

  @Test("TerminalProfile")
  func profile() {
    let values = descriptions {
      let profile = TerminalProfile(
        environment: ["TERM": "xterm-256color", "COLORFGBG": "15;0"], isTerminal: true)
      profile.colors  // .ansi256
      profile.colorScheme  // .dark
    }

    #expect(values.count == 2)
  }

  @Test("TerminalProfile of this process")
  func environment() {
    let profile = TerminalProfile(
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)

    #expect(profile.columns > 0)
  }

  @Test("CellMetrics")
  func metrics() {
    let values = descriptions {
      "コンニチハ".cellWidth  // 10
      "👩‍🚀 café".cellWidth  // 7
      CellMetrics(ambiguousWidth: .wide).width(of: "±1")  // 3
    }

    #expect(values.count == 3)
  }

  @Test("Lines and truncation")
  func layout() {
    let values = descriptions {
      let lines = CellMetrics.standard.lines(of: StyledString("The quick brown fox"), columns: 10)
      lines.map(\.content.text).joined(separator: "|")  // "The quick|brown fox"
      let path = StyledString("/usr/local/share")
      CellMetrics.standard.truncated(path, columns: 9, .truncatingMiddle).text  // "/usr…hare"
    }

    #expect(values.count == 2)
  }

  @Test("TerminalScreen and TerminalDifference")
  func screens() throws {
    let profile = TerminalProfile()
    let (header, table) = ("Files", TerminalTable(columns: ["Name"], rows: [["a"], ["b"]]))
    let output = TerminalOutput(fileDescriptor: STDERR_FILENO)

    var screen = TerminalScreen(profile, rows: 24)
    screen.draw(header)
    screen.draw(table, row: 2)
    screen.draw("q quits", row: 23)

    var shown = screen
    let next = screen
    let difference = TerminalDifference(from: shown, to: next)
    try output.write(difference)
    shown = next

    #expect(screen.text.contains("q quits"))
    #expect(difference.isEmpty && shown.rows == 24)
  }

  @Test("TerminalOutput")
  func output() throws {
    let output = TerminalOutput.standardOutput
    let profile = TerminalProfile(
      environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
      columns: output.size?.columns)
    var terminal = TerminalRenderer(profile)
    terminal.append(StyledText("done\n", style: TextStyle(color: .green)))
    try output.write(terminal)

    let report = StyledString("one\ntwo")
    for line in terminal.lines(of: report, standingAlone: true) { print(line) }

    #expect(terminal.lines(of: report, standingAlone: true) == ["one", "two"])
  }
}
