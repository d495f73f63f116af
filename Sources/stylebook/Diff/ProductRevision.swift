import Foundation
import Restyle
import RestyleTokens

/// A program of a package that writes a design as tokens, at a revision of the package.
struct ProductRevision: Hashable {
  /// The name of the program.
  let product: String
  /// The directory of the package.
  let package: String
  /// A revision of the git repository that the package is in.
  let revision: String
  /// What older files write that is to be accepted.
  var formats: OlderFormats = []
}

extension ProductRevision {
  /// Builds the program of the revision in a directory of its own, runs it, and reads what it writes.
  ///
  /// - Parameters:
  ///   - name: The name of the design.
  ///   - warn: Receives the revision, and a line for each kind of deviation.
  /// - Returns: The design.
  /// - Throws: What went wrong, with the end of what the program said.
  func design(named name: String, warn: (String, [String]) -> Void) throws(TokenFileError) -> TokenDesign {
    let json = try output()
    do {
      let tokens = try DesignTokens(json: json, accepting: formats)
      warn(revision, tokens.isEmpty ? ["there are no tokens in it"] : tokens.deviations.summaries)
      return TokenDesign(name, tokens)
    } catch {
      let lines = error.problems.map(\.description)
      throw failure("what \(product) writes aren't tokens", lines)
    }
  }

  /// What the program writes.
  private func output() throws(TokenFileError) -> Data {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylebook-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw failure("there is no room for it", [error.reason])
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    let commit = try run(
      "git", in: scratch,
      ["-C", package, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
      or: "there is no such revision in \(package)"
    ).text
    func place(_ option: String) throws(TokenFileError) -> String {
      try run("git", in: scratch, ["-C", package, "rev-parse", option], or: "\(package) is in no repository")
        .text
    }
    let prefix = try place("--show-prefix")
    let tree = try room(for: try place("--show-toplevel"), in: scratch)
    try run(
      "git", in: scratch, ["-C", package, "worktree", "add", "--quiet", "--detach", tree.path, commit],
      or: "it can't be checked out")
    defer {
      _ = try? run(
        "git", in: scratch, ["-C", package, "worktree", "remove", "--force", tree.path], or: "it stays")
    }
    let directory = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix, isDirectory: true)
    return try run(
      "swift", in: scratch, ["run", "--package-path", directory.path, product], or: "\(product) can't be run"
    ).output
  }

  /// A path for a copy of a repository that has links to the neighbours of the original around it, and to those of each
  /// directory that this is in, so that relative paths out of the copy lead where they led.
  private func room(for repository: String, in scratch: URL) throws(TokenFileError) -> URL {
    var original = URL(fileURLWithPath: "/", isDirectory: true)
    var copy = scratch.appendingPathComponent("root", isDirectory: true)
    let files = FileManager.default
    do {
      for name in URL(fileURLWithPath: repository).pathComponents.dropFirst() {
        try files.createDirectory(at: copy, withIntermediateDirectories: false)
        // A directory that can't be listed is without its neighbours.
        let neighbours = (try? files.contentsOfDirectory(atPath: original.path)) ?? []
        for neighbour in neighbours where neighbour != name {
          try files.createSymbolicLink(
            at: copy.appendingPathComponent(neighbour),
            withDestinationURL: original.appendingPathComponent(neighbour))
        }
        original.appendPathComponent(name, isDirectory: true)
        copy.appendPathComponent(name, isDirectory: true)
      }
    } catch {
      throw failure("there is no room for it", [error.reason])
    }
    return copy
  }

  @discardableResult
  private func run(
    _ program: String, in scratch: URL, _ arguments: [String], or reason: String
  ) throws(TokenFileError) -> ProgramRun {
    let run: ProgramRun
    do {
      run = try ProgramRun(program, arguments, scratch: scratch)
    } catch {
      throw failure(reason, [error.reason])
    }
    guard run.status == 0 else { throw failure(reason, run.tail) }
    return run
  }

  private func failure(_ reason: String, _ lines: [String]) -> TokenFileError {
    TokenFileError(file: revision, lines: [([reason] + lines).joined(separator: "\n  ")])
  }
}
