import Foundation

/// A program that runs to its end: its arguments are a list, which no shell reads.
struct ProgramRun {
  let status: Int32
  let output: Data
  /// What it said of how it went.
  let errors: Data

  /// Runs a program that the search path leads to.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - arguments: Its arguments.
  ///   - scratch: A directory for what it writes.
  ///   - isInterruptible: Whether a signal ends it, and one that came before keeps it from starting; not so for what
  ///     removes something.
  /// - Throws: Why it can't be run.
  init(_ name: String, _ arguments: [String], scratch: URL, isInterruptible: Bool = true) throws {
    #if os(macOS) || os(Linux)
      if isInterruptible, Interruption.isPending { throw CocoaError(.userCancelled) }
      // Files hold any amount, where a pipe that isn't read would stop the program.
      let files = ["output", "errors"].map { scratch.appendingPathComponent("\($0)-\(UUID().uuidString)") }
      for file in files { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [name] + arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      if isInterruptible {
        Interruption.passedOn(to: process.processIdentifier) { process.waitUntilExit() }
      } else {
        process.waitUntilExit()
      }
      status = process.terminationReason == .exit ? process.terminationStatus : -1
      (output, errors) = (try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }

  /// The last lines of what it said.
  var tail: [String] {
    let said = errors.isEmpty ? output : errors
    return String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(20).map(
      String.init)
  }

  /// What it wrote, without white space around it.
  var text: String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
