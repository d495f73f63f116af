package import Restyle

/// The fifteen type roles of Material 3, in the typeface and the colours of its baseline theme.
///
/// Source: Material Design 3, Styles, Typography, Type scale and tokens (m3.material.io); scalable pixels are
/// points at the default text size.
extension TextStyle {
  /// The largest text of a page, short and important: 57/64.
  package static var materialDisplayLarge: Self { material(size: 57, lineHeight: 64, tracking: -0.25) }
  /// Short, important text or figures: 45/52.
  package static var materialDisplayMedium: Self { material(size: 45, lineHeight: 52) }
  /// Short, important text or figures: 36/44.
  package static var materialDisplaySmall: Self { material(size: 36, lineHeight: 44) }

  /// The heading of a primary passage: 32/40.
  package static var materialHeadlineLarge: Self { material(size: 32, lineHeight: 40) }
  /// The heading of an important region: 28/36.
  package static var materialHeadlineMedium: Self { material(size: 28, lineHeight: 36) }
  /// The heading of a smaller region: 24/32.
  package static var materialHeadlineSmall: Self { material(size: 24, lineHeight: 32) }

  /// The title of a page or a dialogue: 22/28.
  package static var materialTitleLarge: Self { material(size: 22, lineHeight: 28) }
  /// The title of a card or a list: 16/24, medium.
  package static var materialTitleMedium: Self {
    material(size: 16, lineHeight: 24, tracking: 0.15, weight: .medium)
  }
  /// The title of something small: 14/20, medium.
  package static var materialTitleSmall: Self {
    material(size: 14, lineHeight: 20, tracking: 0.1, weight: .medium)
  }

  /// Running text that stands out: 16/24.
  package static var materialBodyLarge: Self { material(size: 16, lineHeight: 24, tracking: 0.5) }
  /// Running text: 14/20.
  package static var materialBodyMedium: Self { material(size: 14, lineHeight: 20, tracking: 0.25) }
  /// Running text in small: 12/16.
  package static var materialBodySmall: Self { material(size: 12, lineHeight: 16, tracking: 0.4) }

  /// The text of a button: 14/20, medium.
  package static var materialLabelLarge: Self {
    material(size: 14, lineHeight: 20, tracking: 0.1, weight: .medium, color: .materialOnSurfaceVariant)
  }
  /// The text of a chip or a tab: 12/16, medium.
  package static var materialLabelMedium: Self {
    material(size: 12, lineHeight: 16, tracking: 0.5, weight: .medium, color: .materialOnSurfaceVariant)
  }
  /// The text of a badge: 11/16, medium.
  package static var materialLabelSmall: Self {
    material(size: 11, lineHeight: 16, tracking: 0.5, weight: .medium, color: .materialOnSurfaceVariant)
  }

  private static func material(
    size: Double,
    lineHeight: Double,
    tracking: Double = 0,
    weight: Font.Weight = .regular,
    color: Color = .materialOnSurface
  ) -> Self {
    TextStyle(font: .custom("Roboto", size: size, weight: weight), color: color).restyled {
      $0.lineHeight = lineHeight
      $0.kern = tracking
    }
  }
}
