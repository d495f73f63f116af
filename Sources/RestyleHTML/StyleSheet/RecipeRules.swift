import RestyleRendering

/// The rules of a recipe's styles, with common declarations merged.
///
/// The declarations of a property, in all states and under all conditions, depend on some of the axes. If they depend
/// on none, they apply to all elements; if they depend on one axis, to the elements with a value of it; and if they
/// depend on several, to the elements with a value of one axis and certain values of the others. The usual declarations
/// apply to all elements if every differing style declares the same property in the same states and under the same
/// conditions: these declarations come later with the same specificity, so each overrides its counterpart. So each
/// element looks as if it had the rules of its own style.
struct RecipeRules {
  /// The rules, and the elements that they apply to.
  private(set) var parts: [(scope: Scope, rules: CSSRules)] = []

  /// An axis and one of its values, by index.
  struct Value: Hashable {
    let axis: Int
    let place: Int
  }

  /// The elements of a recipe that rules apply to.
  struct Scope: Hashable {
    /// The value that the elements have; nil for all elements.
    var value: Value?
    /// Groups of values of other axes; the elements have all values of at least one group.
    ///
    /// Empty for any values.
    var others: [[Value]] = []
  }

  /// A style, by the index of each axis' value, and its rules.
  typealias Variant = (places: [Int], rules: CSSRules)

  /// Splits rules.
  ///
  /// - Parameter variants: The rules of the styles, all with the same number of axes, and with distinct values.
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
  /// Scopes of more elements come first; the rest are sorted by axis and value.
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }

  private var order: [Int] {
    let own = value.map { [$0.axis, $0.place] } ?? [-1]
    return [others.isEmpty ? 0 : 1] + own + others.joined().flatMap { [$0.axis, $0.place] }
  }
}

extension PlaceTable {
  /// A number for each place, which is the same for places that can override each other.
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
  /// Whether both may affect the same property of the same element.
  fileprivate func isRelated(to other: Self) -> Bool {
    // Declarations for all descendants apply to parts, too.
    guard suffix == .descendants || other.suffix == .descendants else {
      return resets(other) || other.resets(self)
    }
    let (own, others) = (anywhere, other.anywhere)
    return own == others || own.resets(others) || others.resets(own)
  }

  /// The key without its part.
  private var anywhere: Self { Self(part: nil, suffix: nil, property: property, customName: customName) }
}
