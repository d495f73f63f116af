extension StandardTextAttribute {
  /// The key of `TextStyle.lineSpacing`.
  public struct LineSpacingKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "lineSpacing", concernsParagraph: true, normalized: .finite)
  }

  /// The key of `TextStyle.lineHeight`.
  public struct LineHeightKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "lineHeight", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.lineHeightMultiple`.
  public struct LineHeightMultipleKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "lineHeightMultiple", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.minimumLineHeight`.
  public struct MinimumLineHeightKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "minimumLineHeight", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.maximumLineHeight`.
  public struct MaximumLineHeightKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "maximumLineHeight", concernsParagraph: true, normalized: .nonNegative)
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.LineSpacingKey {
  /// The key of `TextStyle.lineSpacing`.
  public static var lineSpacing: StandardTextAttribute.LineSpacingKey { .init() }
  /// The key of `TextStyle.lineHeight`.
  public static var lineHeight: StandardTextAttribute.LineHeightKey { .init() }
  /// The key of `TextStyle.lineHeightMultiple`.
  public static var lineHeightMultiple: StandardTextAttribute.LineHeightMultipleKey { .init() }
  /// The key of `TextStyle.minimumLineHeight`.
  public static var minimumLineHeight: StandardTextAttribute.MinimumLineHeightKey { .init() }
  /// The key of `TextStyle.maximumLineHeight`.
  public static var maximumLineHeight: StandardTextAttribute.MaximumLineHeightKey { .init() }
}

extension TextStyle {
  /// The space between the boxes of two lines, in points; 0 while it is unset.
  ///
  /// The space may be negative. If ``lineHeight`` is set, this is the space that remains between the boxes. Assigning a
  /// spacing unsets the line height.
  public var lineSpacing: Double {
    @inlinable get {
      guard let height = attribute(for: .lineHeight) else {
        return attribute(for: .lineSpacing) ?? 0
      }
      return max(height, fontSize ?? Font.defaultSize) - ownLineHeight
    }
    @inlinable @inline(__always) set { attributes.setLineSpacing(newValue.finiteOrNil) }
  }

  /// The height of a line as a multiple of the font size, before the line spacing; 1 while it is unset.
  public var lineHeightMultiple: Double {
    @inlinable get { attributes.other(StandardTextAttribute.LineHeightMultipleKey.self) ?? 1 }
    set { attributes[.lineHeightMultiple] = newValue }
  }

  /// The minimum height of a line, in points, before the line spacing; 0 while it is unset.
  public var minimumLineHeight: Double {
    @inlinable get { attributes.other(StandardTextAttribute.MinimumLineHeightKey.self) ?? 0 }
    set { attributes[.minimumLineHeight] = newValue }
  }

  /// The maximum height of a line, in points, before the line spacing; nil for no maximum.
  public var maximumLineHeight: Double? {
    @inlinable get { attributes.other(StandardTextAttribute.MaximumLineHeightKey.self) }
    set { attributes[.maximumLineHeight] = newValue }
  }
}
