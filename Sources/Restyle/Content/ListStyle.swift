/// How a list looks: what stands before its items, and the room around them.
///
/// ```swift
/// let steps = ListStyle.system.restyled { $0.numbering = .upperAlpha }
/// ```
public struct ListStyle: Style, Hashable, Codable {
  /// What stands before the items of a list in no particular order.
  public var bullet: Bullet
  /// How the items of an ordered list are numbered.
  public var numbering: Numbering
  /// The room between the items, in points.
  @NonNegative public var spacing: Double
  /// How far the items are indented, in points: the room that bullets and numbers have.
  @NonNegative public var indent: Double

  /// Creates a list's style.
  ///
  /// - Parameters:
  ///   - bullet: What stands before the items of a list in no particular order.
  ///   - numbering: How the items of an ordered list are numbered.
  ///   - spacing: The room between the items, in points.
  ///   - indent: How far the items are indented, in points.
  public init(
    bullet: Bullet = .disc, numbering: Numbering = .decimal, spacing: Double = 4, indent: Double = 24
  ) {
    self.bullet = bullet
    self.numbering = numbering
    self.spacing = spacing
    self.indent = indent
  }
}

extension ListStyle: ListedStyle, CustomDebugStringConvertible {
  package static var blank: Self { Self() }

  package static let properties: [StyleProperty<Self>] = [
    .init("bullet", \.bullet), .init("numbering", \.numbering),
    .init("spacing", \.spacing, as: NonNegative.self), .init("indent", \.indent, as: NonNegative.self),
  ]
}

// The names and meanings are those of CSS Counter Styles 3, section 6.
extension ListStyle {
  /// What stands before an item in no particular order.
  public enum Bullet: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A filled circle.
    case disc
    /// A hollow circle.
    case circle
    /// A filled square.
    case square
  }

  /// How items are numbered.
  public enum Numbering: String, Hashable, Sendable, Codable, CaseIterable {
    /// 1, 2, 3.
    case decimal
    /// a, b, c.
    case lowerAlpha
    /// A, B, C.
    case upperAlpha
    /// i, ii, iii.
    case lowerRoman
    /// I, II, III.
    case upperRoman
  }

  /// A list with round bullets, or numbers.
  public static let system = ListStyle()
}
