import Restyle

/// The style of a list that opens: a field, and a mark at its end, which lies in a box with it.
struct PickerBoxStyle: CSSStyle {
  let field: FieldStyle

  /// The room that the mark takes, in points.
  private static let markRoom = 24.0

  static var css: CSSDescription<PickerBoxStyle, String> {
    CSSDescription { style, rules in
      rules.add(field: style) { style in
        style.field.restyled { $0.contentInsets.trailing += markRoom }
      }
      rules.add(style) { _, css in
        css.add(.width, "100%")
        css.add(.minWidth, "0")
        css.add(.cursor, "pointer")
      }
      rules.add(style, StyleSelector(part: .marker)) { style, css in
        css.add(.position, "absolute")
        css.add(.insetInlineEnd) { $0.bytes.append(pixels: max(style.field.contentInsets.trailing, 4)) }
        css.add(.insetBlock, "0")
        css.add(.marginBlock, "auto")
        css.add(.width, "12px")
        css.add(.height, "8px")
        css.add(.pointerEvents, "none")
        css.add(.clipPath, "polygon(0 0,100% 0,50% 100%)")
        css.add(.forcedColorAdjust, "none")
        if let color = style.field.text.color {
          css.add(.background, color)
        } else {
          css.add(.background, "currentcolor")
        }
      }
    }
  }
}
