import Restyle

/// The colours of a checkbox's box in a state.
struct CheckboxColors {
  /// The line around the box.
  var line: Color
  /// What fills the box.
  var fill = Color.clear
  /// The mark in the box.
  var mark: Color?

  /// A box that is filled up to its edge.
  static func filled(_ fill: Color, mark: Color) -> Self { Self(line: fill, fill: fill, mark: mark) }
}

extension StateStyles<CheckboxStateStyle> {
  /// Returns the states of checkboxes and radio buttons of a design system, from the colours that it publishes.
  ///
  /// A box with the focus has a ring, but where something more pressing is shown: that it is disabled, or invalid, when
  /// outputs show the focus in their own way.
  ///
  /// - Parameters:
  ///   - border: The line around the box, without its colour.
  ///   - focusRing: What is around a box that has the focus.
  ///   - off: The colours of a box without a mark.
  ///   - offActive: The same while the pointer lies over it, or the keyboard acts on it; nil for no others.
  ///   - on: The colours of a box with a mark.
  ///   - invalid: The colours of a box without a mark that is invalid.
  ///   - invalidOn: The colours of a box with a mark that is invalid.
  ///   - disabled: The colours of a disabled box without a mark.
  ///   - disabledOn: The colours of a disabled box with a mark.
  /// - Returns: The states.
  static func published(
    border: BorderStyle, focusRing: [ShadowStyle], off: CheckboxColors, offActive: CheckboxColors? = nil,
    on: CheckboxColors, invalid: CheckboxColors, invalidOn: CheckboxColors, disabled: CheckboxColors,
    disabledOn: CheckboxColors
  ) -> Self {
    func box(_ colors: CheckboxColors, shadows: [ShadowStyle] = []) -> CheckboxStateStyle {
      CheckboxStateStyle(
        background: BackgroundStyle(
          color: colors.fill, border: border.restyled { $0.color = colors.line }, shadows: shadows),
        markColor: colors.mark)
    }
    var states: Self = [
      .normal: box(off), .focused: box(offActive ?? off, shadows: focusRing),
      .selected: box(on), [.selected, .focused]: box(on, shadows: focusRing),
      .invalid: box(invalid), [.selected, .invalid]: box(invalidOn),
      .disabled: box(disabled), [.selected, .disabled]: box(disabledOn),
    ]
    if let offActive {
      states[.hovered] = box(offActive)
      // Said, though it would follow: where each state says how it is on, style sheets need far fewer rules.
      states[[.selected, .hovered]] = box(on)
    }
    return states
  }
}
