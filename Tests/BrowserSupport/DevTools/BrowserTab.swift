/// A tab of a browser, for one page after the other.
struct BrowserTab {
  private let process: BrowserProcess
  private let target: String
  private let session: String

  /// Opens a tab with an empty page.
  init(in process: BrowserProcess) throws(BrowserError) {
    let browser = DevTools(process)
    self.process = process
    target = try browser.call("Target.createTarget", ["url": "about:blank"], as: Target.self).targetId
    session = try browser.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true], as: Session.self
    ).sessionId
  }

  /// Commands to a page.
  func page() -> DevTools { DevTools(process, session: session) }

  /// Checks that the page answers.
  func check() throws(BrowserError) {
    try page().call("Runtime.evaluate", ["expression": "0"])
  }

  /// Closes the tab.
  func close() throws(BrowserError) {
    try DevTools(process).call("Target.closeTarget", ["targetId": .string(target)])
  }

  private struct Target: Decodable {
    var targetId: String
  }

  private struct Session: Decodable {
    var sessionId: String
  }
}
