/// Why a browser gave no answer.
package enum BrowserError: Error, Equatable, CustomStringConvertible {
  /// There is no browser.
  case missing
  /// A file for the browser couldn't be written or read, or the browser not started.
  case notStarted(reason: String)
  /// It took longer than the time limit, and was ended.
  case timedOut(Duration)
  /// The script in the page left no report: the page may have broken it.
  case noReport(page: String)
  /// The script in the page failed.
  case scriptFailed(String)
  /// The report isn't of the type that was asked for.
  case unexpectedReport(String)

  package var description: String {
    switch self {
    case .missing: Browser.absence
    case .notStarted(let reason): "the browser couldn't be started: \(reason)"
    case .timedOut(let limit): "the browser took longer than \(limit)"
    case .noReport(let page): "the page left no report; it became: \(page.prefix(2_000))"
    case .scriptFailed(let message): "the script in the page failed: \(message)"
    case .unexpectedReport(let reason): "the report has another form: \(reason)"
    }
  }
}
