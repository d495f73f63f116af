import RestyleRendering

/// The rules of a recipe's styles, of which what several declare alike is declared once.
///
/// What is declared of a property, in all states and under all conditions, depends on some of the axes. It is declared for
/// all elements if it depends on none, and for those with a value of an axis if on that one. Where axes touch, it is
/// declared for those with a value of one that have certain values of the others. What is usual is declared for all
/// elements, if whatever differs declares the same property in the same states and under the same conditions: of the same
/// weight and behind it, each declaration overrides its own. So each element looks as by the rules of its style.
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
    let numbers = table.relatedPlaces
    let groups = Set(numbers).sorted().map { number in
      RecipeDeclarations(number: number, places: variants.map(\.places)) { variant in
        declared[variant].filter { numbers[$0.place] == number }
          .map { RecipeDeclarations.Text($0, of: variants[variant].rules) }
      }
    }
    guard let split = RecipeDeclarations.scopes(of: groups, places: variants.map(\.places)) else { return }
    parts = split.sorted { $0.key < $1.key }.map { scope, part in
      let own = declared[part.variant]
      return (
        scope,
        CSSRules(variants[part.variant].rules, unsetting: false) {
          part.groups.contains(numbers[own[$0].place])
        }
      )
    }
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
