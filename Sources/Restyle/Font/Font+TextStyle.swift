extension Font {
  /// One of the eleven text styles of iOS: a role in a page, with a size, leading, weight and tracking.
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
    /// Callouts: 16 points by default.
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
  /// The weight of the text style, the same at every text size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Returns the font size for the reader's preferred text size, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The size as Apple publishes it, in points.
  public func size(for category: ContentSizeCategory) -> Double { table[category.position].size }

  /// Returns the distance between baselines for the reader's preferred text size, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Specifications.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The leading as Apple publishes it, in points.
  public func leading(for category: ContentSizeCategory) -> Double { table[category.position].leading }

  /// Returns the tracking of the system's font for the reader's preferred text size, in points.
  ///
  /// - Parameter category: The preferred text size.
  /// - Returns: The tracking at the text style's size, in points; a negative number brings letters closer together.
  public func tracking(for category: ContentSizeCategory) -> Double {
    Self.tracking(forSize: size(for: category))
  }

  /// Scales a length with the reader's preferred text size, in proportion to the text style's own font size.
  ///
  /// A length that equals the text style's default size becomes the text style's size in each category.
  ///
  /// ```swift
  /// Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge)  // 33
  /// Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge, maximum: 24)  // 24
  /// ```
  ///
  /// The result isn't rounded. `UIFontMetrics` scales in proportion to leadings instead, and rounds to the pixels of a
  /// display, which isn't known here. At ``ContentSizeCategory/medium``, for example, 17 points become 16.33 there,
  /// while body text has 16.
  ///
  /// - Parameters:
  ///   - value: A length in points at the default text size, ``ContentSizeCategory/large``. A length that isn't finite
  ///     is returned unchanged.
  ///   - category: The preferred text size.
  ///   - maximum: The largest result, in points; nil or NaN for no limit.
  /// - Returns: The scaled length, in points.
  public func scaledValue(
    _ value: Double, for category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = value * size(for: category) / size(for: .large)
    let result = scaled.isFinite ? scaled : value
    guard let maximum, !maximum.isNaN else { return result }
    return Swift.min(result, maximum)
  }

  /// Returns the tracking of the system's font at a size, in points.
  ///
  /// Between two sizes that Apple publishes, the tracking is interpolated linearly. Sizes outside of 6...96 points have
  /// the nearest published value. A size that is NaN has no tracking.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Tracking values, SF Pro.
  ///
  /// - Parameter size: The font size, in points.
  /// - Returns: The tracking, in points; a negative number brings letters closer together.
  public static func tracking(forSize size: Double) -> Double {
    let table = trackingTable
    guard !size.isNaN, let first = table.first, let last = table.last else { return 0 }
    guard size > first.size else { return first.tracking }
    guard size < last.size, let next = table.firstIndex(where: { $0.size >= size }) else {
      return last.tracking
    }
    let (lower, upper) = (table[next - 1], table[next])
    let fraction = (size - lower.size) / (upper.size - lower.size)
    return lower.tracking * (1 - fraction) + upper.tracking * fraction
  }
}
