public import Restyle

/// A condition of container queries on the box around an element.
///
/// ```swift
/// let roomy: ContainerCondition = .width(400...) && .orientation(.landscape)
/// ```
///
/// Only containers can be queried: make a box a container with ``ContainerStyle``. Ranges are like those of
/// ``MediaCondition``.
public struct ContainerCondition: Hashable, Sendable, NonisolatedValue {
  let text: ConditionText

  init(_ text: ConditionText) { self.text = text }
}

extension ContainerCondition {
  /// Returns a condition that the width of the box is in a range.
  public static func width(_ range: Range<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: range.lowerBound, to: range.upperBound))
  }

  /// Returns a condition that the box has at least this width.
  public static func width(_ range: PartialRangeFrom<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: range.lowerBound, to: nil))
  }

  /// Returns a condition that the box is narrower than this width.
  public static func width(_ range: PartialRangeUpTo<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: nil, to: range.upperBound))
  }

  /// Returns a condition that the height of the box is in a range; the container has to measure its size.
  public static func height(_ range: Range<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: range.lowerBound, to: range.upperBound))
  }

  /// Returns a condition that the box has at least this height; the container has to measure its size.
  public static func height(_ range: PartialRangeFrom<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: range.lowerBound, to: nil))
  }

  /// Returns a condition that the box is lower than this height; the container has to measure its size.
  public static func height(_ range: PartialRangeUpTo<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: nil, to: range.upperBound))
  }

  /// Returns a condition on the orientation of the box; the container has to measure its size.
  public static func orientation(_ orientation: ScreenOrientation) -> ContainerCondition {
    ContainerCondition(.feature("orientation:\(orientation.rawValue)"))
  }

  /// Returns a condition that holds if both conditions hold.
  public static func && (lhs: ContainerCondition, rhs: ContainerCondition) -> ContainerCondition {
    ContainerCondition(lhs.text && rhs.text)
  }

  /// Returns a condition that holds if at least one of two conditions holds.
  public static func || (lhs: ContainerCondition, rhs: ContainerCondition) -> ContainerCondition {
    ContainerCondition(lhs.text || rhs.text)
  }

  /// Returns a condition that holds if this condition doesn't hold.
  public static prefix func ! (condition: ContainerCondition) -> ContainerCondition {
    ContainerCondition(!condition.text)
  }

  /// The name of a container as CSS writes it; nil for none.
  static func identifier(of name: String?) -> Bytes? {
    guard let name, !name.isEmpty else { return nil }
    // CSS Conditional 5, section 4.2: containers can't be named like operators or CSS-wide keywords.
    let keywords = CSSProperty.sharedKeywords.union(["none", "and", "or", "not", "default"])
    return Bytes(cssIdentifier: name, unlike: keywords)
  }
}

extension ContainerCondition: CustomStringConvertible {
  /// The condition in the syntax of container queries, without the container's name; empty if it always holds.
  public var description: String { text.standalone }
}
