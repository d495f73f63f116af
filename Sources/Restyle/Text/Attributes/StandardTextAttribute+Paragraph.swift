extension StandardTextAttribute {
  /// The key of `TextStyle.alignment`.
  public struct AlignmentKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextAlignment>("alignment", concernsParagraph: true)
  }

  /// The key of `TextStyle.lineBreakMode`.
  public struct LineBreakModeKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<LineBreakMode>("lineBreakMode", concernsParagraph: true)
  }

  /// The key of `TextStyle.numberOfLines`.
  public struct NumberOfLinesKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Int>(
      "numberOfLines", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.minimumScaleFactor`.
  public struct MinimumScaleFactorKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "minimumScaleFactor", concernsParagraph: true, normalized: .unitInterval)
  }

  /// The key of `TextStyle.paragraphSpacing`.
  public struct ParagraphSpacingKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "paragraphSpacing", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.paragraphSpacingBefore`.
  public struct ParagraphSpacingBeforeKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "paragraphSpacingBefore", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.firstLineHeadIndent`.
  public struct FirstLineHeadIndentKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "firstLineHeadIndent", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.headIndent`.
  public struct HeadIndentKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "headIndent", concernsParagraph: true, normalized: .nonNegative)
  }

  /// The key of `TextStyle.tailIndent`.
  public struct TailIndentKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>(
      "tailIndent", concernsParagraph: true, normalized: .finite)
  }

  /// The key of `TextStyle.hyphenation`.
  public struct HyphenationKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Hyphenation>("hyphenation", concernsParagraph: true)
  }

  /// The key of `TextStyle.writingDirection`.
  public struct WritingDirectionKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<WritingDirection>(
      "writingDirection", concernsParagraph: true)
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.AlignmentKey {
  /// The key of `TextStyle.alignment`.
  public static var alignment: StandardTextAttribute.AlignmentKey { .init() }
  /// The key of `TextStyle.lineBreakMode`.
  public static var lineBreakMode: StandardTextAttribute.LineBreakModeKey { .init() }
  /// The key of `TextStyle.numberOfLines`.
  public static var numberOfLines: StandardTextAttribute.NumberOfLinesKey { .init() }
  /// The key of `TextStyle.minimumScaleFactor`.
  public static var minimumScaleFactor: StandardTextAttribute.MinimumScaleFactorKey { .init() }
  /// The key of `TextStyle.paragraphSpacing`.
  public static var paragraphSpacing: StandardTextAttribute.ParagraphSpacingKey { .init() }
  /// The key of `TextStyle.paragraphSpacingBefore`.
  public static var paragraphSpacingBefore: StandardTextAttribute.ParagraphSpacingBeforeKey { .init() }
  /// The key of `TextStyle.firstLineHeadIndent`.
  public static var firstLineHeadIndent: StandardTextAttribute.FirstLineHeadIndentKey { .init() }
  /// The key of `TextStyle.headIndent`.
  public static var headIndent: StandardTextAttribute.HeadIndentKey { .init() }
  /// The key of `TextStyle.tailIndent`.
  public static var tailIndent: StandardTextAttribute.TailIndentKey { .init() }
  /// The key of `TextStyle.hyphenation`.
  public static var hyphenation: StandardTextAttribute.HyphenationKey { .init() }
  /// The key of `TextStyle.writingDirection`.
  public static var writingDirection: StandardTextAttribute.WritingDirectionKey { .init() }
}

extension TextStyle {
  /// The alignment of lines between the paragraph's edges; `.natural` while it is unset.
  public var alignment: TextAlignment {
    @inlinable get {
      attributes.inline.alignment ?? attributes.underlying(StandardTextAttribute.AlignmentKey.self)
        ?? .natural
    }
    @inlinable set { attributes.inline.alignment = newValue }
  }

  /// How text breaks if it is longer than its line; `.truncatingTail` while it is unset.
  ///
  /// While neither this nor the number of lines is set, outputs break lines by their own rules.
  ///
  /// If a text may have several lines, it wraps between words even in a mode that cuts it. Only its last line is cut,
  /// and if any number of lines is allowed, none is. There is one exception: on web pages, a text with any number of
  /// lines and the mode `.clipping` doesn't wrap, and each of its lines is cut.
  public var lineBreakMode: LineBreakMode {
    @inlinable get {
      attributes.inline.lineBreakMode ?? attributes.underlying(StandardTextAttribute.LineBreakModeKey.self)
        ?? .truncatingTail
    }
    @inlinable set { attributes.inline.lineBreakMode = newValue }
  }

  /// The maximum number of lines; 0 for any number.
  ///
  /// While it is unset, it is 0 if text wraps, and 1 otherwise.
  ///
  /// While neither this nor the line break mode is set, outputs break lines by their own rules.
  ///
  /// ```swift
  /// TextStyle().wordWrapped.numberOfLines          // 0
  /// TextStyle().truncatedTail.numberOfLines        // 1
  /// ```
  public var numberOfLines: Int {
    @inlinable get {
      attributes.inline.numberOfLines ?? attributes.underlying(StandardTextAttribute.NumberOfLinesKey.self)
        ?? (lineBreakMode.wraps ? 0 : 1)
    }
    @inlinable set {
      attributes.inline.numberOfLines = max(0, newValue)
    }
  }

  /// The smallest scale of text that shrinks to fit its line, 0...1; 0 while it is unset.
  ///
  /// At 0, text doesn't shrink.
  public var minimumScaleFactor: Double {
    get { attributes[.minimumScaleFactor] ?? 0 }
    set { attributes[.minimumScaleFactor] = newValue }
  }

  /// The space after each paragraph, in points; 0 while it is unset.
  public var paragraphSpacing: Double {
    get { attributes[.paragraphSpacing] ?? 0 }
    set { attributes[.paragraphSpacing] = newValue }
  }

  /// The space before each paragraph, in points; 0 while it is unset.
  public var paragraphSpacingBefore: Double {
    get { attributes[.paragraphSpacingBefore] ?? 0 }
    set { attributes[.paragraphSpacingBefore] = newValue }
  }

  /// Whether the style determines how lines break, so that outputs don't apply their own rules.
  @inlinable package var setsLineBreaks: Bool {
    attributes.inline.numberOfLines != nil || attributes.inline.lineBreakMode != nil
      || attributes.hasLayers && plain.setsLineBreaks
  }

  /// The indent of the first line from the leading edge, in points; 0 while it is unset.
  public var firstLineHeadIndent: Double {
    get { attributes[.firstLineHeadIndent] ?? 0 }
    set { attributes[.firstLineHeadIndent] = newValue }
  }

  /// The indent of the other lines from the leading edge, in points; 0 while it is unset.
  public var headIndent: Double {
    get { attributes[.headIndent] ?? 0 }
    set { attributes[.headIndent] = newValue }
  }

  /// The position where lines end, in points; 0 while it is unset.
  ///
  /// A positive number counts from the leading edge of the paragraph, regardless of the other indents. Zero and
  /// negative numbers count from the trailing edge: -20 leaves 20 points free there.
  public var tailIndent: Double {
    get { attributes[.tailIndent] ?? 0 }
    set { attributes[.tailIndent] = newValue }
  }

  /// Whether words may be broken at the end of a line; nil while it is unset.
  public var hyphenation: Hyphenation? {
    get { attributes[.hyphenation] }
    set { attributes[.hyphenation] = newValue }
  }

  /// The writing direction of the paragraph; `.natural` while it is unset.
  public var writingDirection: WritingDirection {
    get { attributes[.writingDirection] ?? .natural }
    set { attributes[.writingDirection] = newValue }
  }
}
