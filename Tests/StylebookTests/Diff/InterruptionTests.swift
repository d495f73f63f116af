import Foundation
import Testing

@testable import stylebook

/// A repository with an empty revision, and a program that builds and runs those of packages there.
private final class Repository {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("restyle-\(UUID().uuidString)", isDirectory: true).standardizedFileURL
  private let git: GitRepository

  init() throws {
    git = try GitRepository(in: directory.appendingPathComponent("repository"))
    try git.run("commit", "--quiet", "--allow-empty", "-m", "first")
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("bin"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Writes the program that is run as Swift's.
  func writeSwift(_ script: String) throws {
    let file = directory.appendingPathComponent("bin/swift").path
    let lines = "#!/bin/sh\necho \"$3\" >> '\(directory.path)/built'\n\(script)\n"
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(lines.utf8), attributes: [.posixPermissions: 0o755])
  }

  /// The directories in which the program has built.
  var built: [String] {
    let text = try? String(contentsOf: directory.appendingPathComponent("built"), encoding: .utf8)
    return text.map { $0.split(separator: "\n").map(String.init) } ?? []
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appendingPathComponent(name).path)
  }

  /// Expects that nothing stays of what was built.
  func expectNothingStays() throws {
    for path in built {
      let scratch = try #require(path.range(of: "^.*/stylebook-[^/]+", options: .regularExpression))
      #expect(!FileManager.default.fileExists(atPath: String(path[scratch])))
    }
    #expect(try git.treeCount == 1)
  }
}

/// Compares a revision with itself.
private func compare(in directory: String) -> Int32 {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  setenv("PATH", "\(directory)/bin:\(path)", 1)
  return Command.run(arguments: [
    "diff", "--product", "p", "--package", "\(directory)/repository", "HEAD", "HEAD",
  ])
}

// Within the others, which are serialized: what programs run is known of one at a time.
extension ProductRevisionTests {
  // In processes of their own: signals would end all tests.
  @Suite("Interruption of a comparison")
  struct InterruptionTests {
    private let repository: Repository

    init() throws { repository = try Repository() }

    @Test(
      "It ends the program that runs, removes what was built, and goes on no further",
      arguments: [SIGINT, SIGTERM, SIGHUP])
    func interruption(number: Int32) async throws {
      try repository.writeSwift(
        """
        trap 'echo > "\(repository.directory.path)/ended"; echo "{}"; exit 0' INT TERM HUP
        kill -\(number) $PPID
        i=0; while [ $i -lt 200 ]; do sleep 0.1; i=$((i + 1)); done
        """)
      await #expect(processExitsWith: .signal(number)) {
        [path = repository.directory.path as String, number = number as Int32] in
        // It may be ignored here.
        signal(number, SIG_DFL)
        exit(compare(in: path))
      }
      #expect(repository.exists("ended"))
      #expect(repository.built.count == 1)
      try repository.expectNothingStays()
    }

    @Test("A signal that is ignored stays so")
    func ignored() async throws {
      try repository.writeSwift("kill -HUP $PPID; echo '{}'")
      await #expect(processExitsWith: .exitCode(0)) { [path = repository.directory.path as String] in
        signal(SIGHUP, SIG_IGN)
        let status = compare(in: path)
        raise(SIGHUP)
        exit(status)
      }
      #expect(repository.built.count == 2)
      try repository.expectNothingStays()
    }

    @Test("Between programs, it lets only those run that remove something")
    func betweenPrograms() async throws {
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = repository.directory.path as String] in
        let scratch = URL(fileURLWithPath: path, isDirectory: true)
        Interruption.delayed {
          raise(SIGTERM)
          do {
            _ = try ProgramRun("touch", ["\(path)/started"], scratch: scratch)
          } catch {
            _ = try? ProgramRun("touch", ["\(path)/removed"], scratch: scratch, isInterruptible: false)
          }
        }
      }
      #expect(repository.exists("removed"))
      #expect(!repository.exists("started"))
    }
  }
}
