/// The style of a section: rows, one below the other, between a header and a footer.
///
/// ```swift
/// let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
///   $0.header.text.color = .red
///   $0.minRowHeight = 56
/// }
/// ```
public struct SectionStyle: Style {
  // Few wide fields, for the reason given in `InlineTextAttributes`: six, so that all numbers share one vector. The
  // references have their own fields. If those of a header or footer were reached through another reference, the
  // numbers would be spilled to the stack between reading and writing.
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

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - rowInsets: The space around the content of a row.
  ///   - itemSpacing: The space between the items of a row, in points.
  ///   - minRowHeight: The minimum height of a row, in points.
  ///   - background: The background of the rows.
  ///   - selectedBackground: The background of selected rows.
  ///   - selectedTextColor: The colour of all texts in selected rows; nil for each text's own colour.
  ///   - header: The style of the header.
  ///   - footer: The style of the footer.
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
          highHalf: SIMD4(itemSpacing.finiteOrReference, minRowHeight.nonNegativeOrReference, 0, 0).bits)),
      .zero
    )
    self.selectedTextColor = selectedTextColor
  }
}
