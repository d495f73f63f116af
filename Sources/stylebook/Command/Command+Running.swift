import Foundation
import RestyleAudit
import RestyleTerminal
import RestyleTokens

extension Command {
  /// Does what the arguments say with a book, and returns the status that the process should exit with.
  ///
  /// The status is 0 if all went well, 1 if what was asked for couldn't be written, 2 if the arguments make no sense. Of a
  /// comparison it says what changes, and is 3 where that can't be told.
  /// The status is 0 if all went well, 1 if what was asked for couldn't be written, or an audit found something, 2 if the
  /// arguments make no sense.
  static func run(arguments: some Sequence<String>, book: Book = .standard) -> Int32 {
    let arguments = Array(arguments)
    let failed: Int32? = arguments.first == DiffRequest.name ? 3 : nil
    do throws(any Error) {
      switch try Command(arguments: arguments) {
      case .help:
        print(usage)
      case .write(let directory, let tokens):
        let output = OutputDirectory(path: directory)
        let book = try tokens.map { try Book($0, warn: warn) } ?? book
        try output.write(book.rendered().outputFiles + book.tokenFiles())
        print("Wrote the stylebook: \(output.url(of: BookFile.cover.name).path)")
      case .draw(let directory):
        let output = OutputDirectory(path: directory)
        try output.write(book.drawn())
        print("Drew the design systems: \(output.url(of: DrawingsPage.fileName).path)")
      case .show(let request):
        let output = TerminalOutput.standardOutput
        let profile = request.profile(
          environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
          terminalColumns: output.size?.columns)
        try output.write(try book.rendered(request, on: profile))
      case .diff(let request):
        let diff = try request.diff(warn: warn)
        try TerminalOutput.standardOutput.write(try request.written(diff))
        return diff.status
      case .audit(let request):
        let audits = book.audited(request)
        try TerminalOutput.standardOutput.write(request.format.text(of: audits))
        return audits.allSatisfy(\.audit.findings.isEmpty) ? 0 : 1
      }
      return 0
    } catch let error as TerminalOutputError where error.isClosed {
      // Whoever reads it has seen enough.
      return 0
    } catch let error as UsageError {
      report("\(error)\nRun stylebook --help to see how it is used.")
      return failed ?? 2
    } catch {
      report("\(error)")
      return failed ?? 1
    }
  }

  private static func warn(_ file: String, _ lines: [String]) {
    for line in lines { report("\(file): \(line)") }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("stylebook: \(message)\n".utf8))
  }
}
