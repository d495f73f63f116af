/// Why a browser gave no answer.
public enum BrowserError: Error, Equatable, CustomStringConvertible {
  /// There is no browser.
  case missing
  /// A file for the browser couldn't be written, or the browser not started.
  case notStarted(reason: String)
  /// It took longer than the time limit, and was ended.
  case timedOut(Duration, waitingFor: String)
  /// It ended by itself.
  case ended(waitingFor: String)
  /// It was asked for a picture and ended, or took longer than a picture may take.
  case tookNoPicture(reason: String)
  /// The picture would have more pixels than a browser is asked for.
  case pictureTooLarge(width: Int, height: Int)
  /// It doesn't do what it was told to.
  case refused(String, reason: String)
  /// The script in the page failed.
  case scriptFailed(String)
  /// The report isn't of the type that was asked for.
  case unexpectedReport(String)

  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .missing: Browser.absence
    case .notStarted(let reason): "the browser couldn't be started: \(reason)"
    case .timedOut(let limit, let awaited): "the browser took longer than \(limit), waiting for \(awaited)"
    case .ended(let awaited): "the browser ended, waiting for \(awaited)"
    case .tookNoPicture(let reason): "the browser took no picture: \(reason)"
    case .pictureTooLarge(let width, let height):
      "a picture of \(width) by \(height) pixels is too large: a browser is asked for at most "
        + "\(Browser.pixelLimit), so take several"
    case .refused(let method, let reason): "the browser refused \(method): \(reason)"
    case .scriptFailed(let message): "the script in the page failed: \(message)"
    case .unexpectedReport(let reason): "the report has another form: \(reason)"
    }
  }
}
