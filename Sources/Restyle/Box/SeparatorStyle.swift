/// A line between things.
public struct SeparatorStyle: Style, Hashable, Codable {
  /// The width of the line, in points, across its direction.
  @NonNegative public var width: Double
  /// The colour.
  public var color: Color

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - width: The width in points, across the line's direction; negative and non-finite ones become 0.
  ///   - color: The colour.
  @inlinable
  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}

extension SeparatorStyle {
  /// No line.
  @inlinable public static var none: Self { SeparatorStyle(width: 0, color: .clear) }

  /// The line between the rows of an iOS table.
  ///
  /// - Parameter hairlineWidth: The width of one pixel, in points.
  /// - Returns: A line of that width in the system's colour for separators.
  public static func system(hairlineWidth: Double = systemHairlineWidth) -> SeparatorStyle {
    SeparatorStyle(width: hairlineWidth, color: .separator)
  }

  /// The width, in points, of a line in the system's styles where no display is known: a pixel of two per point.
  public static let systemHairlineWidth = 0.5
}
