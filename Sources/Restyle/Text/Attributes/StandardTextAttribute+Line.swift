extension StandardTextAttribute {
  /// The key of `TextStyle.lineSpacing`.
  public struct LineSpacing: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "lineSpacing"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    static var field: WritableKeyPath<InlineTextAttributes, Double?> { \.lineSpacing }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.lineHeightMultiple`.
  public struct LineHeightMultiple: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "lineHeightMultiple"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.minimumLineHeight`.
  public struct MinimumLineHeight: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "minimumLineHeight"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.maximumLineHeight`.
  public struct MaximumLineHeight: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "maximumLineHeight"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.LineSpacing {
  /// The key of `TextStyle.lineSpacing`.
  public static var lineSpacing: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.LineHeightMultiple {
  /// The key of `TextStyle.lineHeightMultiple`.
  public static var lineHeightMultiple: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.MinimumLineHeight {
  /// The key of `TextStyle.minimumLineHeight`.
  public static var minimumLineHeight: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.MaximumLineHeight {
  /// The key of `TextStyle.maximumLineHeight`.
  public static var maximumLineHeight: Self { Self() }
}

extension TextStyle {
  /// The space between the lines' boxes, in points, which may be negative; 0 while it is unset.
  public var lineSpacing: Double {
    @inlinable get { attributes.inline.lineSpacing ?? 0 }
    @inlinable set { attributes.inline.lineSpacing = StandardTextAttribute.LineSpacing.normalized(newValue) }
  }

  /// How many font sizes a line is high, before the line spacing; 1 while it is unset.
  public var lineHeightMultiple: Double {
    get { attributes[StandardTextAttribute.LineHeightMultiple()] ?? 1 }
    set { attributes[StandardTextAttribute.LineHeightMultiple()] = newValue }
  }

  /// The least height of a line, in points, before the line spacing; 0 while it is unset.
  public var minimumLineHeight: Double {
    get { attributes[StandardTextAttribute.MinimumLineHeight()] ?? 0 }
    set { attributes[StandardTextAttribute.MinimumLineHeight()] = newValue }
  }

  /// The greatest height of a line, in points, before the line spacing; nil for any height.
  public var maximumLineHeight: Double? {
    get { attributes[StandardTextAttribute.MaximumLineHeight()] }
    set { attributes[StandardTextAttribute.MaximumLineHeight()] = newValue }
  }
}
