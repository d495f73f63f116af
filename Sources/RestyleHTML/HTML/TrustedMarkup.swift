public import Restyle

/// Markup that is trusted, and written without escaping.
///
/// ```swift
/// page.append(TrustedMarkup(trusting: icon))
/// ```
///
/// Only its initialiser creates one. So you can find all places in a program where text from outside becomes a part of
/// a page, by searching for its name.
public struct TrustedMarkup: Hashable, Sendable {
  /// The markup.
  @Exact public private(set) var html: String

  /// Declares markup as trusted: the page contains it unchanged, including scripts.
  public init(trusting html: String) { self.html = html }
}

extension HTMLRenderer {
  /// Appends trusted markup, which is not escaped.
  public mutating func append(_ markup: TrustedMarkup) {
    writer.mayHaveStyleAttributes = true
    writer.bytes.append(safe: markup.html)
  }
}
