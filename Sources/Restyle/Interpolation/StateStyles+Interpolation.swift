extension StateStyles {
  /// Returns the styles at a fraction of the way: in each state, the control looks between how it looks on both sides.
  ///
  /// A state that only one side has a style for is between that style and the one that the other side falls back on. A
  /// combination of states gets a style of its own where it falls back on different ones. Where one side has no style at
  /// all, it is a step in the middle.
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

  /// The states that what lies between has styles for, in the order of the fall-back rule.
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

  /// The states in which the styles of both fall back in all ways that there are.
  ///
  /// In all states of which some have a style, both sides fall back as in exactly those: so their unions suffice.
  package func unions(with other: Self) -> Set<ControlState> {
    var unions: Set<ControlState> = []
    for state in map(\.state) + other.map(\.state) {
      unions.formUnion(unions.map { $0.union(state) })
      unions.insert(state)
    }
    return unions
  }

  /// The position of the style for a state; nil if none applies.
  private func position(for state: ControlState) -> Int? {
    entries.lastIndex { state.isSuperset(of: $0.state) }
  }
}

extension BarMetricsStyles {
  /// Returns the styles at a fraction of the way; a kind of bar that only one side has a style for is between that style
  /// and the one that the other side falls back on.
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
