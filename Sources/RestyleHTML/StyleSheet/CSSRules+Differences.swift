import RestyleRendering

extension CSSRules {
  /// The rules to add, so that these rules apply instead of others.
  struct Differences {
    /// Resets the properties that only the others declare; comes first.
    let resets: CSSRules
    /// All declarations of these rules for properties that differ.
    let rules: CSSRules
  }

  /// Returns the declarations in which these rules differ from others, if they come after the others and only order
  /// counts.
  ///
  /// A property that differs anywhere is declared in all of these rules that declare it, so the last rule that applies
  /// is one of these. If none of them applies everywhere, all declarations of the others for the property are reset
  /// first.
  ///
  /// - Parameter others: The other rules.
  /// - Returns: The rules to add; nil for none.
  func differences(from others: CSSRules) -> Differences? {
    if self == others { return nil }
    var table = PlaceTable()
    let foreign = table.declarations(of: others)
    let own = table.declarations(of: self)
    table.compare(own, of: self, with: foreign, of: others)
    let covered = table.noteCovered(by: own)
    guard table.findDifferences() else { return nil }
    let places = table.places
    return Differences(
      resets: CSSRules(others, unsetting: true) {
        let place = foreign[$0].place
        return places[place].isReset && !covered[place]
      },
      rules: CSSRules(self, unsetting: false) { places[own[$0].place].differs })
  }

  /// Returns the declarations of each theme, if only order counts and several themes can apply.
  ///
  /// A property that differs in any theme is declared in each theme. So the last one applies as a whole, even if it
  /// looks like the usual one. A property that a theme doesn't declare everywhere is first reset everywhere, whichever
  /// rule declares it.
  ///
  /// - Parameters:
  ///   - themed: The rules in each theme.
  ///   - usual: The rules without a theme.
  /// - Returns: The rules to add for each theme; nil for none.
  static func differences(ofAny themed: [CSSRules], from usual: CSSRules) -> [Differences]? {
    if themed.allSatisfy({ $0 == usual }) { return nil }
    var table = PlaceTable()
    let foreign = table.declarations(of: usual)
    let own = themed.map { table.declarations(of: $0) }
    for (rules, declared) in zip(themed, own) { table.compare(declared, of: rules, with: foreign, of: usual) }
    let covered = own.map { table.noteCovered(by: $0) }
    guard table.findDifferences() else { return nil }
    let places = table.places
    return themed.indices.map { theme in
      Differences(
        resets: CSSRules { table.addResets(to: &$0) { places[$0].isReset && !covered[theme][$0] } },
        rules: CSSRules(themed[theme], unsetting: false) { places[own[theme][$0].place].differs })
    }
  }
}

/// The places that rules declare, each a property of an element regardless of its states.
struct PlaceTable {
  private(set) var places: [Place] = []
  private var numbers: [Key: Int] = [:]

  /// The identity of a place.
  struct Key: Hashable {
    let part: ComponentPart?
    let suffix: StyleSelector.Suffix?
    let property: CSSProperty
    /// The name of an unlisted property; empty for known ones.
    let customName: Bytes
  }

  struct Place {
    let key: Key
    /// Whether some rule declares it differently.
    var differs = false
    /// Whether a rule without conditions declares it in each theme.
    var isCovered = true
    /// Whether a rule with conditions declares it.
    var varies = false

    /// Whether it can be reset; a reset of descendants would also remove their own declarations.
    var isReset: Bool { differs && key.suffix != .descendants && key.suffix?.isOfOthers != true }
  }

  /// A declaration with its rule and its place.
  struct Declared {
    let rule: CSSRules.Rule
    let declaration: CSSRules.Declaration
    let place: Int
    /// Whether the rule applies unconditionally.
    let isEverywhere: Bool
  }
}

extension PlaceTable {
  /// The declarations of rules, in order; notes which places depend on conditions or states.
  mutating func declarations(of rules: CSSRules) -> [Declared] {
    rules.rules.flatMap { rule in
      rules[rule].map { declaration in
        let selector = rule.selector
        let place = number(selector, declaration.property, rules.customName(of: declaration))
        let isEverywhere =
          rule.condition.isEmpty && selector.weight == 0
          && (selector.child ?? selector.part) == places[place].key.part
          && selector.suffix == places[place].key.suffix
        if !isEverywhere { places[place].varies = true }
        return Declared(rule: rule, declaration: declaration, place: place, isEverywhere: isEverywhere)
      }
    }
  }

