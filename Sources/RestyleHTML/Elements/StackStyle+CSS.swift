public import Restyle
public import RestyleElements

/// What a stack's style becomes in CSS: a flexible box.
///
/// Spacing that isn't positive becomes none, since CSS knows no negative gaps.
extension StackStyle: CSSStyle {
  /// The class of the box.
  public typealias ClassNames = String

  /// Makes the rule of a box around the elements of a stack.
  public static func cssRules(_ style: (TraitCollection) -> StackStyle) -> CSSRules {
    CSSRules([
      StyleRule { traits in
        let style = style(traits)
        var declarations = ControlReset.group
        declarations.add("display", "flex")
        declarations.add("flex-direction", style.axis == .horizontal ? "row" : "column")
        declarations.add("align-items", style.alignment.alignment(along: style.axis))
        declarations.add("gap") { $0.bytes.append(pixels: max(0, style.spacing)) }
        declarations.add(style.background, for: traits)
        declarations.add(padding: style.insets, within: style.background.border)
        return declarations
      }
    ])
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
