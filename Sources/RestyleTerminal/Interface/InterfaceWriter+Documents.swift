import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ link: ResolvedHyperlink) {
    let element = link.element
    var text = readyText(link.title, part: "title")
    if element.isEnabled { text = linked(text, to: element.destination) }
    reportDisabled(element)
    append(TextPart(text: faint(text, element), isMirrored: terminal.isMirrored))
  }

  mutating func open(_ list: List) {
    start(
      LayoutNode.Container(spacing: max(terminal.cells(down: list.style.spacing), 0), alignment: .leading))
  }

  mutating func close(_ list: List) { finish() }

  mutating func open(_ item: ResolvedListItem) {
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
    let enumerator: ListEnumerator =
      item.number == nil ? item.style.bullet.enumerator : item.style.numbering.enumerator
    let marker = enumerator.marker(max((item.number ?? 1) - 1, 0), terminal.profile.drawsASCIIOnly)
    // There are no letters and Roman numbers below 1.
    let text = item.number.flatMap { $0 < 1 ? "\($0)." : nil } ?? marker
    if !text.isEmpty { append(TextPart(text: terminal.readyText(StyledString(text)))) }
    start(LayoutNode.Container(alignment: .leading))
  }

  mutating func close(_ item: ResolvedListItem) {
    finish()
    finish()
  }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    // Nobody can open it here, so that what lies in it is shown in any case.
    start(LayoutNode.Container(alignment: .leading))
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
    append(TextPart(text: terminal.readyText(terminal.profile.drawsASCIIOnly ? "v" : "▾")))
    append(textPart(disclosure.title, part: "title"))
    finish()
    start(LayoutNode.Container(insets: CellInsets(left: 2), alignment: .leading))
  }

  mutating func close(_ disclosure: ResolvedDisclosure) {
    finish()
    finish()
  }

  mutating func visit(_ table: ResolvedTable) {
    let element = table.element
    let style = element.style
    start(LayoutNode.Container(alignment: .leading))
    if let caption = table.caption { append(textPart(caption, part: "caption")) }
    var widths = [Int](repeating: 0, count: table.columnCount)
    // What can't be shown is told here, where the place is known.
    func note(_ text: ShownText, _ column: Int, _ part: String) {
      let ready = readyText(text, part: part)
      widths[column] = max(widths[column], terminal.profile.metrics.width(of: ready.plainText))
    }
    for column in widths.indices {
      note(table.header(ofColumn: column), column, "column \(column + 1)")
      for row in element.rows.indices {
        note(table.cell(row: row, column: column), column, "row \(row + 1), column \(column + 1)")
      }
    }
    let columns = widths.indices.map { column in
      TerminalTable.Column(
        element.columns.indices.contains(column)
          ? element.columns[column].title.styled(style.header, in: context.language) : "",
        alignment: table.alignment(ofColumn: column).inTable)
    }
    let rows = element.rows.map { row in
      row.indices.map { column in
        row[column].styled(table.isHeader(column: column) ? style.header : style.cell, in: context.language)
      }
    }
    append(
      TablePart(
        table: TerminalTable(columns: columns, rows: rows),
        idealWidth: widths.reduce(1) { $0 + $1 + 3 }))
    finish()
  }
}

/// A table of texts, of which all that can't be shown has been told.
struct TablePart: InterfacePart {
  var table: TerminalTable
  var idealWidth: Int

  func idealWidth(_ metrics: CellMetrics) -> Int { idealWidth }
  func minimumWidth(_ metrics: CellMetrics) -> Int { min(idealWidth, 1 + 6 * table.columns.count) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let problems = terminal.problems
    defer { terminal.problems = problems }
    return table.block(columns: columns, in: &terminal)
  }
}

extension HorizontalAlignment {
  fileprivate var inTable: StackStyle.Alignment {
    switch self {
    case .leading, .left, .fill: .leading
    case .center: .center
    case .trailing, .right: .trailing
    }
  }
}

extension ListStyle.Bullet {
  fileprivate var enumerator: ListEnumerator {
    switch self {
    case .none: .none
    case .disc, .circle, .square: .bullets
    }
  }
}

extension ListStyle.Numbering {
  fileprivate var enumerator: ListEnumerator {
    switch self {
    case .decimal: .arabic
    case .lowerAlpha: .lowercaseAlphabet
    case .upperAlpha: .uppercaseAlphabet
    case .lowerRoman: .lowercaseRoman
    case .upperRoman: .uppercaseRoman
    }
  }
}
