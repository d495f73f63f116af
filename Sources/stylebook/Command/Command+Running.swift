import Foundation
import RestyleAudit
import RestyleTerminal
import RestyleTokens

extension Command {
  /// Does what the arguments say with a book, and returns the status that the process should exit with.
  ///
  /// The status is 0 if all went well, 1 if what was asked for couldn't be written or an audit found something, 2 if the
  /// arguments make no sense. Of a comparison it says what changes, and is 3 if the designs can't be compared.
  static func run(arguments: some Sequence<String>, book: Book = .standard) -> Int32 {
    let arguments = Array(arguments)
    let failed: Int32? = arguments.first == DiffRequest.name ? 3 : nil
    do throws(any Error) {
      switch try Command(arguments: arguments) {
      case .help:
        try write(usage + "\n")
      case .write(let path, let tokens):
        let directory = OutputDirectory(path: path)
        let book = try tokens.map { try Book($0, warn: warn) } ?? book
        try directory.write(book.rendered().outputFiles + book.tokenFiles())
        try write("Wrote the stylebook: \(directory.url(of: BookFile.cover.name).path)\n")
      case .draw(let path):
        let directory = OutputDirectory(path: path)
        try directory.write(book.drawn())
        try write("Drew the design systems: \(directory.url(of: DrawingsPage.fileName).path)\n")
      case .show(let request):
        let output = TerminalOutput.standardOutput
        let profile = request.profile(
          environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
          terminalColumns: output.size?.columns)
        try write(try book.rendered(request, on: profile))
      case .diff(let request):
        let diff = try request.diff(warn: warn)
        try write(try request.written(diff))
        return diff.status
      case .audit(let request):
        let audits = book.audited(request)
        try write(request.format.text(of: audits))
        return audits.allSatisfy(\.audit.findings.isEmpty) ? 0 : 1
      }
      return 0
    } catch let error as UsageError {
      report("\(error)\nRun stylebook --help to see how it is used.")
      return failed ?? 2
    } catch {
      report("\(error)")
      return failed ?? 1
    }
  }

  private static func write(_ text: some TextOutputStreamable) throws(TerminalOutputError) {
    do {
      try TerminalOutput.standardOutput.write(text)
    } catch let error where error.isClosed {
      // Its reader has seen enough, which changes nothing of what it says.
    }
  }

  private static func warn(_ file: String, _ lines: [String]) {
    for line in lines { report("\(file): \(line)") }
  }

  private static func report(_ message: String) {
    try? TerminalOutput.standardError.write("stylebook: \(message)\n")
  }
}
