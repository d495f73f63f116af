/// The frequent attributes, which every text style stores without a reference.
///
/// Each slot is unset, inherited or set, so each of these replaces the others.
///
/// The properties are listed once more only in `forEachKey`, which all other code uses.
@usableFromInline
struct InlineTextAttributes: Sendable {
  // Few wide fields, because the optimiser splits a struct into its fields only if there are at most six, with the
  // reference of `TextAttributes`. In a style with more fields, retaining that reference copies the whole style through
  // memory, and restyling takes eight times as long.

  // Two fields.
  @usableFromInline var compactColor = CompactColor.unset
  // Two fields: the font's size and weight, the tracking, and the line height if it is set, otherwise the line spacing;
  // NaN while unset.
  @usableFromInline var numbers = FourNumbers(repeating: .nan)
  // The codes and the line limit.
  @usableFromInline var words = SIMD2<UInt64>(0, .max)

  @inlinable
  init() {}
}

extension InlineTextAttributes {
  /// One byte for each of the other attributes, 0 while unset; see `setLines` for the last two bytes.
  @inlinable var codes: UInt64 {
    get { words.x }
    set { words.x = newValue }
  }

  /// The number of lines; negative while unset.
  @inlinable var lineLimit: Int {
    get { Int(truncatingIfNeeded: words.y) }
    set { words.y = UInt64(truncatingIfNeeded: newValue) }
  }

  @inlinable var color: Color? {
    get { compactColor.color }
    set { compactColor = newValue.map { CompactColor($0) } ?? .unset }
  }

  // Numbers are returned as stored, and may be references to named values.

  @inlinable var fontSize: Double? {
    get { numbers.x.nilIfUnset }
    set { numbers.x = newValue ?? .nan }
  }

  @inlinable var fontWeight: Font.Weight? {
    get { numbers.y.nilIfNaN.map { Font.Weight($0) } }
    set { numbers.y = newValue?.value ?? .nan }
  }

  @inlinable var kern: Double? {
    get { numbers.z.nilIfUnset }
    set { numbers.z = newValue ?? .nan }
  }

  @inlinable var lineHeight: Double? { holdsLineHeight ? numbers.w : nil }

  /// The line spacing; nil if there is a line height.
  @inlinable var lineSpacing: Double? { holdsLineHeight ? nil : numbers.w.nilIfUnset }

  /// Sets the line height, or the line spacing if there is no height.
  ///
  /// - Parameters:
  ///   - height: The height; nil for none.
  ///   - spacing: The spacing, unless it is stored with the rare attributes.
  ///   - inherited: The attributes among both that are inherited.
  @inlinable mutating func setLines(height: Double?, spacing: Double?, inherited: InheritedLines = []) {
    numbers.w = height ?? spacing ?? .nan
    // The second-to-last byte marks a height, and the last byte contains the inherited attributes.
    codes = codes & ~(0xFFFF &<< 48) | (height == nil ? 0 : 2 &<< 48) | inherited.rawValue
  }

  @inlinable var holdsLineHeight: Bool { self[byte: 6] == true }

  @inlinable var numberOfLines: Int? {
    get { lineLimit < 0 ? nil : lineLimit }
    set { lineLimit = newValue ?? -1 }
  }

  @inlinable var fontDesign: Font.Design? {
    get { self[byte: 0] }
    set { self[byte: 0] = newValue }
  }

  @inlinable var fontSlant: Font.Slant? {
    get { self[byte: 1] }
    set { self[byte: 1] = newValue }
  }

  @inlinable var alignment: TextAlignment? {
    get { self[byte: 2] }
    set { self[byte: 2] = newValue }
  }

  @inlinable var lineBreakMode: LineBreakMode? {
    get { self[byte: 3] }
    set { self[byte: 3] = newValue }
  }

  @inlinable var textCase: TextCase? {
    get { self[byte: 4] }
    set { self[byte: 4] = newValue }
  }

  @inlinable var adjustsFontForContentSizeCategory: Bool? {
    get { self[byte: 5] }
    set { self[byte: 5] = newValue }
  }

  @inlinable subscript<Value: ByteCoded>(byte index: UInt64) -> Value? {
    get { Value(byteCode: UInt8(truncatingIfNeeded: codes &>> (index &* 8))) }
    set {
      let code = UInt64(newValue?.byteCode ?? 0)
      codes = codes & ~(0xFF &<< (index &* 8)) | code &<< (index &* 8)
    }
  }

  /// Merges `overlay` over these attributes: each attribute that it sets replaces the value here.
  mutating func merge(_ overlay: InlineTextAttributes) {
    if overlay.compactColor.isSet { compactColor = overlay.compactColor }
    numbers.replace(withSetNumbersOf: overlay.numbers)
    if overlay.lineLimit != -1 { lineLimit = overlay.lineLimit }
    // Bytes of ones wherever a byte contains a code. Adding 127 to a nonzero code carries into its highest bit, because
    // codes are small.
    let setBytes = ((overlay.codes &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) &>> 7 &* 0xFF
    codes = codes & ~setBytes | overlay.codes
  }
}

// Equal values have equal bits: an unset value is always the same NaN, an inherited one always the same other NaN, and
// keys normalise other NaNs and negative zeros.
extension InlineTextAttributes: Hashable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.codes == rhs.codes && lhs.lineLimit == rhs.lineLimit && lhs.numbers == rhs.numbers
      && lhs.compactColor == rhs.compactColor
  }
}
