import Restyle
import RestyleTokens

// What tokens say that no value or style has: values of other types, and that something isn't to be used any longer.

extension DesignDiff {
  mutating func compareTokens() {
    let pairs = compareNames("tokens", old.unnamedTokens, new.unnamedTokens, name: \.path, seen: \.valueText)
    for (first, second) in pairs.movingBack(where: { $0.reference != nil && $1.reference != nil }) {
      if first.type == second.type {
        compareTokens(at: first.path)
      } else {
        let note = "a \(first.type.rawValue) has become a \(second.type.rawValue)"
        add(.breaking, "tokens", first.path, old: first.valueText, new: second.valueText, note: note)
      }
    }
    compareDeprecations()
  }

  private mutating func compareTokens(at path: String) {
    var placed = PlacedChanges()
    for theme in themes {
      let (olds, news) = (old.surroundings.tokens(in: theme.name), new.surroundings.tokens(in: theme.name))
      for (first, second) in zip(olds, news) {
        // What isn't there is as it is without a theme.
        let (before, behind) = (
          first.tokens[path] ?? old.token(at: path), second.tokens[path] ?? new.token(at: path)
        )
        let isSame = before?.value == behind?.value
        let change = SeenChange(
          path: "", effect: .visible, old: before?.valueText, new: behind?.valueText, note: nil)
        placed.add(isSame ? [] : [change], in: theme.situation.with(first.situation))
      }
    }
    changes += placed.all(of: "tokens", path)
  }

  private mutating func compareDeprecations() {
    let known = Dictionary(old.deprecations.map { (ExactText($0.path), $0.deprecation) }) { first, _ in first
    }
    for (path, deprecation) in new.deprecations {
      guard let before = known[ExactText(path)], (before == nil) != (deprecation == nil) else { continue }
      let note = deprecation.map { "deprecated" + ($0.reason.map { ": \($0)" } ?? "") }
      add(.invisible, "tokens", path, note: note ?? "not deprecated any longer")
    }
  }
}
