/// How a list of terms and their descriptions looks.
///
/// ```swift
/// let tight = DescriptionListStyle.system.restyled { $0.spacing = 4 }
/// ```
public struct DescriptionListStyle: Style, Hashable, Codable {
  /// What catalogs call these styles together.
  public static var pluralName: String { "descriptionLists" }

  /// The terms.
  public var term: TextStyle
  /// The room between a description and the next term, in points.
  @NonNegative public var spacing: Double
  /// How far descriptions are indented, in points.
  @NonNegative public var indent: Double

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - term: The terms.
  ///   - spacing: The room between a description and the next term, in points.
  ///   - indent: How far descriptions are indented, in points.
  public init(term: TextStyle = TextStyle(), spacing: Double = 12, indent: Double = 0) {
    self.term = term
    self.spacing = spacing
    self.indent = indent
  }
}

extension DescriptionListStyle {
  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    restyler(&term)
  }
}

extension DescriptionListStyle {
  /// Terms in semibold, and what they stand for below them.
  public static let system = DescriptionListStyle(
    term: TextStyle(font: .system(size: 17, weight: .semibold), color: .label))
}
