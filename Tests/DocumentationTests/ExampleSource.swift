import CodeBlocks
import Foundation

/// A source with examples in it, or with placeholders for them.
struct ExampleSource {
  private let text: String
  private let lines: [Substring]
  private let describedLines: [Substring]

  init(_ path: String) throws {
    text = try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n")
    var gathers = false
    describedLines = lines.filter { line in
      if line.contains("descriptions {") { gathers = true }
      if line == "    }" || line == "  }" { gathers = false }
      return gathers
    }
  }

  /// Whether the source has the words of a block in it, one after another: where lines break is layout.
  func contains(_ block: CodeBlock) -> Bool {
    Self.words(of: text).contains(Self.words(of: block.code))
  }

  /// Whether the source expects a condition.
  func hasExpectation(_ condition: String) -> Bool { text.contains("#expect(\(condition))") }

  private static func words(of text: String) -> String {
    " \(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")) "
  }
}

extension ExampleSource {
  /// Whether the source has the placeholder of a block.
  ///
  /// - Parameters:
  ///   - number: The number of the block among those of Swift in its file.
  ///   - path: The path of the file.
  ///   - isDescribed: Whether only those count that stand among the expressions whose values the source gathers.
  /// - Returns: Whether it has.
  func hasPlaceholder(_ number: Int, of path: String, isDescribed: Bool = false) -> Bool {
    (isDescribed ? describedLines : lines).contains { line in
      guard let placeholder = Placeholder(line) else { return false }
      return placeholder.path == path && (placeholder.number ?? 1) == number
    }
  }

  /// Whether a line stands among the expressions whose values the source gathers.
  func describes(_ line: String) -> Bool {
    describedLines.contains { Self.words(of: String($0)) == Self.words(of: line) }
  }
}
