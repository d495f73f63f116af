public import Restyle

/// A box that people can tick, with a text beside it.
///
/// ```swift
/// Checkbox("Send me news", isOn: true, name: "news")
/// ```
public struct Checkbox: InputControl, DefaultStyledElement {
  /// The text beside the box; nil for none.
  public var label: DisplayText?
  /// The name under which a form submits the box while it is ticked; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The value that a form submits while the box is ticked; nil for `on`.
  public var value: String?
  /// The states of the box; it is ticked while it is `.selected`.
  public var state: ControlState
  /// The style that was set for the box.
  public var givenStyle: GivenStyle<CheckboxStyle>
  /// The accessibility attributes of the box.
  public var accessibility = Accessibility()
}

extension Checkbox {
  /// Creates a box.
  ///
  /// - Parameters:
  ///   - label: The text beside the box; nil for none.
  ///   - isOn: Whether the box is ticked.
  ///   - name: The name under which a form submits the box while it is ticked; nil if it doesn't submit it.
  ///   - value: The value that a form submits while the box is ticked; nil for `on`.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(
    _ label: (any DisplayableString)? = nil,
    isOn: Bool = false,
    name: String? = nil,
    value: String? = nil,
    style: CheckboxStyle? = nil
  ) {
    self.init(
      label: .optional(label), isOn: isOn, name: name, value: value, style: GivenStyle(style))
  }

  @usableFromInline
  init(
    label: consuming DisplayText?, isOn: Bool, name: consuming String?, value: consuming String?,
    style: consuming GivenStyle<CheckboxStyle>
  ) {
    self.init(
      label: label, name: name, value: value, state: isOn ? .selected : .normal, givenStyle: style)
  }

  package static var defaultSlot: DefaultStyling.Slot<CheckboxStyle> { \.checkbox }

  /// Whether the box is ticked: another name for `isSelected`.
  public var isOn: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  /// The text beside the box.
  public var ownName: DisplayText? { label }
}
