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
  ///   - fileID: The file that is named where a browser was replaced.
  ///   - line: The line in it.
  ///   - reportReplacement: Called with what there is to say if a browser takes no picture and is replaced, once.
  ///     It is written to the standard error by default.
  ///   - operation: What happens to the page once it has been loaded. It starts anew in another browser if the first
  ///     takes no picture.
  /// - Returns: What the operation returns.
  /// - Throws: Why the browser gave no answer, or what the operation throws.
  package func open<Result: Sendable>(
    _ html: String, options: Options = Options(), fileID: String = #fileID, line: Int = #line,
    reportReplacement: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    operation: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "restyle-page-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(html.utf8).write(to: file)
    } catch {
      throw BrowserError.notStarted(reason: "\(error)")
    }
    let browsers = RunningBrowsers.shared
    do {
      return try await browsers.open(file, in: self, options: options, operation: operation)
    } catch let error as BrowserError {
      guard case .tookNoPicture = error else { throw error }
      reportReplacement("\(fileID):\(line): \(error); another one takes its place")
      return try await browsers.open(file, in: self, options: options, operation: operation)
    }
  }
}
