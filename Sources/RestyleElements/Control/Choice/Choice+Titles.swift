public import Restyle

// Literals become choices without naming the type; titles from elsewhere are strings, or the cases of an enumeration.

extension RadioGroup {
  /// Creates a group from titles.
  ///
  /// - Parameters:
  ///   - titles: The titles of the choices, in reading order, of any displayable type.
  ///   - selectedIndex: The index of the chosen item; nil, or an index without a choice, for none.
  ///   - axis: The direction of the layout.
  ///   - name: The name under which a form submits the chosen index; nil if it doesn't submit it.
  ///   - style: The style of each button; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ titles: [some DisplayableString],
    selectedIndex: Int? = nil,
    axis: StackStyle.Axis = .vertical,
    name: String? = nil,
    style: CheckboxStyle? = nil
  ) {
    self.init(titles.map { Choice($0) }, selectedIndex: selectedIndex, axis: axis, name: name, style: style)
  }
}

extension Picker {
  /// Creates a list of choices from titles.
  ///
  /// - Parameters:
  ///   - label: A label beside the list; nil for none.
  ///   - titles: The titles of the choices, of any displayable type.
  ///   - selectedIndex: The index of the chosen item; nil for none.
  ///   - placeholder: The placeholder to show while nothing is chosen.
  ///   - name: The name under which a form submits the chosen index; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ label: (any DisplayableString)?,
    _ titles: [some DisplayableString],
    selectedIndex: Int? = nil,
    placeholder: (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      label, titles.map { Choice($0) }, selectedIndex: selectedIndex, placeholder: placeholder, name: name,
      style: style)
  }

  /// Creates a list of choices without a label from titles.
  ///
  /// - Parameters:
  ///   - titles: The titles of the choices, of any displayable type.
  ///   - selectedIndex: The index of the chosen item; nil for none.
  ///   - placeholder: The placeholder to show while nothing is chosen.
  ///   - name: The name under which a form submits the chosen index; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ titles: [some DisplayableString],
    selectedIndex: Int? = nil,
    placeholder: (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      titles.map { Choice($0) }, selectedIndex: selectedIndex, placeholder: placeholder, name: name,
      style: style)
  }
}

extension Picker.Group {
  /// Creates a group of choices from titles.
  ///
  /// - Parameters:
  ///   - title: The title of the group; nil for choices without a group.
  ///   - titles: The titles of the choices, of any displayable type.
  @_disfavoredOverload
  public init(_ title: (any DisplayableString)?, _ titles: [some DisplayableString]) {
    self.init(title, titles.map { Choice($0) })
  }
}

extension SegmentedControl {
  /// Creates a control from titles.
  ///
  /// - Parameters:
  ///   - titles: The titles of the segments, in reading order, of any displayable type.
  ///   - selectedIndex: The index of the selected segment; nil, or an index without a segment, for none.
  ///   - name: The name under which a form submits the selected segment's index; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ titles: [some DisplayableString],
    selectedIndex: Int? = nil,
    name: String? = nil,
    style: SegmentedControlStyle? = nil
  ) {
    self.init(titles.map { Segment($0) }, selectedIndex: selectedIndex, name: name, style: style)
  }
}
