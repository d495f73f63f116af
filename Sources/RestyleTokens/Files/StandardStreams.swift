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
      try put(content)
    } catch {
      if error.systemCode == EPIPE { return }
      throw FileWritingError(description: "\(error.reason); see that it is open for writing and has room")
    }
  }

  // Foundation's older function traps where nothing can be written.
  /// Writes a line that a program reports, if anybody reads it.
  package func report(_ line: String) {
    Self.ignoreBrokenPipes
    try? put(line + "\n")
  }

  /// Writes a text, and waits where its reader isn't ready: Foundation fails where others share the stream and don't wait.
  private func put(_ text: String) throws {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var rest = Data(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { written(to: fileDescriptor, $0) }
        if count > 0 {
          rest = rest.dropFirst(count)
          continue
        }
        let code = count == 0 ? ENOSPC : errno
        if code == EINTR { continue }
        guard code == EAGAIN else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(code)) }
        var wanted = pollfd(fd: fileDescriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      }
    #else
      try write(contentsOf: Data(text.utf8))
    #endif
  }

  private static let ignoreBrokenPipes: Void = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }()
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  // Within a file handle, the name is that of its own methods.
  private func written(to descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }
#endif
