/// Markup that somebody vouches for, and that is written as it is.
///
/// ```swift
/// page.append(TrustedMarkup(trusting: icon))
/// ```
///
/// Nothing makes it but the initialiser that says so: a place in a program where text from outside becomes a part of a
/// page can be found by its name.
public struct TrustedMarkup: Sendable {
  /// The markup.
  public let html: String

  /// Vouches for markup: what it holds is a part of the page, programs too.
  public init(trusting html: String) {
    self.html = html
  }
}

extension TrustedMarkup: Hashable {
  /// Whether both are the same code units.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.html.utf8.elementsEqual(rhs.html.utf8) }

  /// Feeds the code units to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for byte in html.utf8 { hasher.combine(byte) }
  }
}

extension HTMLRenderer {
  /// Appends markup that somebody vouches for; it is not escaped.
  public mutating func append(_ markup: TrustedMarkup) {
    writer.bytes.append(safe: markup.html)
  }
}
