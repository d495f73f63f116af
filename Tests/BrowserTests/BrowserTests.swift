import BrowserSupport
import Foundation
import Restyle
import Testing

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct BrowserTests {
  private let empty = "<!doctype html><title>Empty</title>"

  @Test("The page sees the surroundings that the options ask for", arguments: Browser.Options.appearances)
  func surroundings(options: Browser.Options) async throws {
    var options = options
    options.reducesMotion = options.colorScheme == .dark
    options.windowSize = options.contrast == .increased ? .compact : .regular
    let script = """
      const queries = ['(prefers-color-scheme:dark)', '(prefers-color-scheme:light)', '(prefers-contrast:more)',
        '(prefers-contrast:no-preference)', '(prefers-reduced-motion:reduce)', '(forced-colors:active)'];
      return queries.filter(query => matchMedia(query).matches).concat(`${innerWidth}x${innerHeight}`);
      """
    let seen = try await Browser.required().evaluate(script, in: empty, options: options, as: [String].self)
    let isDark = options.colorScheme == .dark
    let isIncreased = options.contrast == .increased
    #expect(
      seen == [
        isDark ? "(prefers-color-scheme:dark)" : "(prefers-color-scheme:light)",
        isIncreased ? "(prefers-contrast:more)" : "(prefers-contrast:no-preference)",
      ] + (isDark ? ["(prefers-reduced-motion:reduce)"] : []) + [isIncreased ? "390x844" : "1024x768"])
  }

  @Test("What the script returns arrives, whatever it holds")
  func report() async throws {
    let text = "<pre id=\"browser-report\">\u{0}\u{2028}&amp;%25</pre>\u{1F600}"
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      .replacing("</", with: "<\\/")
    #expect(try await Browser.required().evaluate("return \(json)", in: empty, as: String.self) == text)
  }

  @Test("A page that never closes its markup can't hold back the report")
  func unclosedMarkup() async throws {
    let browser = try Browser.required()
    let page = "<!doctype html><title>Open</title><style>/*<!--"
    #expect(try await browser.evaluate("return document.title", in: page, as: String.self) == "Open")
  }

  @Test("A script that fails says why")
  func failingScript() async throws {
    let browser = try Browser.required()
    let error = try await #require(throws: BrowserError.self) {
      try await browser.evaluate("throw new Error('no')", in: empty, as: String.self)
    }
    #expect("\(error)".hasPrefix("the script in the page failed: Error: no"))
    await #expect(throws: BrowserError.unexpectedReport("nothing was returned")) {
      try await browser.evaluate("", in: empty, as: String.self)
    }
  }

  @Test("A page that never ends is ended, and what was waited for is said")
  func timeLimit() async throws {
    var options = Browser.Options()
    options.timeLimit = .seconds(1)
    let browser = try Browser.required()
    let script = try await #require(throws: BrowserError.self) {
      try await browser.evaluate("for (;;) {}", in: empty, options: options, as: String.self)
    }
    let page = try await #require(throws: BrowserError.self) {
      try await browser.open("<script>for (;;) {}</script>", options: options) { _ in }
    }
    for error in [script, page] {
      // On a busy machine it may have taken as long to start.
      #expect("\(error)".hasPrefix("the browser took longer than 1.0 seconds, waiting for "))
    }
  }

  @Test("A program that isn't a browser is told of")
  func noBrowser() async throws {
    let ended = try await #require(throws: BrowserError.self) {
      try await Browser(executable: URL(filePath: "/bin/sh")).open(empty) { _ in }
    }
    #expect(ended == .ended(waitingFor: "Target.createTarget"))
  }
}
