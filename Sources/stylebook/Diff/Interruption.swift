#if os(macOS) || os(Linux)
  import Foundation

  /// Signals that end programs, which a program that waits for another one passes on to that: it goes on by itself
  /// otherwise, and what was written for it stays behind.
  // What handlers of signals may read and call is little.
  enum Interruption {
    private(set) nonisolated(unsafe) static var isWaiting = false
    private nonisolated(unsafe) static var child: pid_t = 0
    private nonisolated(unsafe) static var pending: Int32 = 0

    /// Calls `body`, which starts a program, passes on its number, and waits for it.
    static func passedOn(_ body: (_ start: (pid_t) -> Void) throws -> Void) rethrows {
      (child, pending) = (0, 0)
      let numbers = [SIGINT, SIGTERM, SIGHUP]
      let handlers = numbers.map { signal($0) { Interruption.pass(on: $0) } }
      // Programs inherit what their thread blocks, as those of queues do.
      var (unblocked, mask) = (sigset_t(), sigset_t())
      sigemptyset(&unblocked)
      for number in numbers { sigaddset(&unblocked, number) }
      pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
      isWaiting = true
      defer {
        isWaiting = false
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        for (number, handler) in zip(numbers, handlers) { signal(number, handler) }
      }
      try body { started in
        child = started
        if pending != 0 { pass(on: pending) }
      }
    }

    private static func pass(on number: Int32) {
      // Before the child is looked at, which may start meanwhile.
      pending = number
      if !isWaiting {
        signal(number, SIG_DFL)
        raise(number)
      } else if child != 0, kill(-child, number) != 0 {
        // It has no group of its own.
        kill(child, number)
      }
    }
  }
#endif
