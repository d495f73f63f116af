import Restyle
import RestyleElements
import RestyleHTML

/// A style of one's own: in catalogs, in the defaults, and as CSS.
struct BadgeStyle: Style, Hashable, Codable {
  var text = TextStyle(color: .white).bold
  var background = BackgroundStyle(color: .systemIndigo, border: BorderStyle(cornerRadius: 4))

  static var pluralName: String { "badges" }

  mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&text) }
}

extension BadgeStyle {
  static var `default`: BadgeStyle { DefaultStyling.defaults[.badge] }
}

/// Its slot among the defaults.
struct BadgeSlot: DefaultStylingKey {
  static let defaultValue = BadgeStyle()
}

nonisolated extension DefaultStylingKey where Self == BadgeSlot {
  static var badge: Self { Self() }
}

extension BadgeStyle: CSSElementStyle {
  static var css: CSSDescription<BadgeStyle, String> {
    .declaring { badge, css in
      css.set(badge.background)
      css.set(badge.text)
      css.set(padding: EdgeInsets(horizontalInset: 6, verticalInset: 2))
    }
  }
}

/// An element of one's own in the style, with a tag of its own in HTML; terminals show what it holds.
struct Badge: HTMLElement {
  var title: String
  var style: BadgeStyle?

  var htmlTag: HTMLTag { .div }
  var htmlStyle: (any CSSElementStyle)? { style ?? .default }

  var body: some Element { Label(title, style: (style ?? .default).text) }
}
