import Foundation

/// The browsers that run, each of which shows one page after the other and ends with the tests.
actor RunningBrowsers {
  static let shared = RunningBrowsers()

  private static let thread = BrowserThread()
  private var processes: [URL: BrowserProcess] = [:]
  private var tabs: [URL: BrowserTab] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.thread.asUnownedSerialExecutor() }

  /// Loads a page in a browser, and leaves it when the operation is done.
  func open<Result: Sendable>(
    _ file: URL, in browser: Browser, options: Browser.Options,
    operation: @Sendable (BrowserPage) throws -> Result
  ) throws -> Result {
    let executable = browser.executable
    let process = try processes[executable] ?? BrowserProcess(executable, timeLimit: options.timeLimit)
    processes[executable] = process
    process.timeLimit = options.timeLimit
    var tookKeys = true
    // A browser that doesn't leave a page, perhaps since its time is over, is at a loss for the next one too.
    defer {
      do {
        // Keys may have led the focus out of the page, and only a new tab gives it back.
        if tookKeys {
          try tabs.removeValue(forKey: executable)?.close()
        } else {
          try tabs[executable]?.check()
        }
      } catch {
        end(executable)
      }
    }
    let tab: BrowserTab
    do {
      tab = try tabs[executable] ?? BrowserTab(in: process)
    } catch {
      end(executable)
      throw error
    }
    tabs[executable] = tab
    let page = try BrowserPage(at: file, options: options, in: tab.page())
    defer { tookKeys = page.tookKeys }
    return try operation(page)
  }

  private func end(_ executable: URL) {
    tabs[executable] = nil
    processes.removeValue(forKey: executable)?.end()
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
