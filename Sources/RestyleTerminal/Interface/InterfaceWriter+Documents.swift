import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ link: ResolvedHyperlink) {
    let element = link.element
    var text = readyText(link.title, part: "title")
    if element.isEnabled { text = linked(text, to: element.destination) }
    reportStates(element.state)
    reportUnshown(of: element)
    let style = element.style.style(for: element.state)
    let isShown = style != element.style.style(for: element.state.subtracting(.disabled))
    let part = TextPart(text: faint(text, in: element.state, isShown: isShown))
    let box = box(style?.background ?? .none, element.style.contentInsets, part: "title")
    append(markedFor: element.state) { $0.append(part, in: box) }
  }

  /// Appends a title, in a box if its style has one.
  private mutating func append(_ title: TextPart, in box: ControlBox) {
    let container = LayoutNode.Container(insets: box.padding, alignment: .leading, frame: box.frame)
    guard container.around > 0 || box.padding != .zero || !box.frame.isEmpty else { return append(title) }
    start(container)
    append(title)
    finish()
  }

  mutating func open(_ list: List) {
    reportUnshown(of: list)
    startColumn(spacing: list.style.spacing)
  }

  mutating func close(_ list: List) { finish() }

  mutating func open(_ item: ResolvedListItem) {
    start(.item)
    let marker = item.numberMarker ?? item.style.bullet.marker(isASCII: terminal.profile.drawsASCIIOnly)
    if !marker.isEmpty { append(TextPart(text: terminal.readyText(StyledString(marker)))) }
    startColumn()
  }

  mutating func close(_ item: ResolvedListItem) { finish(2) }

  mutating func open(_ list: DescriptionList) {
    reportUnshown(of: list)
    startColumn(spacing: list.style.spacing)
  }

  mutating func close(_ list: DescriptionList) { finish() }

  mutating func open(_ item: ResolvedDescription) {
    startColumn()
    append(textPart(item.term, part: "term"))
    // Without an indent, terms and descriptions would look the same.
    let indent = max(terminal.cells(across: item.style.indent), 2)
    start(LayoutNode.Container(insets: terminal.insets(leading: indent), alignment: .leading))
  }

  mutating func close(_ item: ResolvedDescription) { finish(2) }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    // Terminals can't open disclosures, so their contents are always shown.
    startColumn()
    start(.line)
    append(TextPart(text: terminal.readyText(terminal.profile.drawsASCIIOnly ? "v" : "▾")))
    reportStates(disclosure.element.state)
    reportUnshown(of: disclosure.element)
    let style = disclosure.element.style
    let background = style.style(for: disclosure.element.state)?.background ?? .none
    let title = textPart(disclosure.title, part: "title")
    let box = box(background, style.contentInsets, part: "title")
    append(markedFor: disclosure.element.state) { $0.append(title, in: box) }
    finish()
    start(LayoutNode.Container(insets: terminal.insets(leading: 2), alignment: .leading))
  }

  mutating func close(_ disclosure: ResolvedDisclosure) { finish(2) }
}

extension ListStyle.Bullet {
  /// The character before an item, which is an asterisk if only ASCII can be drawn.
  fileprivate func marker(isASCII: Bool) -> String {
    switch self {
    case .none: ""
    case _ where isASCII: "*"
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    }
  }
}
