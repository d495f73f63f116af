/// A value that consists of parts: the properties of a style, the attributes of a text, the styles of states.
package protocol CompositeValue: Hashable, Sendable {
  /// The value of which no part says anything.
  static var unset: Self { get }

  /// The parts that at least one of two values has, in order; nil where only the values as wholes can be compared.
  static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]?

  /// The part of a name in documents; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - decoder: The decoder of the document, which knows the keys of attributes.
  /// - Returns: The part.
  static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>?

  /// The only part, which documents don't name; nil for types with others.
  static var wrappedPart: StyleProperty<Self>? { get }

  /// Returns what changes of parts start from: this value, with the parts that both others have.
  func completed(for first: Self, _ second: Self) -> Self

  /// Returns the value with room for a part.
  func holding(_ part: StyleProperty<Self>) -> Self
}

extension CompositeValue {
  package static var wrappedPart: StyleProperty<Self>? { nil }
  package func completed(for first: Self, _ second: Self) -> Self { self }
  package func holding(_ part: StyleProperty<Self>) -> Self { self }
}

extension PropertyCoded {
  package static var unset: Self { properties.blank }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? { properties.all }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    properties.all.first { $0.name.isExactly(name) }
  }
}

extension ShadowStyle {
  // One that stands for those of a named value has no properties.
  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    first.reference == nil && second.reference == nil ? properties.all : nil
  }
}

extension InsettedStyle: CompositeValue where Style: Hashable & Codable & CompositeValue {
  package static var unset: Self { Self(style: Style.unset, insets: .zero) }

  private static var all: [StyleProperty<Self>] { [.init("style", \.style), .init("insets", \.insets)] }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? { all }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    all.first { $0.name.isExactly(name) }
  }
}

extension StateStyles: CompositeValue where Style: Hashable & Codable {
  package static var unset: Self { Self() }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    let states = Set(first.map(\.state)).union(second.map(\.state)).sorted(by: ControlState.yields)
    return states.map(part) + [transition]
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    name.isExactly(transition.name) ? transition : ControlState(codedName: name).map(part)
  }

  // The style that a state falls back on is what its changes mean.
  package func completed(for first: Self, _ second: Self) -> Self {
    var styles = self
    for state in first.map(\.state) where second[state] != nil && self[state] == nil {
      styles[state] = style(for: state)
    }
    return styles
  }

  private static var transition: StyleProperty<Self> { .init("transition", optional: \.transition) }

  private static func part(_ state: ControlState) -> StyleProperty<Self> {
    StyleProperty(state.codedName, optional: \.[state]).reached(by: .state(state))
  }
}

extension BarMetricsStyles: CompositeValue where Style: Hashable & Codable {
  package static var unset: Self { [:] }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    BarMetrics.allCases.filter { first[$0] != nil || second[$0] != nil }.map(part)
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    BarMetrics(rawValue: name).map(part)
  }

  package func completed(for first: Self, _ second: Self) -> Self {
    var styles = self
    for metrics in BarMetrics.allCases where self[metrics] == nil {
      if first[metrics] != nil, second[metrics] != nil { styles[metrics] = style(for: metrics) }
    }
    return styles
  }

  private static func part(_ metrics: BarMetrics) -> StyleProperty<Self> {
    StyleProperty(metrics.rawValue, optional: \.[metrics]).reached(by: .bar(metrics))
  }
}
