public import Restyle

/// A choice of a ``RadioGroup`` or a ``Picker``.
///
/// ```swift
/// Choice("Sweden", value: "SE")
/// ```
///
/// Radio buttons show hints and dividers, in the default style for the help of a form field. Pickers don't show them.
public struct Choice: Sendable {
  /// The title.
  public var title: DisplayText
  /// The value that a form submits while the choice is chosen; nil for its index.
  public var value: String?
  /// Whether people can choose the choice.
  public var isEnabled: Bool
  /// A text below the title that describes the choice; nil for none.
  public var hint: DisplayText?
  /// A text that sets the choice apart from those before it, such as "or"; nil for none.
  public var divider: DisplayText?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - value: The value that a form submits while the choice is chosen; nil for its index.
  ///   - isEnabled: Whether people can choose the choice.
  ///   - hint: A text below the title that describes the choice; nil for none.
  ///   - divider: A text that sets the choice apart from those before it; nil for none.
  public init(
    _ title: any DisplayableString, value: String? = nil, isEnabled: Bool = true,
    hint: (any DisplayableString)? = nil, divider: (any DisplayableString)? = nil
  ) {
    self.title = DisplayText(title)
    self.value = value
    self.isEnabled = isEnabled
    self.hint = .optional(hint)
    self.divider = .optional(divider)
  }
}

extension Choice: ExpressibleByStringInterpolation {
  /// Creates a choice with a title.
  public init(stringLiteral value: String) {
    title = DisplayText(stringLiteral: value)
    isEnabled = true
  }
}

/// A control with several choices, of which one can be chosen.
public protocol ChoiceControl: Control {
  /// The choices, in reading order.
  var choices: [Choice] { get }
  /// The index of the chosen item; nil, or an index without a choice, for none.
  var selectedIndex: Int? { get set }
  /// The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  var name: String? { get set }
}

// An index without a choice is ignored: it is neither chosen, nor in a state, nor shown.
extension ChoiceControl {
  /// The index of the chosen item; nil for none.
  public var selectedChoiceIndex: Int? { selectedIndex.flatMap { choices.indices.contains($0) ? $0 : nil } }

  // Inlinable: if the kind is known, reading a choice copies neither it nor the others.
  /// Returns the states of a choice; `.disabled` for an invalid index.
  @inlinable
  public func state(ofChoiceAt index: Int) -> ControlState {
    let choices = choices
    guard choices.indices.contains(index) else { return .disabled }
    var state = state.subtracting(.selected)
    if index == selectedIndex { state.insert(.selected) }
    if !choices[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// Returns the value that a form submits while a choice is chosen; nil for an invalid index.
  public func value(ofChoiceAt index: Int) -> String? { choices.value(at: index) }

  /// The value that a form submits for the control; nil if nothing is chosen.
  ///
  /// Setting the value chooses the first choice with this value, such as one that was submitted before. If no choice
  /// has it, nothing is chosen.
  ///
  /// - Complexity: Linear in the number of choices.
  public var selectedValue: String? {
    get { selectedIndex.flatMap(value(ofChoiceAt:)) }
    set { selectedIndex = newValue.flatMap(choices.firstIndex(ofValue:)) }
  }

  /// Returns the control with the first choice of the given value as the chosen one.
  ///
  /// If no choice has the value, or if it is nil, nothing is chosen.
  ///
  /// - Complexity: Linear in the number of choices.
  public func selectedValue(_ value: String?) -> Self { with { $0.selectedValue = value } }
}

extension Choice: SubmittedChoice {}
