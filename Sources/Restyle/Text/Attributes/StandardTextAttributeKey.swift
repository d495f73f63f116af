/// A key of one of Restyle's own attributes.
///
/// Its definition replaces the static members that a custom key declares. The protocol isn't public, so those members
/// of some forty types aren't either. The public members of the extension satisfy the requirements.
protocol StandardTextAttributeKey: TextAttributeKey, TextAttributeDefined {}

/// A type with a definition, from which the type of its values is inferred.
protocol TextAttributeDefined {
  associatedtype Value: Hashable & Sendable & Codable

  static var definition: TextAttributeDefinition<Value> { get }
}

/// The definition of one of Restyle's own attributes.
struct TextAttributeDefinition<Value: Hashable & Sendable & Codable>: Sendable {
  let name: String
  let concernsParagraph: Bool
  let normalized: TextAttributeRule<Value>
  let merging: @Sendable (_ base: Value, _ overlay: Value) -> Value
  let transform: TextTransform<Value>?

  init(
    _ name: String,
    concernsParagraph: Bool = false,
    normalized: TextAttributeRule<Value> = .any,
    merging: @escaping @Sendable (_ base: Value, _ overlay: Value) -> Value = { $1 },
    transform: TextTransform<Value>? = nil
  ) {
    self.name = name
    self.concernsParagraph = concernsParagraph
    self.normalized = normalized
    self.merging = merging
    self.transform = transform
  }
}

extension StandardTextAttributeKey {
  /// The name in serialised styles.
  public static var name: String { definition.name }
  /// Whether the attribute applies to whole paragraphs.
  public static var concernsParagraph: Bool { definition.concernsParagraph }
  /// The transform of the text that a value requests.
  public static var transform: TextTransform<Value>? { definition.transform }
  /// Returns the value as a style stores it, or nil if it can't be stored.
  public static func normalized(_ value: Value) -> Value? { definition.normalized.apply(value) }
  /// Returns the result of merging `overlay` over `base`.
  public static func merging(_ base: Value, with overlay: Value) -> Value {
    definition.merging(base, overlay)
  }
}

/// A key for numbers, to which the rule of `TextAttributeKey` doesn't apply.
protocol StandardTextNumberKey: StandardTextAttributeKey where Value == Double {}

extension StandardTextNumberKey {
  /// Returns the value as a style stores it, or nil if it can't be stored.
  public static func normalized(_ value: Value) -> Value? { definition.normalized.apply(value) }
  /// Returns Swift source for the number, or for the reference to a named value.
  public static func swiftSource(of value: Value) -> String { value.swiftSource }
}

extension TextAttributeKey {
  /// Returns the value under the current defaults for a stored value; nil if the key can't store it.
  @inlinable
  static func current(_ stored: Value?) -> Value? {
    // Types are compared first, which is free if they are known.
    guard Value.self == Double.self, let number = stored as? Double, number.isReference else { return stored }
    return (number.referredNumber as? Value).flatMap(normalized)
  }
}

/// The rule that normalises the values of an attribute; a value without a normal form unsets it.
struct TextAttributeRule<Value>: Sendable {
  let apply: @Sendable (Value) -> Value?
}

extension TextAttributeRule {
  /// Any value, unchanged.
  static var any: Self { Self { $0 } }
}

extension TextAttributeRule<Double> {
  /// Finite numbers with zero normalised to positive zero, and references to named values.
  static let finite = Self { $0.finiteOrNil }
  /// Finite numbers with negative ones replaced by zero, and references to named values.
  static let nonNegative = Self { $0.nonNegativeOrNil }
  /// Finite numbers clamped to 0...1.
  static let unitInterval = Self { $0.nonNegativeOrNil.map { min($0.plain, 1) } }
}

extension TextAttributeRule<Int> {
  /// Numbers with negative ones replaced by zero.
  static let nonNegative = Self { max(0, $0) }
}

// Inlinable for the setters of the frequent attributes. The code selects bits and not numbers, because that compiles
// without a branch, around which all fields of a section's style would be copied.
extension Double {
  /// The number with zero normalised to positive zero, or the reference to a named value; NaN if it is neither.
  @inlinable var finiteOrNaN: Double { orNaN(ifFinite: self == 0 ? 0 : bitPattern) }

  /// The number, or zero if it is negative, or the reference to a named value; NaN if it is neither.
  @inlinable var nonNegativeOrNaN: Double { orNaN(ifFinite: self > 0 ? bitPattern : 0) }

  /// Returns the number with the given bits if this one is finite, or the reference to a named value; NaN if it is
  /// neither.
  @inlinable @inline(__always)
  func orNaN(ifFinite bits: UInt64) -> Double {
    Double(bitPattern: isFinite ? bits : isReference ? bitPattern : Double.nan.bitPattern)
  }

  /// The number with zero normalised to positive zero, or the reference to a named value; nil if it is neither.
  @inlinable var finiteOrNil: Double? { finiteOrNaN.nilIfUnset }

  /// The number, or zero if it is negative, or the reference to a named value; nil if it is neither.
  @inlinable var nonNegativeOrNil: Double? { nonNegativeOrNaN.nilIfUnset }
}

/// The keys of Restyle's own attributes.
///
/// Each key is declared next to its property of `TextStyle`.
public enum StandardTextAttribute {
  /// The keys whose values aren't stored inline; `InlineTextAttributes.forEachKey` lists the others.
  static let others: [any TextAttributeKey.Type] = [
    BackgroundColorKey.self, HighlightedColorKey.self, FontWidthKey.self, FontFeaturesKey.self,
    BaselineOffsetKey.self, LigaturesKey.self, LanguageKey.self, LinkKey.self, UnderlineKey.self,
    UnderlineThicknessKey.self, UnderlineOffsetKey.self, StrikethroughKey.self, StrokeKey.self,
    ShadowKey.self, LineHeightMultipleKey.self, MinimumLineHeightKey.self, MaximumLineHeightKey.self,
    FontTextStyleKey.self, MaximumFontSizeKey.self, ImageKey.self, MinimumScaleFactorKey.self,
    ParagraphSpacingKey.self, ParagraphSpacingBeforeKey.self, FirstLineHeadIndentKey.self,
    HeadIndentKey.self, TailIndentKey.self, HyphenationKey.self, WritingDirectionKey.self,
  ]
}
