import RestyleRendering

extension CSSRules {
  /// What takes these rules' place where they hold.
  struct Differences {
    /// Takes back what the others declare and these don't; comes first.
    let resets: CSSRules
    /// All that these declare of properties that differ.
    let rules: CSSRules
  }

  /// What these rules declare otherwise than others, where order alone decides and they come behind the others.
  ///
  /// A property that differs anywhere is declared wherever these do, so that whichever of its rules holds, the last one
  /// is of these. Where none of them is for everywhere, first all that the others declare is taken back.
  ///
  /// - Parameter others: The rules without these.
  /// - Returns: What to add; nil for nothing.
  func differences(from others: CSSRules) -> Differences? {
    if self == others { return nil }
    var table = PlaceTable()
    let own = table.declarations(of: self, areOwn: true)
    let foreign = table.declarations(of: others, areOwn: false)
    guard table.compare(own, of: self, with: foreign, of: others) else { return nil }
    let places = table.places
    return Differences(
      resets: CSSRules(others, unsetting: true) {
        let place = places[foreign[$0].place]
        // All that lies within would lose what it declares itself.
        return place.differs && !place.isCovered && place.key.suffix != .descendants
      },
      rules: CSSRules(self, unsetting: false) { places[own[$0].place].differs })
  }
}

/// What rules declare something of: the properties of what may be one element in several states.
private struct PlaceTable {
  private(set) var places: [Place] = []
  private var numbers: [Key: Int] = [:]

  /// What a place is known by.
  struct Key: Hashable {
    let part: ComponentPart?
    let suffix: StyleSelector.Suffix?
    let property: CSSProperty
    /// The name of the property if it isn't known.
    let customName: Bytes
  }

  struct Place {
    let key: Key
    /// Whether some rule declares it otherwise.
    var differs = false
    /// Whether a rule for everywhere declares it.
    var isCovered = false
    /// Whether a rule declares it that isn't for everywhere.
    var varies = false
  }

  /// A declaration, and what it is of.
  struct Declared {
    let rule: CSSRules.Rule
    let declaration: CSSRules.Declaration
    let place: Int
  }
}

extension PlaceTable {
  /// What rules declare, in their order; notes which places are declared everywhere, and which under some conditions or
  /// in some states.
  mutating func declarations(of rules: CSSRules, areOwn: Bool) -> [Declared] {
    rules.rules.flatMap { rule in
      rules[rule].map { declaration in
        let selector = rule.selector
        let place = number(selector, declaration.property, rules.customName(of: declaration))
        let isEverywhere =
          rule.condition.isEmpty && selector.weight == 0
          && (selector.child ?? selector.part) == places[place].key.part
        if !isEverywhere { places[place].varies = true }
        if isEverywhere, areOwn { places[place].isCovered = true }
        return Declared(rule: rule, declaration: declaration, place: place)
      }
    }
  }

  private mutating func number(
    _ selector: StyleSelector, _ property: CSSProperty, _ customName: Bytes
  ) -> Int {
    let part: ComponentPart? =
      switch selector.child ?? selector.part {
      // A row is one of these as well.
      case .top, .middle, .bottom, .unique: .row
      case let part: part
      }
    let suffix: StyleSelector.Suffix? =
      switch selector.suffix {
      // These are states.
      case .active, .empty: nil
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

  /// Finds the places that are declared otherwise, and those that stand for one of these.
  ///
  /// - Returns: Whether there are some.
  mutating func compare(
    _ own: [Declared], of rules: CSSRules, with foreign: [Declared], of others: CSSRules
  ) -> Bool {
    // What is declared of a place, each with the next of the same place behind it.
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
    let hasDifferences = places.contains { $0.differs }
    while spreadDifferences() {}
    return hasDifferences
  }

  /// Finds what has to be declared beside what differs: whatever stands for several properties and would win over one of
  /// these, and then all that it stands for.
  ///
  /// - Returns: Whether there was more of it.
  private mutating func spreadDifferences() -> Bool {
    var found = false
    for place in places.indices where !places[place].differs {
      let candidate = places[place]
      let isNeeded = places.contains { other in
        guard other.differs else { return false }
        // What is for everywhere stands before all else, and is in the way only where the other is left to it.
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
  private var name: String {
    customName.isEmpty ? property.name : String(decoding: customName, as: UTF8.self)
  }

  /// Whether the property resets another one of the same element.
  fileprivate func resets(_ other: Self) -> Bool {
    guard other.part == part, other.suffix == suffix else { return false }
    guard property.isCustom || other.property.isCustom else { return property.resets(other.property) }
    return CSSProperty.isName(name, resetting: other.name)
  }
}
