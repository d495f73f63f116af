extension SegmentedControlStyle {
  /// Creates a style for all kinds of bar.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style of a segment while it is pressed.
  ///   - disabled: The style of a segment while it is disabled.
  ///   - selected: The style of a segment while it is selected.
  ///   - focused: The style of a segment while it has the keyboard focus.
  ///   - hovered: The style of a segment while the pointer is over it.
  ///   - divider: The divider between two segments, in all states.
  ///   - tintColor: The colour for states that set none; nil for the colour of the surroundings.
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

  /// Returns the style of a segment for a state and a kind of bar; nil if no style applies.
  ///
  /// - Parameters:
  ///   - state: The current states of the segment. If they have no style, the rule of `StateStyles` finds one.
  ///   - metrics: The kind of bar. If it has no style, it falls back on `BarMetrics.fallback`.
  /// - Returns: The style that applies.
  public func style(for state: ControlState, metrics: BarMetrics = .default) -> ButtonStateStyle? {
    states.style(for: metrics)?.style(for: state)
  }

  /// Returns the divider between two segments; nil if there is none.
  ///
  /// The state of the leading segment is looked up first. It decides even if it has no divider for the state of the
  /// trailing segment.
  ///
  /// - Parameters:
  ///   - leading: The current states of the segment before the divider.
  ///   - trailing: The current states of the segment after the divider.
  ///   - metrics: The kind of bar.
  /// - Returns: The divider that applies.
  public func divider(
    between leading: ControlState, and trailing: ControlState, metrics: BarMetrics = .default
  ) -> DividerStyle? {
    dividers.style(for: metrics)?.style(for: leading)?.style(for: trailing)
  }

  /// The style of an iOS segmented control: a grey track with the selected segment raised.
  ///
  /// The figures are those of `UISegmentedControl` in iOS 13 to 18, with one exception: a pressed segment gets darker
  /// instead of fading, so it stays legible.
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
    // No divider is next to the selected segment.
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
  /// Changes the styles of the states, for each kind of bar that has styles.
  @inlinable
  public mutating func restyleStates(_ styler: (inout ButtonStatesStyle) throws -> Void) rethrows {
    try states.restyleAll(styler)
  }
}
