import Restyle

/// Calls `visit` with each value that a style sets, including text attributes, and with its name in findings.
func visitLeaves(of style: any Style, _ visit: (_ part: String, _ value: Any) -> Void) {
  func visitListed<S: ListedStyle>(_ style: S) {
    style.visitDifferences(from: S.properties.blank) { path, values in
      guard let value = values.last else { return }
      if let attribute = value as? TextAttribute {
        attribute.visitLeaves(path.part, visit)
      } else {
        visit(path.part, value)
      }
      // The named values that a text style is based on aren't among its attributes, and the shadows of a named value
      // have no properties.
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
    for attribute in text.attributes { attribute.visitLeaves(attribute.name, visit) }
  case let style as any ListedStyle: visitListed(style)
  default: break
  }
}

extension PropertyPath {
  /// The names, without those of states, which are in the conditions of findings.
  fileprivate var part: String {
    steps.filter { if case .state = $0.access { false } else { true } }.map(\.name).joined(separator: ".")
  }
}

extension TextAttribute {
  /// Calls `visit` with the stored value, and with the values that it consists of, such as the colour of a line; not at
  /// all if the value is inherited.
  fileprivate func visitLeaves(_ part: String, _ visit: (_ part: String, _ value: Any) -> Void) {
    func visitParts<Composite: CompositeValue>(_ type: Composite.Type, _ value: Any) {
      guard let value = value as? Composite else { return }
      for property in Composite.parts(of: value, value) ?? [] {
        visit("\(part).\(property.name)", property.typed.anyValue(of: value))
      }
    }
    func visitValue<Key: TextAttributeKey>(_ key: Key.Type) {
      guard let value = storedValue(of: key) else { return }
      visit(part, value)
      if let type = compositeType(of: Key.Value.self) { visitParts(type, value) }
    }
    visitValue(key)
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
