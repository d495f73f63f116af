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
    let own = table.declarations(of: self)
    table.noteCoverage(of: own, isOwn: true)
    let foreign = table.declarations(of: others)
    table.noteCoverage(of: foreign, isOwn: false)
    guard table.compare(own, of: self, with: foreign, of: others) else { return nil }
    let places = table.places
    return Differences(
      resets: CSSRules(others, unsetting: true) {
        let place = places[foreign[$0].place]
        return place.differs && !place.isCovered
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
    /// The name of the property if it isn't known; makers number these as they meet them.
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
  /// What rules declare, in their order.
  mutating func declarations(of rules: CSSRules) -> [Declared] {
    rules.rules.flatMap { rule in
      rules[rule].map { declaration in
        Declared(
          rule: rule, declaration: declaration,
          place: number(rule.selector, declaration.property, rules.customName(of: declaration)))
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
    let key = Key(
      part: part, suffix: suffix, property: property.isCustom ? .custom1 : property, customName: customName)
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
    let (ownOrder, foreignOrder) = (order(of: own), order(of: foreign))
    var (index, other) = (0, 0)
    for place in places.indices {
      var differs = false
      while true {
        let declared = index < own.count ? own[ownOrder[index]] : nil
        let otherDeclared = other < foreign.count ? foreign[foreignOrder[other]] : nil
        let (isHere, isThere) = (declared?.place == place, otherDeclared?.place == place)
        guard isHere || isThere else { break }
        if let declared, let otherDeclared, isHere, isThere {
          differs =
            differs || declared.rule.selector != otherDeclared.rule.selector
            || declared.rule.condition != otherDeclared.rule.condition
            || !rules.says(declared.declaration, as: otherDeclared.declaration, of: others)
        } else {
          differs = true
        }
        if isHere { index += 1 }
        if isThere { other += 1 }
      }
      places[place].differs = differs
    }
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
        return candidate.key.includes(other.key)
          ? candidate.varies || !other.isCovered : other.key.includes(candidate.key)
      }
      guard isNeeded else { continue }
      places[place].differs = true
      found = true
    }
    return found
  }

  /// The declarations place by place, each place's in their order.
  private func order(of declared: [Declared]) -> [Int] {
    var order = declared.indices.map { UInt64(declared[$0].place) << 32 | UInt64($0) }
    order.sort()
    return order.map { Int($0 & 0xFFFF_FFFF) }
  }

  /// Notes which places are declared everywhere, and which under some conditions or in some states.
  mutating func noteCoverage(of declared: [Declared], isOwn: Bool) {
    for declared in declared {
      let selector = declared.rule.selector
      let isEverywhere =
        declared.rule.condition.isEmpty && selector.weight == 0
        && (selector.child ?? selector.part) == places[declared.place].key.part
      if !isEverywhere { places[declared.place].varies = true }
      if isEverywhere, isOwn { places[declared.place].isCovered = true }
    }
  }
}

extension PlaceTable.Key {
  private var name: String {
    customName.isEmpty ? property.name : String(decoding: customName, as: UTF8.self)
  }

  /// Whether the property stands for another one of the same element among others, as `padding` and `border-width`
  /// do.
  fileprivate func includes(_ other: Self) -> Bool {
    guard other.part == part, other.suffix == suffix else { return false }
    guard property.isCustom || other.property.isCustom else { return property.includes(other.property) }
    return CSSProperty.isName(name, including: other.name)
  }
}
