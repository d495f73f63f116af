/// The frequent attributes, which every text style stores without a reference.
///
/// Each slot is unset, inherited or set, so each of these replaces the others.
///
/// The properties are listed once more only in `forEachKey`, which all other code uses.
@usableFromInline
struct InlineTextAttributes: Sendable {
  // Few wide fields, because the optimiser splits a struct into its fields only if there are at most six. In a style
  // with more fields, retaining its one reference copies the whole style through memory, and restyling takes five times
  // as long.

  // The colour's variants; NaN while it is unset.
  @usableFromInline var colorVariants = SIMD16<Float>(repeating: .nan)
  // The font's size and weight, the tracking, and the line height if it is set, otherwise the line spacing; NaN while
  // unset.
  @usableFromInline var numbers = SIMD4<Double>(repeating: .nan)
  // One byte for each of the others, 0 while unset; see `setLines` for the last two bytes.
  @usableFromInline var codes: UInt64 = 0
  // The number of lines; negative while unset.
  @usableFromInline var lineLimit = -1

  @inlinable
  init() {}
}

extension InlineTextAttributes {
  @inlinable var color: Color? {
    get { colorVariants[0].isNaN ? nil : Color(variants: colorVariants) }
    set { colorVariants = newValue?.variants ?? SIMD16(repeating: .nan) }
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
    if overlay.colorVariants[0].bitPattern != Float.nan.bitPattern { colorVariants = overlay.colorVariants }
    numbers.replace(with: overlay.numbers, where: overlay.numbers.bits .!= Double.nan.bitPattern)
    if overlay.lineLimit != -1 { lineLimit = overlay.lineLimit }
    // Bytes of ones wherever a byte contains a code. Adding 127 to a nonzero code carries into its highest bit, because
    // codes are small.
    let setBytes = ((overlay.codes &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) &>> 7 &* 0xFF
    codes = codes & ~setBytes | overlay.codes
  }

  // All attributes in one vector, with two numbers in the remaining words, for styles that contain several texts.

  @inlinable
  @inline(__always)
  init(words: SIMD16<UInt64>) {
    let rest = words.highHalf
    self.init()
    colorVariants = SIMD16<Float>(bits: words.lowHalf)
    numbers = SIMD4<Double>(bits: rest.lowHalf)
    codes = rest.highHalf.x
    lineLimit = Int(truncatingIfNeeded: rest.highHalf.y)
  }

  @inlinable
  @inline(__always)
  func words(beside numbers: SIMD2<Double>) -> SIMD16<UInt64> {
    let last = SIMD4(
      codes, UInt64(truncatingIfNeeded: lineLimit), numbers.x.bitPattern, numbers.y.bitPattern)
    return SIMD16(lowHalf: colorVariants.bits, highHalf: SIMD8(lowHalf: self.numbers.bits, highHalf: last))
  }
}

// Equal values have equal bits: an unset value is always the same NaN, an inherited one always the same other NaN, and
// keys normalise other NaNs and negative zeros.
extension InlineTextAttributes: Hashable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.codes == rhs.codes && lhs.lineLimit == rhs.lineLimit && lhs.numbers.hasSameBits(as: rhs.numbers)
      && lhs.colorVariants.hasSameBits(as: rhs.colorVariants)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(codes)
    hasher.combine(lineLimit)
    numbers.hashBits(into: &hasher)
    if let color { hasher.combine(color) }
  }
}
