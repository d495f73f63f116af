import Foundation

extension Browser {
  /// Opens a page, which is shown until the operation is done.
  ///
  /// ```swift
  /// try await browser.open("<!doctype html>...") { page in
  ///   try page.press(.tab)
  ///   #expect(try page.focusedNode()?.name == "Email")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - html: The HTML of the page.
  ///   - options: What the browser claims of its surroundings.
  ///   - operation: What happens to the page once it has been loaded.
  /// - Returns: What the operation returns.
  /// - Throws: Why the browser gave no answer, or what the operation throws.
  package func open<Result: Sendable>(
    _ html: String, options: Options = Options(), operation: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "restyle-page-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(html.utf8).write(to: file)
    } catch {
      throw BrowserError.notStarted(reason: "\(error)")
    }
    return try await RunningBrowsers.shared.open(file, in: self, options: options, operation: operation)
  }
}
