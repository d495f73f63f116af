/// What one page has to itself: cookies, storage and all that a browser remembers.
struct BrowserSession {
  private let browser: DevTools
  private let context: String
  /// Commands to the page.
  let page: DevTools

  /// Opens a session with an empty page.
  init(in process: BrowserProcess) throws(BrowserError) {
    browser = DevTools(process)
    context = try browser.call("Target.createBrowserContext", as: Context.self).browserContextId
    let target = try browser.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)], as: Target.self)
    let session = try browser.call(
      "Target.attachToTarget", ["targetId": .string(target.targetId), "flatten": true], as: Attached.self)
    page = DevTools(process, session: session.sessionId)
  }

  /// Closes the page and forgets what the browser remembers of it.
  func close() throws(BrowserError) {
    try browser.call("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  private struct Context: Decodable {
    var browserContextId: String
  }

  private struct Target: Decodable {
    var targetId: String
  }

  private struct Attached: Decodable {
    var sessionId: String
  }
}
