public import Restyle
import RestyleRendering

extension SliderStyle: CSSStyle {
  /// How a slider, an `input` of the type `range`, becomes CSS: drawn by the browser, in the style's colours.
  public static var css: CSSDescription<SliderStyle, String> {
    CSSDescription { style, rules in
      rules.add(style) { style, css in
        css.add([
          .boxSizing: "border-box", .display: "block", .width: "100%", .minWidth: "0", .margin: "0",
          .color: "inherit",
        ])
        css.add(.minHeight) { $0.bytes.append(pixels: style.minimumHeight) }
      }
      rules.add(style, in: [.normal, .invalid]) { style, state, css in
        if let color = style.fillColor(for: state) { css.add(.accentColor, color) }
      }
    }
  }
}

extension SliderStyle: CSSElementStyle {}
