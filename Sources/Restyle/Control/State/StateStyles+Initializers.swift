extension StateStyles {
  /// Makes a table of the styles that are given.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style while it is pressed.
  ///   - disabled: The style while it can't be used.
  ///   - selected: The style while it is chosen or switched on.
  ///   - focused: The style while the keyboard acts on it.
  ///   - hovered: The style while the pointer lies over it.
  public init(
    normal: Style? = nil,
    highlighted: Style? = nil,
    disabled: Style? = nil,
    selected: Style? = nil,
    focused: Style? = nil,
    hovered: Style? = nil
  ) {
    self.init()
    self[.normal] = normal
    self[.highlighted] = highlighted
    self[.disabled] = disabled
    self[.selected] = selected
    self[.focused] = focused
    self[.hovered] = hovered
  }
}

extension StateStyles: ExpressibleByDictionaryLiteral {
  /// Makes a table; of several styles for one state the last stays.
  public init(dictionaryLiteral elements: (ControlState, Style)...) {
    self.init()
    for (state, style) in elements { self[state] = style }
  }
}
