import Foundation

/// Keeps signals from ending this program while it has something to remove.
///
/// A program that ends at once leaves its directories behind, and the programs that it waits for go on. While a signal
/// is delayed, the program that runs gets it, no other one starts, and this one ends when all is removed.
enum Interruption {
  #if os(macOS) || os(Linux)
    // Handlers of signals can't wait for locks, so that they read and write these as they are.

    /// The program that is waited for; 0 if there is none.
    private nonisolated(unsafe) static var child: pid_t = 0
    /// The last signal that came; 0 if none did.
    private nonisolated(unsafe) static var pending: Int32 = 0

    /// Whether a signal is to end this program.
    static var isPending: Bool { pending != 0 }

    /// Calls `body`, after which a signal that came meanwhile takes effect.
    static func delayed<Value, Failure>(
      while body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      (child, pending) = (0, 0)
      let handlers = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
        let handler = signal(number) { Interruption.receive($0) }
        // As for a program that `nohup` starts, or that runs in the background.
        guard unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
          return (number: number, handler: handler)
        }
        signal(number, SIG_IGN)
        return nil
      }
      // Threads of queues block signals, and programs inherit what their thread blocks.
      var (unblocked, mask) = (sigset_t(), sigset_t())
      sigemptyset(&unblocked)
      for (number, _) in handlers { sigaddset(&unblocked, number) }
      pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
      defer {
        for (number, handler) in handlers { signal(number, handler) }
        let number = pending
        pending = 0
        if number != 0 { raise(number) }
        pthread_sigmask(SIG_SETMASK, &mask, nil)
      }
      return try body()
    }

    /// Passes signals on to a program that has started, while `wait` waits for it.
    static func passedOn(to program: pid_t, while wait: () -> Void) {
      child = program
      defer { child = 0 }
      // It may have come before the program had a number.
      if pending != 0 { receive(pending) }
      wait()
    }

    private static func receive(_ number: Int32) {
      let error = errno
      // First, for a program that starts meanwhile.
      pending = number
      // Most programs have a group, with the programs that they start.
      if child != 0, kill(-child, number) != 0 { kill(child, number) }
      errno = error
    }
  #else
    /// Calls `body`: there are no signals.
    static func delayed<Value, Failure>(
      while body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      try body()
    }
  #endif
}
