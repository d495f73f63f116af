public import Restyle
import RestyleRendering

extension ProgressBarStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<ProgressBarStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([.appearance: "none", .boxSizing: "border-box", .display: "block"])
      ControlReset.flexible(&css)
      css.add(.height) { $0.append(length: style.$thickness.stored) }
      // Colours are all that a bar shows.
      css.add(.forcedColorAdjust, "none")
      css.add(style.track)
    }
    rules.add(StyleSelector(suffix: .webkitProgressBar)) { $0.add(.background, "none") }
    for suffix in [StyleSelector.Suffix.webkitProgressValue, .mozProgressBar] {
      rules.add(style, StyleSelector(suffix: suffix)) { style, css in
        css.add(.background, style.fillColor, else: "currentcolor")
        // Not inherited: browsers have boxes of their own between both.
        css.add(style.track.border.cornerRadii)
      }
    }
    // Of unknown progress, browsers fill all of it, or nothing: stripes of the fill lie on the track, which is the
    // element's own background.
    for suffix in [StyleSelector.Suffix.webkitUnknownProgress, .mozUnknownProgress] {
      rules.add(style, StyleSelector(suffix: suffix)) { style, css in
        css.add(.background) { css in
          css.bytes.append(verbatim: "repeating-linear-gradient(-45deg,")
          if let color = style.fillColor {
            css.append(color)
          } else {
            css.bytes.append(verbatim: "currentcolor")
          }
          css.bytes.append(verbatim: " 0 8px,transparent 0 16px)")
        }
        css.add(style.track.border.cornerRadii)
      }
    }
  }
}
