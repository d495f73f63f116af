package import Restyle

/// The segmented button of Material 3.
///
/// Source: Material Design 3, Components, Segmented buttons, Specs; the figures are those of the tokens
/// `md.comp.outlined-segmented-button` in Material Web: 40 points high with round ends and a line around it. The room
/// of 12 beside titles is no token yet; it is `spacing-leading` in its `_outlined-segmented-button.scss`.
extension SegmentedControlStyle {
  /// Segments with lines between them, the chosen one filled.
  package static var material: Self {
    func state(_ container: Color = .clear, content: Color, layer opacity: Double = 0) -> ButtonStateStyle {
      ButtonStateStyle(
        background: BackgroundStyle(color: container.materialLayered(content, opacity: opacity)),
        text: .materialLabelLarge.colored(content)
      )
    }
    func unselected(layer opacity: Double = 0) -> ButtonStateStyle {
      state(content: .materialOnSurface, layer: opacity)
    }
    func selected(layer opacity: Double = 0) -> ButtonStateStyle {
      state(.materialSecondaryContainer, content: .materialOnSecondaryContainer, layer: opacity)
    }
    let line = DividerStyle(
      separator: InsettedStyle(style: SeparatorStyle(width: 1, color: .materialOutline), insets: .zero))
    return Self(
      states: BarMetricsStyles(default: [
        .normal: unselected(),
        .hovered: unselected(layer: Color.materialHoverOpacity),
        .focused: unselected(layer: Color.materialPressedOpacity),
        .highlighted: unselected(layer: Color.materialPressedOpacity),
        .disabled: state(content: .materialDisabledContent),
        .selected: selected(),
        [.selected, .hovered]: selected(layer: Color.materialHoverOpacity),
        [.selected, .focused]: selected(layer: Color.materialPressedOpacity),
        [.selected, .highlighted]: selected(layer: Color.materialPressedOpacity),
      ]),
      dividers: BarMetricsStyles(default: [.normal: [.normal: line]]),
      background: BackgroundStyle(
        border: BorderStyle(width: 1, color: .materialOutline, cornerRadius: 20)),
      // Within the line around all segments, which is a part of the 40 points.
      segmentInsets: EdgeInsets(horizontalInset: 12, verticalInset: 9),
      tintColor: .materialPrimary
    )
  }
}
