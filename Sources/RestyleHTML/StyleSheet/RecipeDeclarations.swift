import RestyleRendering

/// What a recipe's variants declare of properties of which one may override what another declares.
struct RecipeDeclarations {
  /// What the properties are known by.
  let number: Int
  /// The place of each axis' value, by variant.
  private let places: [[Int]]
  /// What each variant declares, by its place among what they declare differently.
  private let choices: [Int]
  /// What is declared in each case.
  private let targets: [Set<Target>]
  /// The axes that it depends on.
  private let axes: [Int]

  /// What is declared by one rule.
  struct Text: Hashable {
    fileprivate let target: Target
    private var bytes = Bytes()

    init(_ declared: PlaceTable.Declared, of rules: CSSRules) {
      target = Target(
        place: declared.place, selector: declared.rule.selector, condition: declared.rule.condition)
      rules.append(CollectionOfOne(declared.declaration), to: &bytes)
    }
  }

  /// What a declaration overrides that is of the same weight.
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

  /// The axes that something depends on: one after the other is left out, unless the others don't determine it.
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
  /// For each scope a variant in it, and the properties of which its declarations are for the scope.
  typealias Split = [RecipeRules.Scope: (variant: Int, groups: Set<Int>)]

  /// Finds scopes for what is declared, as few as can be.
  ///
  /// - Parameters:
  ///   - groups: What variants declare of all properties.
  ///   - places: The place of each axis' value, by variant.
  /// - Returns: The scopes; nil without variants.
  static func scopes(of groups: [Self], places: [[Int]]) -> Split? {
    let commonness = places.indices.map { variant in
      groups.reduce(0) { count, group in
        count + group.choices.count { $0 == group.choices[variant] }
      }
    }
    // One of the most common variants is what the others differ least from.
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

  /// Finds the scopes beside what is usual, which is declared for more elements if whatever differs overrides it.
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

  /// Whether variants declare all that one does, so that theirs behind it is what holds.
  private func isOverridden(_ choice: Int, in variants: [Int]) -> Bool {
    !targets[choice].isEmpty && variants.allSatisfy { targets[choice].isSubset(of: targets[choices[$0]]) }
  }
}

/// A variant, and those that differ from it in the value of one axis.
private struct UsualVariants {
  let variant: Int
  /// Whether what the usual one declares is for all elements, if the others override it.
  let isForAll: Bool
  /// For each axis the places of its values, and for each place the variant that is most like the usual one.
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
