extension Font.TextStyle {
  /// Scales a length as the style's own font size scales with the reader's preferred text size.
  ///
  /// A font of one's own keeps its proportion to the system's: a length that equals the style's default size
  /// becomes the style's size in any category.
  ///
  /// ```swift
  /// Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge)  // 33
  /// Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge, maximum: 24)  // 24
  /// ```
  ///
  /// The result isn't rounded. `UIFontMetrics` takes the proportion of leadings instead (which parts 17 points
  /// from the body text beside it: 16.33 against 16 at ``ContentSizeCategory/medium``) and rounds to the
  /// pixels of a display that isn't known here.
  ///
  /// - Parameters:
  ///   - value: A length in points at the default text size, ``ContentSizeCategory/large``; returned as it is
  ///     if it isn't finite.
  ///   - category: The preferred text size.
  ///   - maximum: What the result never exceeds, in points; nil, or not a number, sets no limit.
  /// - Returns: The scaled length in points.
  public func scaledValue(
    _ value: Double, for category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = value * size(for: category) / size(for: .large)
    let result = scaled.isFinite ? scaled : value
    guard let maximum, !maximum.isNaN else { return result }
    return Swift.min(result, maximum)
  }

  /// Returns the tracking in points that the system font has at a size.
  ///
  /// Sizes between two that Apple publishes are interpolated linearly; sizes outside 6...96 points take the
  /// nearest published value, and a size that isn't a number has none.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Tracking values, SF Pro.
  ///
  /// - Parameter size: A font size in points.
  /// - Returns: The tracking in points; negative sets letters tighter.
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
