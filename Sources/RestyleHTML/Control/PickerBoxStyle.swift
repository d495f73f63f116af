import Restyle
import RestyleRendering

/// The style of a pop-up list: a box with a field, and a mark at its end.
struct PickerBoxStyle: SingleClassStyle {
  let field: FieldStyle

  /// The width of the mark, in points.
  private static let markRoom = 24.0

  static func addRules(of style: Variants<PickerBoxStyle>, to rules: inout RuleBuilder) {
    rules.add(
      field: style.mapEach { style in style.field.restyled { $0.contentInsets.trailing += markRoom } },
      placeholder: .unchosen)
    // In the opened list, choices look as if one were chosen.
    rules.add(style, StyleSelector(suffix: .choices)) { style, css in
      css.add(.color, style.field.text.color, else: "fieldtext")
    }
    rules.add(style) { _, css in
      css.add([.width: "100%", .minWidth: "0", .cursor: "pointer"])
    }
    rules.add(style, StyleSelector(part: .marker)) { style, css in
      css.add(.position, "absolute")
      css.add(.insetInlineEnd) { $0.bytes.append(pixels: max(style.field.contentInsets.trailing, 4)) }
      css.add([
        .insetBlock: "0", .marginBlock: "auto", .width: "0", .height: "0", .pointerEvents: "none",
        .clipPath: "polygon(0 0,100% 0,50% 100%)",
      ])
      // A border, since browsers show it with forced colours and on paper, unlike a background.
      css.add([.borderStyle: "solid", .borderWidth: "4px 6px"])
      if let color = style.field.text.color { css.add(.borderColor, color) }
    }
  }
}
