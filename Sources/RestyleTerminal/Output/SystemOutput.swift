#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The platforms' output functions, which have the same or similar names.
enum SystemOutput {
  static let interrupted = EINTR
  static let wouldBlock = EAGAIN
  static let brokenPipe = EPIPE

  /// Writes as many bytes as the system accepts at once.
  ///
  /// - Returns: The number of accepted bytes, and the error number if it is zero.
  static func put(_ bytes: UnsafeRawBufferPointer, to fileDescriptor: Int32) -> (count: Int, code: Int32) {
    #if os(Windows)
      let count = Int(_write(fileDescriptor, bytes.baseAddress, UInt32(clamping: bytes.count)))
    #else
      let count = write(fileDescriptor, bytes.baseAddress, bytes.count)
    #endif
    // Only full devices accept no bytes without an error.
    return (count, count < 0 ? errno : count == 0 ? ENOSPC : 0)
  }

  /// The system's description of an error number.
  static func reason(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "" }

  /// Calls `body` without the signal for pipes without a reader (`SIGPIPE`), which terminates programs.
  ///
  /// On Apple's systems the file descriptor is set to raise none. Elsewhere, the signal is blocked for this thread
  /// only, and consumed if `body` raised it. Signals that were pending, or that are meant for other threads, are
  /// preserved. Windows and WASI have no such signal.
  static func withoutBrokenPipeSignal(
    _ fileDescriptor: Int32, _ body: () throws(TerminalOutputError) -> Void
  ) throws(TerminalOutputError) {
    #if canImport(Darwin)
      _ = fcntl(fileDescriptor, F_SETNOSIGPIPE, 1)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      var (blocked, pending, before) = (sigset_t(), sigset_t(), sigset_t())
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGPIPE)
      sigpending(&pending)
      let wasPending = sigismember(&pending, SIGPIPE) == 1
      pthread_sigmask(SIG_BLOCK, &blocked, &before)
      defer {
        sigpending(&pending)
        if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
          var now = timespec()
          while sigtimedwait(&blocked, nil, &now) == -1, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
      }
    #endif
    try body()
  }

  /// Waits until the system accepts bytes; returns false if it can't wait.
  static func waitUntilWritable(_ fileDescriptor: Int32) -> Bool {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var wanted = pollfd(fd: fileDescriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&wanted, 1, -1) > 0 || errno == EINTR
    #else
      return false
    #endif
  }

  /// Whether a file descriptor refers to a terminal.
  static func isTerminal(_ fileDescriptor: Int32) -> Bool {
    #if os(Windows)
      _isatty(fileDescriptor) != 0
    #else
      isatty(fileDescriptor) != 0
    #endif
  }

  /// The size in cells of the terminal that a file descriptor refers to.
  static func size(_ fileDescriptor: Int32) -> (columns: Int, rows: Int)? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var size = winsize()
      guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return nil
      }
      return (Int(size.ws_col), Int(size.ws_row))
    #else
      // Windows has sizes only for its own handles, and WASI has none.
      return nil
    #endif
  }
}
