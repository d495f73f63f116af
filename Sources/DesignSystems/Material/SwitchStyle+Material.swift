package import Restyle

/// The switch of Material 3.
///
/// Source: Material Design 3, Components, Switch, Specs; the figures are those of the tokens `md.comp.switch` in
/// Material Web: a handle of 16 points while it is off, of 24 while it is on, and of 28 while it is pressed.
extension SwitchStyle {
  /// A switch of 52 by 32 points.
  package static var material: Self {
    Self(
      onTintColor: .materialPrimary,
      offTintColor: .materialSurfaceContainerHighest,
      size: Size(width: 52, height: 32),
      thumbSize: Size(square: 16),
      states: [
        .normal: off(handle: .materialOutline),
        .hovered: off(handle: .materialOnSurfaceVariant),
        .focused: off(handle: .materialOnSurfaceVariant),
        .highlighted: off(handle: .materialOnSurfaceVariant, size: 28),
        .disabled: off(
          track: .materialSurfaceContainerHighest.withAlpha(0.12),
          outline: .materialOnSurface.withAlpha(0.12),
          handle: .materialDisabledContent
        ),
        .selected: on(handle: .materialOnPrimary),
        [.selected, .hovered]: on(handle: .materialPrimaryContainer),
        [.selected, .focused]: on(handle: .materialPrimaryContainer),
        [.selected, .highlighted]: on(handle: .materialPrimaryContainer, size: 28),
        [.selected, .disabled]: on(track: .materialOnSurface.withAlpha(0.12), handle: .materialSurface),
      ]
    )
  }

  private static func off(
    track: Color? = nil, outline: Color = .materialOutline, handle: Color, size: Double = 16
  ) -> SwitchStateStyle {
    SwitchStateStyle(
      trackColor: track,
      border: BorderStyle(width: 2, color: outline, cornerRadius: 16),
      thumbColor: handle,
      thumbSize: Size(square: size)
    )
  }

  private static func on(track: Color? = nil, handle: Color, size: Double = 24) -> SwitchStateStyle {
    SwitchStateStyle(trackColor: track, thumbColor: handle, thumbSize: Size(square: size))
  }
}
