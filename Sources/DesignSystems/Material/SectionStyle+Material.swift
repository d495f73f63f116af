package import Restyle

/// Lists of Material 3.
///
/// Source: Material Design 3, Components, Lists, Specs; the figures are those of the tokens `md.comp.list` in
/// Material Web: items of 56 points or more, 16 points from the sides. Headers are set as Android's settings set
/// them, in title small and the primary colour.
extension SectionStyle {
  /// A section of a list.
  ///
  /// - Parameter grouped: Whether its rows lie on a card, or on the page.
  /// - Returns: The style.
  package static func material(grouped: Bool) -> Self {
    let rows: SectionBackgroundStyle = grouped ? .materialGrouped : .materialPlain
    let insets = EdgeInsets(horizontalInset: 16, verticalInset: 10)
    return Self(
      rowInsets: insets,
      itemSpacing: 12,
      minRowHeight: 56,
      background: Background(style: rows),
      selectedBackground: Background(style: rows.materialSelected),
      selectedTextColor: .materialOnSecondaryContainer,
      header: HeaderFooterStyle(
        text: .materialTitleSmall.colored(.materialPrimary),
        insets: insets.setting(16, at: .top).setting(8, at: .bottom),
        emptyHeight: 8
      ),
      footer: HeaderFooterStyle(
        text: .materialBodySmall.colored(.materialOnSurfaceVariant),
        insets: insets.setting(8, at: .top).setting(16, at: .bottom),
        emptyHeight: 8
      )
    )
  }
}

extension SectionBackgroundStyle {
  /// Rows on a card, which is paler than a filled one so that filled fields stand out on it.
  package static var materialGrouped: Self {
    Self(
      background: .materialFilledCard.restyled { $0.color = .materialSurfaceContainer },
      bottomSeparator: .materialDivider
    )
  }

  /// Rows on the page.
  package static var materialPlain: Self {
    Self(background: BackgroundStyle(color: .materialSurface), bottomSeparator: .materialDivider)
  }

  /// The same for rows that are selected.
  package var materialSelected: Self {
    restyled {
      $0.color = .materialSecondaryContainer
      $0.bottomSeparator = .none
    }
  }
}
