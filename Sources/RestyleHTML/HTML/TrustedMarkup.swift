public import Restyle

/// Markup that is trusted, and written without escaping.
///
/// ```swift
/// page.append(TrustedMarkup(trusting: icon))
/// ```
///
/// Nothing makes it but the initialiser that says so: a place in a program where text from outside becomes a part of a
/// page can be found by its name.
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
