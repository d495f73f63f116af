import Restyle
import RestyleRendering

/// What a design is seen in: a theme, and how traits differ from the usual ones.
struct SeenIn: Hashable {
  /// The name of the theme; nil for the design’s own values.
  var theme: String?
  var condition: TraitCondition = []

  var traits: TraitCollection { condition.traits(over: TraitCollection()) }

  /// All that styles which read some traits can be seen in; colours differ by scheme and contrast whatever is read.
  static func all(themes: [String], members: TraitCondition) -> [SeenIn] {
    let conditions = members.union([.darkColorScheme, .increasedContrast]).subsets
    return ([nil] + themes).flatMap { theme in conditions.map { SeenIn(theme: theme, condition: $0) } }
  }
}

extension SeenIn {
  /// What each difference of traits is called, and its opposite.
  static let names: [(condition: TraitCondition, name: String, opposite: String)] = [
    (.darkColorScheme, "dark", "light"),
    (.increasedContrast, "increased contrast", "normal contrast"),
    (.compactWidth, "narrow", "wide"),
    (.compactHeight, "low", "high"),
    (.doubleScale, "2 pixels per point", "1 pixel per point"),
    (.tripleScale, "3 pixels per point", "less than 3 pixels per point"),
    (.wideGamut, "wide gamut", "sRGB"),
    (.reducedMotion, "reduced motion", "usual motion"),
    (.reducedTransparency, "reduced transparency", "usual transparency"),
    (.rightToLeft, "right to left", "left to right"),
  ]

  /// The smallest conditions that say where something holds: a trait is left out if it holds for all its values.
  ///
  /// - Parameters:
  ///   - holding: Where it holds.
  ///   - all: All that there is.
  /// - Returns: The conditions, each of them the names of what has to be so; one without names is always.
  static func smallestConditions(_ holding: Set<SeenIn>, of all: [SeenIn]) -> [[String]] {
    let known = Set(all)
    let themes = Set(all.map(\.theme))
    let needsTheme = holding.contains { place in
      themes.contains { !holding.contains(SeenIn(theme: $0, condition: place.condition)) }
    }
    let needed = names.filter { axis in
      holding.contains { place in
        var other = place
        other.condition.formSymmetricDifference(axis.condition)
        return known.contains(other) && !holding.contains(other)
      }
    }
    var conditions: [[String]] = []
    for place in all where holding.contains(place) {
      let traits = needed.map { place.condition.contains($0.condition) ? $0.name : $0.opposite }
      let theme = needsTheme ? [place.theme.map { "theme \($0)" } ?? "without a theme"] : []
      if !conditions.contains(theme + traits) { conditions.append(theme + traits) }
    }
    return conditions
  }
}
