extension Font {
  /// One of the eleven text styles of iOS: a role in a page that brings its size, leading, weight and tracking.
  ///
  /// ```swift
  /// Font.TextStyle.body.size(for: .large)  // 17
  /// Font.TextStyle.body.leading(for: .large)  // 22
  /// ```
  public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// The title of a whole screen: 34 points by default.
    case largeTitle
    /// The first level of titles: 28 points by default.
    case title1
    /// The second level of titles: 22 points by default.
    case title2
    /// The third level of titles: 20 points by default.
    case title3
    /// A heading as large as the body but heavier: 17 points by default.
    case headline
    /// Running text: 17 points by default.
    case body
    /// A note that stands out from the body: 16 points by default.
    case callout
    /// A subordinate heading: 15 points by default.
    case subheadline
    /// A footnote: 13 points by default.
    case footnote
    /// A caption: 12 points by default.
    case caption1
    /// A smaller caption: 11 points by default.
    case caption2
  }
}

extension Font.TextStyle {
  /// The weight of the style, the same at every text size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Returns the font size in points for the reader's preferred text size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The size that Apple publishes, in points.
  public func size(for category: ContentSizeCategory) -> Double { table[category.position].size }

  /// Returns the distance between baselines in points for the reader's preferred text size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The leading that Apple publishes, in points.
  public func leading(for category: ContentSizeCategory) -> Double { table[category.position].leading }

  /// Returns the tracking of the system font in points for the reader's preferred text size.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The tracking at the style's size, in points; negative sets letters tighter.
  public func tracking(for category: ContentSizeCategory) -> Double {
    Self.tracking(forSize: size(for: category))
  }
}
