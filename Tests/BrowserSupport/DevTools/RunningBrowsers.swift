import Foundation

/// The browsers that run, so many of which show a page at once; one that says nothing doesn't hold up the others.
actor RunningBrowsers {
  /// As many at once as the machine has cores.
  static let shared = RunningBrowsers(pagesAtOnce: ProcessInfo.processInfo.activeProcessorCount)

  /// Browsers that wait for a page.
  private var idle: [BrowserLane] = []
  /// How many more pages may be shown.
  private var free: Int
  /// Those who wait until a page may be shown.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(pagesAtOnce: Int) {
    free = pagesAtOnce
  }

  /// Loads a page in a browser, and leaves it when the operation is done.
  nonisolated func open<Result: Sendable>(
    _ file: URL, in browser: Browser, options: Browser.Options,
    operation: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    let lane = await lane(for: browser)
    do {
      let result = try await lane.open(file, options: options, operation: operation)
      await leave(lane)
      return result
    } catch {
      await leave(lane)
      throw error
    }
  }

  private func lane(for browser: Browser) async -> BrowserLane {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard let index = idle.lastIndex(where: { $0.browser == browser }) else {
      return BrowserLane(browser, of: self)
    }
    return idle.remove(at: index)
  }

  private func leave(_ lane: BrowserLane) async {
    let wasPassed = await lane.wasPassed
    idle.append(lane)
    if !wasPassed { letNextPass() }
  }

  /// Lets another page be shown, since one is done, or its browser says nothing.
  func letNextPass() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
