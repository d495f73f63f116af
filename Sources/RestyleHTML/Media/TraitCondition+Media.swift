import Restyle
import RestyleRendering

extension TraitCondition {
  /// The condition and another one as a media query, empty if only selectors or container queries express them.
  func mediaQuery(_ media: MediaTraits.Contents, where other: MediaCondition) -> String {
    var query = other
    for (_, condition) in TraitAxis.traits where contains(condition) {
      if let other = condition.mediaCondition(media) { query = query && other }
    }
    for (bit, condition) in media.conditions where contains(bit) {
      if case .media(let other) = condition { query = query && other }
    }
    return query.description
  }

  /// The container queries that express the condition.
  func containerQueries(_ media: MediaTraits.Contents) -> [String] {
    media.conditions.compactMap { bit, condition in
      guard contains(bit), case .container(let name, let condition) = condition else { return nil }
      return condition.query(of: name)
    }
  }

  /// The media query for a single difference; nil if a selector expresses it.
  ///
  /// Media Queries 5, sections 4 to 12.
  private func mediaCondition(_ media: MediaTraits.Contents) -> MediaCondition? {
    switch self {
    case .darkColorScheme: MediaCondition(.feature("prefers-color-scheme:dark"))
    case .increasedContrast: MediaCondition(.feature("prefers-contrast:more"))
    case .compactWidth: media.compactWidth
    case .compactHeight: media.compactHeight
    case .doubleScale: MediaCondition(.feature("resolution>=2dppx"))
    case .tripleScale: MediaCondition(.feature("resolution>=3dppx"))
    case .wideGamut: MediaCondition(.feature("color-gamut:p3"))
    case .reducedMotion: MediaCondition(.feature("prefers-reduced-motion:reduce"))
    case .reducedTransparency: MediaCondition(.feature("prefers-reduced-transparency:reduce"))
    default: nil
    }
  }

  /// The end of a selector for right-to-left elements, without specificity.
  static let rightToLeftSelector: StaticString = ":where(:dir(rtl))"
}

extension ContainerCondition {
  /// The container query; nil if it always holds, even without a container.
  fileprivate func query(of name: Bytes?) -> String? {
    // CSS has no keyword for conditions that never hold.
    let text = text.isNever ? "(width<0px)" : text.standalone
    guard !text.isEmpty else { return nil }
    return name.map { String(decoding: $0, as: UTF8.self) + " " + text } ?? text
  }
}

extension TraitCollection {
  /// The surroundings that a page's rules outside of media queries are for.
  static let page = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .web)
}
