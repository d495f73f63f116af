/// A line between items.
public struct SeparatorStyle: Style, Hashable, Codable {
  /// The width of the line, in points.
  @NonNegative public var width: Double
  /// The colour.
  public var color: Color

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points; a negative or non-finite width becomes 0.
  ///   - color: The colour.
  @inlinable
  public init(width: Double = 0, color: Color = .clear) {
    self.width = width
    self.color = color
  }
}

extension SeparatorStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("width", \._width), .init("color", \.color))
}

extension SeparatorStyle {
  /// No line.
  @inlinable public static var none: Self { SeparatorStyle() }

  /// The line between the rows of an iOS table.
  ///
  /// - Parameter hairlineWidth: The width of one pixel, in points.
  /// - Returns: A line with that width, in the system's colour for separators.
  public static func system(hairlineWidth: Double = systemHairlineWidth) -> SeparatorStyle {
    SeparatorStyle(width: hairlineWidth, color: .separator)
  }

  /// The width of lines in the system's styles for an unknown display, in points: a pixel at two pixels per point.
  public static let systemHairlineWidth = 0.5
}

/// A style with insets around the styled element.
///
/// ```swift
/// let separator = InsettedStyle(
///   style: SeparatorStyle(width: 0.5, color: .lightGray),
///   insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
/// )
/// ```
public struct InsettedStyle<Style: Restyle.Style>: Restyle.Style {
  /// The style.
  public var style: Style
  /// The insets around the styled element.
  public var insets: EdgeInsets

  /// Creates a style with insets.
  @inlinable
  public init(style: Style, insets: EdgeInsets) {
    self.style = style
    self.insets = insets
  }
}

extension InsettedStyle: Equatable where Style: Equatable {}
extension InsettedStyle: Hashable where Style: Hashable {}
extension InsettedStyle: Encodable where Style: Encodable {}
extension InsettedStyle: Decodable where Style: Decodable {}

extension InsettedStyle where Style == SeparatorStyle {
  /// No line.
  public static var none: Self { InsettedStyle(style: .none, insets: .zero) }
}
