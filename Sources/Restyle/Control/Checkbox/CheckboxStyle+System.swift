extension CheckboxStyle: StatefulStyle {
  /// A style without a box.
  @inlinable public static var unsetStateStyle: CheckboxStateStyle { CheckboxStateStyle(background: .none) }

  /// Changes the styles of the states.
  @inlinable
  public mutating func restyleStates(
    _ styler: (inout StateStyles<CheckboxStateStyle>) throws -> Void
  ) rethrows {
    try styler(&states)
  }

  /// Returns the appearance of the box in a state, by the rule of `StateStyles`; without a box if no style applies.
  @inlinable
  public func appearance(for state: ControlState) -> CheckboxStateStyle {
    states.style(for: state) ?? Self.unsetStateStyle
  }
}

// iOS has no checkboxes. The box has the minimum size of a target (WCAG 2.2, section 2.5.8), and its outline and its
// mark have a contrast of at least 3 (section 1.4.11).
extension CheckboxStyle {
  /// The length of the sides of the system's box, in points.
  @usableFromInline package static let systemSize = 24.0

  /// The style of a checkbox: a box with a tick, in the system's tint.
  public static let system = system(.checkmark, cornerRadius: 6)

  /// The style of a radio button: a circle with a dot, in the system's tint.
  public static let systemRadioButton = system(.dot, cornerRadius: systemSize / 2)

  private static func system(_ mark: Mark, cornerRadius: Double) -> CheckboxStyle {
    func box(_ color: Color, line: Color) -> CheckboxStateStyle {
      CheckboxStateStyle(
        background: BackgroundStyle(
          color: color, border: BorderStyle(width: 1.5, color: line, cornerRadius: cornerRadius)),
        markColor: .white)
    }
    let chosen = box(.legibleTintFill, line: .legibleTintFill)
    let wrong = box(.legibleErrorFill, line: .legibleErrorFill)
    let pale = box(.systemGray3, line: .systemGray3)
    return CheckboxStyle(
      mark: mark, label: .system,
      states: [
        .normal: box(.clear, line: .legibleLine),
        .selected: chosen,
        .invalid: box(.clear, line: .legibleError),
        [.selected, .invalid]: wrong,
        .disabled: box(.clear, line: .systemGray3),
        [.selected, .disabled]: pale,
        // A combination of more states takes precedence, so a disabled box isn't shown as invalid.
        [.invalid, .disabled]: box(.clear, line: .systemGray3),
        [.selected, .invalid, .disabled]: pale,
      ])
  }
}
