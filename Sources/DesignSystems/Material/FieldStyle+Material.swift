package import Restyle

/// The two text fields of Material 3.
///
/// Source: Material Design 3, Components, Text fields, Specs; the figures are those of the tokens
/// `md.comp.filled-text-field` and `md.comp.outlined-text-field` in Material Web.
extension FieldStyle {
  /// A field that stands out by its colour, with a line below: 56 points high.
  package static var materialFilled: Self {
    func background(_ color: Color, indicator: Color, width: Double = 1) -> BackgroundStyle {
      BackgroundStyle(
        color: color,
        border: BorderStyle(
          width: width, color: indicator, cornerRadii: CornerRadii(4, at: .top), borderEdges: .bottom)
      )
    }
    let container = Color.materialSurfaceContainerHighest
    return material(
      backgrounds: [
        .normal: background(container, indicator: .materialOnSurfaceVariant),
        .disabled: background(
          .materialOnSurface.withAlpha(0.04), indicator: .materialDisabledContent),
        .focused: background(container, indicator: .materialPrimary, width: 2),
        .hovered: background(
          container.materialLayered(.materialOnSurface, opacity: Color.materialHoverOpacity),
          indicator: .materialOnSurface
        ),
        .invalid: background(container, indicator: .materialError),
        [.invalid, .focused]: background(container, indicator: .materialError, width: 2),
      ]
    )
  }

  /// A field with a line around it: 56 points high.
  package static var materialOutlined: Self {
    func background(_ outline: Color, width: Double = 1) -> BackgroundStyle {
      BackgroundStyle(border: BorderStyle(width: width, color: outline, cornerRadius: 4))
    }
    return material(
      backgrounds: [
        .normal: background(.materialOutline),
        .disabled: background(.materialOnSurface.withAlpha(0.12)),
        .focused: background(.materialPrimary, width: 3),
        .hovered: background(.materialOnSurface),
        .invalid: background(.materialError),
        [.invalid, .focused]: background(.materialError, width: 3),
      ]
    )
  }

  private static func material(backgrounds: StateStyles<BackgroundStyle>) -> Self {
    Self(
      text: .materialBodyLarge,
      placeholder: .materialBodyLarge.colored(.materialOnSurfaceVariant),
      disabled: .materialBodyLarge.colored(.materialDisabledContent),
      cursorColor: .materialPrimary,
      textHighlightColor: .materialPrimary.withAlpha(0.2),
      backgrounds: backgrounds,
      contentInsets: EdgeInsets(inset: 16)
    )
  }
}
