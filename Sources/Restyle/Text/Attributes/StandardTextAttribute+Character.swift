extension StandardTextAttribute {
  /// The key of `TextStyle.kern`.
  public struct Kern: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "kern"
    static var field: WritableKeyPath<InlineTextAttributes, Double?> { \.kern }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.baselineOffset`.
  public struct BaselineOffset: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "baselineOffset"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.ligatures`.
  public struct LigaturesKey: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Ligatures

    /// The attribute's name.
    public static let name = "ligatures"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.textCase`.
  public struct Case: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextCase

    /// The attribute's name.
    public static let name = "textCase"
    static var field: WritableKeyPath<InlineTextAttributes, TextCase?> { \.textCase }
    /// Maps the letters of the text.
    public static var transform: TextTransform<TextCase>? {
      { text, value, context in value.applied(to: text, context: context) }
    }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.language`.
  public struct LanguageKey: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Language

    /// The attribute's name.
    public static let name = "language"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.link`.
  public struct LinkKey: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Link

    /// The attribute's name.
    public static let name = "link"

    /// Makes the key.
    public init() {}
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.Kern {
  /// The key of `TextStyle.kern`.
  public static var kern: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.BaselineOffset {
  /// The key of `TextStyle.baselineOffset`.
  public static var baselineOffset: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.LigaturesKey {
  /// The key of `TextStyle.ligatures`.
  public static var ligatures: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.Case {
  /// The key of `TextStyle.textCase`.
  public static var textCase: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.LanguageKey {
  /// The key of `TextStyle.language`.
  public static var language: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.LinkKey {
  /// The key of `TextStyle.link`.
  public static var link: Self { Self() }
}

extension TextStyle {
  /// The space added after each character, in points; 0 while it is unset.
  public var kern: Double {
    @inlinable get { attributes.inline.kern ?? 0 }
    @inlinable set { attributes.inline.kern = StandardTextAttribute.Kern.normalized(newValue) }
  }

  /// How far the text is raised above the baseline, in points; 0 while it is unset.
  public var baselineOffset: Double {
    get { attributes[StandardTextAttribute.BaselineOffset()] ?? 0 }
    set { attributes[StandardTextAttribute.BaselineOffset()] = newValue }
  }

  /// Which ligatures the text is set with; `.standard` while it is unset.
  public var ligatures: Ligatures {
    get { attributes[StandardTextAttribute.LigaturesKey()] ?? .standard }
    set { attributes[StandardTextAttribute.LigaturesKey()] = newValue }
  }

  /// The case that the text is shown in; `.preserve` while it is unset.
  public var textCase: TextCase {
    @inlinable get { attributes.inline.textCase ?? .preserve }
    @inlinable set { attributes.inline.textCase = newValue }
  }

  /// The language of the text; nil while it is unset.
  public var language: Language? {
    get { attributes[StandardTextAttribute.LanguageKey()] }
    set { attributes[StandardTextAttribute.LanguageKey()] = newValue }
  }

  /// Where the text leads to; nil while it is unset.
  public var link: Link? {
    get { attributes[StandardTextAttribute.LinkKey()] }
    set { attributes[StandardTextAttribute.LinkKey()] = newValue }
  }
}
