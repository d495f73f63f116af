// The quarters of the words are:
// - the inline attributes of the header's text, with its two heights;
// - the same for the footer;
// - four insets each of the header, the footer and the rows, the space between items, and the minimum height of rows;
// - the text colour of selected rows, NaN while it is unset, and eight words of zero.

extension SectionStyle {
  /// The space around the content of a row.
  @inlinable public var rowInsets: EdgeInsets {
    get { EdgeInsets(distances: SIMD4(bits: words.quarters.2.highHalf.lowHalf)) }
    set { words.quarters.2.highHalf.lowHalf = newValue.distances.bits }
  }

  /// The space between the items of a row, in points; a non-finite value becomes 0.
  @inlinable public var itemSpacing: Double {
    get { storedItemSpacing.wrappedValue }
    set { storedItemSpacing = Finite(wrappedValue: newValue) }
  }

  /// The minimum height of a row, in points; a negative or non-finite value becomes 0.
  @inlinable public var minRowHeight: Double {
    get { storedMinRowHeight.wrappedValue }
    set { storedMinRowHeight = NonNegative(wrappedValue: newValue) }
  }

  /// The stored space between the items of a row.
  @inlinable package var storedItemSpacing: Finite {
    get { Finite(bits: words.quarters.2[12]) }
    set { words.quarters.2[12] = newValue.bits }
  }

  /// The stored minimum height of a row.
  @inlinable package var storedMinRowHeight: NonNegative {
    get { NonNegative(bits: words.quarters.2[13]) }
    set { words.quarters.2[13] = newValue.bits }
  }

  /// The background of the rows.
  public var background: Background {
    get { rows.storage?.value.background ?? Background() }
    set { rows.value.background = newValue }
  }

  /// The background of selected rows.
  public var selectedBackground: Background {
    get { rows.storage?.value.selectedBackground ?? Background() }
    set { rows.value.selectedBackground = newValue }
  }

  /// Returns the backgrounds of usual and of selected rows at a position, shared with the style and not copied.
  package func slots(at position: SegmentPosition) -> (usual: Background.Slot, selected: Background.Slot) {
    guard let rows = rows.storage else { return (Background.Slot(), Background.Slot()) }
    return (rows.value.background.slot(position), rows.value.selectedBackground.slot(position))
  }

  /// The colour of all texts in selected rows; nil for each text's own colour.
  @inlinable public var selectedTextColor: Color? {
    get {
      let variants = SIMD16<Float>(bits: words.quarters.3.lowHalf)
      return variants[0].isNaN ? nil : Color(variants: variants)
    }
    set { words.quarters.3.lowHalf = (newValue?.variants ?? SIMD16(repeating: .nan)).bits }
  }

  /// The style of the header.
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

  /// The style of the footer.
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

// Always inlined, so that unpacking and repacking is optimised away.

extension SectionStyle: Hashable {
  /// Returns whether both styles look the same.
  public static func == (lhs: SectionStyle, rhs: SectionStyle) -> Bool {
    lhs.words.hasSameBits(as: rhs.words) && lhs.headerOthers == rhs.headerOthers
      && lhs.footerOthers == rhs.footerOthers && lhs.headerBackground == rhs.headerBackground
      && lhs.footerBackground == rhs.footerBackground && lhs.rows == rhs.rows
  }

  /// Hashes the visible properties into `hasher`.
  public func hash(into hasher: inout Hasher) {
    words.hashBits(into: &hasher)
    hasher.combine(headerOthers)
    hasher.combine(footerOthers)
    hasher.combine(headerBackground)
    hasher.combine(footerBackground)
    hasher.combine(rows)
  }
}

extension SectionStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("rowInsets", \.rowInsets), .init("itemSpacing", \.storedItemSpacing),
    .init("minRowHeight", \.storedMinRowHeight), .init("background", \.background),
    .init("selectedBackground", \.selectedBackground),
    .init("selectedTextColor", optional: \.selectedTextColor), .init("header", \.header),
    .init("footer", \.footer))
}
