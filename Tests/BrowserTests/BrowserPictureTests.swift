import Foundation
import Synchronization
import Testing

@testable import BrowserSupport

/// Pictures of pages, also by browsers that end or hang meanwhile.
@Suite("Pictures by a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct BrowserPictureTests {
  private let page = "<!doctype html><title>Picture</title>"
  private let small = Browser.WindowSize(width: 600, height: 200)

  private func isPNG(_ data: Data, _ size: Browser.WindowSize) -> Bool {
    func bytes(_ number: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) } }
    // The width and the height follow the length and the name of the first chunk.
    return data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      && data.dropFirst(16).prefix(8).elementsEqual(bytes(size.width) + bytes(size.height))
  }

  @Test("A picture is a PNG file of the window's size")
  func size() async throws {
    var options = Browser.Options()
    options.windowSize = small
    let picture = try await Browser.required().open(page, options: options) { try $0.screenshot() }
    #expect(isPNG(picture, small))
  }

  @Test(
    "A picture of more pixels than the limit is an error at once",
    arguments: [
      (scale: 1, width: 4_000, height: 2_001), (scale: 8, width: 500, height: 251),
      (scale: 24, width: 160, height: 136),
    ])
  func largest(scale: Int, width: Int, height: Int) async throws {
    var browser = try Browser.required()
    browser.scale = scale
    var options = Browser.Options()
    options.endsBrowser = true
    options.windowSize = Browser.WindowSize(width: width, height: height)
    let error = BrowserError.pictureTooLarge(width: width * scale, height: height * scale)
    await #expect(throws: error) {
      try await browser.open(page, options: options) { try $0.screenshot() }
    }
    #expect("\(error)".contains("8000000"))
  }

  /// What happens to a browser in the middle of a picture, and what is said then.
  enum Accident: CaseIterable {
    case itEnds, itHangs

    var reason: String { self == .itEnds ? "it ended" : "it took longer than 20.0 seconds" }

    /// Has a picture taken that never comes, however busy the machine is: the browser is stopped before it can answer,
    /// and ends while it is waited for.
    func picture(of page: BrowserPage) throws -> Data {
      let group = page.processGroup
      kill(-group, SIGSTOP)
      if self == .itEnds {
        // On a thread of its own, since those of queues may all be taken by tests that wait.
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.5)
          kill(-group, SIGKILL)
        }
      }
      return try page.screenshot()
    }

    /// What a page is opened with: time for the browser that takes the other one's place, which a busy machine starts
    /// slowly.
    var options: Browser.Options {
      var options = Browser.Options()
      options.pictureTimeLimit = self == .itEnds ? .seconds(60) : .seconds(20)
      return options
    }
  }

  @Test("A browser that ends or hangs in the middle of a picture is replaced, which is said")
  func replaced() async throws {
    for accident in Accident.allCases {
      let tries = Mutex(0)
      var messages: [String] = []
      let picture = try await Browser.required().open(
        page, options: accident.options, reportReplacement: { messages.append($0) },
        operation: { page in
          let count = tries.withLock { count in
            count += 1
            return count
          }
          if count == 1 { return try accident.picture(of: page) }
          try page.resize(to: small)
          return try page.screenshot()
        })
      let line = #line - 11
      #expect(isPNG(picture, small))
      #expect(
        messages == [
          "\(#fileID):\(line): the browser took no picture: \(accident.reason); another one takes its place"
        ])
    }
  }

  @Test("A browser is replaced once, and no more", arguments: Accident.allCases)
  func replacedOnce(accident: Accident) async throws {
    var messages: [String] = []
    await #expect(throws: BrowserError.tookNoPicture(reason: accident.reason)) {
      try await Browser.required().open(
        page, options: accident.options, reportReplacement: { messages.append($0) },
        operation: { try accident.picture(of: $0) })
    }
    #expect(messages.count == 1)
  }

  @Test("A page that waits for its browser holds up no other")
  func others() async throws {
    // Of a higher priority, so that it doesn't stand in line behind all other tests while its time runs out.
    try await Task(priority: .high) { try await opensAnother() }.value
  }

  private func opensAnother() async throws {
    let browsers = RunningBrowsers(pagesAtOnce: 1)
    let browser = try Browser.required()
    let file = FileManager.default.temporaryDirectory.appending(path: "restyle-page-\(UUID()).html")
    try Data(page.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (groups, continuation) = AsyncStream.makeStream(of: Int32.self)
    var options = Browser.Options()
    // More than the one for pictures, which counts then.
    options.timeLimit = .seconds(600)
    options.pictureTimeLimit = .seconds(300)
    let hanging = Task(priority: .high) { [options] in
      try await browsers.open(file, in: browser, options: options) { page in
        kill(-page.processGroup, SIGSTOP)
        continuation.yield(page.processGroup)
        return try page.screenshot()
      }
    }
    for await group in groups {
      // Were it held up, the other would have hung until its time was over.
      try await browsers.open(file, in: browser, options: options) { _ in _ = kill(-group, SIGKILL) }
      break
    }
    await #expect(throws: BrowserError.tookNoPicture(reason: "it ended")) { try await hanging.value }
  }
}
