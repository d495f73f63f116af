import Restyle

extension StyledContent {
  /// What a field's style says beside CSS.
  init(ofField style: FieldStyle) {
    var attributes = Bytes(style.inputAttributes().utf8)
    attributes.append(languageOf: style.text)
    self.init(texts: [style.placeholder], attributes: attributes)
  }
}

// The styles that a control's title may be in.

extension ButtonStyle {
  var titleStyles: [TextStyle] { states.map(\.style.text) }
}

extension SegmentedControlStyle {
  var titleStyles: [TextStyle] { states.style(for: .default)?.map(\.style.text) ?? [] }
}

extension CheckboxStyle {
  var titleStyles: [TextStyle] { [label] }
}
