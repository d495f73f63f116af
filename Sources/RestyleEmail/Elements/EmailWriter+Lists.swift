import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

// Clients know `ul` and `ol`, but Word takes no padding for their indent, nor a position of their markers (caniemail.com,
// "padding", "list-style-position"), and items hold tables: so a marker is a text in a cell beside that of its item, and
// the list around them is for those who hear it.

extension EmailWriter {
  mutating func open(_ list: List) {
    open(EmailContainer(role: list.isOrdered ? .orderedList : .list))
    plainText.startList()
  }

  /// Starts an item, with room above it where others are.
  private mutating func openItem(_ index: Int, spacing: Double) {
    let room = EdgeInsets(top: index == 0 ? 0 : spacing, leading: 0, bottom: 0, trailing: 0)
    open(EmailContainer(role: .listItem), in: box(.none, insets: room))
  }

  mutating func close(_ list: List) {
    plainText.endList()
    close()
  }

  mutating func open(_ item: ResolvedListItem) {
    openItem(item.index, spacing: item.style.spacing)
    let number = item.numberMarker
    plainText.startItem(marker: number ?? (item.style.bullet == .none ? "" : "-"))
    let indent = item.style.indent
    if let marker = number ?? item.style.bullet.character {
      open(
        EmailContainer(axis: .horizontal, alignment: .firstBaseline, firstWidth: indent),
        in: EmailBox(room: indent))
      addContent { $0.append($0.shown(marker: marker, in: indent), part: "marker") }
    } else {
      let room = EdgeInsets(top: 0, leading: indent, bottom: 0, trailing: 0)
      open(EmailContainer(), in: box(.none, insets: room))
    }
    open(EmailContainer())
  }

  mutating func close(_ item: ResolvedListItem) {
    close()
    close()
    close()
    plainText.endItem()
  }

  mutating func open(_ list: DescriptionList) {
    open(EmailContainer(role: .list))
    plainText.startList()
  }

  mutating func close(_ list: DescriptionList) {
    plainText.endList()
    close()
  }

  mutating func open(_ item: ResolvedDescription) {
    openItem(item.index, spacing: item.style.spacing)
    addContent { $0.append(item.term, part: "term") }
    let indent = EdgeInsets(top: 0, leading: item.style.indent, bottom: 0, trailing: 0)
    open(EmailContainer(), in: box(.none, insets: indent))
    plainText.append(item.term)
    plainText.startItem(marker: " ")
  }

  mutating func close(_ item: ResolvedDescription) {
    plainText.endItem()
    close()
    close()
  }

  /// The room between a marker and its item, where there is as much.
  private static let markerSpacing = 6.0

  private mutating func shown(marker: String, in indent: Double) -> ShownText {
    let width = marker.estimatedWidth(
      size: style.text.resolved(for: context.traits).fontSize ?? Font.defaultSize)
    let style = markerStyle(tailIndent: -min(Self.markerSpacing, max(0, indent - width)))
    return ShownText(DisplayText(marker), in: style)
  }

  private mutating func markerStyle(tailIndent: Double) -> TextStyle {
    if let known = written.markers[tailIndent] { return known }
    let style = style.text.restyled {
      $0.alignment = direction == .rightToLeft ? .left : .right
      $0.tailIndent = tailIndent
    }.withoutCase
    written.markers.add(style, for: tailIndent)
    return style
  }
}

extension ListStyle.Bullet {
  /// The character that stands for the bullet: all typefaces of systems have these.
  fileprivate var character: String? {
    switch self {
    case .none: nil
    case .disc: "\u{2022}"
    case .circle: "\u{25CB}"
    case .square: "\u{25A0}"
    }
  }
}
