public import Restyle

/// A list of choices that opens on demand, and from which people choose one.
///
/// ```swift
/// Picker("Country", ["Denmark", "Norway", "Sweden"], selectedIndex: 2, name: "country")
/// Picker(
///   "Dish",
///   groups: [Picker.Group("Starters", ["Soup", "Salad"]), Picker.Group("Mains", ["Pie"])])
/// ```
public struct Picker: FieldControl, ChoiceControl, AutofillControl {
  /// The choices in groups, in reading order.
  public var groups: [Group]
  /// The index of the chosen item across all groups; nil, or an index without a choice, for none.
  public var selectedIndex: Int?
  /// The placeholder, which is shown while nothing is chosen.
  public var placeholder: DisplayText?
  /// A label beside the list; nil for none.
  public var label: Label?
  /// The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The information that browsers can autofill; nil if unspecified.
  public var autocomplete: Autocomplete?
  /// The states of the list.
  public var state: ControlState = .normal
  /// The style that was set for the list.
  public var givenStyle: GivenStyle<FieldStyle>
  /// The accessibility attributes of the list.
  public var accessibility = Accessibility()
}

extension Picker {
  /// A group of choices, with a title.
  public struct Group: Sendable {
    /// The title; nil for choices without a group.
    public var title: DisplayText?
    /// The choices.
    public var choices: [Choice]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title, of any displayable type; nil for choices without a group.
    ///   - choices: The choices.
    public init(_ title: (any DisplayableString)?, _ choices: [Choice]) {
      self.title = .optional(title)
      self.choices = choices
    }
  }

  /// Creates a list of choices in groups.
  ///
  /// - Parameters:
  ///   - label: A label beside the list; nil for none.
  ///   - groups: The choices in groups.
  ///   - selectedIndex: The index of the chosen item across all groups; nil for none.
  ///   - placeholder: The placeholder to show while nothing is chosen.
  ///   - name: The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    groups: [Group],
    selectedIndex: Int? = nil,
    placeholder: (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      groups: groups, selectedIndex: selectedIndex, placeholder: .optional(placeholder),
      label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// Creates a list of choices with a label.
  ///
  /// - Parameters:
  ///   - label: A label beside the list; nil for none.
  ///   - choices: The choices.
  ///   - selectedIndex: The index of the chosen item; nil for none.
  ///   - placeholder: The placeholder to show while nothing is chosen.
  ///   - name: The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)?,
    _ choices: [Choice],
    selectedIndex: Int? = nil,
    placeholder: (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      label, groups: [Group(nil, choices)], selectedIndex: selectedIndex, placeholder: placeholder,
      name: name, style: style)
  }

  /// Creates a list of choices.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - selectedIndex: The index of the chosen item; nil for none.
  ///   - placeholder: The placeholder to show while nothing is chosen.
  ///   - name: The name under which a form submits the chosen value; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ choices: [Choice],
    selectedIndex: Int? = nil,
    placeholder: (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      groups: [Group(nil, choices)], selectedIndex: selectedIndex, placeholder: placeholder, name: name,
      style: style)
  }

  /// The choices of all groups, in reading order.
  public var choices: [Choice] { groups.count == 1 ? groups[0].choices : groups.flatMap(\.choices) }

  /// The title of the chosen item; nil for none.
  public var shownText: DisplayText? { selectedChoiceIndex.map { choices[$0].title } }
}
