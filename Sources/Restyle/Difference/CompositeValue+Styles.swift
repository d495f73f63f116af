extension ShadowStyle {
  // A reference to the shadows of a named value has no properties of its own.
  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    first.reference == nil && second.reference == nil ? properties.all : nil
  }
}

extension InsettedStyle: CompositeValue where Style: Hashable & Codable & CompositeValue {
  package static var unset: Self { Self(style: Style.unset, insets: .zero) }

  package static var partsOfType: [StyleProperty<Self>] {
    [.init("style", \.style).reached(by: .content), .init("insets", \.insets)]
  }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? { partsOfType }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    partsOfType.first { $0.name.isExactly(name) }
  }
}

extension StateStyles: CompositeValue where Style: Hashable & Codable {
  package static var unset: Self { Self() }
  package static var partsOfType: [StyleProperty<Self>] { [part(.normal), transition] }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    let (states, others) = (first.states, second.states)
    let all = states == others ? states : Set(states).union(others).sorted(by: ControlState.yields)
    return all.map(part) + [transition]
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    name.isExactly(transition.name) ? transition : ControlState(codedName: name).map(part)
  }

  package static func partNames(in decoder: any Decoder) -> [String] {
    [ControlState.normal.codedName] + ControlState.namedMembers.map(\.name) + [transition.name]
  }

  // Changes of a state without a style of its own start from the style that it falls back on.
  package func completed(for first: Self, _ second: Self) -> Self {
    var styles = self
    for state in first.states where second[state] != nil && self[state] == nil {
      styles[state] = style(for: state)
    }
    return styles
  }

  // Without a key path, because reports use this: in generic code, creating one takes longer than comparing two styles.
  private var states: [ControlState] { (0..<entries.count).map { entries[$0].state } }

  private static var transition: StyleProperty<Self> {
    StyleProperty(name: "transition", typed: TransitionPart<Style>())
  }

  private static func part(_ state: ControlState) -> StyleProperty<Self> {
    StyleProperty(.state(state), StatePart<Style>(state: state))
  }
}

// Without a key path, because reports use these: creating one takes longer than comparing two styles.

private struct TransitionPart<State: Style & Hashable & Codable>: OmittedProperty {
  typealias Wrapped = ControlTransition
  var path: any WritableKeyPath<StateStyles<State>, ControlTransition?> & Sendable { \.transition }
  func value(of root: StateStyles<State>) -> ControlTransition? { root.transition }
}

private struct StatePart<Wrapped: Style & Hashable & Codable>: OmittedProperty {
  let state: ControlState
  var path: any WritableKeyPath<StateStyles<Wrapped>, Wrapped?> & Sendable { \.[state] }
  func value(of root: StateStyles<Wrapped>) -> Wrapped? { root.style(for: state) }
}

extension BarMetricsStyles: CompositeValue where Style: Hashable & Codable {
  package static var unset: Self { [:] }
  package static var partsOfType: [StyleProperty<Self>] { [part(.default)] }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    BarMetrics.allCases.filter { first[$0] != nil || second[$0] != nil }.map(part)
  }

  // Bars that look like the default bar aren't reported separately.
  package static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]? {
    let all = BarMetrics.allCases.filter { value[$0] != nil }
    return all.filter { metrics in
      metrics == .default || [value, other].contains { $0.style(for: metrics) != $0.style(for: .default) }
    }
    .map(part)
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    BarMetrics(rawValue: name).map(part)
  }

  package static func partNames(in decoder: any Decoder) -> [String] { BarMetrics.allCases.map(\.rawValue) }

  package func completed(for first: Self, _ second: Self) -> Self {
    var styles = self
    for metrics in BarMetrics.allCases where self[metrics] == nil {
      if first[metrics] != nil, second[metrics] != nil { styles[metrics] = style(for: metrics) }
    }
    return styles
  }

  private static func part(_ metrics: BarMetrics) -> StyleProperty<Self> {
    StyleProperty(.bar(metrics), BarPart<Style>(metrics: metrics))
  }
}

private struct BarPart<Wrapped: Style & Hashable & Codable>: OmittedProperty {
  let metrics: BarMetrics
  var path: any WritableKeyPath<BarMetricsStyles<Wrapped>, Wrapped?> & Sendable { \.[metrics] }
  func value(of root: BarMetricsStyles<Wrapped>) -> Wrapped? { root.style(for: metrics) }
}
