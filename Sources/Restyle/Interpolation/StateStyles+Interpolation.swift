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
    // In all states of which some have a style, both sides fall back as in exactly those: so these unions suffice.
    var unions: Set<ControlState> = []
    for state in own + others {
      unions.formUnion(unions.map { $0.union(state) })
      unions.insert(state)
    }
    var states: [ControlState] = []
    for state in unions.sorted(by: ControlState.yields) {
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
