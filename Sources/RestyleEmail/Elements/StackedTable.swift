import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// What a table of data is in windows of phones that are too narrow for its columns: the cells of a row lie below each
/// other, each behind the header of its column.
struct StackedTable {
  /// The class of what isn't shown there: the row of the headers, and cells that are empty, or that there aren't.
  let hidden: Int
  /// The class of the last cell of a row, and that of the others, which have no line below them.
  let last: Int
  let other: Int
  /// The header of each column before its cells, which is shown there alone; empty where there is none.
  let labels: [Bytes]
}

/// What is known of a table while its cells are written.
struct OpenTable {
  /// The room in each cell.
  let padding: PhysicalSides
  /// The line below each cell.
  let separator: SeparatorStyle
  /// Whether there is a line of the box below, which takes the place of the last separator.
  let isOutlinedBelow: Bool
  /// What the table is in narrow windows that have no room for its columns; nil if it fits.
  var stacked: StackedTable?
  /// What its cells need, where that is known only when all are written; nil for texts alone.
  var measured: MeasuredTable?
  /// The last cell of the row that is not empty; nil for none.
  var lastShownCell: Int?
}

/// What the columns of a table need, and the tags that are others if there is no room for it.
struct MeasuredTable {
  /// How wide what lies around the table can be in the narrowest window, in points.
  let narrowWidth: Double
  fileprivate var widths: [Double]
  /// What cells of several columns need.
  fileprivate var spans: [(columns: Range<Int>, width: Double)] = []
  /// Whether some cells say something of rows below theirs.
  fileprivate var spansRows = false
  fileprivate var tags: [(node: Int, tag: TableTag)] = []

  init(columnCount: Int, padding: Double, narrowWidth: Double) {
    widths = Array(repeating: padding, count: columnCount)
    self.narrowWidth = narrowWidth
  }
}

extension MeasuredTable {
  /// Notes how wide a cell is at least, with the room in it.
  mutating func add(width: Double, of cell: ResolvedTable.Cell) {
    if cell.rows.count > 1 { spansRows = true }
    if cell.columns.count == 1 {
      widths[cell.columns.lowerBound] = max(widths[cell.columns.lowerBound], width)
    } else {
      spans.append((cell.columns, width))
    }
  }

  /// How wide the table is at least, in points, if no word is broken.
  fileprivate var leastWidth: Double {
    var widths = widths
    // The last column of a cell takes what the others leave over.
    for (columns, width) in spans {
      widths[columns.upperBound - 1] += max(0, width - widths[columns].reduce(0, +))
    }
    return widths.reduce(0, +)
  }
}

extension EmailWriter {
  /// Adds a tag of the innermost table, which is another one if the table turns out to be too wide.
  mutating func add(_ tag: TableTag) {
    guard let top = tables.indices.last else { return }
    tables[top].measured?.tags.append((nodes.count, tag))
    addTags { $0.append(tag, of: $0.tables[top]) }
  }

  /// Ends the cells of a table: those that don't fit beside each other in the narrowest window lie below each other,
  /// but for those of several rows, which would be in their first row alone, and those below long headers.
  mutating func finish(_ table: ResolvedTable) {
    guard var open = tables.last, let measured = open.measured else { return }
    let least = measured.leastWidth
    guard least > measured.narrowWidth, !measured.spansRows, let stacked = makeStackedTable(of: table) else {
      return reserve(least - open.padding.horizontal)
    }
    open.stacked = stacked
    for (node, tag) in measured.tags { replaceTags(at: node) { $0.append(tag, of: open) } }
  }

  /// How wide a table is at least, in points, if no word is broken; nil for one with a single column, with cells of
  /// elements, or with cells of several columns or rows: that is known when it is written.
  ///
  /// Of one that is too wide for the narrowest window, no more rows are read than show that.
  func leastWidth(of table: ResolvedTable, padding: Double) -> Double? {
    guard table.columnCount > 1, !table.hasSpans, table.element.hasTextsAlone else { return nil }
    var widths = [Double](repeating: padding, count: table.columnCount)
    func add(_ text: ShownText, _ column: Int) {
      let letter = Self.letterWidth(ofSize: text.block.fontSize ?? style.text.fontSize)
      let word = letter * Double(text.plainText.unitsKept[...].utf8.longestWordCount)
      widths[column] = max(widths[column], word + padding)
    }
    for column in table.element.columns.indices { add(table.header(ofColumn: column), column) }
    for row in table.element.rows.indices where widths.reduce(0, +) <= narrowWidth {
      for column in table.element.rows[row].cells.indices {
        add(table.cell(row: row, column: column), column)
      }
    }
    return widths.reduce(0, +)
  }

  /// How long a header may be, in bytes, that stands before each cell of its column.
  private static let labelLimit = 200

  /// What a table is that is too wide for the narrowest window; nil if a header is long, which would be
  /// written as often as there are rows.
  mutating func makeStackedTable(of table: ResolvedTable) -> StackedTable? {
    let headers = table.element.columns.indices.map { table.unmarkedHeader(ofColumn: $0) }
    guard headers.allSatisfy({ $0.plainText.utf8.count <= Self.labelLimit }) else { return nil }
    let start = "display:block!important;text-align:\(direction.start)!important"
    let header = table.element.style.header.resolved(for: context.traits).inheriting(style.text)
    let label = look(
      of: TextBlockLook(style: header, surface: surface, before: 0, after: 0, isExact: false))
    let attributes = label.inNarrowWindows(&classes).attributes()
    return StackedTable(
      hidden: classes.number(of: .narrow("display:none!important")),
      last: classes.number(of: .narrow(start)),
      other: classes.number(of: .narrow("\(start);border:0!important;padding-bottom:0!important")),
      labels: headers.map { header in
        var bytes = Bytes()
        guard !header.isEmpty else { return bytes }
        bytes.append(verbatim: "<span")
        bytes.append(languageOf: header.block)
        bytes.append(attributes: attributes)
        bytes.append(content: header.plainText)
        bytes.append(verbatim: "</span>")
        return bytes
      })
  }
}

extension Table {
  /// Whether no cell holds elements.
  fileprivate var hasTextsAlone: Bool {
    columns.allSatisfy { $0.header.elements == nil }
      && rows.allSatisfy { $0.cells.allSatisfy { $0.content.elements == nil } }
  }
}
