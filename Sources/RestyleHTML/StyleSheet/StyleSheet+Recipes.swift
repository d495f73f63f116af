import Restyle
import RestyleRendering

extension StyleSheet {
  /// Adds classes for styles of a recipe: one for all, and one for each value of an axis.
  ///
  /// - Parameters:
  ///   - styles: The styles.
  ///   - catalog: The name of their catalog.
  ///   - scope: The scope that they are evaluated in.
  /// - Returns: The classes of each style, separated by spaces.
  mutating func add<S: CSSStyle>(
    recipe styles: ArraySlice<NamedStyle<S>>, of catalog: String, in scope: CountingScope
  ) -> [String] {
    let uses = styles.map { entry -> StyleUse in
      let style: any Hashable & Sendable = entry.dynamicStyle?.identity ?? entry.style
      return StyleUse(name: ExactText(catalog + "-" + entry.name), surroundings: surroundings, style: style)
    }
    let known = uses.compactMap { preparedRoot(for: $0) }
    if known.count == uses.count { return known }
    var builder = RuleBuilder(in: surroundings)
    let variants = styles.map { entry in
      (places: entry.variant?.places ?? [], rules: ThemableRules(entry, by: &builder, as: S.css, in: scope))
    }
    let names = recipeNames(styles.compactMap(\.variant), of: catalog)
    let recipe = RecipeRules(variants.map { ($0.places, $0.rules.rules) })
    let parts = recipe.parts.map { (root: names.root(of: $0.scope), rules: $0.rules) }
    for part in parts { add(part.rules, for: part.root) }
    return zip(uses, variants).map { use, variant in
      let rules = variant.rules.rules
      report(rules.problems)
      let classes = names.classes(of: variant.places)
      note(use, classes)
      themables.append(
        ThemableStyle(
          usual: RootedRules(root: names.root(of: .init(only: variant.places)), rules: rules),
          recipe: (classes, parts.map(\.root)), makeRules: variant.rules.update))
      share(classes, with: rules, isSameInThemes: true)
      return classes
    }
  }

  private mutating func recipeNames(_ variants: [RecipeVariant], of catalog: String) -> RecipeNames {
    var names = RecipeNames(base: takeName(like: catalog + "-" + (variants.first?.recipe ?? "")))
    for variant in variants {
      for (axis, place) in variant.places.enumerated() {
        let value = RecipeRules.Value(axis: axis, place: place)
        guard names.values[value] == nil else { continue }
        names.values[value] = takeName(like: names.base + "--" + variant.names[axis])
      }
    }
    return names
  }
}

/// The names of a recipe's classes.
private struct RecipeNames {
  let base: String
  var values: [RecipeRules.Value: String] = [:]

  subscript(value: RecipeRules.Value) -> String { values[value] ?? base }

  /// The classes of a style, by the index of each axis' value.
  func classes(of places: [Int]) -> String {
    ([base] + places.enumerated().map { self[.init(axis: $0, place: $1)] }).joined(separator: " ")
  }

  /// The root of the elements that rules are for.
  func root(of scope: RecipeRules.Scope) -> RuleRoot {
    RuleRoot(
      className: scope.value.map { self[$0] } ?? base, beside: scope.others.map { $0.map { self[$0] } })
  }
}

extension RecipeRules.Scope {
  /// Creates the scope of one style, by the index of each axis' value.
  fileprivate init(only places: [Int]) {
    var values = places.enumerated().map { RecipeRules.Value(axis: $0, place: $1) }
    value = values.popLast()
    others = values.isEmpty ? [] : [values]
  }
}

extension ArraySlice {
  /// The longest prefix of distinct styles from the same recipe as the first one.
  func prefixOfOneRecipe<S: Style>() -> Self where Element == NamedStyle<S> {
    var known: Set<[Int]> = []
    return prefix { style in
      guard let variant = style.variant, variant.recipe == first?.variant?.recipe,
        variant.places.count == first?.variant?.places.count
      else { return false }
      return known.insert(variant.places).inserted
    }
  }
}
