import Restyle
public import RestyleElements
import RestyleRendering

/// The CSS of a stack's style: a flexible box, or a grid.
///
/// Spacing that isn't positive becomes zero, since CSS has no negative gaps.
extension StackStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<StackStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      // A word that is wider than the stack doesn't leave it.
      css.add([.boxSizing: "border-box", .margin: "0", .overflowWrap: "break-word"])
      if let columns = style.columns {
        css.add(.display, "grid")
        css.add(.gridTemplateColumns) { css in
          css.bytes.append(verbatim: "repeat(")
          css.bytes.append(number: Double(min(columns, StackStyle.columnLimit)))
          // Columns share the width, whatever is in them.
          css.bytes.append(verbatim: ",minmax(0,1fr))")
        }
      } else {
        css.add(.display, "flex")
        css.add(.flexDirection, style.axis == .horizontal ? "row" : "column")
        if style.wraps { css.add(.flexWrap, "wrap") }
      }
      css.add(.alignItems, style.alignment.alignment(along: style.axis))
      css.add(.gap) { $0.append(length: style.$spacing.stored) }
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
      if style.hasBox {
        css.add(style.box)
        css.addLeastWidth(of: style.box)
      }
    }
    if style.values.contains(where: \.scrollsAlongLine) {
      rules.add(style, StyleSelector(suffix: .images)) { style, css in
        // People scroll to images that don't fit, so that none gets smaller.
        css.add(.flexShrink, style.scrollsAlongLine ? "0" : "1")
      }
    }
    if style.values.contains(where: \.keepsWidths) {
      // A word that is wider than the stack doesn't leave it, however wide what holds the word would be.
      rules.add(style, StyleSelector(suffix: .inColumn)) { if $0.keepsWidths { $1.add(.maxWidth, "100%") } }
    }
    rules.add(pressed: style, \.box)
    rules.add(containersOf: style) { style in style.box.overflow.map { $0 != .visible } ?? false }
  }
}

extension StackStyle {
  /// Whether elements lie below each other, each as wide as it needs to be.
  fileprivate var keepsWidths: Bool { axis == .vertical && alignment != .fill && columns == nil }
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
