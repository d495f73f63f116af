import Foundation

/// A file of the package with code blocks in it: an article, or a source with comments.
struct DocumentedFile {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private let path: String
  private let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files in a folder and in those in it, in order.
  static func paths(in folder: String, withExtension pathExtension: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + pathExtension) }.sorted().map { folder + "/" + $0 }
  }
}

extension DocumentedFile {
  /// A fenced block.
  struct Block: CustomStringConvertible {
    let language: String
    var code = ""
    let path: String

    var description: String { "\(path): \(code)" }
  }

  /// The fenced blocks, their lines without indentation.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for var line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if path.hasSuffix(".swift") {
        guard line.hasPrefix("///") else { continue }
        line = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
      }
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), path: path) : nil
      } else if !line.isEmpty {
        open?.code += line + "\n"
      }
    }
    return blocks
  }

  /// Whether the file has the words of a block in it, one after another: where lines break is layout.
  func contains(_ block: Block) -> Bool {
    Self.words(of: text).contains(Self.words(of: block.code))
  }

  /// Whether the file expects a condition.
  func hasExpectation(_ condition: String) -> Bool { text.contains("#expect(\(condition))") }

  /// Whether a line stands, alone, among those whose values the file gathers.
  func describes(_ line: String) -> Bool {
    var gathers = false
    for other in text.split(separator: "\n") {
      if other.contains("descriptions {") { gathers = true }
      if other == "    }" || other == "  }" { gathers = false }
      if gathers, Self.words(of: String(other)) == Self.words(of: line) { return true }
    }
    return false
  }

  private static func words(of text: String) -> String {
    " \(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")) "
  }

  /// What the comments beside or below a line of Swift say that it gives.
  func results(of code: String) -> [String] {
    blocks.filter { $0.language == "swift" }.flatMap {
      $0.code.components(separatedBy: code).dropFirst().compactMap { rest in
        rest.prefixMatch(of: /\s*\/\/ (.*)/).map { String($0.1) }
      }
    }
  }
}