  private mutating func number(
    _ selector: StyleSelector, _ property: CSSProperty, _ customName: Bytes
  ) -> Int {
    let part: ComponentPart? =
      switch selector.child ?? selector.part {
      // Each of these is a row, too.
      case .top, .middle, .bottom, .unique: .row
      case let part: part
      }
    let suffix: StyleSelector.Suffix? =
      switch selector.suffix {
      // These are states, or subsets of the same elements.
      case .active, .empty, .link, .list: nil
      case let suffix: suffix
      }
    let key = Key(part: part, suffix: suffix, property: property, customName: customName)
    let number = numbers[key] ?? places.count
    if number == places.count {
      numbers[key] = number
      places.append(Place(key: key))
    }
    return number
  }

  /// Notes which places a theme doesn't declare unconditionally.
  ///
  /// - Returns: Whether the theme declares each place unconditionally.
  mutating func noteCovered(by own: [Declared]) -> [Bool] {
    var covered = [Bool](repeating: false, count: places.count)
    for declared in own where declared.isEverywhere { covered[declared.place] = true }
    for (place, isCovered) in covered.enumerated() where !isCovered { places[place].isCovered = false }
    return covered
  }

  /// Finds the places whose declarations differ.
  mutating func compare(
    _ own: [Declared], of rules: CSSRules, with foreign: [Declared], of others: CSSRules
  ) {
    // The declarations of each place, as linked lists of indices.
    var first = places.map { _ in own.endIndex }
    var next = own.map { _ in own.endIndex }
    for index in own.indices.reversed() {
      next[index] = first[own[index].place]
      first[own[index].place] = index
    }
    for declared in foreign {
      let index = first[declared.place]
      if index < own.endIndex, own[index].rule.selector == declared.rule.selector,
        own[index].rule.condition == declared.rule.condition,
        rules.says(own[index].declaration, as: declared.declaration, of: others)
      {
        first[declared.place] = next[index]
      } else {
        places[declared.place].differs = true
      }
    }
    for place in places.indices where first[place] < own.endIndex { places[place].differs = true }
  }

  /// Adds rules that reset places in all states and under all conditions.
  func addResets(to builder: inout CSSRules.Builder, where isReset: (Int) -> Bool) {
    var selectors: [StyleSelector] = []
    var names: [StyleSelector: [(CSSProperty, String)]] = [:]
    for place in places.indices where isReset(place) {
      let key = places[place].key
      let selector = StyleSelector(part: key.part, suffix: key.suffix)
      if names[selector] == nil { selectors.append(selector) }
      names[selector, default: []].append((key.property, key.name))
    }
    for selector in selectors {
      for (property, name) in names[selector] ?? [] {
        builder.add(property) { $0.append(safe: name + ":revert") }
      }
      builder.endRule(selector, [])
    }
  }

  /// Finds all places that must be declared because one of them differs.
  ///
  /// - Returns: Whether any place differs.
  mutating func findDifferences() -> Bool {
    guard places.contains(where: \.differs) else { return false }
    while spreadDifferences() {}
    return true
  }

  /// Adds to the differing places those that must be declared with them: shorthands that would override them, and then
  /// everything that these shorthands reset.
  ///
  /// - Returns: Whether places were added.
  private mutating func spreadDifferences() -> Bool {
    var found = false
    for place in places.indices where !places[place].differs {
      let candidate = places[place]
      let isNeeded = places.contains { other in
        guard other.differs else { return false }
        // Unconditional declarations come first, so they only interfere if the theme doesn't declare the other place
        // unconditionally.
        return other.key.resets(candidate.key)
          || candidate.key.resets(other.key) && (candidate.varies || !other.isCovered)
      }
      guard isNeeded else { continue }
      places[place].differs = true
      found = true
    }
    return found
  }
}

extension PlaceTable.Key {
  fileprivate var name: String {
    customName.isEmpty ? property.name : String(decoding: customName, as: UTF8.self)
  }

  /// Whether the property resets another one of the same element.
  func resets(_ other: Self) -> Bool {
    guard other.part == part, other.suffix == suffix else { return false }
    guard property.isCustom || other.property.isCustom else { return property.resets(other.property) }
    return CSSProperty.isName(name, resetting: other.name)
  }
}
