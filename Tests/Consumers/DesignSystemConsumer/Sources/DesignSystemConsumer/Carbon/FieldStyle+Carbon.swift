import Restyle

// Source: carbon-design-system/carbon, packages/styles/scss/components/text-input/_text-input.scss.
extension FieldStyle {
  static func carbon(_ size: ControlSize, isInvalid: Bool = false) -> FieldStyle {
    let theme = CarbonTheme.current
    let text = TextStyle.carbon("body-compact-01")
    let line = BorderStyle(width: 1, color: theme.borderStrong01, borderEdges: .bottom)
    var normal = BackgroundStyle(color: theme.field01, border: line)
    if isInvalid { normal.shadows = [ShadowStyle(color: theme.supportError, spread: 2, isInner: true)] }
    var focused = normal
    focused.shadows = [ShadowStyle(color: theme.focus, spread: 2, isInner: true)]
    let disabled = BackgroundStyle(color: theme.field01, border: BorderStyle(width: 1, borderEdges: .bottom))
    let vertical = (size.height - 18) / 2
    return FieldStyle(
      text: text, placeholder: text.colored(theme.textPlaceholder),
      disabled: text.colored(theme.textDisabled),
      cursorColor: theme.textPrimary, backgrounds: [.normal: normal, .focused: focused, .disabled: disabled],
      contentInsets: EdgeInsets(horizontalInset: isInvalid ? 40 : 16, verticalInset: vertical))
  }
}
