import Foundation

extension Browser {
  private static let turn = NSLock()

  /// Opens a page, and ends the browser when the operation is done.
  ///
  /// ```swift
  /// try browser.open("<!doctype html>...") { page in
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
  package func open<Result>(
    _ html: String, options: Options = Options(), operation: (BrowserPage) throws -> Result
  ) throws -> Result {
    Self.turn.lock()
    defer { Self.turn.unlock() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "restyle-browser-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(html.utf8).write(to: file)
    } catch {
      throw BrowserError.notStarted(reason: "\(error)")
    }
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
    ]
    let process = try BrowserProcess(
      executable, arguments: arguments + options.arguments, timeLimit: options.timeLimit)
    defer { process.end() }
    return try operation(BrowserPage(at: file, options: options, in: DevTools(process)))
  }
}
