// What the article on command-line programs shows, as it stands there, and what it gives.

import Foundation
import Restyle
import RestyleElements
import RestyleTerminal
import Testing

// Block 4 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

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
    // Block 1 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

    #expect(terminal.text.contains(" 41 tests in "))
    #expect(try written { try finish(terminal, to: $0) } == terminal.text)
    #expect(throws: TerminalOutputError.self) {
      try finish(terminal, to: TerminalOutput(fileDescriptor: 1_000_000))
    }
  }

  // Block 2 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

  @Test("Environments are passed in")
  func environment() {
    let values = descriptions {
      // Block 3 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md
    }

    #expect(values.count == 2)
    #expect(TextStyle.passed != .path)
  }

  @Test("Paragraphs are indented as the article says")
  func paragraphs() {
    var terminal = TerminalRenderer(.plain)
    // Block 5 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

    #expect(terminal.text == "  Warning: the file is\n    newer than the\n    program.\n")
    // Block 6 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md
  }

  @Test("Progress is written as the article says")
  func progress() throws {
    // Block 7 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

    let text = try written { try copy(["a", "b"], $0, .plain) }
    #expect(text == "copied a\ncopied b\n2 files\n")
    let live = try written { try copy(["a", "b"], $0, TerminalProfile(columns: 40)) }
    #expect(live.contains("50") && live.hasSuffix("2 files\r\n"))
  }

  @Test("Frames are written as the article says")
  func frames() throws {
    // Block 8 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

    let text = try written { try run($0, TerminalProfile(columns: 40), frames: 4) }
    #expect(text.contains("Copying") && text.contains("100"))
    // The title is sent once.
    #expect(text.split(separator: "Copying").count == 2)
  }

  // Block 9 of RestyleTerminal/RestyleTerminal.docc/CommandLinePrograms.md

  @Test("Reports are written in chunks")
  func reports() throws {
    let text = try written { try write(Report(orders: 1..<10_001), to: $0, .plain) }
    #expect(text.split(separator: "\n").count == 10_000 && text.hasSuffix("Order 10000\n"))
  }
}
