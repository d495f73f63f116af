public import Foundation

/// A real browser without a window, for tests of what people will see.
///
/// It has a profile of its own and no network, and shows one page after the other, each as if it were the first.
public struct Browser: Hashable, Sendable {
  /// The program to run.
  public let executable: URL
  /// How many pixels make one CSS pixel; each scale has a process of its own.
  public var scale = 1

  /// Names the program to run.
  public init(executable: URL) {
    self.executable = executable
  }
}

extension Browser {
  /// The names that Chromium and its relatives go by.
  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// The environment variable that names the browser to use.
  private static let variable = "RESTYLE_BROWSER"

  /// Why tests that need a browser were skipped.
  public static let absence =
    "no browser: install \(names[0]) or \(names[2]), or set \(variable) to the path of one"

  /// The browser of this machine, nil without one.
  public static let installed: Browser? = {
    let environment = ProcessInfo.processInfo.environment
    let candidates =
      environment[variable].map { [$0] }
      ?? (environment["PATH"] ?? "").split(separator: ":").flatMap { folder in
        names.map { "\(folder)/\($0)" }
      }
    return candidates.first(where: FileManager.default.isExecutableFile(atPath:))
      .map { Browser(executable: URL(filePath: $0)) }
  }()

  /// The browser of this machine.
  ///
  /// - Throws: `BrowserError.missing` without one.
  public static func required() throws(BrowserError) -> Browser {
    guard let installed else { throw .missing }
    return installed
  }
}
