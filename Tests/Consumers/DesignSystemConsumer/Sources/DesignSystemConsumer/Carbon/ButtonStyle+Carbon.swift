import Restyle

/// What a button is for.
///
/// Source: carbon-design-system/carbon, packages/styles/scss/components/button/_button.scss.
enum ButtonTone: String, CaseIterable {
  case primary, secondary, tertiary, ghost, danger
  case dangerTertiary = "danger--tertiary"
  case dangerGhost = "danger--ghost"
}

/// How high a button or a field is.
///
/// Source: carbon-design-system/carbon, packages/layout/src/index.ts, `sizes`.
enum ControlSize: String, CaseIterable {
  case sm, md, lg, xl
  case xxl = "2xl"

  var height: Double {
    switch self {
    case .sm: 32
    case .md: 40
    case .lg: 48
    case .xl: 64
    case .xxl: 80
    }
  }

  /// Buttons that are higher than a line of them have their text at the top.
  var verticalInset: Double { self == .xl || self == .xxl ? 16 : (height - 18) / 2 }
}

/// The colours of a button in its states.
private struct ButtonColors {
  var fill: Color
  var hover: Color
  var active: Color
  var text: Color
  var hoverText: Color
  var line = Color.clear
  var disabledFill: Color

  init(_ tone: ButtonTone, in theme: CarbonTheme) {
    let clear = Color.clear
    (text, hoverText, disabledFill) = (.white, .white, theme.buttonDisabled)
    switch tone {
    case .primary:
      (fill, hover, active) = (theme.buttonPrimary, theme.buttonPrimaryHover, theme.buttonPrimaryActive)
    case .secondary:
      (fill, hover, active) = (theme.buttonSecondary, theme.buttonSecondaryHover, theme.buttonSecondaryActive)
    case .tertiary:
      (fill, hover, active) = (clear, theme.buttonTertiaryHover, theme.buttonTertiaryActive)
      (text, hoverText, line) = (theme.buttonTertiary, theme.textInverse, theme.buttonTertiary)
      disabledFill = clear
    case .ghost:
      (fill, hover, active) = (clear, theme.backgroundHover, theme.backgroundActive)
      (text, hoverText, disabledFill) = (theme.linkPrimary, theme.linkPrimaryHover, clear)
    case .danger:
      (fill, hover, active) = (theme.buttonDangerPrimary, theme.buttonDangerHover, theme.buttonDangerActive)
    case .dangerTertiary, .dangerGhost:
      (fill, hover, active) = (clear, theme.buttonDangerHover, theme.buttonDangerActive)
      (text, disabledFill) = (theme.buttonDangerSecondary, clear)
      if tone == .dangerTertiary { line = theme.buttonDangerSecondary }
    }
  }
}

extension ButtonStyle {
  static func carbon(_ tone: ButtonTone, _ size: ControlSize) -> ButtonStyle {
    let theme = CarbonTheme.current
    let colors = ButtonColors(tone, in: theme)
    let text = TextStyle.carbon("body-compact-01")
    let border = BorderStyle(width: 1, color: colors.line)
    let focusRing = [
      ShadowStyle(color: theme.focus, spread: 1, isInner: true),
      ShadowStyle(color: theme.focusInset, spread: 2, isInner: true),
    ]
    let normal = ButtonStateStyle(color: colors.fill, border: border, text: text.colored(colors.text))
    let isGhost = tone == .ghost || tone == .dangerGhost
    let trailing: Double = isGhost ? 16 : 64
    let insets = EdgeInsets(
      top: size.verticalInset, leading: 16, bottom: size.verticalInset, trailing: trailing)
    return ButtonStyle(
      contentInsets: insets, preferredMinimumSize: MinimumSize(height: size.height), alignment: .leading,
      normal: normal,
      highlighted: ButtonStateStyle(
        color: colors.active, border: BorderStyle(width: 1), text: text.colored(colors.hoverText)),
      disabled: ButtonStateStyle(
        color: colors.disabledFill, border: BorderStyle(width: 1),
        text: text.colored(theme.textOnColorDisabled)),
      focused: normal.restyled {
        $0.background.border.color = theme.focus
        $0.background.shadows = focusRing
      },
      hovered: ButtonStateStyle(
        color: colors.hover, border: BorderStyle(width: 1, color: colors.line),
        text: text.colored(colors.hoverText)))
  }
}
