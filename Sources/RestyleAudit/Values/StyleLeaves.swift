import Restyle

/// Calls `visit` with each value that a style sets, and what findings call it: attributes of texts too.
func visitLeaves(of style: any Style, _ visit: (_ part: String, _ value: Any) -> Void) {
  func visitListed<S: ListedStyle>(_ style: S) {
    style.visitDifferences(from: S.properties.blank) { path, values in
      guard let value = values.last else { return }
      visit(path.part, (value as? TextAttribute)?.anyStoredValue ?? value)
      // What a text lies over isn't among its attributes, and shadows of a named value have no properties.
      switch values.dropLast().last {
      case let text as TextStyle: visit(path.part, text)
      case let shadow as ShadowStyle: visit(path.part, shadow)
      default: break
      }
    }
  }
  switch style {
  case let text as TextStyle:
    visit("", text)
    for attribute in text.attributes {
      if let value = attribute.anyStoredValue { visit(attribute.name, value) }
    }
  case let style as any ListedStyle: visitListed(style)
  default: break
  }
}

extension PropertyPath {
  /// The names, without those of states: findings have these in their condition.
  fileprivate var part: String {
    steps.filter { if case .state = $0.access { false } else { true } }.map(\.name).joined(separator: ".")
  }
}

extension TextAttribute {
  /// The value as it is stored; nil if it is inherited.
  fileprivate var anyStoredValue: Any? {
    func value<Key: TextAttributeKey>(_ key: Key.Type) -> Any? { storedValue(of: key) }
    return value(key)
  }
}

/// Calls `visit` with the colours in a value.
func visitColors(in value: Any, _ visit: (Color) -> Void) {
  switch value {
  case let color as Color: visit(color)
  case let gradient as Gradient: for stop in gradient.stops { visit(stop.color) }
  default: break
  }
}
