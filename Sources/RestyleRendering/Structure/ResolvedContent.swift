public import Restyle
public import RestyleElements

/// A link that stands on its own, with what names it.
public struct ResolvedHyperlink: Sendable {
  package let box: ElementBox<Hyperlink>
  /// The language of readers.
  let language: Language?

  /// The link.
  public var element: Hyperlink { box.element }

  /// The title, in the style of the link's states.
  public var title: ShownText {
    let style = element.style.style(for: element.state)?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

/// A title that opens and closes what lies below it.
public struct ResolvedDisclosure: Sendable {
  package let box: ElementBox<Disclosure>
  /// The language of readers.
  let language: Language?

  /// The disclosure.
  public var element: Disclosure { box.element }

  /// The title, in the style of its states.
  public var title: ShownText {
    let style = element.style.style(for: element.state)?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

/// An item of a list, with its place.
public struct ResolvedListItem: Sendable {
  package let box: ElementBox<List.Item>
  package let list: ElementBox<List>
  /// Which of the items it is, from 0.
  public let index: Int

  /// The item.
  public var element: List.Item { box.element }

  /// The style of the list.
  public var style: ListStyle { list.element.style }

  /// The number of the item; nil in a list in no particular order.
  public var number: Int? {
    guard list.element.isOrdered else { return nil }
    let (number, overflows) = list.element.start.addingReportingOverflow(index)
    return overflows ? .max : number
  }
}

/// A table of data, with its texts as they are shown.
public struct ResolvedTable: Sendable {
  package let box: ElementBox<Table>
  /// The language of readers.
  let language: Language?
}

extension ResolvedTable {
  /// The table.
  public var element: Table { box.element }

  /// The caption; nil if there is none, or nothing in it.
  public var caption: ShownText? {
    guard let caption = box.element.caption, caption.isShown(in: language) else { return nil }
    return ShownText(caption, in: box.element.style.caption, language: language)
  }

  /// How many columns there are: those with headers, and those that only cells make.
  public var columnCount: Int {
    box.element.rows.reduce(box.element.columns.count) { max($0, $1.count) }
  }

  /// Whether any column has a header.
  public var hasColumnHeaders: Bool { box.element.columns.contains { $0.title.isShown(in: language) } }

  /// The header of a column; nothing for one that has none.
  public func header(ofColumn column: Int) -> ShownText {
    let columns = box.element.columns
    return ShownText(
      columns.indices.contains(column) ? columns[column].title : "", in: box.element.style.header,
      language: language)
  }

  /// A cell's text; nothing for one that there isn't.
  public func cell(row: Int, column: Int) -> ShownText {
    let rows = box.element.rows
    let text = rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : ""
    let style = isHeader(column: column) ? box.element.style.header : box.element.style.cell
    return ShownText(text, in: style, language: language)
  }

  /// Whether a column's cells are the headers of their rows.
  public func isHeader(column: Int) -> Bool { column == 0 && box.element.hasRowHeaders }

  /// Where the texts of a column lie.
  public func alignment(ofColumn column: Int) -> HorizontalAlignment {
    let columns = box.element.columns
    return columns.indices.contains(column) ? columns[column].alignment : .leading
  }
}
