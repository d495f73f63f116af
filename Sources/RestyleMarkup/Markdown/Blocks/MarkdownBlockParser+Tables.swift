import Restyle

// Tables: GitHub Flavored Markdown 0.29, section 4.10.

extension MarkdownBlockParser {
  /// Starts a table with the last line of the open paragraph as its headers, if this line has alignments for as many
  /// columns.
  mutating func startTable() -> Bool {
    guard extensions.contains(.tables),
      let alignments = line.bytes.columnAlignments(in: line.next..<line.end)
    else { return false }
    let lastLine = content[leafStart...].dropLast()
    let start = lastLine.lastIndex(of: 0x0A).map { $0 + 1 } ?? leafStart
    let headers = Array(content[start...])
    let cells = headers.cells(in: headers.startIndex..<headers.endIndex)
    guard cells.count == alignments.count else { return false }
    content.removeSubrange(start...)
    closeLeaf()
    blocks.append(MarkdownBlock(kind: .table(alignments), line: lineNumber - 1))
    append(cells, of: headers, line: lineNumber - 1)
    leaf = .table(columns: cells.count)
    return true
  }

  /// Adds the line to the open table; false if it has no cells.
  mutating func appendRow() -> Bool {
    guard case .table(let columns) = leaf else { return false }
    let cells = line.bytes.cells(in: line.next..<line.end)
    guard !cells.isEmpty else { return false }
    append(cells.prefix(columns), of: line.bytes, line: lineNumber)
    blankFrom = nil
    return true
  }

  /// Adds a row with the given cells.
  ///
  /// Missing cells aren't added: many short rows after a long one would become more than was written.
  private mutating func append(_ cells: some Sequence<Range<Int>>, of bytes: [UInt8], line: Int) {
    blocks.append(MarkdownBlock(kind: .row, line: line))
    for cell in cells {
      let start = content.count
      content.appendCell(bytes[cell])
      blocks.append(MarkdownBlock(kind: .cell, content: start..<content.count, line: line))
    }
  }
}

extension [UInt8] {
  /// The cells of a row: the text between bars, without the spaces around it.
  ///
  /// A bar at the start or the end of the row doesn't separate cells, and neither does one after a backslash.
  fileprivate func cells(in row: Range<Int>) -> [Range<Int>] {
    let row = trimmed(row)
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    for index in row where self[index] == UInt8(ascii: "|") {
      if index > row.lowerBound {
        if self[index - 1] == UInt8(ascii: "\\") { continue }
        cells.append(trimmed(start..<index))
      }
      start = index + 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound)) }
    return cells
  }

  /// The alignments of the columns in a delimiter row; nil if the cells aren't hyphens with optional colons around
  /// them.
  fileprivate func columnAlignments(in row: Range<Int>) -> [HorizontalAlignment?]? {
    guard self[row].allSatisfy({ $0.isSpaceOrTab || "|-:".utf8.contains($0) }) else { return nil }
    var alignments: [HorizontalAlignment?] = []
    for cell in cells(in: row) {
      var hyphens = self[cell]
      let isLeft = hyphens.first == UInt8(ascii: ":")
      if isLeft { hyphens.removeFirst() }
      let isRight = hyphens.last == UInt8(ascii: ":")
      if isRight { hyphens.removeLast() }
      guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeft ? isRight ? .center : .leading : isRight ? .trailing : nil)
    }
    return alignments.isEmpty ? nil : alignments
  }

  /// Adds the text of a cell, in which an escaped bar becomes a bar.
  fileprivate mutating func appendCell(_ text: ArraySlice<UInt8>) {
    for (index, byte) in zip(text.indices, text) {
      let isEscape =
        byte == UInt8(ascii: "\\") && index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: "|")
      if !isEscape { append(byte) }
    }
  }

  /// The range without the spaces, tabs and line ending around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last, self[first].isSpace { first += 1 }
    while last > first, self[last - 1].isSpace { last -= 1 }
    return first..<last
  }
}
