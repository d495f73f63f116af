import Restyle
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("A report of all that a terminal shows")
struct ReportTests {
  /// As in the article.
  private func append(to terminal: inout TerminalRenderer) {
    let name = TextStyle(color: .ansi(.cyan)).bold
    var facts = TerminalBox(
      TerminalTable(
        columns: [TerminalTable.Column("", style: name), ""],
        rows: [["Commit", "6c691f3b on main"], ["Swift", 6.3], ["Duration", "\(183) s on two cores"]],
        style: .plain),
      background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 4)),
      padding: CellInsets(horizontal: 1))
    facts.titles = ["Restyle"]
    facts.width = .fill
    var targets = TerminalTable(
      columns: ["Target", "Files", "Seconds", TerminalTable.Column("Coverage", decimalSeparator: ".")],
      rows: [
        ["Restyle", 214, 41.5, "98.2 %"], ["RestyleHTML", 187, 38, "96 %"],
        ["RestyleTerminal", 81, 12.25, "\("71.4 %", style: TextStyle(color: .ansi(.red)))"],
      ], caption: "Targets, slowest first")
    targets.footer = ["All of them", 482, 91.75, nil]
    let products = TerminalTree("Products", lineStyle: TextStyle(color: .gray)) {
      TerminalTree("Outputs") {
        "RestyleHTML"
        TerminalTree("RestyleTerminal") { "\("no dependencies", style: .italic)" }
      }
      "Restyle"
    }
    var progress = TerminalProgressBar(0.72, style: TextStyle(color: .ansi(.green)))
    progress.label = "Tests"
    terminal.append(block: TerminalRule("\("Build report", style: .bold)"))
    terminal.append(block: facts)
    terminal.append(block: targets)
    terminal.append(block: products)
    terminal.append(block: TerminalRule())
    terminal.append(block: progress)
  }

  private func rendered(_ profile: TerminalProfile) -> TerminalRenderer {
    var terminal = TerminalRenderer(profile)
    append(to: &terminal)
    return terminal
  }

  private static let profiles: [TerminalProfile] =
    [ColorScheme.dark, .light, nil].flatMap { scheme in
      ColorProfile.allCases.map { TerminalProfile(colors: $0, colorScheme: scheme) }
    }

  @Test(
    "It reads the same in dark, light and unknown terminals, and without colours", arguments: [40, 80, 120])
  func text(_ columns: Int) async throws {
    let plain = rendered(.plain.with { $0.columns = columns }).text
    try await forEach(Self.profiles) { profile in
      let terminal = rendered(profile.with { $0.columns = columns })
      // The last line ends, and nothing is behind it.
      let lines = TerminalCells(terminal.text).lines.filter { !$0.isEmpty }
      #expect(lines.map { String($0.map(\.character)) }.joined(separator: "\n") == String(plain.dropLast()))
      #expect(terminal.problems.isEmpty)
    }
    // No word is broken, and no number.
    for word in ["RestyleTerminal", "Seconds", "Coverage", "12.25", "71.4 %", "dependencies", "Build report"]
    {
      #expect(plain.contains(word), "\(word)")
    }
  }

  @Test("Without colours it writes none, and bold and italic remain")
  func noColor() throws {
    let environment = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    let text = rendered(TerminalProfile(environment: environment, isTerminal: true)).text
    #expect(!text.contains(try Regex("\u{1B}\\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]")))
    #expect(text.contains("\u{1B}[1mBuild report") && text.contains("\u{1B}[3m"))
  }

  @Test("No line is too long at any width, in ASCII or not", arguments: [false, true])
  func widths(_ drawsASCII: Bool) {
    for columns in 1...200 {
      let profile = TerminalProfile.plain.with {
        $0.columns = columns
        $0.drawsASCII = drawsASCII
      }
      let text = rendered(profile).text
      for line in text.split(separator: "\n") { #expect(line.count <= columns) }
      if drawsASCII { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
    }
  }
}
