import Foundation

/// The browsers that run, each of which shows one page after the other and ends with the tests.
actor RunningBrowsers {
  static let shared = RunningBrowsers()

  private static let thread = BrowserThread()
  private var processes: [Browser: BrowserProcess] = [:]
  private var tabs: [Browser: BrowserTab] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.thread.asUnownedSerialExecutor() }

  /// Loads a page in a browser, and leaves it when the operation is done.
  func open<Result: Sendable>(
    _ file: URL, in browser: Browser, options: Browser.Options,
    operation: @Sendable (BrowserPage) throws -> Result
  ) throws -> Result {
    let process = try processes[browser] ?? BrowserProcess(browser, timeLimit: options.timeLimit)
    processes[browser] = process
    process.timeLimit = options.timeLimit
    var tookKeys = true
    // A browser that doesn't leave a page, perhaps since its time is over, is at a loss for the next one too.
    defer {
      do {
        if options.endsBrowser {
          end(browser)
        } else if tookKeys {
          // Keys may have led the focus out of the page, and only a new tab gives it back.
          try tabs.removeValue(forKey: browser)?.close()
        } else {
          try tabs[browser]?.check()
        }
      } catch {
        end(browser)
      }
    }
    let tab: BrowserTab
    do {
      tab = try tabs[browser] ?? BrowserTab(in: process)
    } catch {
      end(browser)
      throw error
    }
    tabs[browser] = tab
    let page = try BrowserPage(at: file, options: options, in: tab.page())
    defer { tookKeys = page.tookKeys }
    return try operation(page)
  }

  private func end(_ browser: Browser) {
    tabs[browser] = nil
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
