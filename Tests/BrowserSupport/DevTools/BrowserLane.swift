import Foundation

/// A browser on a thread of its own, which shows one page after the other and ends with the tests.
actor BrowserLane {
  let browser: Browser
  private let browsers: RunningBrowsers
  private let thread = BrowserThread()
  private var process: BrowserProcess?
  private var tab: BrowserTab?
  /// Whether the browser said nothing for so long that another page was let past this one.
  private(set) var wasPassed = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(_ browser: Browser, of browsers: RunningBrowsers) {
    self.browser = browser
    self.browsers = browsers
  }

  /// Loads a page, and leaves it when the operation is done.
  func open<Result: Sendable>(
    _ file: URL, options: Browser.Options, operation: @Sendable (BrowserPage) throws -> Result
  ) throws -> Result {
    wasPassed = false
    let process = try process ?? BrowserProcess(browser, timeLimit: options.timeLimit)
    self.process = process
    process.timeLimit = options.timeLimit
    process.whenSlow = { self.letNextPass() }
    var page: BrowserPage?
    defer { leave(page, in: process, endsBrowser: options.endsBrowser) }
    let tab = try tab ?? BrowserTab(in: process)
    self.tab = tab
    let loaded = try BrowserPage(at: file, in: browser, options: options, with: tab.page())
    page = loaded
    return try operation(loaded)
  }

  private func leave(_ page: BrowserPage?, in process: BrowserProcess, endsBrowser: Bool) {
    if !endsBrowser, !process.isLost {
      do {
        if page?.tookKeys == false {
          try tab?.check()
        } else {
          // Keys may have led the focus out of the page, and only a new tab gives it back.
          try tab?.close()
          tab = nil
        }
        return
      } catch {
        // A browser that doesn't leave a page is at a loss for the next one too.
      }
    }
    process.end()
    self.process = nil
    tab = nil
  }

  private func letNextPass() {
    guard !wasPassed else { return }
    wasPassed = true
    Task { [browsers] in await browsers.letNextPass() }
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
