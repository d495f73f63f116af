import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@testable import stylebook

/// A repository with a package, each revision of which has another main file, beside a package that it needs.
private struct Repository {
  private let git: GitRepository
  var package: URL { git.directory.appendingPathComponent("packages/design") }
  var treeCount: Int { get throws { try git.treeCount } }

  /// The only file of the package beside the repository.
  static func neighbour(in directory: URL) -> URL {
    directory.appendingPathComponent("neighbour/Sources/Neighbour/Neighbour.swift")
  }

  private static func writeNeighbour(in directory: URL) throws {
    let source = neighbour(in: directory)
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("public let red = 0".utf8).write(to: source)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "neighbour", products: [.library(name: "Neighbour", targets: ["Neighbour"])],
        targets: [.target(name: "Neighbour")])
      """
    try Data(manifest.utf8).write(to: directory.appendingPathComponent("neighbour/Package.swift"))
  }

  init(in directory: URL, revisions: [(tag: String, main: String)]) throws {
    try Self.writeNeighbour(in: directory)
    git = try GitRepository(in: directory.appendingPathComponent("repository"))
    let sources = package.appendingPathComponent("Sources/write-tokens")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "design", dependencies: [.package(path: "../../../neighbour")],
        targets: [
          .executableTarget(
            name: "write-tokens", dependencies: [.product(name: "Neighbour", package: "neighbour")])
        ])
      """
    try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
    for (tag, main) in revisions {
      try Data(main.utf8).write(to: sources.appendingPathComponent("main.swift"))
      try git.run("add", "packages")
      try git.run("commit", "--quiet", "-m", tag)
      try git.run("tag", tag)
    }
  }
}

@Suite("Revisions of a package", .serialized)
struct ProductRevisionTests {
  private static func writing(_ blue: String) -> String {
    #"""
    import Neighbour
    print("""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(red), \#(blue), 1]}}}
      """)
    """#
  }

  /// What is written of an error.
  private func reason(_ request: DiffRequest) -> String {
    do {
      _ = try request.diff { _, _ in }
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("Two of them are built and compared, what is wrong names the revision, and nothing of them stays")
  func revisions() throws {
    try inTemporaryDirectory { directory in
      let repository = try Repository(
        in: directory,
        revisions: [
          ("first", Self.writing("0.5")), ("second", Self.writing("0.6")), ("nothing", "print(1)"),
          ("broken", "let number: Int = nothing"),
        ])
      func request(_ old: String, _ new: String, product: String = "write-tokens") throws -> DiffRequest {
        try DiffRequest(["--product", product, "--package", repository.package.path, old, new])
      }
      let diff = try request("first", "second").diff { _, _ in }
      #expect(diff.changes.map(\.line) == ["colors.ink: #0080ff → #0099ff"] || diff.changes.count == 1)
      #expect(diff.status == 1)
      #expect(reason(try request("none", "first")).hasPrefix("none: error: there is no such revision in "))
      let nothing = reason(try request("nothing", "first"))
      #expect(nothing.hasPrefix("nothing: error: what write-tokens writes aren't tokens"))
      let broken = reason(try request("broken", "first"))
      #expect(broken.hasPrefix("broken: error: write-tokens can't be run\n"))
      #expect(broken.contains("cannot find 'nothing' in scope"))
      #expect(Command.run(arguments: ["diff", "--product", "write-tokens", "none", "none"]) == 3)
      #expect(try repository.treeCount == 1)
      #expect(FileManager.default.fileExists(atPath: Repository.neighbour(in: directory).path))
    }
  }

  @Test("Nobody else can list the directory that it is built in")
  func privacy() throws {
    let directory = try ProductRevision(product: "p", package: ".", revision: "a").createScratchDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("Neighbours are linked around the copy of a repository, except those that can't be")
  func surroundings() throws {
    try inTemporaryDirectory { directory in
      let files = FileManager.default
      let (original, scratch) = (directory.path + "/original", directory.appendingPathComponent("scratch"))
      let copies = scratch.path + "/root" + original
      for path in ["\(original)/repository", "\(original)/a", "\(original)/b", "\(copies)/a"] {
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      let revision = ProductRevision(product: "p", package: ".", revision: "a")
      let copy = try revision.linkSurroundings(of: "\(original)/repository", in: scratch)
      #expect(copy.path == "\(copies)/repository")
      #expect(try files.contentsOfDirectory(atPath: copies).sorted() == ["a", "b", "repository"])
      #expect(try files.contentsOfDirectory(atPath: copy.path).isEmpty)
      #expect(try files.destinationOfSymbolicLink(atPath: "\(copies)/b") == "\(original)/b")
      #expect(throws: (any Error).self) { try files.destinationOfSymbolicLink(atPath: "\(copies)/a") }
    }
  }

  @Test("A directory that is in no repository is an error")
  func noRepository() throws {
    try inTemporaryDirectory { directory in
      let request = try DiffRequest(["--product", "p", "--package", directory.path, "a", "b"])
      #expect(reason(request).hasPrefix("a: error: "))
    }
  }
}
