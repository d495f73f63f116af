/// How a section looks: rows one below the other, between a header and a footer.
///
/// ```swift
/// let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
///   $0.header.text.color = .red
///   $0.minRowHeight = 56
/// }
/// ```
public struct SectionStyle: Style {
  // Few wide fields, as in `InlineTextAttributes`, for which see there: six, so that all the numbers share one vector.
  // The references are fields of their own: those of a header or footer that had to be fetched from elsewhere, if it
  // has any, would stand between reading and writing the numbers, which are then kept on the stack meanwhile.
  @usableFromInline var words: SIMD64<UInt64>
  @usableFromInline var headerOthers: KeyedValues<TextAttribute>
  @usableFromInline var footerOthers: KeyedValues<TextAttribute>
  @usableFromInline var headerBackground: Boxed<BackgroundStyle>
  @usableFromInline var footerBackground: Boxed<BackgroundStyle>
  var rows: Boxed<Rows>

  struct Rows: Hashable, Sendable, EmptyInitializable {
    var background = Background()
    var selectedBackground = Background()
  }

  /// Creates a section's style.
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
    rowInsets: EdgeInsets = .zero,
    itemSpacing: Double = 0,
    minRowHeight: Double = 0,
    background: Background = Background(),
    selectedBackground: Background = Background(),
    selectedTextColor: Color? = nil,
    header: HeaderFooterStyle = HeaderFooterStyle(),
    footer: HeaderFooterStyle = HeaderFooterStyle()
  ) {
    words = .zero
    headerOthers = header.others
    footerOthers = footer.others
    headerBackground = header.boxedBackground
    footerBackground = footer.boxedBackground
    rows = Boxed(Rows(background: background, selectedBackground: selectedBackground))
    words.quarters = (
      header.words,
      footer.words,
      SIMD16(
        lowHalf: SIMD8(lowHalf: header.insets.distances.bits, highHalf: footer.insets.distances.bits),
        highHalf: SIMD8(
          lowHalf: rowInsets.distances.bits,
          highHalf: SIMD4(itemSpacing.finite, minRowHeight.nonNegative, 0, 0).bits)),
      .zero
    )
    self.selectedTextColor = selectedTextColor
  }
}
