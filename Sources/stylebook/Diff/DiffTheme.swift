import Restyle
import RestyleTokens

/// What two designs are compared in: a theme of each, or the values that they have without one.
struct DiffTheme {
  /// The name of the theme; nil for none.
  let name: String?
  /// Everywhere, if there is no other one.
  let situation: Situation
  let old: DefaultStyling
  let new: DefaultStyling
  let scales: (old: LengthScale, new: LengthScale)

  /// The values without a theme, and the themes that both designs have.
  static func all(of old: TokenDesign, _ new: TokenDesign) -> [DiffTheme] {
    let shared = old.themes.compactMap { theme in
      new.themes.first { $0.name.isExactly(theme.name) }.map { (theme, $0) }
    }
    let labels = ["without a theme"] + shared.map { "theme \($0.0.name)" }
    let dimension = Dimension(id: .theme, name: "theme", labels: labels)
    func theme(_ name: String?, _ index: Int, _ first: DefaultStyling, _ second: DefaultStyling) -> DiffTheme
    {
      DiffTheme(
        name: name, situation: shared.isEmpty ? Situation() : Situation().with(dimension, index), old: first,
        new: second,
        scales: (
          DefaultStyling.withDefaults(first) { LengthScale(old.values) },
          DefaultStyling.withDefaults(second) { LengthScale(new.values) }
        ))
    }
    return [theme(nil, 0, .system, .system)]
      + shared.enumerated().map { theme($1.0.name, $0 + 1, $1.0.defaults, $1.1.defaults) }
  }
}
