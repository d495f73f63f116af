import Restyle

extension StyleRule {
  /// The rules for something in its states, so that in each combination of them the cascade gives what the last
  /// entry of the table that applies declares.
  ///
  /// That is the rule of `StateStyles`, whose order the table has. Each rule outweighs those before it, and takes
  /// back what any of them declares otherwise, since they may apply as well. A declaration is left out only if
  /// all that stand before it say the same under all media conditions.
  ///
  /// - Parameters:
  ///   - selectors: What is selected in each entry; the first one has no states.
  ///   - declarations: All that is declared in an entry of the table.
  /// - Returns: A rule for each entry, in their order.
  static func rules(
    _ selectors: [StyleSelector], _ declarations: (StyleSelector, TraitCollection) -> CSSDeclarations
  ) -> [StyleRule] {
    let table = MediaVariants { traits in selectors.map { declarations($0, traits) } }
    var weight = 0
    return selectors.indices.map { index in
      var selector = selectors[index]
      if index > 0 { weight = max(weight + 1, selector.stateCount) }
      selector.extraWeight = weight - selector.stateCount
      guard index > 0 else { return StyleRule(selector, table.map { $0[index] }) }
      let properties = table.values.reduce(into: Set()) { properties, entries in
        for earlier in entries[..<index] {
          properties.formUnion(entries[index].properties(differingFrom: earlier))
        }
      }
      // What is missing under one condition may have been declared under another only.
      let others = table.values.flatMap { $0[...index] }
      return StyleRule(selector, table.map { $0[index].selecting(properties, over: others) })
    }
  }

  /// The rules for an element in its states; see above.
  ///
  /// - Parameters:
  ///   - element: What is in the states.
  ///   - states: The states that matter, in the order of `StateStyles`.
  ///   - declarations: All that is declared in a state.
  /// - Returns: A rule for each state, in their order.
  static func rules(
    _ element: StyleSelector, in states: [ControlState],
    _ declarations: (ControlState, TraitCollection) -> CSSDeclarations
  ) -> [StyleRule] {
    let selectors = states.map { states in
      var selector = element
      selector.states = states
      return selector
    }
    return rules(selectors) { declarations($0.states, $1) }
  }
}

extension ControlState {
  /// The states in which something may look otherwise than in another, the normal one first.
  ///
  /// - Parameter states: Those that its tables name, for some traits. If they differ from traits to traits, or
  ///   come from several tables, what they come to together counts too: then a state that is no entry of a table
  ///   stands for the entries that hold in it.
  /// - Returns: The states in the order of `StateStyles`.
  static func distinguished(_ states: (TraitCollection) -> [[ControlState]]) -> [ControlState] {
    let tables = Set(MediaVariants(states).values.joined())
    let distinct = Set(tables.joined()).union([.normal])
    guard tables.count > 1 else { return distinct.sorted() }
    return distinct.reduce(into: distinct) { joined, state in
      joined.formUnion(joined.map { $0.union(state) })
    }.sorted()
  }
}

extension Set<ControlState> {
  /// The states in the order of `StateStyles`, which a table of them tells.
  fileprivate func sorted() -> [ControlState] {
    reduce(into: StateStyles<OrderedState>()) { $0[$1] = OrderedState() }.map(\.state)
  }
}

private struct OrderedState: Style {}
