extension SectionStyle {
  /// The room around the content of a row.
  @inlinable public var rowInsets: EdgeInsets {
    get { EdgeInsets(distances: lengths.highHalf.lowHalf) }
    set { lengths.highHalf.lowHalf = newValue.distances }
  }

  /// The room between the items of a row, in points; assigning what isn't finite makes it 0.
  @inlinable public var itemSpacing: Double {
    get { lengths[12] }
    set { lengths[12] = newValue.finite }
  }

  /// The least height of a row, in points; assigning what is negative or not finite makes it 0.
  @inlinable public var minRowHeight: Double {
    get { lengths[13] }
    set { lengths[13] = newValue.nonNegative }
  }

  /// What lies behind the rows.
  public var background: Background {
    get { parts.storage?.value.background ?? Background() }
    set { parts.value.background = newValue }
  }

  /// What lies behind rows that are selected.
  public var selectedBackground: Background {
    get { parts.storage?.value.selectedBackground ?? Background() }
    set { parts.value.selectedBackground = newValue }
  }

  /// The colour of all texts in rows that are selected; nil for that of each text.
  public var selectedTextColor: Color? {
    get { parts.value.selectedTextColor }
    set { parts.value.selectedTextColor = newValue }
  }
}

// Always inlined, so that what is taken apart and put together again melts away. Most headers and footers need no
// references: then the box isn't touched.

extension SectionStyle {
  /// The header.
  public var header: HeaderFooterStyle {
    @inlinable
    @inline(__always)
    get {
      let references = headerHasReferences ? parts.storage?.value.header : nil
      return HeaderFooterStyle(
        words: headerWords, others: references?.others ?? KeyedValues(),
        boxedBackground: references?.background ?? Boxed(),
        insets: EdgeInsets(distances: lengths.lowHalf.lowHalf)
      )
    }
    @inlinable
    @inline(__always)
    set {
      headerWords = newValue.words
      lengths.lowHalf.lowHalf = newValue.insets.distances
      guard headerHasReferences || newValue.needsReferences else { return }
      headerHasReferences = newValue.needsReferences
      parts = Self.parts(parts, withHeader: References(newValue))
    }
  }

  /// The footer.
  public var footer: HeaderFooterStyle {
    @inlinable
    @inline(__always)
    get {
      let references = footerHasReferences ? parts.storage?.value.footer : nil
      return HeaderFooterStyle(
        words: footerWords, others: references?.others ?? KeyedValues(),
        boxedBackground: references?.background ?? Boxed(),
        insets: EdgeInsets(distances: lengths.lowHalf.highHalf)
      )
    }
    @inlinable
    @inline(__always)
    set {
      footerWords = newValue.words
      lengths.lowHalf.highHalf = newValue.insets.distances
      guard footerHasReferences || newValue.needsReferences else { return }
      footerHasReferences = newValue.needsReferences
      parts = Self.parts(parts, withFooter: References(newValue))
    }
  }

  // A box is made anew only where the references are others: changing a colour leaves it alone. Values go in and out,
  // because a style whose address is taken lies in memory and is copied there.

  @usableFromInline
  static func parts(_ parts: Boxed<Parts>, withHeader references: References) -> Boxed<Parts> {
    var value = parts.value
    guard !references.isIdentical(to: value.header) else { return parts }
    value.header = references
    return Boxed(value)
  }

  @usableFromInline
  static func parts(_ parts: Boxed<Parts>, withFooter references: References) -> Boxed<Parts> {
    var value = parts.value
    guard !references.isIdentical(to: value.footer) else { return parts }
    value.footer = references
    return Boxed(value)
  }
}

extension HeaderFooterStyle {
  @inlinable var needsReferences: Bool { !others.isEmpty || boxedBackground.storage != nil }
}

extension SectionStyle: Hashable {
  /// Whether both look the same.
  @inlinable
  public static func == (lhs: SectionStyle, rhs: SectionStyle) -> Bool {
    lhs.headerWords.hasSameBits(as: rhs.headerWords) && lhs.footerWords.hasSameBits(as: rhs.footerWords)
      && lhs.lengths.bits.hasSameBits(as: rhs.lengths.bits) && lhs.parts == rhs.parts
  }

  /// Feeds what there is to see to `hasher`.
  public func hash(into hasher: inout Hasher) {
    headerWords.hashBits(into: &hasher)
    footerWords.hashBits(into: &hasher)
    lengths.bits.hashBits(into: &hasher)
    hasher.combine(parts)
  }
}

extension SectionStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case rowInsets, itemSpacing, minRowHeight, background, selectedBackground, selectedTextColor, header,
      footer
  }

  /// Decodes an object with a value for each property.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rowInsets: try container.decode(EdgeInsets.self, forKey: .rowInsets),
      itemSpacing: try container.decode(Finite.self, forKey: .itemSpacing).wrappedValue,
      minRowHeight: try container.decode(NonNegative.self, forKey: .minRowHeight).wrappedValue,
      background: try container.decode(Background.self, forKey: .background),
      selectedBackground: try container.decode(Background.self, forKey: .selectedBackground),
      selectedTextColor: try container.decodeIfPresent(Color.self, forKey: .selectedTextColor),
      header: try container.decode(HeaderFooterStyle.self, forKey: .header),
      footer: try container.decode(HeaderFooterStyle.self, forKey: .footer)
    )
  }

  /// Encodes an object with a value for each property.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rowInsets, forKey: .rowInsets)
    try container.encode(itemSpacing, forKey: .itemSpacing)
    try container.encode(minRowHeight, forKey: .minRowHeight)
    try container.encode(background, forKey: .background)
    try container.encode(selectedBackground, forKey: .selectedBackground)
    try container.encodeIfPresent(selectedTextColor, forKey: .selectedTextColor)
    try container.encode(header, forKey: .header)
    try container.encode(footer, forKey: .footer)
  }
}
