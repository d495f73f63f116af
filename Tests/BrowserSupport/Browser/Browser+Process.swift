import Foundation

extension Browser {
  private static let turn = NSLock()

  /// Runs the browser on a page and returns what it writes.
  ///
  /// - Parameters:
  ///   - files: Files of a folder that is made for the run, by name; the page is `page.html`.
  ///   - options: What the browser claims.
  ///   - arguments: What to do, in that folder.
  ///   - result: Takes the answer out of that folder; the browser's output is in `output`.
  /// - Returns: The answer.
  /// - Throws: Why there is none.
  func run<Result>(
    files: [String: String], options: Options, arguments: (URL) -> [String], result: (URL) throws -> Result
  ) throws(BrowserError) -> Result {
    Self.turn.lock()
    defer { Self.turn.unlock() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "restyle-browser-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      try start(arguments(folder), options: options, in: folder)
      return try result(folder)
    } catch let error as BrowserError {
      throw error
    } catch {
      throw .notStarted(reason: "\(error)")
    }
  }

  private func start(_ arguments: [String], options: Options, in folder: URL) throws {
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND",
        "--user-data-dir=\(folder.appending(path: "profile").path)",
      ] + options.arguments + arguments + [folder.appending(path: "page.html").absoluteString]
    process.standardInput = FileHandle.nullDevice
    // A file takes any amount, where a pipe would have to be emptied meanwhile.
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let clock = ContinuousClock()
    let deadline = clock.now + options.timeLimit
    while process.isRunning {
      guard clock.now < deadline else {
        kill(process.processIdentifier, SIGKILL)
        throw BrowserError.timedOut(options.timeLimit)
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }
}
