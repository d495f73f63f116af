import Restyle
import RestyleTesting
import Testing

@testable import RestyleTerminal

@Suite("Laws of terminals as an output")
struct OutputLawTests {
  @Test(
    "Each text in each place is written, and read back as itself",
    arguments: [TerminalProfile(columns: 1_000), .plain.with { $0.columns = 1_000 }])
  func laws(_ profile: TerminalProfile) throws {
    let output = TestedOutput("Terminal", read: Self.read) { element in
      var terminal = TerminalRenderer(profile)
      try terminal.append(element)
      return Rendering(terminal.text, problems: terminal.problems)
    }
    try DefaultStyling.withDefaults(.system) {
      try checkLaws(of: output, laws: [.structure, .escaping, .determinism])
    }
  }

  /// The characters of the cells, and the sequences that no terminal should be sent.
  @Sendable private static func read(_ text: String) -> ReadOutput {
    let cells = TerminalCells(text)
    return ReadOutput(text: cells.text, structure: cells.surprises)
  }
}
