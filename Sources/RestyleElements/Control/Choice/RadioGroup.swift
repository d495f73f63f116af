public import Restyle

/// Radio buttons, of which one may be chosen, each with a text beside it.
///
/// ```swift
/// FormField("Delivery") {
///   RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery")
/// }
/// ```
public struct RadioGroup: InputControl, ChoiceControl, DefaultStyledElement {
  /// The choices, in reading order.
  public var choices: [Choice]
  /// The index of the chosen item; nil, or an index without a choice, for none.
  public var selectedIndex: Int?
  /// The direction in which the buttons are laid out.
  public var axis: StackStyle.Axis
  /// The name that a form submits the chosen value under; nil if it doesn't.
  public var name: String?
  /// The states that the group as a whole is in.
  public var state: ControlState = .normal
  /// The style that was set for the buttons.
  public var givenStyle: GivenStyle<CheckboxStyle>
  /// The accessibility attributes of the group.
  public var accessibility = Accessibility()
}

extension RadioGroup {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - choices: The choices, in reading order.
  ///   - selectedIndex: The index of the chosen item; nil, or an index without a choice, for none.
  ///   - axis: The direction in which the buttons are laid out.
  ///   - name: The name that a form submits the chosen value under; nil if it doesn't.
  ///   - style: The style of each button; nil for the default one at the time of rendering.
  public init(
    _ choices: [Choice],
    selectedIndex: Int? = nil,
    axis: StackStyle.Axis = .vertical,
    name: String? = nil,
    style: CheckboxStyle? = nil
  ) {
    self.init(
      choices: choices, selectedIndex: selectedIndex, axis: axis, name: name,
      givenStyle: GivenStyle(style))
  }

  package static var defaultSlot: DefaultStyling.Slot<CheckboxStyle> { \.radioButton }

  /// Nil: the buttons have names of their own.
  public var ownName: DisplayText? { nil }

  /// The title of the chosen item; nil for none.
  public var shownText: DisplayText? { selectedChoiceIndex.map { choices[$0].title } }

  /// How many buttons there are.
  public var titledChoiceCount: Int? { choices.count }
}
