/// The destination of a link in a text.
///
/// A link can contain any text. Each output decides whether the link is safe to follow.
///
/// ```swift
/// style.link = "https://example.org/orders/\(order)"
/// ```
public struct Link: Hashable, Sendable, NonisolatedValue {
  /// The reference as given, absolute or relative.
  @Exact public var target: String

  /// Creates a link from a reference.
  public init(_ target: String) { self.target = target }
}

extension Link: ExpressibleByStringInterpolation {
  /// Creates a link from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Link: CustomStringConvertible {
  /// The reference as given.
  public var description: String { target }
}

extension Link: ValueCoded {
  package init(coded: String) { self.init(coded) }
  package var coded: String { target }
}

extension Link: SwiftSourceConvertible {
  var swiftSource: String { "Link(\(target.swiftLiteral))" }
}
