// The sizes are those of `UITableView` in iOS 13 to 18 at the default text size.
extension SectionStyle {
  /// Returns the style of a section of an iOS table.
  ///
  /// - Parameters:
  ///   - grouped: Whether the table is grouped or plain.
  ///   - horizontallyRegular: Whether the horizontal size class is regular; groups then keep a distance from the sides.
  ///   - hairlineWidth: The width of one pixel, in points.
  /// - Returns: The style of the section.
  public static func system(
    grouped: Bool, horizontallyRegular: Bool, hairlineWidth: Double = SeparatorStyle.systemHairlineWidth
  ) -> SectionStyle {
    let usual = SystemSection.all[(grouped ? 2 : 0) + (horizontallyRegular ? 1 : 0)]
    guard hairlineWidth != SeparatorStyle.systemHairlineWidth else { return usual.section }
    let isInsetted = grouped && horizontallyRegular
    var rows = usual.rows
    rows.bottomSeparator.style.width = hairlineWidth
    if !isInsetted { rows.border.width = hairlineWidth }
    var section = usual.section
    section.rows = Boxed(
      Rows(
        background: Background(style: rows),
        // Rows with space around them have no lines while they are selected.
        selectedBackground: isInsetted ? section.selectedBackground : Background(style: rows.selected)))
    return section
  }
}

/// A section of an iOS table with lines of the usual width, and the backgrounds of its rows.
///
/// Only the lines depend on the display.
private final class SystemSection: Sendable {
  let section: SectionStyle
  let rows: SectionBackgroundStyle

  static let all = [false, true].flatMap { grouped in
    [false, true].map { SystemSection(grouped: grouped, horizontallyRegular: $0) }
  }

  private init(grouped: Bool, horizontallyRegular: Bool) {
    let system = SectionBackgroundStyle.system(
      hairlineWidth: SeparatorStyle.systemHairlineWidth, horizontallyRegular: horizontallyRegular)
    rows =
      switch (grouped, horizontallyRegular) {
      case (true, true): system.insetted
      case (true, false): system
      case (false, _): system.plain
      }
    let rowInsets = EdgeInsets(
      horizontalInset: SectionBackgroundStyle.systemMargin(horizontallyRegular: horizontallyRegular),
      verticalInset: 11
    )
    section = SectionStyle(
      rowInsets: rowInsets,
      itemSpacing: 10,
      minRowHeight: 44,
      background: SectionStyle.Background(style: rows),
      selectedBackground: SectionStyle.Background(style: rows.selected),
      header: .systemHeader(grouped: grouped, rowInsets: rowInsets),
      footer: .systemFooter(grouped: grouped, rowInsets: rowInsets)
    )
  }
}

extension HeaderFooterStyle {
  /// Half of the space that a grouped iOS table leaves between sections without header and footer, in points.
  static let systemHalfSpacing = 17.5

  private static let systemSmallText = TextStyle(
    font: .system(size: 13), color: .legibleSecondaryLabel, alignment: .natural)

  static func systemHeader(grouped: Bool, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    let large = TextStyle(font: .system(size: 17, weight: .semibold), color: .label, alignment: .natural)
    return system(
      grouped ? systemSmallText.uppercased : large, grouped, rowInsets, top: systemHalfSpacing, bottom: 6)
  }

  static func systemFooter(grouped: Bool, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    system(systemSmallText, grouped, rowInsets, top: 6, bottom: systemHalfSpacing)
  }

  private static func system(
    _ text: TextStyle, _ grouped: Bool, _ rowInsets: EdgeInsets, top: Double, bottom: Double
  ) -> HeaderFooterStyle {
    HeaderFooterStyle(
      text: text, background: grouped ? .none : BackgroundStyle(color: .systemBackground),
      insets: rowInsets.setting(grouped ? top : 4, at: .top).setting(grouped ? bottom : 4, at: .bottom),
      emptyHeight: grouped ? systemHalfSpacing : 0, minimumHeight: grouped ? 0 : 28)
  }
}
