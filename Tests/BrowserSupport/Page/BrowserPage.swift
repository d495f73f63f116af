package import Foundation

/// A page that a browser has loaded, and that is used as people use it.
package final class BrowserPage {
  let devTools: DevTools
  let options: Browser.Options
  /// How many pixels make one CSS pixel.
  let scale: Int
  private var loader = ""
  /// Whether keys were pressed.
  var tookKeys = false

  /// Loads a page in place of another, of whose surroundings nothing stays.
  init(
    at file: URL, in browser: Browser, options: Browser.Options, with devTools: DevTools
  ) throws(BrowserError) {
    self.devTools = devTools
    self.options = options
    scale = browser.scale
    try devTools.call("Page.enable")
    try devTools.call("Page.setLifecycleEventsEnabled", ["enabled": true])
    // No other window of this machine takes the focus away.
    try devTools.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try devTools.call("Emulation.setScriptExecutionDisabled", ["value": .boolean(!options.runsScripts)])
    try devTools.call(
      "Emulation.setEmulatedMedia",
      ["media": options.isPrinted ? "print" : "", "features": .array(options.mediaFeatures)])
    try devTools.call("Emulation.clearDeviceMetricsOverride")
    if let size = options.windowSize { try resize(to: size) }
    loader = try devTools.call(
      "Page.navigate", ["url": .string(file.absoluteString)], as: Navigation.self
    ).loaderId
    _ = try devTools.wait(for: "the page to load") { [loader] event in
      event.params.name == "load" && event.params.loaderId == loader
    }
  }

  private struct Navigation: Decodable {
    var loaderId: String
  }
}

extension BrowserPage {
  /// The group of all processes that belong to the browser, to send signals to.
  package var processGroup: Int32 { devTools.process.processGroup }

  /// Gives the page another size.
  ///
  /// - Throws: Why the browser doesn't.
  package func resize(to size: Browser.WindowSize) throws(BrowserError) {
    try devTools.call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(size.width), "height": .number(size.height),
        // No other one than the browser's.
        "deviceScaleFactor": 0, "mobile": false,
      ])
  }

  /// Waits until the page that the last key led to has been loaded.
  ///
  /// - Returns: Its address.
  /// - Throws: Why there is no other page.
  package func nextAddress() throws(BrowserError) -> URL {
    let event = try devTools.wait(for: "another page to load") { [loader] event in
      event.params.name == "load" && event.params.loaderId != loader
    }
    loader = event.params.loaderId
    let address = try evaluate("return location.href", as: String.self)
    guard let url = URL(string: address) else { throw .unexpectedReport("the address \(address)") }
    return url
  }
}
