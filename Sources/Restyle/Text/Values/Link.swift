/// Where a text leads to when it is followed.
///
/// A link holds any text; whether it is safe to follow is decided where it enters an output.
///
/// ```swift
/// style.link = "https://example.org/"
/// ```
public struct Link: Hashable, Sendable {
  /// The reference, absolute or relative, as it was given.
  public var target: String

  /// Makes a link.
  public init(_ target: String) {
    self.target = target
  }
}

extension Link {
  /// Whether both have the same code units: addresses that only look alike lead elsewhere.
  public static func == (lhs: Link, rhs: Link) -> Bool { lhs.target.isExactly(rhs.target) }

  /// Feeds the code units to `hasher`.
  public func hash(into hasher: inout Hasher) { target.hashExactly(into: &hasher) }
}

extension Link: ExpressibleByStringLiteral {
  /// Makes a link.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Link: Codable {
  /// Decodes a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(target)
  }
}

extension Link: SwiftSourceConvertible {
  var swiftSource: String { "Link(\(String(reflecting: target)))" }
}
