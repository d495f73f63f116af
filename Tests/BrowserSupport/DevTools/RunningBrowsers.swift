import Foundation

/// The browsers that run, each of which shows one page after the other and ends with the tests.
actor RunningBrowsers {
  static let shared = RunningBrowsers()

  private static let thread = BrowserThread()
  private var processes: [Browser: BrowserProcess] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.thread.asUnownedSerialExecutor() }

  /// Loads a page in a browser, and closes it when the operation is done.
  func open<Result: Sendable>(
    _ file: URL, in browser: Browser, options: Browser.Options,
    operation: @Sendable (BrowserPage) throws -> Result
  ) throws -> Result {
    let process = try process(of: browser, timeLimit: options.timeLimit)
    let session: BrowserSession
    do {
      session = try BrowserSession(in: process)
    } catch {
      end(browser)
      throw error
    }
    // A browser that doesn't close a page, perhaps since its time is over, is at a loss for the next one too.
    defer { do { try session.close() } catch { end(browser) } }
    return try operation(BrowserPage(at: file, options: options, in: session.page))
  }

  private func process(of browser: Browser, timeLimit: Duration) throws(BrowserError) -> BrowserProcess {
    if let process = processes[browser] {
      process.timeLimit = timeLimit
      return process
    }
    let process = try BrowserProcess(browser, timeLimit: timeLimit)
    processes[browser] = process
    return process
  }

  private func end(_ browser: Browser) {
    processes.removeValue(forKey: browser)?.end()
  }
}

/// A thread that may wait for a browser while other tests go on.
private final class BrowserThread: SerialExecutor {
  private let queue = DispatchQueue(label: "BrowserThread")

  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
