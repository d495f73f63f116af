public import Restyle
import RestyleRendering

/// The classes of a table of data and of what lies in it.
public struct TableClassNames: Hashable, Sendable {
  /// The class of the `table`.
  public let table: String
  /// The class of the `caption`.
  public let caption: String
  /// The class of a `th` at the top of a column.
  public let columnHeader: String
  /// The class of a `th` at the start of a row.
  public let rowHeader: String
  /// The class of a `td`.
  public let cell: String
  /// The class of every second `tr`.
  public let stripe: String

  init(root: String) {
    table = root
    caption = StylePart.caption.className(in: root)
    columnHeader = StylePart.header.className(in: root)
    rowHeader = StylePart.rowHeader.className(in: root)
    cell = StylePart.cell.className(in: root)
    stripe = StylePart.stripe.className(in: root)
  }
}

extension TableStyle: CSSStyle {
  /// How a table, its caption, headers and cells become CSS.
  public static var css: CSSDescription<TableStyle, TableClassNames> {
    CSSDescription(classNames: TableClassNames.init(root:)) { style, rules in
      rules.add(style) { style, css in
        css.add(.boxSizing, "border-box")
        css.add(.borderCollapse, "collapse")
        css.add(.width, "100%")
        css.add(style.background)
      }
      rules.add(style, StyleSelector(part: .caption)) { style, css in
        css.add(.textAlign, "start")
        css.add(padding: style.cellInsets)
        css.add(style.caption)
      }
      rules.add(style, StyleSelector(part: .header)) { style, css in
        css.add(cell: style.header, of: style)
        if let color = style.headerColor { css.add(.backgroundColor, color) }
      }
      rules.add(style, StyleSelector(part: .rowHeader)) { $1.add(cell: $0.header, of: $0) }
      rules.add(style, StyleSelector(part: .cell)) { $1.add(cell: $0.cell, of: $0) }
      rules.add(style, StyleSelector(part: .stripe)) { style, css in
        if let color = style.stripeColor { css.add(.backgroundColor, color) }
      }
    }
  }
}

extension CSSWriter {
  fileprivate mutating func add(cell text: TextStyle, of style: TableStyle) {
    add(.font, "inherit")
    add(.textAlign, "start")
    add(padding: style.cellInsets)
    if style.separator.width > 0 {
      add(.borderBlockEndStyle, "solid")
      add(.borderBlockEndWidth) { $0.bytes.append(pixels: style.separator.width) }
      add(.borderBlockEndColor, style.separator.color)
    }
    add(text)
  }
}
