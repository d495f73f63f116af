// The figures are those of `UITableView` in iOS 13 to 18 at the default text size.
extension SectionStyle {
  /// A section of an iOS table.
  ///
  /// - Parameters:
  ///   - grouped: Whether the table is grouped, or plain.
  ///   - horizontallyRegular: Whether there is much room from side to side; then groups don't reach the sides.
  ///   - hairlineWidth: The width of one pixel, in points.
  /// - Returns: The style for those surroundings.
  public static func system(
    grouped: Bool, horizontallyRegular: Bool, hairlineWidth: Double = SeparatorStyle.systemHairlineWidth
  ) -> SectionStyle {
    let rows = SectionBackgroundStyle.system(
      hairlineWidth: hairlineWidth, horizontallyRegular: horizontallyRegular)
    let background =
      switch (grouped, horizontallyRegular) {
      case (true, true): rows.insetted
      case (true, false): rows
      case (false, _): rows.plain
      }
    let rowInsets = EdgeInsets(
      horizontalInset: SectionBackgroundStyle.systemMargin(horizontallyRegular: horizontallyRegular),
      verticalInset: 11
    )
    return SectionStyle(
      rowInsets: rowInsets,
      itemSpacing: 10,
      minRowHeight: 44,
      background: Background(style: background),
      selectedBackground: Background(style: background.selected),
      header: .systemHeader(grouped: grouped, rowInsets: rowInsets),
      footer: .systemFooter(grouped: grouped, rowInsets: rowInsets)
    )
  }
}

extension HeaderFooterStyle {
  /// Half of the room that a grouped iOS table leaves between sections without header and footer, in points.
  static let systemHalfSpacing = 17.5

  private static let systemSmallText = TextStyle(
    font: .system(size: 13), color: .legibleSecondaryLabel, alignment: .natural)

  static func systemHeader(grouped: Bool, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    guard grouped else {
      return HeaderFooterStyle(
        text: TextStyle(font: .system(size: 17, weight: .semibold), color: .label, alignment: .natural),
        background: BackgroundStyle(color: .systemBackground),
        insets: rowInsets.restyledVertically(top: 4, bottom: 4),
        minimumHeight: 28
      )
    }
    return HeaderFooterStyle(
      text: systemSmallText.uppercased,
      insets: rowInsets.restyledVertically(top: systemHalfSpacing, bottom: 6),
      emptyHeight: systemHalfSpacing
    )
  }

  static func systemFooter(grouped: Bool, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    guard grouped else {
      return HeaderFooterStyle(
        text: systemSmallText,
        background: BackgroundStyle(color: .systemBackground),
        insets: rowInsets.restyledVertically(top: 4, bottom: 4),
        minimumHeight: 28
      )
    }
    return HeaderFooterStyle(
      text: systemSmallText,
      insets: rowInsets.restyledVertically(top: 6, bottom: systemHalfSpacing),
      emptyHeight: systemHalfSpacing
    )
  }
}

extension EdgeInsets {
  fileprivate func restyledVertically(top: Double, bottom: Double) -> EdgeInsets {
    setting(top, at: .top).setting(bottom, at: .bottom)
  }
}
