import RestyleElements
import RestyleHTML

/// A part of a page that readers can jump to.
struct Landmark: HTMLElement {
  var htmlTag: HTMLTag
  var htmlAttributes: [HTMLAttribute]
  var content: ElementContent

  init(
    _ tag: HTMLTag, _ label: String? = nil, id: String? = nil, classes: String? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    htmlTag = tag
    htmlAttributes = [
      label.map { HTMLAttribute("aria-label", $0) }, id.map { .id($0) }, classes.map { .classes($0) },
    ].compactMap(\.self)
    self.content = content()
  }

  var body: some Element { content }
}
