public import Restyle
import RestyleRendering

extension ListStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<ListStyle>, to rules: inout RuleBuilder) {
    addElementRules(of: style, to: &rules)
    rules.add(StyleSelector(part: .item)) { $0.add(.margin, "0") }
  }

  // Without the margin of items: selected list items have none to reset, while generated classes can be on any element.
  static func addElementRules(of style: Variants<ListStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add($0, isOrdered: false) }
    rules.add(style, StyleSelector(part: .ordered)) { $1.add($0, isOrdered: true) }
  }
}

/// The style of a list as an element.
struct ListBoxStyle: SingleClassStyle {
  let list: ListStyle
  let isOrdered: Bool

  static func addRules(of style: Variants<ListBoxStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add($0.list, isOrdered: $0.isOrdered) }
    rules.add(StyleSelector(part: .item)) { $0.add(.margin, "0") }
  }
}

extension CSSWriter {
  fileprivate mutating func add(_ style: ListStyle, isOrdered: Bool) {
    add([.boxSizing: "border-box", .display: "flex", .flexDirection: "column"])
    add(.rowGap) { $0.append(length: style.$spacing.stored) }
    add([.margin: "0", .padding: "0"])
    add(.paddingInlineStart) { $0.append(length: style.$indent.stored) }
    add(.listStyle, isOrdered ? style.numbering.name : style.bullet.name)
  }
}

extension ListStyle.Bullet {
  fileprivate var name: StaticString {
    switch self {
    case .none: "none"
    case .disc: "disc"
    case .circle: "circle"
    case .square: "square"
    }
  }
}

extension ListStyle.Numbering {
  fileprivate var name: StaticString {
    switch self {
    case .decimal: "decimal"
    case .lowerAlpha: "lower-alpha"
    case .upperAlpha: "upper-alpha"
    case .lowerRoman: "lower-roman"
    case .upperRoman: "upper-roman"
    }
  }
}
