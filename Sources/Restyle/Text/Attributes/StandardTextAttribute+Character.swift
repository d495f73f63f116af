extension StandardTextAttribute {
  /// The key of `TextStyle.kern`.
  public struct KernKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("kern", normalized: .finite)
  }

  /// The key of `TextStyle.baselineOffset`.
  public struct BaselineOffsetKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("baselineOffset", normalized: .finite)
  }

  /// The key of `TextStyle.ligatures`.
  public struct LigaturesKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Ligatures>("ligatures")
  }

  /// The key of `TextStyle.textCase`.
  public struct TextCaseKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextCase>(
      "textCase", transform: { text, value, context in value.applied(to: text, context: context) })
  }

  /// The key of `TextStyle.language`.
  public struct LanguageKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Language>("language")
  }

  /// The key of `TextStyle.link`.
  public struct LinkKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Link>("link")
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.KernKey {
  /// The key of `TextStyle.kern`.
  public static var kern: StandardTextAttribute.KernKey { .init() }
  /// The key of `TextStyle.baselineOffset`.
  public static var baselineOffset: StandardTextAttribute.BaselineOffsetKey { .init() }
  /// The key of `TextStyle.ligatures`.
  public static var ligatures: StandardTextAttribute.LigaturesKey { .init() }
  /// The key of `TextStyle.textCase`.
  public static var textCase: StandardTextAttribute.TextCaseKey { .init() }
  /// The key of `TextStyle.language`.
  public static var language: StandardTextAttribute.LanguageKey { .init() }
  /// The key of `TextStyle.link`.
  public static var link: StandardTextAttribute.LinkKey { .init() }
}

extension TextStyle {
  /// The space added after each character, in points; 0 while it is unset.
  public var kern: Double {
    @inlinable get {
      StandardTextAttribute.KernKey.current(attributes.inline.kern)
        ?? attributes.underlying(StandardTextAttribute.KernKey.self) ?? 0
    }
    @inlinable set { attributes.inline.kern = newValue.finiteOrNaN }
  }

  /// How far the text is raised above the baseline, in points; 0 while it is unset.
  public var baselineOffset: Double {
    get { attributes[.baselineOffset] ?? 0 }
    set { attributes[.baselineOffset] = newValue }
  }

  /// The ligatures of the text; `.standard` while it is unset.
  public var ligatures: Ligatures {
    get { attributes[.ligatures] ?? .standard }
    set { attributes[.ligatures] = newValue }
  }

  /// The case of the displayed text; `.preserve` while it is unset.
  public var textCase: TextCase {
    @inlinable get {
      attributes.inline.textCase ?? attributes.underlying(StandardTextAttribute.TextCaseKey.self) ?? .preserve
    }
    @inlinable set { attributes.inline.textCase = newValue }
  }

  /// The language of the text; nil while it is unset.
  public var language: Language? {
    get { attributes[.language] }
    set { attributes[.language] = newValue }
  }

  /// The destination of a link in the text; nil while it is unset.
  public var link: Link? {
    get { attributes[.link] }
    set { attributes[.link] = newValue }
  }
}
