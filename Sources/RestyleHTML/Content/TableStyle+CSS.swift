public import Restyle
import RestyleRendering

extension TableStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<TableStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([.boxSizing: "border-box", .width: "100%"])
      // Collapsed borders have no rounded corners.
      css.add(.borderCollapse, style.isRounded ? "separate" : "collapse")
      if style.isRounded { css.add([.borderSpacing: "0", .overflow: "hidden"]) }
      css.add(style.background)
    }
    rules.add(style, StyleSelector(part: .caption)) { style, css in
      css.add(.textAlign, "start")
      css.add(padding: style.cellInsets)
      css.add(style.caption)
    }
    // With a caption, browsers don't clip the cells below it at the corners of the table.
    for (cells, corner) in [
      (.firstCell, .borderStartStartRadius), (.lastCellOfFirstRow, .borderStartEndRadius),
    ] as [(StyleSelector.Suffix, CSSProperty)] {
      rules.add(style, StyleSelector(suffix: cells)) { style, css in
        if style.isRounded { css.add(corner, "inherit") }
      }
    }
    rules.add(StyleSelector(suffix: .tableRows), ControlReset.whole)
    rules.add(style, StyleSelector(part: .columnHeader)) { style, css in
      css.add(cell: style.header, of: style)
      if let color = style.headerColor { css.add(.backgroundColor, color) }
    }
    rules.add(style, StyleSelector(part: .rowHeader)) { $1.add(cell: $0.header, of: $0) }
    rules.add(style, StyleSelector(part: .cell)) { $1.add(cell: $0.cell, of: $0) }
    rules.add(style, StyleSelector(part: .stripe)) { style, css in
      if let color = style.stripeColor { css.add(.backgroundColor, color) }
    }
    // Above each row except the first, so that no line is beside the outline, however many rows cells span. If
    // collapsed borders have the same width, the cell's would be drawn instead of the outline.
    rules.add(style, StyleSelector(suffix: .cellsBelow)) { style, css in
      guard style.separator.width > 0, style.isOutlinedBelow else { return }
      css.add(.borderBlockStartStyle, "solid")
      css.add(.borderBlockStartWidth) { $0.append(length: style.separator.$width.stored) }
      css.add(.borderBlockStartColor, style.separator.color)
    }
    rules.add(pressed: style, StyleSelector(part: .caption)) { $0.caption }
    rules.add(pressed: style, StyleSelector(part: .columnHeader)) { $0.header }
    rules.add(pressed: style, StyleSelector(part: .rowHeader)) { $0.header }
    rules.add(pressed: style, StyleSelector(part: .cell)) { $0.cell }
  }
}

extension TableStyle {
  fileprivate var isRounded: Bool { background.border.cornerRadii != .zero }
}

extension CSSWriter {
  fileprivate mutating func add(cell text: TextStyle, of style: TableStyle) {
    add([.font: "inherit", .textAlign: "start"])
    add(padding: style.cellInsets)
    if style.separator.width > 0, !style.isOutlinedBelow {
      add(.borderBlockEndStyle, "solid")
      add(.borderBlockEndWidth) { $0.append(length: style.separator.$width.stored) }
      add(.borderBlockEndColor, style.separator.color)
    }
    add(text)
  }
}
