package import Foundation

/// Why a text can't be written, in the words of the system.
package struct FileWritingError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

extension FileHandle {
  /// Writes a text that a program prints; nothing is wrong where its reader has seen enough and reads no more.
  ///
  /// The signal of a pipe without a reader, which would end the program, is ignored from then on.
  package func print(_ text: some TextOutputStreamable) throws(FileWritingError) {
    Self.ignoreBrokenPipes
    var content = ""
    text.write(to: &content)
    do {
      try write(contentsOf: Data(content.utf8))
    } catch {
      if error.systemCode == EPIPE { return }
      throw FileWritingError(description: "\(error.reason); see that it is open for writing and has room")
    }
  }

  // Foundation's older function traps where nothing can be written.
  /// Writes a line that a program reports, if anybody reads it.
  package func report(_ line: String) {
    Self.ignoreBrokenPipes
    try? write(contentsOf: Data((line + "\n").utf8))
  }

  private static let ignoreBrokenPipes: Void = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }()
}
