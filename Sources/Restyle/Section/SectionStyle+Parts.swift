// The quarters of the words: what the header's text sets inline with its two heights; the same of the footer; four
// insets each of the header, the footer and the rows, the room between items, and the rows' least height; the colour
// of selected rows, not numbers while it is unset, and eight words of zero.

extension SectionStyle {
  /// The room around the content of a row.
  @inlinable public var rowInsets: EdgeInsets {
    get { EdgeInsets(distances: SIMD4(bits: words.quarters.2.highHalf.lowHalf)) }
    set { words.quarters.2.highHalf.lowHalf = newValue.distances.bits }
  }

  /// The room between the items of a row, in points; assigning what isn't finite makes it 0.
  @inlinable public var itemSpacing: Double {
    get { Double(bitPattern: words.quarters.2[12]) }
    set { words.quarters.2[12] = newValue.finite.bitPattern }
  }

  /// The least height of a row, in points; assigning what is negative or not finite makes it 0.
  @inlinable public var minRowHeight: Double {
    get { Double(bitPattern: words.quarters.2[13]) }
    set { words.quarters.2[13] = newValue.nonNegative.bitPattern }
  }

  /// What lies behind the rows.
  public var background: Background {
    get { rows.storage?.value.background ?? Background() }
    set { rows.value.background = newValue }
  }

  /// What lies behind rows that are selected.
  public var selectedBackground: Background {
    get { rows.storage?.value.selectedBackground ?? Background() }
    set { rows.value.selectedBackground = newValue }
  }

  /// The colour of all texts in rows that are selected; nil for that of each text.
  @inlinable public var selectedTextColor: Color? {
    get {
      let variants = SIMD16<Float>(bits: words.quarters.3.lowHalf)
      return variants[0].isNaN ? nil : Color(variants: variants)
    }
    set { words.quarters.3.lowHalf = (newValue?.variants ?? SIMD16(repeating: .nan)).bits }
  }
}

// Always inlined, so that what is taken apart and put together again melts away.

extension SectionStyle {
  /// The header.
  public var header: HeaderFooterStyle {
    @inlinable
    @inline(__always)
    get {
      HeaderFooterStyle(
        words: words.quarters.0, others: headerOthers, boxedBackground: headerBackground,
        insets: EdgeInsets(distances: SIMD4(bits: words.quarters.2.lowHalf.lowHalf)))
    }
    @inlinable
    @inline(__always)
    set {
      words.quarters.0 = newValue.words
      words.quarters.2.lowHalf.lowHalf = newValue.insets.distances.bits
      headerOthers = newValue.others
      headerBackground = newValue.boxedBackground
    }
  }

  /// The footer.
  public var footer: HeaderFooterStyle {
    @inlinable
    @inline(__always)
    get {
      HeaderFooterStyle(
        words: words.quarters.1, others: footerOthers, boxedBackground: footerBackground,
        insets: EdgeInsets(distances: SIMD4(bits: words.quarters.2.lowHalf.highHalf)))
    }
    @inlinable
    @inline(__always)
    set {
      words.quarters.1 = newValue.words
      words.quarters.2.lowHalf.highHalf = newValue.insets.distances.bits
      footerOthers = newValue.others
      footerBackground = newValue.boxedBackground
    }
  }
}

extension SectionStyle: Hashable {
  /// Whether both look the same.
  public static func == (lhs: SectionStyle, rhs: SectionStyle) -> Bool {
    lhs.words.hasSameBits(as: rhs.words) && lhs.headerOthers == rhs.headerOthers
      && lhs.footerOthers == rhs.footerOthers && lhs.headerBackground == rhs.headerBackground
      && lhs.footerBackground == rhs.footerBackground && lhs.rows == rhs.rows
  }

  /// Feeds what there is to see to `hasher`.
  public func hash(into hasher: inout Hasher) {
    words.hashBits(into: &hasher)
    hasher.combine(headerOthers)
    hasher.combine(footerOthers)
    hasher.combine(headerBackground)
    hasher.combine(footerBackground)
    hasher.combine(rows)
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
