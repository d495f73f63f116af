import Foundation

@testable import stylebook

/// A new repository in a directory.
struct GitRepository {
  let directory: URL

  init(in directory: URL) throws {
    self.directory = directory
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try run("init", "--quiet")
  }

  /// Runs git in it, as somebody whom no configuration has to name.
  ///
  /// - Returns: What git writes.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
    ]
    let run = try ProgramRun("git", ["-C", directory.path] + identity + arguments, scratch: directory)
    guard run.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return run.text
  }

  /// How many working trees it has, with its own.
  var treeCount: Int {
    get throws { try run("worktree", "list", "--porcelain").components(separatedBy: "worktree ").count - 1 }
  }
}
