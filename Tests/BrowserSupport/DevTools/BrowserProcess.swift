import Foundation

/// A running browser, and the pipes that messages go through, in JSON, each ended by a zero byte.
final class BrowserProcess {
  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private let hasEnded = DispatchSemaphore(value: 0)
  /// How long everything may take from here on.
  var timeLimit: Duration {
    didSet { deadline = .now + timeLimit }
  }
  private var deadline: ContinuousClock.Instant
  private var received = Data()

  /// Starts a browser with a profile of its own and no network.
  ///
  /// - Parameters:
  ///   - browser: The program to run, and its scale.
  ///   - timeLimit: How long it may take until the last answer.
  /// - Throws: `BrowserError.notStarted`.
  init(_ browser: Browser, timeLimit: Duration) throws(BrowserError) {
    self.timeLimit = timeLimit
    deadline = .now + timeLimit
    // A browser that ended is an error of one test, and no reason to end them all.
    signal(SIGPIPE, SIG_IGN)
    let profile = FileManager.default.temporaryDirectory.appending(path: "restyle-browser-\(UUID())").path
    // Browsers read from descriptor 3 and write to 4, which a shell can give them and a `Process` can't. The shell
    // removes the profile when the browser has ended, if only since the tests have.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #""$@" 3<&0 4>&1 </dev/null >/dev/null; rm -rf "$0""#, profile, browser.executable.path] + [
        "--remote-debugging-pipe",
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND", "--lang=en-US",
        "--accept-lang=en-US", "--renderer-process-limit=1",
        "--disable-features=BackForwardCache,SpareRendererForSitePerProcess",
        "--user-data-dir=\(profile)",
        // What the protocol can claim doesn't move lines to pixels.
        "--force-device-scale-factor=\(browser.scale)",
      ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    do { try process.run() } catch { throw .notStarted(reason: "\(error)") }
  }

  /// Ends the browser, and waits until it has ended.
  func end() {
    // It ends when nobody can talk to it any more.
    try? toBrowser.fileHandleForWriting.close()
    guard hasEnded.wait(timeout: .now() + 10) == .timedOut else { return }
    // The shell leads a group of processes, all of which have to end.
    kill(-process.processIdentifier, SIGKILL)
    hasEnded.wait()
  }
}

extension BrowserProcess {
  /// Sends a message, which `purpose` says the purpose of.
  func send(_ message: Data, for purpose: String) throws(BrowserError) {
    do {
      try toBrowser.fileHandleForWriting.write(contentsOf: message + [0])
    } catch {
      throw .ended(waitingFor: purpose)
    }
  }

  /// Waits for the next message; `purpose` says what is waited for.
  func receive(for purpose: String) throws(BrowserError) -> Data {
    var searched = 0
    while true {
      if let end = received.firstZero(from: searched) {
        defer { received = Data(received[(end + 1)...]) }
        return Data(received[..<end])
      }
      searched = received.count
      try waitForBytes(for: purpose)
      let bytes = fromBrowser.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw .ended(waitingFor: purpose) }
      received += bytes
    }
  }

  private func waitForBytes(for purpose: String) throws(BrowserError) {
    var descriptor = pollfd(
      fd: fromBrowser.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let milliseconds = (deadline - .now) / .milliseconds(1)
      guard milliseconds > 0 else { throw .timedOut(timeLimit, waitingFor: purpose) }
      if poll(&descriptor, 1, Int32(milliseconds.rounded(.up))) > 0 { return }
    }
  }
}

extension Data {
  /// The index of the first zero byte from one on; nil if there is none.
  ///
  /// `range(of:in:)` copies all of the data each time, and `firstIndex(of:)` takes long where it isn't optimised.
  fileprivate func firstZero(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard start < bytes.count, let first = bytes.baseAddress else { return nil }
      return memchr(first + start, 0, bytes.count - start).map { first.distance(to: $0) }
    }
  }
}
