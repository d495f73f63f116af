package import Restyle

/// The cards of Material 3.
///
/// Source: Material Design 3, Components, Cards: a corner radius of 12, and one way each to stand out.
extension BackgroundStyle {
  /// A card that stands out by its colour.
  package static var materialFilledCard: Self {
    Self(color: .materialSurfaceContainerHighest, border: .materialCard)
  }

  /// A card that stands out by a shadow.
  package static var materialElevatedCard: Self {
    Self(color: .materialSurfaceContainerLow, border: .materialCard, shadows: ShadowStyle.materialLevel1)
  }

  /// A card that stands out by a line around it.
  package static var materialOutlinedCard: Self {
    Self(
      color: .materialSurface,
      border: .materialCard.restyled {
        $0.width = 1
        $0.color = .materialOutlineVariant
      }
    )
  }
}

extension BorderStyle {
  fileprivate static var materialCard: Self { Self(cornerRadius: 12) }
}

extension InsettedStyle where Style == SeparatorStyle {
  /// The line between two rows of a list: 1 point thick, 16 points from the sides.
  ///
  /// Source: Material Design 3, Components, Divider, middle inset.
  package static var materialDivider: Self {
    Self(
      style: SeparatorStyle(width: 1, color: .materialOutlineVariant),
      insets: EdgeInsets(horizontalInset: 16, verticalInset: 0)
    )
  }
}
