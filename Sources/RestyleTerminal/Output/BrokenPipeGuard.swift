#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Suppresses the signal of a pipe without a reader (`SIGPIPE`), which ends programs, during a write.
///
/// On Apple's systems the file descriptor is set to raise none. Elsewhere the signal is blocked for this thread alone,
/// and consumed if the write raised it, so that one that was pending, or is meant for other threads, is preserved.
struct BrokenPipeGuard {
  #if canImport(Darwin)
    init(_ fileDescriptor: Int32) {
      _ = fcntl(fileDescriptor, F_SETNOSIGPIPE, 1)
    }

    func end() {}
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    private var before = sigset_t()
    private var wasPending = false

    init(_ fileDescriptor: Int32) {
      var pending = sigset_t()
      sigpending(&pending)
      wasPending = sigismember(&pending, SIGPIPE) == 1
      var blocked = Self.brokenPipe
      pthread_sigmask(SIG_BLOCK, &blocked, &before)
    }

    /// Restores the signal.
    func end() {
      var blocked = Self.brokenPipe
      var before = before
      var pending = sigset_t()
      sigpending(&pending)
      if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
        var now = timespec()
        while sigtimedwait(&blocked, nil, &now) == -1, errno == EINTR {}
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static var brokenPipe: sigset_t {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGPIPE)
      return set
    }
  #else
    // Windows and WASI have no such signal.
    init(_ fileDescriptor: Int32) {}

    func end() {}
  #endif
}
