// The texts of the landing page of RestyleTokens, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTokens
import Testing

@Suite("What the page of RestyleTokens shows")
struct RestyleTokensExamples {
  @Test("Tokens become styles")
  func reads() throws {
    let data = Data(
      #"{"color":{"accent":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}}"#.utf8)
    var style = TextStyle()
    // Block 1 of RestyleTokens/RestyleTokens.docc/RestyleTokens.md
    #expect(style.color == Color(red: 1, green: 0, blue: 0))
  }

  @Test("A resolver loads the files beside it")
  func resolves() throws {
    try TokenFiles.with(TokenFiles.themes) { file in
      // Block 2 of RestyleTokens/RestyleTokens.docc/RestyleTokens.md
      #expect(dark["a"]?.value == .number(2))
    }
  }
}

/// Files of tokens for the time of a test.
enum TokenFiles {
  static let themes = [
    "all.resolver.json":
      #"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"theme","contexts":{"light":[],"dark":[{"$ref":"themes/dark.json"}]}}]}"#,
    "themes/dark.json": #"{"a":{"$type":"number","$value":2}}"#,
  ]

  /// Gives the first of the files, by name.
  static func with(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.appendingPathComponent(files.keys.min() ?? ""))
  }
}
