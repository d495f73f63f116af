public import Restyle
import RestyleRendering

/// The classes of a list: a `ul`, an `ol`, and the items in it.
public struct ListClassNames: Hashable, Sendable {
  /// The class of a `ul`.
  public let list: String
  /// The class of an `ol`.
  public let orderedList: String
  /// The class of an item.
  public let item: String

  init(root: String) {
    list = root
    orderedList = StylePart.ordered.className(in: root)
    item = StylePart.item.className(in: root)
  }
}

extension ListStyle: CSSStyle {
  /// How lists and their items become CSS.
  public static var css: CSSDescription<ListStyle, ListClassNames> {
    CSSDescription(classNames: ListClassNames.init(root:)) { style, rules in
      rules.add(style) { $1.add($0, isOrdered: false) }
      rules.add(style, StyleSelector(part: .ordered)) { $1.add($0, isOrdered: true) }
      rules.add(StyleSelector(part: .item)) { $0.add(.margin, "0") }
    }
  }
}

/// The style of a list as an element.
struct ListBoxStyle: CSSStyle {
  let list: ListStyle
  let isOrdered: Bool

  static var css: CSSDescription<ListBoxStyle, String> {
    CSSDescription { style, rules in
      rules.add(style) { $1.add($0.list, isOrdered: $0.isOrdered) }
      rules.add(StyleSelector(part: .item)) { $0.add(.margin, "0") }
    }
  }
}

extension CSSWriter {
  fileprivate mutating func add(_ style: ListStyle, isOrdered: Bool) {
    add(.display, "flex")
    add(.flexDirection, "column")
    add(.rowGap) { $0.append(length: style.spacing) }
    add(.margin, "0")
    add(.padding, "0")
    add(.paddingInlineStart) { $0.append(length: style.indent) }
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
