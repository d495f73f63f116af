import Restyle

/// Returns a value with a style for each state that it, or another one, has a style for: the one that it falls back on.
///
/// So two of them look the same in all states exactly if they are equal. Where a combination of states looks different,
/// and otherwise than any of these does, it has a style, too.
func expanded<Value>(_ value: Value, beside other: Value) -> Value {
  func expandedProperties<Style: PropertyCoded>(of style: Style) -> Value? {
    guard let other = other as? Style else { return nil }
    var style = style
    for property in Style.properties.all { expand(property.typed, of: &style, beside: other) }
    return style as? Value
  }
  return switch value {
  case let styles as any FallingBack: styles.expanded(beside: other) as? Value ?? value
  case let style as any PropertyCoded: expandedProperties(of: style) ?? value
  default: value
  }
}

private func expand<Property: TypedProperty>(
  _ property: Property, of root: inout Property.Root, beside other: Property.Root
) {
  let value = root[keyPath: property.path]
  let changed = expanded(value, beside: other[keyPath: property.path])
  if changed != value { root[keyPath: property.path] = changed }
}

/// Styles that fall back on each other.
private protocol FallingBack {
  func expanded(beside other: Any) -> Any
}

extension StateStyles: FallingBack where Style: Hashable {
  fileprivate func expanded(beside other: Any) -> Any {
    guard let other = other as? Self else { return self }
    func looks(_ state: ControlState) -> [Style?] { [style(for: state), other.style(for: state)] }
    let states = Set(map(\.state)).union(other.map(\.state))
    let known = Set(states.map(looks))
    var styles = self
    for state in unions(with: other).sorted(by: { $0.rawValue < $1.rawValue }) {
      let looks = looks(state)
      guard states.contains(state) || looks[0] != looks[1] && !known.contains(looks) else { continue }
      styles[state] = looks[0].map { style in looks[1].map { stylebook.expanded(style, beside: $0) } ?? style
      }
    }
    return styles
  }
}

extension BarMetricsStyles: FallingBack where Style: Hashable {
  fileprivate func expanded(beside other: Any) -> Any {
    guard let other = other as? Self else { return self }
    var styles = self
    for metrics in BarMetrics.allCases where self[metrics] != nil || other[metrics] != nil {
      let looks = (style(for: metrics), other.style(for: metrics))
      styles[metrics] = looks.0.map { style in
        looks.1.map { stylebook.expanded(style, beside: $0) } ?? style
      }
    }
    return styles
  }
}
