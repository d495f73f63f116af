import Restyle

extension Sight {
  /// Adds the visible components of a style of any type.
  mutating func add(anything style: some Style) {
    switch style {
    case let style as any AuditedStyle: style.describe(&self)
    case let style as any ListedStyle: add(listed: style)
    default: addTexts(of: style)
    }
  }

  /// Adds the visible components of one of Restyle's own styles: all others are on its background.
  mutating func add<S: ListedStyle>(listed style: S, as role: BoxRole = .decoration) {
    var background: (name: String, style: BackgroundStyle)?
    var others: [(name: String, value: Any)] = []
    for property in S.properties.all {
      let value = property.typed.anyValue(of: style)
      if let own = value as? BackgroundStyle, background == nil {
        background = (property.name, own)
      } else {
        others.append((property.name, value))
      }
    }
    func addOthers(_ sight: inout Sight) {
      for (name, value) in others { sight.add(value: value, name, as: role) }
    }
    guard let background else { return addOthers(&self) }
    box(background.style, background.name, as: role, content: addOthers)
  }

  private mutating func add(value: Any, _ name: String, as role: BoxRole) {
    switch value {
    case let text as TextStyle: self.text(text, name)
    case let table as any StateTable:
      for (name, style) in table.styles(for: state) {
        within(name) { $0.add(inState: style, as: role) }
      }
    case let style as any AuditedStyle: self.style(style, name)
    case let style as any ListedStyle: within(name) { $0.add(listed: style, as: .decoration) }
    default: break
    }
  }

  /// Adds the style of a state, whose background is that of the control.
  mutating func add(inState style: any Style, as role: BoxRole) {
    switch style {
    case let background as BackgroundStyle: box(background, "background", as: role)
    case let style as any ListedStyle: add(listed: style, as: role)
    default: self.style(style, "")
    }
  }

  /// Adds the texts of a style of unknown type.
  private mutating func addTexts(of style: some Style) {
    var texts: [TextStyle] = []
    var style = style
    style.restyleTexts { texts.append($0) }
    for (index, text) in texts.enumerated() {
      self.text(text, texts.count == 1 ? "text" : "text \(index + 1)")
    }
  }
}
