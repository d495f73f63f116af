import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ link: ResolvedHyperlink) {
    let element = link.element
    var text = readyText(link.title, part: "title")
    if element.isEnabled { text = linked(text, to: element.destination) }
    reportStates(of: element)
    let part = TextPart(text: faint(text, element))
    append(marked: element) { $0.append(part) }
  }

  mutating func open(_ list: List) { startColumn(spacing: list.style.spacing) }

  mutating func close(_ list: List) { finish() }

  mutating func open(_ item: ResolvedListItem) {
    start(.line)
    let bullet: ListEnumerator = item.style.bullet == .none ? .none : .bullets
    let marker = item.numberMarker ?? bullet.marker(0, terminal.profile.drawsASCIIOnly)
    if !marker.isEmpty { append(TextPart(text: terminal.readyText(StyledString(marker)))) }
    startColumn()
  }

  mutating func close(_ item: ResolvedListItem) { finish(2) }

  mutating func open(_ list: DescriptionList) { startColumn(spacing: list.style.spacing) }

  mutating func close(_ list: DescriptionList) { finish() }

  mutating func open(_ item: ResolvedDescription) {
    startColumn()
    append(textPart(item.term, part: "term"))
    // Without an indent, terms and descriptions would look the same.
    let indent = max(terminal.cells(across: item.style.indent), 2)
    start(LayoutNode.Container(insets: CellInsets(left: indent), alignment: .leading))
  }

  mutating func close(_ item: ResolvedDescription) { finish(2) }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    // A disclosure can't be opened here, so its contents are always shown.
    startColumn()
    start(.line)
    append(TextPart(text: terminal.readyText(terminal.profile.drawsASCIIOnly ? "v" : "▾")))
    append(textPart(disclosure.title, part: "title"))
    finish()
    start(LayoutNode.Container(insets: CellInsets(left: 2), alignment: .leading))
  }

  mutating func close(_ disclosure: ResolvedDisclosure) { finish(2) }
}
