package import Restyle

extension SwitchStyle {
  /// The switch of GitHub Primer: 64 by 32 points, with a knob of about half the width.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `control-checked`, `controlTrack` and `controlKnob`; Primer
  /// React, `ToggleSwitch.module.css`.
  package static var primer: Self {
    func state(
      _ track: Color, _ border: Color, knob: Color = .primerControlKnobBackground
    ) -> SwitchStateStyle {
      SwitchStateStyle(
        trackColor: track,
        border: BorderStyle(width: 1, color: border, cornerRadius: 6),
        thumbColor: knob
      )
    }
    func on(_ track: Color, _ border: Color) -> SwitchStateStyle {
      state(track, border, knob: .primerControlKnobBackgroundChecked)
    }
    return Self(
      onTintColor: .primerControlCheckedBackground,
      thumbTintColor: .primerControlKnobBackground,
      offTintColor: .primerControlTrackBackground,
      size: Size(width: 64, height: 32),
      // As wide as it is high, so that the track's line is around it on both sides.
      thumbSize: Size(square: 30),
      // `borderRadius-medium`, which is the track's, less `borderWidth-thin`.
      thumbCornerRadius: 5,
      states: [
        .normal: state(.primerControlTrackBackground, .primerControlTrackBorder),
        .hovered: state(.primerControlTrackBackgroundHovered, .primerControlTrackBorder),
        .highlighted: state(.primerControlTrackBackgroundPressed, .primerControlTrackBorder),
        .focused: state(.primerControlTrackBackground, .primerFocusOutline),
        .disabled: state(
          .primerControlTrackBackgroundDisabled, .primerControlTrackBorderDisabled,
          knob: .primerControlKnobBackgroundDisabled),
        .selected: on(.primerControlCheckedBackground, .primerControlCheckedBorder),
        [.selected, .hovered]: on(
          .primerControlCheckedBackgroundHovered, .primerControlCheckedBorderHovered),
        [.selected, .highlighted]: on(
          .primerControlCheckedBackgroundPressed, .primerControlCheckedBorderPressed),
        [.selected, .focused]: on(.primerControlCheckedBackground, .primerTextDefault),
        [.selected, .disabled]: state(
          .primerControlCheckedBackgroundDisabled, .primerControlCheckedBorderDisabled,
          knob: .primerControlKnobBackgroundDisabled),
      ]
    )
  }
}
