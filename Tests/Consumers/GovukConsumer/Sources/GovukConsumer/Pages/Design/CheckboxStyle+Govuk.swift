import Restyle

extension CheckboxStyle {
  /// A box of 40 points, whose line is twice as wide with the focus.
  static func govuk(_ mark: Mark) -> CheckboxStyle {
    let line = BorderStyle(width: 2, color: .ink, cornerRadius: mark == .dot ? 20 : 0)
    let box = CheckboxStateStyle(background: BackgroundStyle(color: .white, border: line))
    let ring = ShadowStyle(color: .focus, spread: mark == .dot ? 4 : 3)
    let focused = box.restyled {
      $0.background.border.width = 4
      $0.background.shadows = [ring]
    }
    func ticked(_ box: CheckboxStateStyle) -> CheckboxStateStyle { box.restyled { $0.markColor = .ink } }
    return CheckboxStyle(
      mark: mark, size: 40, spacing: 12, label: .govuk(19, color: .ink),
      states: [
        .normal: box, .focused: focused, .selected: ticked(box), [.selected, .focused]: ticked(focused),
        .disabled: box.restyled { $0.background.border.color = .line },
        [.selected, .disabled]: box.restyled {
          $0.background.border.color = .line
          $0.markColor = .line
        },
      ])
  }
}
