public import Restyle

/// Markup that somebody vouches for, and that is written as it is.
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

  /// Vouches for markup: what it holds is a part of the page, programs too.
  public init(trusting html: String) { self.html = html }
}

extension HTMLRenderer {
  /// Appends markup that somebody vouches for; it is not escaped.
  public mutating func append(_ markup: TrustedMarkup) {
    writer.mayHaveStyleAttributes = true
    writer.bytes.append(safe: markup.html)
  }
}
