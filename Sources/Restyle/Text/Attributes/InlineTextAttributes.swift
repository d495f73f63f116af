/// The frequent attributes, which every text style carries without a reference.
///
/// Its properties are listed once more only in `forEachKey`, through which everything else goes.
@usableFromInline
struct InlineTextAttributes: Hashable, Sendable {
  @usableFromInline var color: Color?
  @usableFromInline var fontDesign: Font.Design?
  @usableFromInline var fontSlant: Font.Slant?
  @usableFromInline var alignment: TextAlignment?
  @usableFromInline var lineBreakMode: LineBreakMode?
  @usableFromInline var textCase: TextCase?
  @usableFromInline var adjustsFontForContentSizeCategory: Bool?
  @UnsetAsNaN @usableFromInline var fontSize: Double?
  @UnsetAsNaN @usableFromInline var fontWeightValue: Double?
  @UnsetAsNaN @usableFromInline var kern: Double?
  @UnsetAsNaN @usableFromInline var lineSpacing: Double?
  @usableFromInline var numberOfLines: Int?

  @usableFromInline
  init() {}

  /// The bits of what tells the styles of one text apart most often, mixed.
  var numbersFingerprint: UInt64 { _fontSize.bits &* 31 &+ _fontWeightValue.bits }
}

extension InlineTextAttributes {
  @inlinable var fontWeight: Font.Weight? {
    get { fontWeightValue.map(Font.Weight.init) }
    set { fontWeightValue = newValue?.value }
  }
}

/// A key whose value lies in a field of `InlineTextAttributes`.
protocol InlineTextAttributeKey: TextAttributeKey {
  static var field: WritableKeyPath<InlineTextAttributes, Value?> { get }
}

extension InlineTextAttributeKey {
  /// Reads the field.
  @inline(__always)
  public static func _value(in attributes: borrowing TextAttributes) -> Value? {
    attributes.inline[keyPath: field]
  }

  /// Writes the field.
  @inline(__always)
  public static func _setValue(_ value: Value?, in attributes: inout TextAttributes) {
    attributes.inline[keyPath: field] = value
  }
}

/// What `InlineTextAttributes.forEachKey` calls: a closure can't be generic.
protocol TextAttributeKeyVisitor {
  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type)
}

extension InlineTextAttributes {
  /// Visits the key of each inline attribute.
  ///
  /// A static list of types, so that what walks it compiles to straight code without a table.
  @inline(__always)
  static func forEachKey(_ visitor: inout some TextAttributeKeyVisitor) {
    visitor.visit(StandardTextAttribute.ColorKey.self)
    visitor.visit(StandardTextAttribute.FontFamily.self)
    visitor.visit(StandardTextAttribute.FontSize.self)
    visitor.visit(StandardTextAttribute.FontWeight.self)
    visitor.visit(StandardTextAttribute.FontSlant.self)
    visitor.visit(StandardTextAttribute.Alignment.self)
    visitor.visit(StandardTextAttribute.LineBreak.self)
    visitor.visit(StandardTextAttribute.NumberOfLines.self)
    visitor.visit(StandardTextAttribute.LineSpacing.self)
    visitor.visit(StandardTextAttribute.Kern.self)
    visitor.visit(StandardTextAttribute.Case.self)
    visitor.visit(StandardTextAttribute.AdjustsFontForContentSizeCategory.self)
  }
}
