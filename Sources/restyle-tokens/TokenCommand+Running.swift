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
      throw FileError(description: "\(output): error: \(error.reason)")
    }
  }

  /// Writes over an earlier source, and over nothing else.
  private static func write(_ source: String, to file: String) throws {
    // What a link leads to is written, and not the link.
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    if attributes?[.type] as? FileAttributeType == .typeRegular {
      let old = try Data(contentsOf: target)
      // What stays as it is isn't compiled again.
      if old.elementsEqual(source.utf8) { return }
      guard old.isEmpty || old.starts(with: TokenSwiftSource.start.utf8) else {
        throw FileError(
          description:
            "it wasn't written by restyle-tokens, so it is left alone; move it away, or name another file")
      }
    } else if attributes != nil || FileManager.default.fileExists(atPath: file) {
      // Devices and pipes are written to: another file in their place would take them away from all programs.
      return try FileHandle(forWritingTo: URL(fileURLWithPath: file)).print(source)
    }
    try source.write(to: target, atomically: true, encoding: .utf8)
  }

  private static func print(_ text: String, to output: FileHandle) throws(FileError) {
    do {
      try output.print(text)
    } catch {
      throw FileError(description: "standard output: error: \(error)")
    }
  }

  /// Says what a person is to know, in the form that compilers have.
  private static func warn(_ file: String, _ lines: [String]) {
    for line in lines { report("\(file): warning: \(line)") }
  }

  private static func report(_ text: String) { FileHandle.standardError.report(text) }
}
