public import Restyle
import RestyleRendering

extension ProgressBarStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<ProgressBarStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([.appearance: "none", .boxSizing: "border-box", .display: "block"])
      ControlReset.flexible(&css)
      css.add(.height) { $0.append(length: style.$thickness.stored) }
      ControlReset.keepingColors(&css)
      css.add(style.track)
    }
    rules.add(StyleSelector(suffix: .webkitProgressBar)) { $0.add(.background, "none") }
    for suffix in [StyleSelector.Suffix.webkitProgressValue, .mozProgressBar] {
      rules.add(style, StyleSelector(suffix: suffix)) { style, css in
        css.add(.background, style.fillColor, else: "currentcolor")
        // Not inherited, since browsers have their own boxes between the two.
        css.add(style.track.border.cornerRadii)
      }
    }
    // For unknown progress, browsers fill all of the bar or nothing. Instead, stripes in the fill colour are drawn on
    // the track, which is the element's own background.
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
