package import Restyle

extension SegmentedControlStyle {
  /// The segmented control of GitHub Primer: 32 points high, the chosen segment as a knob on a track.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `controlTrack` and `controlKnob`; Primer React,
  /// SegmentedControl.
  package static var primer: Self {
    func segment(_ color: Color = .clear, text: Color = .primerTextDefault) -> ButtonStateStyle {
      ButtonStateStyle(
        color: color, border: BorderStyle(cornerRadius: 5), text: .primerBodyMedium.colored(text))
    }
    let chosen = ButtonStateStyle(
      color: .primerControlKnobBackground,
      border: BorderStyle(width: 1, color: .primerControlKnobBorder, cornerRadius: 6),
      text: .primerBodyMedium.weight(.semibold)
    )
    let line = DividerStyle(
      separator: InsettedStyle(
        style: SeparatorStyle(width: 1, color: .primerBorderDefault),
        insets: EdgeInsets(horizontalInset: 0, verticalInset: 8)
      ))
    // Nothing stands beside the chosen segment.
    let nothing = DividerStyle(separator: .none)
    return Self(
      states: BarMetricsStyles(default: [
        .normal: segment(),
        .hovered: segment(.primerControlTrackBackgroundHovered),
        .highlighted: segment(.primerControlTrackBackgroundPressed),
        .focused: segment().restyled { $0.background.shadows = ShadowStyle.primerFocusRing },
        .disabled: segment(text: .primerTextDisabled),
        .selected: chosen,
        [.selected, .focused]: chosen.restyled { $0.background.shadows = ShadowStyle.primerFocusRing },
        [.selected, .highlighted]: chosen,
        [.selected, .disabled]: chosen.restyled { $0.text.color = .primerTextDisabled },
      ]),
      dividers: BarMetricsStyles(default: [
        .normal: [.normal: line, .selected: nothing], .selected: [.normal: nothing],
      ]),
      background: BackgroundStyle(
        color: .primerControlTrackBackground,
        border: BorderStyle(width: 1, color: .primerControlTrackBorder, cornerRadius: 6)
      ),
      // Within the line of the track, which is a part of the 32 points.
      segmentInsets: EdgeInsets(horizontalInset: 12, verticalInset: 5),
      tintColor: .primerTextAccent
    )
  }
}
