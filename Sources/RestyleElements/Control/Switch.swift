public import Restyle

/// A control that is on or off.
///
/// ```swift
/// Row("Wi-Fi") { Switch(isOn: true, name: "wifi") }
/// ```
public struct Switch: InputControl, LabelledElement, DefaultStyledElement {
  /// A label beside the switch; nil for none.
  public var label: Label?
  /// The name under which a form submits the switch while it is on; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The value that a form submits while the switch is on; nil for `on`.
  public var value: String?
  /// The states of the switch; it is on while it is `.selected`.
  public var state: ControlState
  /// The style that was set for the switch.
  public var givenStyle: GivenStyle<SwitchStyle>
  /// The accessibility attributes of the switch.
  public var accessibility = Accessibility()
}

extension Switch {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - label: A label beside the switch; nil for none.
  ///   - isOn: Whether the switch is on.
  ///   - name: The name under which a form submits the switch while it is on; nil if it doesn't submit it.
  ///   - value: The value that a form submits while the switch is on; nil for `on`.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(
    _ label: consuming (any DisplayableString)? = nil,
    isOn: Bool = false,
    name: String? = nil,
    value: String? = nil,
    style: SwitchStyle? = nil
  ) {
    self.init(
      label: .optional(consume label), isOn: isOn, name: name, value: value, style: GivenStyle(style))
  }

  @usableFromInline
  init(
    label: consuming DisplayText?, isOn: Bool, name: consuming String?, value: consuming String?,
    style: consuming GivenStyle<SwitchStyle>
  ) {
    self.init(
      label: Label(beside: label), name: name, value: value, state: isOn ? .selected : .normal,
      givenStyle: style)
  }

  package static var defaultSlot: DefaultStyling.Slot<SwitchStyle> { \.switch }

  /// Whether the switch is on: another name for `isSelected`.
  public var isOn: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  /// The appearance of the switch in its current states.
  public var appearance: SwitchStyle.Appearance { style.appearance(for: state) }
}
