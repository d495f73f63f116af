package import Restyle

/// The checkbox and the radio button of GitHub Primer.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `control`, `control-checked` and `bgColor-danger`; Primer React,
/// Checkbox, Radio and FormControl: boxes of 16 points, 8 points before their labels. The line around a chosen box is that
/// of `control-checked`, which stands out from a dark page with high contrast too.
extension CheckboxStyle {
  /// A box with a tick.
  package static var primer: Self { primer(.checkmark, cornerRadius: 3) }

  /// A circle with a dot.
  package static var primerRadioButton: Self { primer(.dot, cornerRadius: 8) }

  private static func primer(_ mark: Mark, cornerRadius: Double) -> Self {
    Self(
      mark: mark,
      size: 16,
      spacing: 8,
      label: .primerBodyMedium,
      states: .published(
        border: BorderStyle(width: 1, cornerRadius: cornerRadius),
        focusRing: ShadowStyle.primerFocusOutline,
        off: CheckboxColors(line: .primerControlBorderEmphasis, fill: .primerBackgroundDefault),
        on: CheckboxColors(
          line: .primerControlCheckedBorder, fill: .primerControlCheckedBackground,
          mark: .primerControlCheckedText),
        invalid: CheckboxColors(line: .primerControlBorderDanger, fill: .primerBackgroundDefault),
        invalidOn: CheckboxColors(
          line: .primerControlBorderDanger, fill: .primerBackgroundDangerEmphasis,
          mark: .primerControlCheckedText),
        disabled: CheckboxColors(
          line: .primerControlBorderDisabled, fill: .primerControlBackgroundDisabled),
        disabledOn: .filled(.primerControlCheckedBackgroundDisabled, mark: .primerControlCheckedTextDisabled)
      )
    )
  }
}
