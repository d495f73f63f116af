import Foundation

/// A running browser, and the pipes that messages go through, in JSON, each ended by a zero byte.
final class BrowserProcess {
  private let process = Process()
  private let profile = FileManager.default.temporaryDirectory.appending(path: "restyle-browser-\(UUID())")
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private let hasEnded = DispatchSemaphore(value: 0)
  /// How long everything may take from here on.
  var timeLimit: Duration {
    didSet { deadline = .now + timeLimit }
  }
  private var deadline: ContinuousClock.Instant
  private var received = Data()
  /// Called when the browser has said nothing for a while in an operation with a limit, before waiting on.
  var whenSlow: () -> Void = {}
  private var patience: Duration?
  /// Whether the browser has ended, or took longer than it had time for.
  private(set) var isLost = false

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
    // Browsers read from descriptor 3 and write to 4, which a shell can give them and a `Process` can't. The shell
    // removes the profile when the browser has ended, if only since the tests have.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #""$@" 3<&0 4>&1 </dev/null >/dev/null; rm -rf "$0""#, profile.path, browser.executable.path] + [
        "--remote-debugging-pipe",
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND", "--lang=en-US",
        "--accept-lang=en-US", "--renderer-process-limit=1",
        "--disable-features=BackForwardCache,SpareRendererForSitePerProcess",
        "--user-data-dir=\(profile.path)",
        // What the protocol can claim doesn't move lines to pixels.
        "--force-device-scale-factor=\(browser.scale)",
      ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    do { try process.run() } catch { throw .notStarted(reason: "\(error)") }
    // A browser that hangs reads nothing either, and a blocked write would have no time limit.
    let descriptor = toBrowser.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The group of all processes that belong to the browser.
  var processGroup: Int32 { process.processIdentifier }

  /// Ends the browser, whether it answers or not, and waits until it has ended.
  func end() {
    // The shell leads the group, and ends with it before it has removed the profile.
    kill(-processGroup, SIGKILL)
    _ = hasEnded.wait(timeout: .now() + 10)
    try? FileManager.default.removeItem(at: profile)
  }
}

extension BrowserProcess {
  /// Sends a message, which `purpose` says the purpose of.
  func send(_ message: Data, for purpose: String) throws(BrowserError) {
    let descriptor = toBrowser.fileHandleForWriting.fileDescriptor
    var rest = message + [0]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(until: POLLOUT, of: descriptor, for: purpose)
      } else if errno != EINTR {
        throw lost(.ended(waitingFor: purpose))
      }
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
      try wait(until: POLLIN, of: fromBrowser.fileHandleForReading.fileDescriptor, for: purpose)
      let bytes = fromBrowser.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw lost(.ended(waitingFor: purpose)) }
      received += bytes
    }
  }

  /// Limits how long an operation may take to less than what is left.
  func limit<Result>(
    to limit: Duration, _ operation: () throws(BrowserError) -> Result
  ) throws(BrowserError) -> Result {
    let (usual, usualDeadline) = (timeLimit, deadline)
    guard .now + limit < usualDeadline else { return try operation() }
    timeLimit = limit
    patience = .seconds(2)
    defer {
      patience = nil
      timeLimit = usual
      deadline = usualDeadline
    }
    return try operation()
  }

  private func lost(_ error: BrowserError) -> BrowserError {
    isLost = true
    return error
  }

  private func wait(
    until event: some BinaryInteger, of descriptor: Int32, for purpose: String
  ) throws(BrowserError) {
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    var patience = patience
    while true {
      let left = deadline - .now
      guard left > .zero else { throw lost(.timedOut(timeLimit, waitingFor: purpose)) }
      let turn = min(left, patience ?? left) / .milliseconds(1)
      if poll(&polled, 1, Int32(turn.rounded(.up))) > 0 { return }
      if patience != nil { whenSlow() }
      patience = nil
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
