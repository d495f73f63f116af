import Restyle
import RestyleRendering

/// The declarations of a recipe's variants for related properties, which can override each other.
struct RecipeDeclarations {
  /// The number of the group of properties.
  let number: Int
  /// The index of each axis' value, by variant.
  private let places: [[Int]]
  /// The index of each variant's declarations among the distinct ones.
  private let choices: [Int]
  /// The targets of each of the distinct declarations.
  private let targets: [Set<Target>]
  /// The axes that the declarations depend on.
  private let axes: [Int]

  /// A declaration of one rule.
  struct Text: Hashable {
    fileprivate let target: Target
    private var bytes = Bytes()

    init(_ declared: PlaceTable.Declared, of rules: CSSRules) {
      target = Target(
        place: declared.place, selector: declared.rule.selector, condition: declared.rule.condition)
      rules.append(CollectionOfOne(declared.declaration), to: &bytes)
    }
  }

  /// The target of a declaration, which overrides others of the same specificity with the same target.
  fileprivate struct Target: Hashable {
    let place: Int
    let selector: StyleSelector
    let condition: TraitCondition
  }

  init(number: Int, places: [[Int]], declaredBy texts: (_ variant: Int) -> [Text]) {
    self.number = number
    self.places = places
    var known: [[Text]: Int] = [:]
    var targets: [Set<Target>] = []
    let choices = places.indices.map { variant in
      let text = texts(variant)
      if let choice = known[text] { return choice }
      known[text] = targets.count
      targets.append(Set(text.map(\.target)))
      return targets.count - 1
    }
    (self.choices, self.targets) = (choices, targets)
    axes = Self.axes(choices, at: places)
  }

  /// The axes that the choices depend on: each axis is removed if the others determine the choices.
  private static func axes(_ choices: [Int], at places: [[Int]]) -> [Int] {
    var axes = Array(places.first?.indices ?? 0..<0)
    for axis in axes {
      let others = axes.filter { $0 != axis }
      var known: [[Int]: Int] = [:]
      let isDetermined = zip(places, choices).allSatisfy { places, choice in
        let key = others.map { places[$0] }
        defer { known[key] = choice }
        return known[key].map { $0 == choice } ?? true
      }
      if isDetermined { axes = others }
    }
    return axes
  }
}

extension RecipeDeclarations {
  /// For each scope, a variant in it, and the groups of properties whose declarations from that variant apply to the
  /// scope.
  typealias Split = [RecipeRules.Scope: (variant: Int, groups: Set<Int>)]

  /// Finds as few scopes for the declarations as possible.
  ///
  /// - Parameters:
  ///   - groups: The variants' declarations for all groups of properties.
  ///   - places: The index of each axis' value, by variant.
  /// - Returns: The scopes; nil without variants.
  static func scopes(of groups: [Self], places: [[Int]]) -> Split? {
    let commonness = places.indices.map { variant in
      groups.reduce(0) { count, group in
        count + group.choices.count { $0 == group.choices[variant] }
      }
    }
    // One of the most common variants is the one that others differ from least.
    return places.indices.sorted { (commonness[$1], $0) < (commonness[$0], $1) }.prefix(16)
      .flatMap { variant in [true, false].map { UsualVariants(variant, places: places, isForAll: $0) } }
      .map { usual in
        var split: Split = [:]
        for group in groups {
          for (scope, variant) in group.scopes(beside: usual) {
            split[scope, default: (variant, [])].groups.insert(group.number)
          }
        }
        return split
      }
      .min { $0.count < $1.count }
  }

  /// Finds the scopes besides the usual declarations, which apply to more elements if all differing ones override them.
  private func scopes(beside usual: UsualVariants) -> [(RecipeRules.Scope, variant: Int)] {
    let common = choices[usual.variant]
    if axes.isEmpty { return targets[common].isEmpty ? [] : [(.init(), usual.variant)] }
    let isOverridden = usual.isForAll && isOverridden(common, in: Array(choices.indices))
    let candidates = axes.map { axis in
      usual.representatives[axis].flatMap { place, representative in
        let variants = choices.indices.filter { places[$0][axis] == place }
        let inherited = isOverridden ? common : nil
        return scopes(
          of: variants, RecipeRules.Value(axis: axis, place: place), representative, inherited)
      }
    }
    let fewest = candidates.min { $0.count < $1.count } ?? []
    return (isOverridden ? [(.init(), usual.variant)] : []) + fewest
  }

  /// Finds the scopes of the variants with a value of an axis.
  private func scopes(
    of variants: [Int], _ value: RecipeRules.Value, _ representative: Int, _ inherited: Int?
  ) -> [(RecipeRules.Scope, variant: Int)] {
    var scopes: [(RecipeRules.Scope, variant: Int)] = []
    var known: Set<Int> = []
    if let inherited, variants.contains(where: { choices[$0] == inherited }) {
      known.insert(inherited)
    } else if isOverridden(choices[representative], in: variants) {
      known.insert(choices[representative])
      scopes.append((.init(value: value), representative))
    }
    for variant in variants where known.insert(choices[variant]).inserted {
      if targets[choices[variant]].isEmpty { continue }
      let alike = variants.filter { choices[$0] == choices[variant] }
      let others = alike.map { variant in
        axes.filter { $0 != value.axis }.map { RecipeRules.Value(axis: $0, place: places[variant][$0]) }
      }
      scopes.append((.init(value: value, others: others.uniqued()), variant))
    }
    return scopes
  }

  /// Whether variants declare everything that a choice declares, so that later declarations override all of it.
  private func isOverridden(_ choice: Int, in variants: [Int]) -> Bool {
    !targets[choice].isEmpty && variants.allSatisfy { targets[choice].isSubset(of: targets[choices[$0]]) }
  }
}

/// A variant, and the variants that are most like it for each value of each axis.
private struct UsualVariants {
  let variant: Int
  /// Whether the usual declarations apply to all elements, if the others override them.
  let isForAll: Bool
  /// For each axis, the indices of its values, each with the variant that is most like the usual one.
  let representatives: [[(place: Int, variant: Int)]]

  init(_ variant: Int, places: [[Int]], isForAll: Bool) {
    self.variant = variant
    self.isForAll = isForAll
    representatives = places[variant].indices.map { axis in
      let byPlace = Dictionary(grouping: places.indices) { places[$0][axis] }
      return byPlace.sorted { $0.key < $1.key }.map { place, variants in
        func differences(_ other: Int) -> Int { zip(places[variant], places[other]).count { $0 != $1 } }
        return (place, variants.min { (differences($0), $0) < (differences($1), $1) } ?? variant)
      }
    }
  }
}
