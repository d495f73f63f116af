/// A key whose values are stored in `InlineTextAttributes`.
@usableFromInline
protocol InlineTextAttributeKey: TextAttributeKey {
  static func value(in attributes: TextAttributes) -> Value?
  static func set(_ value: Value?, in attributes: inout TextAttributes)
  static var slot: InlineTextAttributes.Slot { get }
}

/// A key whose values have a slot of their own.
@usableFromInline
protocol SlottedInlineKey: InlineTextAttributeKey {
  static var path: WritableKeyPath<InlineTextAttributes, Value?> { get }
}

// Inlined, so that the path is optimised to an access of the slot.
extension SlottedInlineKey {
  @inlinable
  @inline(__always)
  static func value(in attributes: TextAttributes) -> Value? { attributes.inline[keyPath: path] }

  @inlinable
  @inline(__always)
  static func set(_ value: Value?, in attributes: inout TextAttributes) {
    attributes.inline[keyPath: path] = value
  }
}

/// A visitor for `InlineTextAttributes.forEachKey`, because closures can't be generic.
@usableFromInline
protocol InlineTextAttributeKeyVisitor {
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type)
}

extension InlineTextAttributes {
  /// Visits the key of each inline attribute.
  ///
  /// The types are listed statically, so the traversal compiles to straight-line code without a table.
  @inlinable
  @inline(__always)
  static func forEachKey(_ visitor: inout some InlineTextAttributeKeyVisitor) {
    visitor.visit(StandardTextAttribute.ColorKey.self)
    visitor.visit(StandardTextAttribute.FontFamilyKey.self)
    visitor.visit(StandardTextAttribute.FontSizeKey.self)
    visitor.visit(StandardTextAttribute.FontWeightKey.self)
    visitor.visit(StandardTextAttribute.FontSlantKey.self)
    visitor.visit(StandardTextAttribute.AlignmentKey.self)
    visitor.visit(StandardTextAttribute.LineBreakModeKey.self)
    visitor.visit(StandardTextAttribute.NumberOfLinesKey.self)
    visitor.visit(StandardTextAttribute.LineHeightKey.self)
    visitor.visit(StandardTextAttribute.LineSpacingKey.self)
    visitor.visit(StandardTextAttribute.KernKey.self)
    visitor.visit(StandardTextAttribute.TextCaseKey.self)
    visitor.visit(StandardTextAttribute.AdjustsFontForContentSizeCategoryKey.self)
  }
}

extension StandardTextAttribute.ColorKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .color }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Color?> { \.color }
}

extension StandardTextAttribute.FontSizeKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .number(0) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Double?> { \.fontSize }
}

extension StandardTextAttribute.FontWeightKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .number(1) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Font.Weight?> { \.fontWeight }
}

extension StandardTextAttribute.FontSlantKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(1) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Font.Slant?> { \.fontSlant }
}

extension StandardTextAttribute.AlignmentKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(2) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, TextAlignment?> { \.alignment }
}

extension StandardTextAttribute.LineBreakModeKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(3) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, LineBreakMode?> { \.lineBreakMode }
}

extension StandardTextAttribute.NumberOfLinesKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .lineLimit }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Int?> { \.numberOfLines }
}

// Styles have a line height or a line spacing, and seldom both; in that case, the spacing is stored with the others.
extension TextAttributes {
  @inlinable
  @inline(__always)
  mutating func setLines(height: Double?, spacing: Double?, inherited: InheritedLines = []) {
    if height != nil || inline.holdsLineHeight {
      setOther(height == nil ? nil : spacing, for: StandardTextAttribute.LineSpacingKey.self)
    }
    inline.setLines(height: height, spacing: spacing, inherited: inherited)
  }

  /// Sets the line spacing in place of the line height, including a line height in the layers.
  @inlinable @inline(__always)
  mutating func setLineSpacing(_ spacing: Double?) {
    // Most styles have only inline attributes.
    guard !others.isEmpty else { return inline.setLines(height: nil, spacing: spacing) }
    setLineSpacingAmongOthers(spacing)
  }

  @usableFromInline
  mutating func setLineSpacingAmongOthers(_ spacing: Double?) {
    setLines(height: nil, spacing: spacing)
    removeUnderlying(StandardTextAttribute.LineHeightKey.self)
  }
}

extension StandardTextAttribute.LineHeightKey: InlineTextAttributeKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .lines(.height) }

  @inlinable
  static func value(in attributes: TextAttributes) -> Double? { attributes.inline.lineHeight }

  @inlinable
  static func set(_ value: Double?, in attributes: inout TextAttributes) {
    attributes.setLines(
      height: value, spacing: StandardTextAttribute.LineSpacingKey.value(in: attributes),
      inherited: attributes.inline.inheritedLines.intersection(.spacing))
  }
}

extension StandardTextAttribute.LineSpacingKey: InlineTextAttributeKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .lines(.spacing) }

  @inlinable
  static func value(in attributes: TextAttributes) -> Double? {
    attributes.inline.holdsLineHeight ? attributes.storedOther(Self.self) : attributes.inline.lineSpacing
  }

  @inlinable
  static func set(_ value: Double?, in attributes: inout TextAttributes) {
    attributes.setLines(
      height: attributes.inline.lineHeight, spacing: value,
      inherited: attributes.inline.inheritedLines.intersection(.height))
  }
}

extension StandardTextAttribute.KernKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .number(2) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Double?> { \.kern }
}

extension StandardTextAttribute.TextCaseKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(4) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, TextCase?> { \.textCase }
}

extension StandardTextAttribute.AdjustsFontForContentSizeCategoryKey: SlottedInlineKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(5) }
  @inlinable static var path: WritableKeyPath<InlineTextAttributes, Bool?> {
    \.adjustsFontForContentSizeCategory
  }
}

extension StandardTextAttribute.FontFamilyKey: InlineTextAttributeKey {
  @usableFromInline static var slot: InlineTextAttributes.Slot { .code(0) }

  @inlinable
  static func value(in attributes: TextAttributes) -> Font.Family? {
    if let design = attributes.inline.fontDesign { return .system(design) }
    return attributes.storedOther(Self.self)
  }

  /// Stores a design inline, because designs are frequent, and a name with the others, because it needs a reference.
  @inlinable
  static func set(_ value: Font.Family?, in attributes: inout TextAttributes) {
    switch value {
    case .system(let design):
      attributes.inline.fontDesign = design
      attributes.setOther(nil, for: Self.self)
    case .named, .list, nil:
      attributes.inline.fontDesign = nil
      attributes.setOther(value, for: Self.self)
    }
  }
}
