import Restyle
public import RestyleElements
import RestyleRendering

/// What a stack's style becomes in CSS: a flexible box.
///
/// Spacing that isn't positive becomes none, since CSS knows no negative gaps.
extension StackStyle: CSSStyle, SingleClassStyle {
  static func addRules(of style: Variants<StackStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      ControlReset.group(&css)
      css.add(.display, "flex")
      css.add(.flexDirection, style.axis == .horizontal ? "row" : "column")
      css.add(.alignItems, style.alignment.alignment(along: style.axis))
      css.add(.gap) { $0.append(length: style.$spacing.stored) }
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
    }
  }
}

extension StackStyle.Alignment {
  fileprivate func alignment(along axis: StackStyle.Axis) -> StaticString {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .fill: "stretch"
    // Below each other, first lines share nothing but the edge that they start at.
    case .firstBaseline: axis == .horizontal ? "baseline" : "flex-start"
    }
  }
}
