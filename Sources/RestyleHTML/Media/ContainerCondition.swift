/// A condition of container queries, about the box around an element.
///
/// ```swift
/// let roomy: ContainerCondition = .width(400...) && .orientation(.landscape)
/// ```
///
/// Only containers are queried, which ``ContainerStyle`` makes of boxes. Ranges are those of ``MediaCondition``.
public struct ContainerCondition: Hashable, Sendable {
  let text: ConditionText

  init(_ text: ConditionText) { self.text = text }
}

extension ContainerCondition {
  /// A condition that the width of the box is in a range.
  public static func width(_ range: Range<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: range.lowerBound, to: range.upperBound))
  }

  /// The box is at least as wide.
  public static func width(_ range: PartialRangeFrom<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: range.lowerBound, to: nil))
  }

  /// The box is less wide.
  public static func width(_ range: PartialRangeUpTo<Double>) -> ContainerCondition {
    ContainerCondition(.range("width", from: nil, to: range.upperBound))
  }

  /// A condition that the height of the box is in a range; the container has to measure its size.
  public static func height(_ range: Range<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: range.lowerBound, to: range.upperBound))
  }

  /// The box is at least as high; a container has to measure its size for that.
  public static func height(_ range: PartialRangeFrom<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: range.lowerBound, to: nil))
  }

  /// The box is less high; a container has to measure its size for that.
  public static func height(_ range: PartialRangeUpTo<Double>) -> ContainerCondition {
    ContainerCondition(.range("height", from: nil, to: range.upperBound))
  }

  /// The longer side of the box; a container has to measure its size for that.
  public static func orientation(_ orientation: ScreenOrientation) -> ContainerCondition {
    ContainerCondition(.feature("orientation:\(orientation.rawValue)"))
  }

  /// Both conditions hold.
  public static func && (lhs: ContainerCondition, rhs: ContainerCondition) -> ContainerCondition {
    ContainerCondition(lhs.text && rhs.text)
  }

  /// One of the conditions holds, or both.
  public static func || (lhs: ContainerCondition, rhs: ContainerCondition) -> ContainerCondition {
    ContainerCondition(lhs.text || rhs.text)
  }

  /// The condition doesn't hold.
  public static prefix func ! (condition: ContainerCondition) -> ContainerCondition {
    ContainerCondition(!condition.text)
  }

  /// The name of a container as CSS writes it; nil for none.
  static func identifier(of name: String?) -> Bytes? {
    guard let name, !name.isEmpty else { return nil }
    // CSS Conditional 5, section 4.2: no container has the name of an operator, nor of a keyword for all properties.
    let keywords = CSSProperty.sharedKeywords.union(["none", "and", "or", "not", "default"])
    return Bytes(cssIdentifier: name, unlike: keywords)
  }
}

extension ContainerCondition: CustomStringConvertible {
  /// The condition in the syntax of container queries, without the container's name; empty if it always holds.
  public var description: String { text.standalone }
}
