/// The style of a list of terms and their descriptions.
///
/// ```swift
/// let tight = DescriptionListStyle.system.restyled { $0.spacing = 4 }
/// ```
public struct DescriptionListStyle: Style, Hashable, Codable {
  /// The style of the terms.
  public var term: TextStyle
  /// The space between a description and the next term, in points.
  @NonNegative public var spacing: Double
  /// The indent of the descriptions, in points.
  @NonNegative public var indent: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - term: The style of the terms.
  ///   - spacing: The space between a description and the next term, in points.
  ///   - indent: The indent of the descriptions, in points.
  public init(term: TextStyle = TextStyle(), spacing: Double = 12, indent: Double = 0) {
    self.term = term
    self.spacing = spacing
    self.indent = indent
  }
}

extension DescriptionListStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("term", \.term), .init("spacing", \._spacing), .init("indent", \._indent))
}

extension DescriptionListStyle {
  /// Terms in semibold, with their descriptions below them.
  public static let system = DescriptionListStyle(
    term: TextStyle(font: .system(size: 17, weight: .semibold), color: .label))
}
