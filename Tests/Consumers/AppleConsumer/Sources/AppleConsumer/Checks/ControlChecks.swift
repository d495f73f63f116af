import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  func checkControls() {
    checkFields()
    checkSwitches()
    checkSegments()
  }

  private func checkFields() {
    let border = BorderStyle(width: 1, color: .lightGray, cornerRadius: 6)
    let style = FieldStyle(
      text: TextStyle(font: .system(size: 15), color: .black), placeholder: TextStyle(color: .gray),
      disabled: TextStyle(font: .system(size: 15), color: .lightGray), cursorColor: .red,
      backgrounds: [.normal: BackgroundStyle(border: border, color: .white)],
      contentInsets: EdgeInsets(horizontalInset: 10, verticalInset: 8)
    ).email.clearButton(.whileEditing).returnKey(.go)
    let field = UITextField(placeholder: "blob@example.org", style: style)
    expect(field.defaultTextAttributes[.font] as? UIFont == nil, is: false)
    expect(field.defaultTextAttributes[.foregroundColor] as? UIColor, is: UIColor(Color.black))
    let placeholder: UIColor? = field.attributedPlaceholder?.attribute(.foregroundColor)
    expect(placeholder, is: UIColor(Color.gray))
    expect(field.placeholder, is: "blob@example.org")
    expect(field.tintColor, is: UIColor(Color.red))
    expect(field.keyboardType, is: .emailAddress)
    expect(field.autocorrectionType, is: .no)
    expect(field.autocapitalizationType, is: UITextAutocapitalizationType.none)
    expect(field.clearButtonMode, is: .whileEditing)
    expect(field.returnKeyType, is: .go)
    expect(field.isSecureTextEntry, is: false)
    expect(field.background?.capInsets, is: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
    expect(field.leftView?.frame.width, is: 10)
    field.style.contentInsets = .zero
    expect(field.leftView == nil && field.rightView == nil, is: true)
    for textCase in [TextCase.upper, .lower, .preserve] {
      field.style.placeholder.textCase = textCase
      expect(
        field.placeholder,
        is: StyledText("blob@example.org", style: TextStyle().restyled { $0.textCase = textCase }).displayText
      )
    }
    field.style.placeholder.textCase = .upper
    field.placeholder = "Name"
    expect(field.placeholder, is: "NAME")
    field.style.placeholder.textCase = .capitalized
    expect(field.placeholder, is: "Name", "a placeholder that was assigned since")
    let icon = UIImageView(image: nil)
    field.leftView = icon
    field.style.contentInsets = EdgeInsets(inset: 5)
    expect(field.leftView === icon, is: true, "what an app has put there")
    expect(field.rightView?.frame.width, is: 5)
    field.isEnabled = false
    field.applyStyling()
    expect(field.defaultTextAttributes[.foregroundColor] as? UIColor, is: UIColor(Color.lightGray))
    field.style = field.style.password
    expect(field.isSecureTextEntry, is: true)
    for type in FieldStyle.KeyboardType.allCases { field.style.keyboard = type }
    for type in FieldStyle.ReturnKeyType.allCases { field.style.returnKey = type }
    expect(field.keyboardType, is: .asciiCapableNumberPad)
    expect(field.returnKeyType, is: .continue)
  }

  /// The second essay's switch: a style for on, and one for off.
  private func checkSwitches() {
    let style = SwitchStyle(
      onTintColor: .white, offTintColor: .gray,
      states: [
        .normal: SwitchStateStyle(border: BorderStyle(width: 0)),
        .selected: SwitchStateStyle(border: BorderStyle(width: 1, color: .black)),
      ])
    let toggle = UISwitch(isOn: false, style: style)
    expect(toggle.switchStyle, is: style)
    expect(toggle.onTintColor, is: UIColor(Color.white))
    expect(toggle.backgroundColor, is: UIColor(Color.gray))
    expect(toggle.layer.borderWidth, is: 0)
    for isOn in [true, false, true] {
      toggle.isOn = isOn
      toggle.sendActions(for: .valueChanged)
      expect(toggle.layer.borderWidth, is: isOn ? 1 : 0, "turned \(isOn)")
    }
    expect(toggle.layer.borderColor, is: UIColor(Color.black).cgColor)
    toggle.switchStyle.states[.selected]?.border?.color = Color(light: .red, dark: .blue)
    for scheme in [UIUserInterfaceStyle.light, .dark] {
      toggle.show(in: scheme)
      expect(toggle.layer.borderColor, is: UIColor(scheme == .dark ? Color.blue : .red).cgColor, "\(scheme)")
    }
    toggle.isEnabled = false
    toggle.switchStyle = .system
    expect(toggle.alpha, is: 0.5, "a switch that can't be used")
  }

  private func checkSegments() {
    let style = SegmentedControlStyle(
      normal: ButtonStateStyle(color: .white, border: .none, text: TextStyle(color: .black)),
      selected: ButtonStateStyle(color: .black, border: .none, text: TextStyle(color: .white)),
      divider: DividerStyle(
        separator: InsettedStyle(style: SeparatorStyle(width: 1, color: .red), insets: .zero)),
      tintColor: .blue)
    let control = UISegmentedControl(titles: ["One", "Two"], style: style)
    expect(control.numberOfSegments, is: 2)
    expect(control.style, is: style)
    expect(control.selectedSegmentTintColor, is: UIColor(Color.blue))
    expect(
      control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, is: UIColor(Color.white))
    let both: UIControl.State = [.selected, .highlighted]
    expect(control.titleTextAttributes(for: both)?[.foregroundColor] as? UIColor, is: UIColor(Color.white))
    expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil, is: false)
    expect(
      control.backgroundImage(for: .selected, barMetrics: .compact)?.data
        == control.backgroundImage(for: .normal, barMetrics: .compact)?.data, is: false)
    expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil, is: false)
  }
}
