package import Restyle

/// The checkbox and the radio button of Material 3.
///
/// Source: Material Design 3, Components, Checkbox and Radio button, Specs; the figures are those of the tokens
/// `md.comp.checkbox` and `md.comp.radio-button` in Material Web. The space before the label is that of the state layer,
/// 40 points wide, beside the box. A radio button has no colours of its own for what is invalid: they are those of the
/// checkbox.
extension CheckboxStyle {
  /// A box of 18 points with a tick.
  package static var material: Self {
    material(
      .checkmark, size: 18, cornerRadius: 2,
      on: .filled(.materialPrimary, mark: .materialOnPrimary),
      invalidOn: .filled(.materialError, mark: .materialOnError),
      // A line would lie on the fill, and both are translucent.
      disabledOn: CheckboxColors(line: .clear, fill: .materialDisabledContent, mark: .materialSurface)
    )
  }

  /// A ring of 20 points with a dot in its colour.
  package static var materialRadioButton: Self {
    func dot(_ color: Color) -> CheckboxColors { CheckboxColors(line: color, mark: color) }
    return material(
      .dot, size: 20, cornerRadius: 10,
      on: dot(.materialPrimary), invalidOn: dot(.materialError), disabledOn: dot(.materialDisabledContent)
    )
  }

  private static func material(
    _ mark: Mark, size: Double, cornerRadius: Double, on: CheckboxColors, invalidOn: CheckboxColors,
    disabledOn: CheckboxColors
  ) -> Self {
    Self(
      mark: mark,
      size: size,
      spacing: (40 - size) / 2,
      label: .materialBodyLarge,
      states: .published(
        border: BorderStyle(width: 2, cornerRadius: cornerRadius),
        focusRing: ShadowStyle.materialFocusRing,
        off: CheckboxColors(line: .materialOnSurfaceVariant),
        offActive: CheckboxColors(line: .materialOnSurface),
        on: on,
        invalid: CheckboxColors(line: .materialError),
        invalidOn: invalidOn,
        disabled: CheckboxColors(line: .materialDisabledContent),
        disabledOn: disabledOn
      )
    )
  }
}
