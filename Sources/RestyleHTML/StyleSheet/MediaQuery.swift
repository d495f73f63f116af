import Restyle
import RestyleRendering

extension TraitCondition {
  /// The condition as a media query, empty if only selectors ask for it.
  ///
  /// Media Queries 5, sections 4 to 12; the widths and heights are those below which windows are called compact
  /// by Material 3's window size classes.
  var mediaQuery: String {
    var query = ""
    for (_, condition) in TraitAxis.traits where contains(condition) {
      guard let feature = condition.mediaFeature else { continue }
      if !query.isEmpty { query += " and " }
      query += feature
    }
    return query
  }

  /// How CSS asks for a single difference; nil for what a selector asks for.
  private var mediaFeature: String? {
    switch self {
    case .darkColorScheme: "(prefers-color-scheme:dark)"
    case .increasedContrast: "(prefers-contrast:more)"
    case .compactWidth: "(width<600px)"
    case .compactHeight: "(height<480px)"
    case .doubleScale: "(resolution>=2dppx)"
    case .tripleScale: "(resolution>=3dppx)"
    case .wideGamut: "(color-gamut:p3)"
    case .reducedMotion: "(prefers-reduced-motion:reduce)"
    case .reducedTransparency: "(prefers-reduced-transparency:reduce)"
    default: nil
    }
  }

  /// The end of a selector that asks for what runs from right to left; it takes no part in the competition of selectors.
  static let rightToLeftSelector: StaticString = ":where(:dir(rtl))"
}

extension TraitCollection {
  /// The surroundings that a page's rules outside of media queries are for.
  static let page = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .web)
}
