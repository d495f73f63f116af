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
    let json = try Interruption.delayed { () throws(TokenFileError) in try output() }
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
    let scratch = try createScratchDirectory()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let commit = try run(
      "git", in: scratch,
      ["-C", package, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
      or: "there is no such revision in \(package)"
    ).text
    func path(_ option: String) throws(TokenFileError) -> String {
      try run("git", in: scratch, ["-C", package, "rev-parse", option], or: "\(package) is in no repository")
        .text
    }
    let prefix = try path("--show-prefix")
    let tree = try linkSurroundings(of: try path("--show-toplevel"), in: scratch)
    defer {
      _ = try? ProgramRun(
        "git", ["-C", package, "worktree", "remove", "--force", tree.path], scratch: scratch,
        isInterruptible: false)
    }
    try run(
      "git", in: scratch, ["-C", package, "worktree", "add", "--quiet", "--detach", tree.path, commit],
      or: "it can't be checked out")
    let directory = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix, isDirectory: true)
    return try run(
      "swift", in: scratch, ["run", "--package-path", directory.path, product], or: "\(product) can't be run"
    ).output
  }

  /// Creates a directory for what is built, whose links and files nobody else can list.
  func createScratchDirectory() throws(TokenFileError) -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylebook-\(UUID().uuidString)", isDirectory: true)
    try create(directory, attributes: [.posixPermissions: 0o700])
    return directory
  }

  /// Creates an empty directory for a copy of a repository, with links around it to the neighbours of the original, and
  /// to those of each directory that this is in, so that relative paths out of the copy lead where they led.
  func linkSurroundings(of repository: String, in scratch: URL) throws(TokenFileError) -> URL {
    let names = URL(fileURLWithPath: repository, isDirectory: true).pathComponents.dropFirst()
    let root = scratch.appendingPathComponent("root", isDirectory: true)
    let copy = names.reduce(root) { $0.appendingPathComponent($1, isDirectory: true) }
    try create(copy)
    // Texts: a URL would look at each neighbour, which mounts some of them.
    var (original, linked) = ("/", root.path + "/")
    let files = FileManager.default
    for name in names {
      // A directory that can't be listed is without its neighbours, and one that can't be linked is missing.
      let neighbours = (try? files.contentsOfDirectory(atPath: original)) ?? []
      for neighbour in neighbours where neighbour != name {
        try? files.createSymbolicLink(atPath: linked + neighbour, withDestinationPath: original + neighbour)
      }
      original += name + "/"
      linked += name + "/"
    }
    return copy
  }

  private func create(
    _ directory: URL, attributes: [FileAttributeKey: Any]? = nil
  ) throws(TokenFileError) {
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: attributes)
    } catch {
      throw failure("no directory can be created for it", [error.reason])
    }
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
