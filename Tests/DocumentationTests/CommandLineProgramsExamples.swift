// What the article on command-line programs shows, as it stands there, and what it gives.

import Foundation
import Restyle
import RestyleTerminal
import Testing

extension TextStyle {
  static var passed: Self { TextStyle(color: Color(light: .green, dark: .yellow)).bold }
  static var path: Self { TextStyle().italic }
}

@Suite("What the article on command-line programs shows")
struct CommandLineProgramsExamples {
  /// What a program writes to a file.
  private func written(_ write: (TerminalOutput) throws -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    let file = try FileHandle(forWritingTo: url)
    try write(TerminalOutput(fileDescriptor: file.fileDescriptor))
    try file.close()
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("The output is written as the article says")
  func output() throws {
    let output = TerminalOutput.standardOutput
    let profile = TerminalProfile(
      environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
      columns: output.size?.columns)
    var terminal = TerminalRenderer(profile)
    terminal.append("\("passed", style: TextStyle(color: .green)) 41 tests in \("2.1 s", style: .bold)\n")
    try output.write(terminal)

    #expect(terminal.text.contains(" 41 tests in "))
    #expect(try written { try finish(terminal, to: $0) } == terminal.text)
    #expect(throws: TerminalOutputError.self) {
      try finish(terminal, to: TerminalOutput(fileDescriptor: 1_000_000))
    }
  }

  func finish(_ terminal: TerminalRenderer, to output: TerminalOutput) throws {
    do throws(TerminalOutputError) {
      try output.write(terminal)
    } catch {
      // Whoever reads it has seen enough.
      if !error.isClosed { throw error }
    }
  }

  @Test("Environments are passed in")
  func environment() {
    let values = descriptions {
      var plain = TerminalRenderer(TerminalProfile(environment: [:], isTerminal: false))
      plain.append(StyledText("passed", style: TextStyle(color: .green)))
      plain.text  // "passed"
    }

    #expect(values.count == 2)
    #expect(TextStyle.passed != .path)
  }

  @Test("Paragraphs are indented as the article says")
  func paragraphs() {
    var terminal = TerminalRenderer(.plain)
    let note = TextStyle().restyled {
      $0.firstLineHeadIndent = 16
      $0.headIndent = 32
    }
    terminal.append(
      paragraph: StyledString("Warning: the file is newer than the program.", style: note), columns: 24)
    //   Warning: the file is
    //     newer than the
    //     program.

    #expect(terminal.text == "  Warning: the file is\n    newer than the\n    program.\n")
    for line in terminal.lines(of: StyledString("one\ntwo", style: .bold), standingAlone: true) {
      print(line)
    }
  }

  @Test("Frames are written as the article says")
  func frames() throws {
    func run(_ output: TerminalOutput, _ profile: TerminalProfile, frames: Int) throws(TerminalOutputError) {
      var shown: TerminalScreen?
      for frame in 0...frames {
        var screen = TerminalScreen(profile, rows: output.size?.rows ?? 24)
        screen.draw(StyledString("Copying", style: .bold))
        screen.draw(TerminalProgressBar(Double(frame) / Double(max(frames, 1))), row: 1)
        try output.write(TerminalDifference(from: shown, to: screen))
        shown = screen
      }
    }

    let text = try written { try run($0, TerminalProfile(columns: 40), frames: 4) }
    #expect(text.contains("Copying") && text.contains("100"))
    // The title is sent once.
    #expect(text.split(separator: "Copying").count == 2)
  }
}
