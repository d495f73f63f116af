package import Foundation

extension FileHandle {
  /// Writes a program's output; it isn't an error if the reader stops reading.
  ///
  /// From then on, the signal for pipes without a reader, which would terminate the program, is ignored.
  package func print(_ text: some TextOutputStreamable) throws(FileError) {
    Self.ignoreBrokenPipes
    var content = ""
    text.write(to: &content)
    do {
      try put(content)
    } catch {
      if error.systemCode == EPIPE { return }
      throw FileError(description: "\(error.reason); see that it is open for writing and has room")
    }
  }

  // Foundation's older function traps if writing fails.
  /// Writes a line that a program reports, and ignores failures.
  package func report(_ line: String) {
    Self.ignoreBrokenPipes
    try? put(line + "\n")
  }

  /// Writes a text, and waits until its reader is ready: Foundation fails if another process has made the shared stream
  /// non-blocking.
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
  // Wrapped, since the name `write` refers to the file handle's own methods here.
  private func written(to descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }
#endif
