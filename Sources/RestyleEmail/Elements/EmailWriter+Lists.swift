import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// Clients know `ul` and `ol`, but Word takes no padding for their indent, nor a position of their markers (caniemail.com,
// "padding", "list-style-position"), and items hold tables: so a marker is a text in a cell beside that of its item, and
// the tables say that they are a list and its items.

extension EmailWriter {
  mutating func open(_ list: List) {
    report(list.accessibility)
    var container = EmailContainer()
    container.spacing = list.style.spacing
    container.role = .list
    open(container)
    plainText.startList()
  }

  mutating func close(_ list: List) {
    plainText.endList()
    close()
  }

  mutating func open(_ item: ResolvedListItem) {
    report(item.element.accessibility)
    let number = item.numeral.map { "\($0)." }
    plainText.startItem(marker: number ?? (item.style.bullet == .none ? "" : "-"))
    let indent = item.style.indent
    if let marker = number ?? item.style.bullet.character {
      var columns = EmailContainer(.horizontal, alignment: .firstBaseline)
      columns.firstWidth = indent
      columns.role = .listItem
      var box = EmailBox()
      box.room = indent
      open(columns, in: box)
      addContent { $0.append($0.shown(marker: marker, in: indent), as: .paragraph, part: "marker") }
    } else {
      var column = EmailContainer()
      column.role = .listItem
      open(column, in: box(.none, insets: EdgeInsets(top: 0, leading: indent, bottom: 0, trailing: 0)))
    }
    open(EmailContainer())
  }

  mutating func close(_ item: ResolvedListItem) {
    close()
    close()
    plainText.endItem()
  }

  /// The room between a marker and its item, where there is as much.
  private static let markerSpacing = 6.0

  private func shown(marker: String, in indent: Double) -> ShownText {
    let style = style.text.restyled {
      $0.alignment = direction == .rightToLeft ? .left : .right
      let width = marker.estimatedWidth(size: $0.resolved(for: context.traits).fontSize ?? Font.defaultSize)
      $0.tailIndent = -min(Self.markerSpacing, max(0, indent - width))
    }
    return ShownText(DisplayText(marker), in: style.withoutCase)
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
