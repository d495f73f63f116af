import RestyleRendering

/// The rules of a recipe's styles, of which what several declare alike is declared once.
///
/// What is declared of a property, in all states and under all conditions, depends on some of the axes. It is declared for
/// all elements if it depends on none, and for those with a value of an axis if on that one. Where axes touch, it is
/// declared for those with a value of one that have certain values of the others. So each element has the same
/// declarations as in the rules of its style, each of the same weight, and nothing is overridden that wasn't.
struct RecipeRules {
  /// What is declared, and for which elements.
  private(set) var parts: [(scope: Scope, rules: CSSRules)] = []

  /// A value of an axis, by their places.
  struct Value: Hashable {
    let axis: Int
    let place: Int
  }

  /// Which elements of a recipe rules are for.
  struct Scope: Hashable {
    /// The value that they have; nil for all elements.
    var value: Value?
    /// The values of other axes, all of one group of which they have; none for any.
    var others: [[Value]] = []
  }

  /// A style, by the place of each axis' value, and its rules.
  typealias Variant = (places: [Int], rules: CSSRules)

  /// Splits rules.
  ///
  /// - Parameter variants: The rules of the styles, all of as many axes and no two of the same values.
  init(_ variants: [Variant]) {
    var table = PlaceTable()
    let declared = variants.map { table.declarations(of: $0.rules) }
    let groups = table.relatedPlaces
    // The first variant of each scope, and the groups that it declares.
    var found: [Scope: (variant: Int, groups: Set<Int>)] = [:]
    for group in Set(groups).sorted() {
      let texts = variants.indices.map { variant in
        declared[variant].filter { groups[$0.place] == group }
          .map { Text($0, of: variants[variant].rules) }
      }
      for (scope, variant) in Self.scopes(of: texts, in: variants) {
        found[scope, default: (variant, [])].groups.insert(group)
      }
    }
    parts = found.sorted { $0.key < $1.key }.map { scope, part in
      let own = declared[part.variant]
      return (
        scope,
        CSSRules(variants[part.variant].rules, unsetting: false) {
          part.groups.contains(groups[own[$0].place])
        }
      )
    }
  }
}

extension RecipeRules {
  /// What is declared by one rule.
  private struct Text: Hashable {
    let selector: StyleSelector
    let condition: TraitCondition
    var bytes = Bytes()

    init(_ declared: PlaceTable.Declared, of rules: CSSRules) {
      (selector, condition) = (declared.rule.selector, declared.rule.condition)
      rules.append(CollectionOfOne(declared.declaration), to: &bytes)
    }
  }

  /// Finds where something holds that depends on some axes.
  ///
  /// - Parameters:
  ///   - texts: What holds for each variant.
  ///   - variants: The variants.
  /// - Returns: Scopes that no two of share an element, and of each the first variant in it.
  private static func scopes(of texts: [[Text]], in variants: [Variant]) -> [(Scope, variant: Int)] {
    let axes = axes(texts, in: variants)
    // The axis is the one that needs the fewest rules.
    let candidates = axes.map { axis -> (axis: Int, groups: [[Int]]) in
      let groups = groups(variants.indices) { Key(place: variants[$0].places[axis], text: texts[$0]) }
      return (axis, groups: groups.filter { !texts[$0[0]].isEmpty })
    }
    guard let (axis, groups) = candidates.min(by: { $0.groups.count < $1.groups.count }) else {
      return variants.isEmpty ? [] : [(Scope(), 0)]
    }
    return groups.map { group in
      let place = variants[group[0]].places[axis]
      var scope = Scope(value: Value(axis: axis, place: place))
      if variants.count(where: { $0.places[axis] == place }) > group.count {
        scope.others = group.map { variant in
          axes.filter { $0 != axis }.map { Value(axis: $0, place: variants[variant].places[$0]) }
        }
        .uniqued()
      }
      return (scope, group[0])
    }
  }

  private struct Key: Hashable {
    let place: Int
    let text: [Text]
  }

  /// The axes that something depends on: one after the other is left out, unless the others don't determine it.
  private static func axes(_ texts: [[Text]], in variants: [Variant]) -> [Int] {
    var axes = Array(variants.first?.places.indices ?? 0..<0)
    for axis in axes {
      let others = axes.filter { $0 != axis }
      let groups = groups(variants.indices) { variant in others.map { variants[variant].places[$0] } }
      if groups.allSatisfy({ group in group.allSatisfy { texts[$0] == texts[group[0]] } }) { axes = others }
    }
    return axes
  }

  /// The variants with the same key, in their order.
  private static func groups(_ variants: Range<Int>, by key: (Int) -> some Hashable) -> [[Int]] {
    Dictionary(grouping: variants, by: key).values.sorted { $0[0] < $1[0] }
  }
}

extension RecipeRules.Scope: Comparable {
  /// What is for more elements comes first, and then what is for the first value of the first axis.
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }

  private var order: [Int] {
    let own = value.map { [$0.axis, $0.place] } ?? [-1]
    return [others.isEmpty ? 0 : 1] + own + others.joined().flatMap { [$0.axis, $0.place] }
  }
}

extension PlaceTable {
  /// A number for each place; the same for those of which one may override what the other declares.
  fileprivate var relatedPlaces: [Int] {
    var numbers = Array(places.indices)
    for (place, other) in places.indices.lazy.flatMap({ place in (0..<place).map { (place, $0) } })
    where places[place].key.isRelated(to: places[other].key) && numbers[place] != numbers[other] {
      let (old, new) = (numbers[place], numbers[other])
      for index in numbers.indices where numbers[index] == old { numbers[index] = new }
    }
    return numbers
  }
}

extension PlaceTable.Key {
  /// Whether both may say something of one property of one element.
  fileprivate func isRelated(to other: Self) -> Bool {
    // What is said of all within something is said of its parts.
    guard suffix == .descendants || other.suffix == .descendants else {
      return resets(other) || other.resets(self)
    }
    let (own, others) = (anywhere, other.anywhere)
    return own == others || own.resets(others) || others.resets(own)
  }

  /// The same of any part.
  private var anywhere: Self { Self(part: nil, suffix: nil, property: property, customName: customName) }
}
