import Foundation
import RestyleTokens

extension TokenCommand {
  /// Runs the command, and returns its exit status: 2 where it was called wrongly, 1 where a file is wrong.
  static func run(
    arguments: some Sequence<String>, output: FileHandle = .standardOutput
  ) -> Int32 {
    let arguments = Array(arguments)
    do throws(any Error) {
      if arguments.contains("--help") {
        try print(usage + "\n", to: output)
      } else {
        try TokenCommand(arguments).run(printingTo: output)
      }
      return 0
    } catch let error as UsageError {
      report("error: \(error.problem)\n\n\(usage)")
      return 2
    } catch {
      report("\(error)")
      return 1
    }
  }

  private func run(printingTo standardOutput: FileHandle) throws {
    let design = try files.design(named: name, warn: Self.warn)
    let source = design.swiftSource(isPublic: isPublic)
    Self.warn(files.file, (design.problems + source.problems).summaries)
    guard let output else { return try Self.print(source.text, to: standardOutput) }
    do {
      try Self.write(source.text, to: output)
    } catch {
      throw FileWritingError(description: "\(output): error: \(error.reason)")
    }
  }

  private static func write(_ source: String, to file: String) throws {
    // What stays as it is isn't compiled again.
    if let old = try? String(contentsOfFile: file, encoding: .utf8), old.utf8.elementsEqual(source.utf8) {
      return
    }
    try source.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static func print(_ text: String, to output: FileHandle) throws(FileWritingError) {
    do {
      try output.print(text)
    } catch {
      throw FileWritingError(description: "standard output: error: \(error)")
    }
  }

  /// Says what a person is to know, in the form that compilers have.
  private static func warn(_ file: String, _ lines: [String]) {
    for line in lines { report("\(file): warning: \(line)") }
  }

  private static func report(_ text: String) { FileHandle.standardError.report(text) }
}
