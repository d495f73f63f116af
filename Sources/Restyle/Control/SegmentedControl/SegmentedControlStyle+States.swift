extension SegmentedControlStyle {
  /// Creates one style for all kinds of bar.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style of a segment while it is pressed.
  ///   - disabled: The style while it can't be used.
  ///   - selected: The style while it is chosen.
  ///   - focused: The style while the keyboard acts on it.
  ///   - hovered: The style while the pointer lies over it.
  ///   - divider: The divider between two segments, in all states.
  ///   - tintColor: The colour that a renderer uses where the states say nothing.
  public init(
    normal: ButtonStateStyle? = nil,
    highlighted: ButtonStateStyle? = nil,
    disabled: ButtonStateStyle? = nil,
    selected: ButtonStateStyle? = nil,
    focused: ButtonStateStyle? = nil,
    hovered: ButtonStateStyle? = nil,
    divider: DividerStyle? = nil,
    tintColor: Color? = nil
  ) {
    self.init(
      states: BarMetricsStyles(
        default: StateStyles(
          normal: normal, highlighted: highlighted, disabled: disabled, selected: selected, focused: focused,
          hovered: hovered)),
      dividers: BarMetricsStyles(default: divider.map { [.normal: [.normal: $0]] }),
      tintColor: tintColor
    )
  }

  /// How a segment looks in a state and a kind of bar; nil if no style applies.
  ///
  /// - Parameters:
  ///   - state: The states that the segment is in; the rule of `StateStyles` finds the style.
  ///   - metrics: The kind of bar; `BarMetrics.fallback` is what it falls back on.
  /// - Returns: The style that applies.
  public func style(for state: ControlState, metrics: BarMetrics = .default) -> ButtonStateStyle? {
    states.style(for: metrics)?.style(for: state)
  }

  /// The divider between two segments; nil if there is none.
  ///
  /// The leading segment's state is looked up first, and decides even if there is no divider for the trailing
  /// segment's state.
  ///
  /// - Parameters:
  ///   - leading: The states that the segment before it is in.
  ///   - trailing: The states that the segment after it is in.
  ///   - metrics: The kind of bar.
  /// - Returns: The divider that applies.
  public func divider(
    between leading: ControlState, and trailing: ControlState, metrics: BarMetrics = .default
  ) -> DividerStyle? {
    dividers.style(for: metrics)?.style(for: leading)?.style(for: trailing)
  }

  /// The segmented control of iOS: a grey track on which the chosen segment is raised.
  ///
  /// The figures are those of `UISegmentedControl` in iOS 13 to 18, except that a pressed segment is darker instead of
  /// fading, so that it is legible.
  public static let system: SegmentedControlStyle = {
    let text = TextStyle(font: .system(size: 13, weight: .medium), color: .label, alignment: .center)
    let raised = BackgroundStyle(
      color: Color(light: .white, dark: Color(hex: 0x636366)),
      border: BorderStyle(cornerRadius: 7),
      shadows: [
        ShadowStyle(color: Color(white: 0, alpha: 0.12), y: 3, blur: 8),
        ShadowStyle(color: Color(white: 0, alpha: 0.04), y: 3, blur: 1),
      ]
    )
    let line = SeparatorStyle(width: 1, color: .separator)
    let divider = DividerStyle(
      separator: InsettedStyle(style: line, insets: EdgeInsets(horizontalInset: 0, verticalInset: 6)))
    let chosen = ButtonStateStyle(background: raised, text: text.weight(.semibold))
    // There is no divider beside the chosen segment.
    let nothing = DividerStyle(separator: .none)
    return SegmentedControlStyle(
      states: BarMetricsStyles(default: [
        .normal: ButtonStateStyle(text: text),
        .highlighted: ButtonStateStyle(
          color: .tertiarySystemFill, border: BorderStyle(cornerRadius: 7), text: text),
        .disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel)),
        .selected: chosen,
        [.selected, .highlighted]: chosen,
        [.selected, .disabled]: chosen.restyled { $0.text.color = .tertiaryLabel },
      ]),
      dividers: BarMetricsStyles(default: [
        .normal: [.normal: divider, .selected: nothing],
        .selected: [.normal: nothing],
      ]),
      background: BackgroundStyle(color: .tertiarySystemFill, border: BorderStyle(cornerRadius: 9)),
      contentInsets: EdgeInsets(inset: 2),
      // 32 points high, with the track and a line of text of 16.
      segmentInsets: EdgeInsets(horizontalInset: 12, verticalInset: 6)
    )
  }()
}

extension SegmentedControlStyle: StatefulStyle {
  /// Changes the styles of the states, for each kind of bar that has some.
  @inlinable
  public mutating func restyleStates(_ styler: (inout ButtonStatesStyle) throws -> Void) rethrows {
    try states.restyleAll(styler)
  }
}
