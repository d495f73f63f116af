import Restyle
import RestyleElements
import RestyleHTML

/// A list whose items lie beside each other, in lines that are filled one after the other.
struct InlineList: HTMLElement {
  var isOrdered = false
  var spacing = 15.0
  var content: ElementContent

  init(isOrdered: Bool = false, spacing: Double = 15, @ElementBuilder content: () -> ElementContent) {
    (self.isOrdered, self.spacing, self.content) = (isOrdered, spacing, content())
  }

  var htmlTag: HTMLTag { isOrdered ? .ol : .ul }
  var htmlStyle: (any CSSElementStyle)? {
    StackStyle(axis: .horizontal, spacing: spacing, alignment: .firstBaseline, wraps: true)
  }
  var body: some Element { content }

  /// An item, which has no mark.
  struct Item: HTMLElement {
    var content: ElementContent

    init(@ElementBuilder content: () -> ElementContent) { self.content = content() }

    var htmlTag: HTMLTag { .li }
    var htmlStyle: (any CSSElementStyle)? { StackStyle() }
    var body: some Element { content }
  }
}
