public import Restyle
import RestyleRendering

extension ListStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<ListStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add($0, isOrdered: false) }
    rules.add(style, StyleSelector(part: .ordered)) { $1.add($0, isOrdered: true) }
    rules.addItem()
  }

  // Items have no room of their own there: it is a class of ours that may be on anything.
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
    rules.addItem()
  }
}

extension RuleBuilder {
  /// Adds the rules of an item of a list.
  fileprivate mutating func addItem() {
    let item = StyleSelector(part: .item)
    add(item) { $0.add(.margin, "0") }
    addLines(of: item, .laterInItem, .laterFieldsInItem)
  }

  /// Adds the rules of what holds elements one below the other, as documents have texts: links and controls would follow
  /// each other in a line, without a space.
  ///
  /// - Parameters:
  ///   - selector: What holds them.
  ///   - later: What has a line of its own behind another element, and is as wide as its content.
  ///   - fields: The same of fields.
  mutating func addLines(
    of selector: StyleSelector, _ later: StyleSelector.Suffix, _ fields: StyleSelector.Suffix
  ) {
    add(selector.suffixed(later)) { $0.add([.display: "flex", .width: "fit-content"]) }
    add(selector.suffixed(fields)) { $0.add(.display, "block") }
  }
}

extension CSSWriter {
  fileprivate mutating func add(_ style: ListStyle, isOrdered: Bool) {
    add([.display: "flex", .flexDirection: "column"])
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
