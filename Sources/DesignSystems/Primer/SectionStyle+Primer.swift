package import Restyle

/// Boxes of rows of GitHub Primer.
///
/// Source: Primer CSS, Box: a line around rows with room of 16 points, and lines between them; the colours are those
/// of GitHub Primer Primitives 11.2.1 (MIT).
extension SectionStyle {
  /// A box of rows.
  ///
  /// - Parameter grouped: Whether there is a line around the rows.
  /// - Returns: The style.
  package static func primer(grouped: Bool) -> Self {
    let rows: SectionBackgroundStyle = grouped ? .primerGrouped : .primerPlain
    let headerInsets = EdgeInsets(horizontalInset: grouped ? 0 : 16, verticalInset: 8)
    return Self(
      rowInsets: EdgeInsets(inset: 16),
      itemSpacing: 8,
      minRowHeight: 0,
      background: Background(style: rows),
      selectedBackground: Background(style: rows.primerSelected),
      header: HeaderFooterStyle(
        text: .primerTitleSmall, insets: headerInsets.setting(16, at: .top), emptyHeight: 8),
      footer: HeaderFooterStyle(
        text: .primerBodySmall.colored(.primerTextMuted), insets: headerInsets, emptyHeight: 8)
    )
  }
}

extension SectionBackgroundStyle {
  /// Rows with a line around them.
  package static var primerGrouped: Self {
    Self(background: .primerBox, topSeparator: .primerDivider)
  }

  /// Rows from side to side.
  package static var primerPlain: Self {
    Self(background: BackgroundStyle(color: .primerBackgroundDefault), topSeparator: .primerDivider)
  }

  /// The same for rows that are selected.
  package var primerSelected: Self {
    restyled {
      $0.color = Color.primerControlTransparentBackgroundSelected.composited(over: $0.color)
    }
  }
}

extension BackgroundStyle {
  /// A box: a line around the colour of the page.
  ///
  /// Source: Primer CSS, Box.
  package static var primerBox: Self {
    Self(
      color: .primerBackgroundDefault,
      border: BorderStyle(width: 1, color: .primerBorderDefault, cornerRadius: 6)
    )
  }

  /// A box that stands back.
  package static var primerInsetBox: Self {
    primerBox.restyled {
      $0.color = .primerBackgroundInset
      $0.border.color = .primerBorderMuted
    }
  }

  /// A box with a message.
  ///
  /// Source: Primer React, Flash.
  package static var primerAccentBox: Self {
    primerBox.restyled {
      $0.color = .primerBackgroundAccentMuted
      $0.border.color = .primerBorderAccentEmphasis
    }
  }
}

extension InsettedStyle where Style == SeparatorStyle {
  /// The line between two rows of a box.
  ///
  /// Source: Primer CSS, Box.
  package static var primerDivider: Self {
    Self(style: SeparatorStyle(width: 1, color: .primerBorderMuted), insets: .zero)
  }
}
