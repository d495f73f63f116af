extension StateStyles {
  /// Returns the styles at a fraction between both tables, with the appearance of each state interpolated.
  ///
  /// If only one table has a style for a state, that style is interpolated with the style that the other table falls
  /// back on. A combination of states gets its own style if the two tables fall back on styles of different states. If
  /// one table has no style that applies, the result is a step in the middle.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    interpolated(to: other, at: fraction) { fraction in
      var styles = Self()
      styles.transition = transition.interpolated(to: other.transition, at: fraction)
      for state in statesBetween(other) {
        styles[state] = style(for: state).interpolated(to: other.style(for: state), at: fraction)
      }
      return styles
    }
  }

  /// Returns the states for which the interpolated table has styles, in the order of the fallback rule.
  func statesBetween(_ other: Self) -> [ControlState] {
    let (own, others) = (map(\.state), other.map(\.state))
    if own == others { return own }
    var states: [ControlState] = []
    for state in unions(with: other).sorted(by: ControlState.yields) {
      let isSet = self[state] != nil || other[state] != nil
      if !isSet, let fallback = states.last(where: state.isSuperset),
        position(for: state) == position(for: fallback),
        other.position(for: state) == other.position(for: fallback)
      {
        continue
      }
      states.append(state)
    }
    return states
  }

  /// Returns the states that cover all combinations of fallbacks in both tables.
  ///
  /// In any state, both tables fall back as in the union of those of its subsets that have a style. The unions
  /// therefore suffice.
  package func unions(with other: Self) -> Set<ControlState> {
    var unions: Set<ControlState> = []
    for state in map(\.state) + other.map(\.state) {
      unions.formUnion(unions.map { $0.union(state) })
      unions.insert(state)
    }
    return unions
  }

  /// Returns the index of the style for a state; nil if none applies.
  private func position(for state: ControlState) -> Int? {
    entries.lastIndex { state.isSuperset(of: $0.state) }
  }
}

extension BarMetricsStyles {
  /// Returns the styles at a fraction between both tables.
  ///
  /// If only one table has a style for a kind of bar, that style is interpolated with the style that the other table
  /// falls back on.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    interpolated(to: other, at: fraction) { fraction in
      var styles = Self()
      for metrics in BarMetrics.allCases where self[metrics] != nil || other[metrics] != nil {
        styles[metrics] = style(for: metrics).interpolated(to: other.style(for: metrics), at: fraction)
      }
      return styles
    }
  }
}
