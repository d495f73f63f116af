/// How a section looks: rows one below the other, between a header and a footer.
///
/// ```swift
/// let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
///   $0.header.text.color = .red
///   $0.minRowHeight = 56
/// }
/// ```
public struct SectionStyle: Style {
  // Few wide fields, as in `InlineTextAttributes`, for which see there. A section has many parts: the headers' and
  // footers' words, the lengths of all, and one box of what needs references.
  @usableFromInline var headerWords: SIMD16<UInt64>
  @usableFromInline var footerWords: SIMD16<UInt64>
  // Four insets of the header, of the footer and of the rows, the room between items, and the rows' least height.
  @usableFromInline var lengths: SIMD16<Double>
  @usableFromInline var parts: Boxed<Parts>
  // Whether the header, and the footer, has references there. Apart from the lengths, which then needn't be looked at
  // to change a colour.
  @usableFromInline var headerHasReferences: Bool
  @usableFromInline var footerHasReferences: Bool

  @usableFromInline
  struct Parts: Hashable, Sendable, EmptyInitializable {
    @usableFromInline var background = Background()
    @usableFromInline var selectedBackground = Background()
    var selectedTextColor: Color?
    @usableFromInline var header = References()
    @usableFromInline var footer = References()

    @usableFromInline
    init() {}
  }

  /// What needs references of a header or footer.
  @usableFromInline
  struct References: Hashable, Sendable {
    @usableFromInline var others = KeyedValues<TextAttribute>()
    @usableFromInline var background = Boxed<BackgroundStyle>()

    @inlinable
    init() {}

    @inlinable
    init(_ style: HeaderFooterStyle) {
      others = style.others
      background = style.boxedBackground
    }

    func isIdentical(to other: References) -> Bool {
      others.isIdentical(to: other.others) && background.isIdentical(to: other.background)
    }
  }

  /// Makes a section's style.
  ///
  /// - Parameters:
  ///   - rowInsets: The room around the content of a row.
  ///   - itemSpacing: The room between the items of a row, in points.
  ///   - minRowHeight: The least height of a row, in points.
  ///   - background: What lies behind the rows.
  ///   - selectedBackground: What lies behind rows that are selected.
  ///   - selectedTextColor: The colour of all texts in rows that are selected; nil for that of each text.
  ///   - header: The header.
  ///   - footer: The footer.
  public init(
    rowInsets: EdgeInsets,
    itemSpacing: Double,
    minRowHeight: Double,
    background: Background,
    selectedBackground: Background,
    selectedTextColor: Color? = nil,
    header: HeaderFooterStyle,
    footer: HeaderFooterStyle
  ) {
    headerWords = header.words
    footerWords = footer.words
    lengths = SIMD16(
      lowHalf: SIMD8(lowHalf: header.insets.distances, highHalf: footer.insets.distances),
      highHalf: SIMD8(
        lowHalf: rowInsets.distances,
        highHalf: SIMD4(itemSpacing.finite, minRowHeight.nonNegative, 0, 0)))
    headerHasReferences = header.needsReferences
    footerHasReferences = footer.needsReferences
    var parts = Parts()
    parts.background = background
    parts.selectedBackground = selectedBackground
    parts.selectedTextColor = selectedTextColor
    parts.header = References(header)
    parts.footer = References(footer)
    self.parts = Boxed(parts)
  }
}
