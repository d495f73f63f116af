import CodeBlocks
import Foundation

/// A file of the package with code blocks in it: an article, or a source with comments.
struct DocumentedFile {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  let path: String
  let blocks: [CodeBlock]

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    blocks = try CodeBlock.blocks(in: text, isSource: path.hasSuffix(".swift"))
  }

  /// The paths of the files in a folder and in those in it, in order.
  static func paths(in folder: String, withExtension pathExtension: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + pathExtension) }.sorted().map { folder + "/" + $0 }
  }
}

extension DocumentedFile {
  /// The README, and the files of the sources.
  static func all() throws -> [DocumentedFile] {
    let paths = try ["md", "swift"].flatMap { try Self.paths(in: "Sources", withExtension: $0) }
    return try (["README.md"] + paths).map { try DocumentedFile($0) }
  }

  /// The blocks of Swift.
  var swiftBlocks: [CodeBlock] { blocks.filter { $0.language == "swift" } }

  /// What the comments beside or below a line of Swift say that it gives.
  func results(of code: String) -> [String] {
    swiftBlocks.flatMap {
      $0.code.components(separatedBy: code).dropFirst().compactMap { rest in
        rest.prefixMatch(of: /\s*\/\/ (.*)/).map { String($0.1) }
      }
    }
  }
}
