/// The style of a list: its bullets or numbers, and the space around its items.
///
/// ```swift
/// let steps = ListStyle.system.restyled { $0.numbering = .upperAlpha }
/// ```
public struct ListStyle: Style, Hashable, Codable {
  /// The bullet before each item of an unordered list.
  public var bullet: Bullet
  /// The numbering of the items of an ordered list.
  public var numbering: Numbering
  /// The space between the items, in points.
  @NonNegative public var spacing: Double
  /// The indent of the items, in points, which is the space for bullets and numbers.
  @NonNegative public var indent: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - bullet: The bullet before each item of an unordered list.
  ///   - numbering: The numbering of the items of an ordered list.
  ///   - spacing: The space between the items, in points.
  ///   - indent: The indent of the items, in points.
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
  package static let properties = PropertyList<Self>(
    from: Self(), .init("bullet", \.bullet), .init("numbering", \.numbering), .init("spacing", \._spacing),
    .init("indent", \._indent))
}

// The names and meanings are those of CSS Counter Styles 3, section 6.
extension ListStyle {
  /// The bullet before an item of an unordered list.
  public enum Bullet: String, Hashable, Sendable, Codable, CaseIterable {
    /// No bullet.
    case none
    /// A filled circle.
    case disc
    /// A hollow circle.
    case circle
    /// A filled square.
    case square
  }

  /// The numbering of items.
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

  /// The style of a list with filled circles or decimal numbers.
  public static let system = ListStyle()
}
