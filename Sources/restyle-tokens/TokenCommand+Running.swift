import Foundation
import RestyleTokens

extension TokenCommand {
  /// Runs the command, and returns its exit status: 2 where it was called wrongly, 1 where a file is wrong.
  static func run(arguments: some Sequence<String>) -> Int32 {
    let arguments = Array(arguments)
    if arguments.contains("--help") {
      do {
        try print(usage + "\n")
        return 0
      } catch {
        report("error: \(error.reason)")
        return 1
      }
    }
    do {
      let command = try TokenCommand(arguments)
      return command.run() ? 0 : 1
    } catch {
      report("error: \(error.problem)\n\n\(usage)")
      return 2
    }
  }

  private func run() -> Bool {
    do {
      let design = try files.design(named: name, warn: Self.warn)
      let source = design.swiftSource(isPublic: isPublic)
      Self.warn(files.file, (design.problems + source.problems).summaries)
      try write(source.text)
      return true
    } catch let error as TokenFileError {
      Self.report("\(error)")
    } catch {
      Self.report("\(output ?? "standard output"): error: \(error.reason)")
    }
    return false
  }

  private func write(_ source: String) throws {
    guard let output else { return try Self.print(source) }
    // What stays as it is isn't compiled again.
    if let old = try? String(contentsOfFile: output, encoding: .utf8), old.utf8.elementsEqual(source.utf8) {
      return
    }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// Says what a person is to know, in the form that compilers have.
  private static func warn(_ file: String, _ lines: [String]) {
    for line in lines { report("\(file): warning: \(line)") }
  }

  // What can't be written is an error, which the standard library's function keeps to itself.
  private static func print(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
