public import Restyle

/// A list of choices that opens when somebody asks for it, of which one is chosen.
///
/// ```swift
/// Picker("Country", ["Denmark", "Norway", "Sweden"], selectedIndex: 2, name: "country")
/// Picker(
///   "Dish",
///   groups: [Picker.Group("Starters", ["Soup", "Salad"]), Picker.Group("Mains", ["Pie"])])
/// ```
public struct Picker: FieldControl, ChoiceControl, AutofillControl {
  /// The choices in groups, in the order in which they are read.
  public var groups: [Group]
  /// The index of what is chosen, counted through all groups; nil, or one that no choice has, for nothing.
  public var selectedIndex: Int?
  /// What stands in while nothing is chosen.
  public var placeholder: DisplayText?
  /// A label beside the list; nil for none.
  public var label: Label?
  /// The name that a form submits the chosen value under; nil if it doesn't.
  public var name: String?
  /// What a browser may fill in; nil where nothing is said.
  public var autocomplete: Autocomplete?
  /// The states that the list is in.
  public var state: ControlState = .normal
  /// The style that the list was given.
  public var givenStyle: GivenStyle<FieldStyle>
  /// What assistive technologies and tests find out about the list.
  public var accessibility = Accessibility()
}

extension Picker {
  /// Choices under a title.
  public struct Group: Sendable {
    /// The title; nil for choices that stand on their own.
    public var title: DisplayText?
    /// The choices.
    public var choices: [Choice]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title, of any displayable type; nil for choices that stand on their own.
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
  ///   - selectedIndex: The index of what is chosen, counted through all groups; nil for nothing.
  ///   - placeholder: What stands in while nothing is chosen.
  ///   - name: The name that a form submits the chosen value under; nil if it doesn't.
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
  ///   - selectedIndex: The index of what is chosen; nil for nothing.
  ///   - placeholder: What stands in while nothing is chosen.
  ///   - name: The name that a form submits the chosen value under; nil if it doesn't.
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
  ///   - selectedIndex: The index of what is chosen; nil for nothing.
  ///   - placeholder: What stands in while nothing is chosen.
  ///   - name: The name that a form submits the chosen value under; nil if it doesn't.
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

  /// The choices of all groups, in the order in which they are read.
  public var choices: [Choice] { groups.flatMap(\.choices) }

  /// The title of what is chosen; nil for nothing.
  public var shownText: DisplayText? { selectedChoiceIndex.map { choices[$0].title } }
}
