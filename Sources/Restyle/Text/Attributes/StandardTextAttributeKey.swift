/// A key of an attribute that Restyle itself knows.
///
/// Its definition says all that a key of one's own says by its static members. The protocol isn't public, and so
/// neither are those members of some forty types, though what the extension declares public serves as theirs.
protocol StandardTextAttributeKey: TextAttributeKey, TextAttributeDefined {}

/// What has a definition, from which the type of the values is inferred.
protocol TextAttributeDefined {
  associatedtype Value: Hashable & Sendable & Codable

  static var definition: TextAttributeDefinition<Value> { get }
}

/// What Restyle knows of one of its own attributes.
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
  /// Whether the attribute is one of whole paragraphs.
  public static var concernsParagraph: Bool { definition.concernsParagraph }
  /// The transform of the text that a value asks for.
  public static var transform: TextTransform<Value>? { definition.transform }
  /// Returns `value` as a style stores it, or nil for one that can't be stored.
  public static func normalized(_ value: Value) -> Value? { definition.normalized.apply(value) }
  /// Returns what merging `overlay` over `base` gives.
  public static func merging(_ base: Value, with overlay: Value) -> Value {
    definition.merging(base, overlay)
  }
}

/// A key of numbers: for these `TextAttributeKey` has a rule of its own, which isn't wanted here.
protocol StandardTextNumberKey: StandardTextAttributeKey where Value == Double {}

/// A key of colours.
protocol StandardTextColorKey: StandardTextAttributeKey where Value == Color {}

extension StandardTextNumberKey {
  /// Returns `value` as a style stores it, or nil for one that can't be stored.
  public static func normalized(_ value: Value) -> Value? { definition.normalized.apply(value) }
}

/// The form in which a style stores the values of an attribute; what has none unsets the attribute.
struct TextAttributeRule<Value>: Sendable {
  let apply: @Sendable (Value) -> Value?
}

extension TextAttributeRule {
  /// Any value, as it is.
  static var any: Self { Self { $0 } }
}

extension TextAttributeRule<Double> {
  /// Finite numbers, and zero without its sign.
  static let finite = Self { $0.finiteOrNil }
  /// Finite numbers; negative ones become zero.
  static let nonNegative = Self { $0.nonNegativeOrNil }
  /// Finite numbers within 0...1; others become the nearer end.
  static let unitInterval = Self { $0.nonNegativeOrNil.map { min($0, 1) } }
}

extension TextAttributeRule<Int> {
  /// Numbers from zero on; negative ones become zero.
  static let nonNegative = Self { max(0, $0) }
}

// Inlinable for the setters of the frequent attributes.
extension Double {
  /// Itself without the sign of a zero; nil if it isn't finite.
  @inlinable var finiteOrNil: Double? { isFinite ? self + 0 : nil }

  /// Itself or zero if it is negative; nil if it isn't finite.
  @inlinable var nonNegativeOrNil: Double? { isFinite ? (self > 0 ? self : 0) : nil }
}

/// The keys of the attributes that Restyle itself knows.
///
/// Each is written next to the property of `TextStyle` that it stands behind.
public enum StandardTextAttribute {
  /// The keys whose values don't lie inline; `InlineTextAttributes.forEachKey` lists those that do.
  static let others: [any TextAttributeKey.Type] =
    colorKeys
    + fontKeys
    + characterKeys
    + decorationKeys
    + lineKeys
    + textSizeKeys
    + imageKeys
    + paragraphKeys
}
