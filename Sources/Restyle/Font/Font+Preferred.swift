extension Font {
  /// Returns the system's font for a role, in the reader's preferred text size and weight.
  ///
  /// ```swift
  /// Font.preferred(for: .body)                            // the system's font, regular, in 17 points
  /// Font.preferred(for: .headline, compatibleWith: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - textStyle: The role.
  ///   - traits: The traits to resolve for. Only the preferred text size and the legibility weight matter.
  /// - Returns: The font with its family, size and weight.
  public static func preferred(
    for textStyle: TextStyle, compatibleWith traits: TraitCollection = TraitCollection()
  ) -> Font {
    .system(
      size: textStyle.size(for: traits.preferredContentSizeCategory),
      weight: textStyle.weight.legible(for: traits))
  }

  /// Returns the font with a size that scales with the reader's preferred text size, like the system's text styles.
  ///
  /// ```swift
  /// Font.custom("Inter", size: 17).scaled(as: .body, compatibleWith: traits, maximumSize: 28)
  /// ```
  ///
  /// - Parameters:
  ///   - textStyle: The role whose sizes the font scales with.
  ///   - traits: The traits to resolve for. Only the preferred text size matters.
  ///   - maximumSize: The largest size, in points; nil for no limit.
  /// - Returns: The scaled font. A font without a size stays unchanged.
  public func scaled(
    as textStyle: TextStyle = .body, compatibleWith traits: TraitCollection, maximumSize: Double? = nil
  ) -> Font {
    var font = self
    font.size = size.map {
      textStyle.scaledValue($0, for: traits.preferredContentSizeCategory, maximum: maximumSize)
    }
    return font
  }
}
