public import Restyle

/// A group of radio buttons, of which one can be chosen, each with a text beside it.
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
  /// The direction of the layout.
  public var axis: StackStyle.Axis
  /// The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The states of the group as a whole.
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
  ///   - axis: The direction of the layout.
  ///   - name: The name under which a form submits the chosen value; nil if it doesn't submit it.
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

  /// The name of the group, which is nil since the buttons have their own names.
  public var ownName: DisplayText? { nil }

  /// The title of the chosen item; nil for none.
  public var shownText: DisplayText? { selectedChoiceIndex.map { choices[$0].title } }

  /// The number of buttons.
  public var titledChoiceCount: Int? { choices.count }
}
