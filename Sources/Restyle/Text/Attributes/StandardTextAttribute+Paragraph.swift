extension StandardTextAttribute {
  /// The key of `TextStyle.alignment`.
  public struct Alignment: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextAlignment

    /// The attribute's name.
    public static let name = "alignment"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    static var field: WritableKeyPath<InlineTextAttributes, TextAlignment?> { \.alignment }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.lineBreakMode`.
  public struct LineBreak: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = LineBreakMode

    /// The attribute's name.
    public static let name = "lineBreakMode"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    static var field: WritableKeyPath<InlineTextAttributes, LineBreakMode?> { \.lineBreakMode }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.numberOfLines`.
  public struct NumberOfLines: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Int

    /// The attribute's name.
    public static let name = "numberOfLines"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    static var field: WritableKeyPath<InlineTextAttributes, Int?> { \.numberOfLines }

    /// Makes the key.
    public init() {}

    /// Keeps numbers from zero on.
    @inlinable
    public static func normalized(_ value: Int) -> Int? {
      max(0, value)
    }
  }

  /// The key of `TextStyle.minimumScaleFactor`.
  public struct MinimumScaleFactor: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "minimumScaleFactor"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, within 0...1.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? min(max(0, value), 1) + 0 : nil
    }
  }

  /// The key of `TextStyle.paragraphSpacing`.
  public struct ParagraphSpacing: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "paragraphSpacing"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.paragraphSpacingBefore`.
  public struct ParagraphSpacingBefore: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "paragraphSpacingBefore"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.firstLineHeadIndent`.
  public struct FirstLineHeadIndent: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "firstLineHeadIndent"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.headIndent`.
  public struct HeadIndent: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "headIndent"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.tailIndent`.
  public struct TailIndent: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "tailIndent"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.hyphenation`.
  public struct HyphenationKey: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Hyphenation

    /// The attribute's name.
    public static let name = "hyphenation"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.writingDirection`.
  public struct WritingDirectionKey: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = WritingDirection

    /// The attribute's name.
    public static let name = "writingDirection"

    /// One of whole paragraphs.
    public static var concernsParagraph: Bool { true }

    /// Makes the key.
    public init() {}
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.Alignment {
  /// The key of `TextStyle.alignment`.
  public static var alignment: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.LineBreak {
  /// The key of `TextStyle.lineBreakMode`.
  public static var lineBreakMode: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.NumberOfLines {
  /// The key of `TextStyle.numberOfLines`.
  public static var numberOfLines: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.MinimumScaleFactor {
  /// The key of `TextStyle.minimumScaleFactor`.
  public static var minimumScaleFactor: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.ParagraphSpacing {
  /// The key of `TextStyle.paragraphSpacing`.
  public static var paragraphSpacing: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.ParagraphSpacingBefore {
  /// The key of `TextStyle.paragraphSpacingBefore`.
  public static var paragraphSpacingBefore: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FirstLineHeadIndent {
  /// The key of `TextStyle.firstLineHeadIndent`.
  public static var firstLineHeadIndent: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.HeadIndent {
  /// The key of `TextStyle.headIndent`.
  public static var headIndent: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.TailIndent {
  /// The key of `TextStyle.tailIndent`.
  public static var tailIndent: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.HyphenationKey {
  /// The key of `TextStyle.hyphenation`.
  public static var hyphenation: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.WritingDirectionKey {
  /// The key of `TextStyle.writingDirection`.
  public static var writingDirection: Self { Self() }
}

extension TextStyle {
  /// How lines lie between the paragraph's edges; `.natural` while it is unset.
  public var alignment: TextAlignment {
    @inlinable get { attributes.inline.alignment ?? .natural }
    @inlinable set { attributes.inline.alignment = newValue }
  }

  /// What happens to text that is longer than its line; `.truncatingTail` while it is unset.
  public var lineBreakMode: LineBreakMode {
    @inlinable get { attributes.inline.lineBreakMode ?? .truncatingTail }
    @inlinable set { attributes.inline.lineBreakMode = newValue }
  }

  /// The greatest number of lines, 0 for any number; 1 while it is unset.
  public var numberOfLines: Int {
    @inlinable get { attributes.inline.numberOfLines ?? 1 }
    @inlinable set {
      attributes.inline.numberOfLines = StandardTextAttribute.NumberOfLines.normalized(newValue)
    }
  }

  /// How small text may be scaled to fit its line, 0...1, where 0 is not at all; 0 while it is unset.
  public var minimumScaleFactor: Double {
    get { attributes[StandardTextAttribute.MinimumScaleFactor()] ?? 0 }
    set { attributes[StandardTextAttribute.MinimumScaleFactor()] = newValue }
  }

  /// The space after each paragraph, in points; 0 while it is unset.
  public var paragraphSpacing: Double {
    get { attributes[StandardTextAttribute.ParagraphSpacing()] ?? 0 }
    set { attributes[StandardTextAttribute.ParagraphSpacing()] = newValue }
  }

  /// The space before each paragraph, in points; 0 while it is unset.
  public var paragraphSpacingBefore: Double {
    get { attributes[StandardTextAttribute.ParagraphSpacingBefore()] ?? 0 }
    set { attributes[StandardTextAttribute.ParagraphSpacingBefore()] = newValue }
  }

  /// How far the first line starts from the leading edge, in points; 0 while it is unset.
  public var firstLineHeadIndent: Double {
    get { attributes[StandardTextAttribute.FirstLineHeadIndent()] ?? 0 }
    set { attributes[StandardTextAttribute.FirstLineHeadIndent()] = newValue }
  }

  /// How far the lines after the first start from the leading edge, in points; 0 while it is unset.
  public var headIndent: Double {
    get { attributes[StandardTextAttribute.HeadIndent()] ?? 0 }
    set { attributes[StandardTextAttribute.HeadIndent()] = newValue }
  }

  /// Where lines end: from the trailing edge, in points, if it isn't positive, else the line's length;
  /// 0 while it is unset.
  public var tailIndent: Double {
    get { attributes[StandardTextAttribute.TailIndent()] ?? 0 }
    set { attributes[StandardTextAttribute.TailIndent()] = newValue }
  }

  /// Whether words may be broken at the end of a line; nil while it is unset.
  public var hyphenation: Hyphenation? {
    get { attributes[StandardTextAttribute.HyphenationKey()] }
    set { attributes[StandardTextAttribute.HyphenationKey()] = newValue }
  }

  /// The direction that the paragraph runs in; `.natural` while it is unset.
  public var writingDirection: WritingDirection {
    get { attributes[StandardTextAttribute.WritingDirectionKey()] ?? .natural }
    set { attributes[StandardTextAttribute.WritingDirectionKey()] = newValue }
  }
}
