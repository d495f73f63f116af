/// Where a text leads to when it is followed.
///
/// A link holds any text; each output decides whether it is safe to follow.
///
/// ```swift
/// style.link = "https://example.org/orders/\(order)"
/// ```
public struct Link: Hashable, Sendable {
  /// The reference, absolute or relative, as given.
  @Exact public var target: String

  /// Creates a link.
  public init(_ target: String) { self.target = target }
}

extension Link: ExpressibleByStringInterpolation {
  /// Creates a link.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Link: ValueCoded {
  package init(coded: String) { self.init(coded) }
  package var coded: String { target }
}

extension Link: SwiftSourceConvertible {
  var swiftSource: String { "Link(\(target.swiftLiteral))" }
}
