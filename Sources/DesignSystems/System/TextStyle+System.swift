package import Restyle

/// The eleven text styles of iOS, as they are at the default text size.
///
/// Source: Apple, Human Interface Guidelines, Typography, Specifications. The figures are those of
/// `Font.TextStyle`; the guidelines give the styles no colours, so they come in the colour of labels.
extension TextStyle {
  /// The title of a whole screen: 34/41.
  package static var systemLargeTitle: Self { system(.largeTitle) }
  /// The first level of titles: 28/34.
  package static var systemTitle1: Self { system(.title1) }
  /// The second level of titles: 22/28.
  package static var systemTitle2: Self { system(.title2) }
  /// The third level of titles: 20/25.
  package static var systemTitle3: Self { system(.title3) }
  /// A heading as large as the body but heavier: 17/22.
  package static var systemHeadline: Self { system(.headline) }
  /// Running text: 17/22.
  package static var systemBody: Self { system(.body) }
  /// A note that stands out from the body: 16/21.
  package static var systemCallout: Self { system(.callout) }
  /// A subordinate heading: 15/20.
  package static var systemSubheadline: Self { system(.subheadline) }
  /// A footnote: 13/18.
  package static var systemFootnote: Self { system(.footnote) }
  /// A caption: 12/16.
  package static var systemCaption1: Self { system(.caption1) }
  /// A smaller caption: 11/13.
  package static var systemCaption2: Self { system(.caption2) }

  private static func system(_ style: Font.TextStyle) -> Self {
    TextStyle(font: .system(size: style.size(for: .large), weight: style.weight), color: .label).restyled {
      $0.lineHeight = style.leading(for: .large)
      $0.kern = style.tracking(for: .large)
    }
  }
}
