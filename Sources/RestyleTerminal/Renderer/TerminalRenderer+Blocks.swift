public import Restyle

extension TerminalRenderer {
  /// Renders content without appending it, so that you can lay it out beside other content.
  ///
  /// ```swift
  /// var terminal = TerminalRenderer()
  /// let block = terminal.block("The quick brown fox", columns: 10)
  /// block.height  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content, such as a text, a box or a table.
  ///   - columns: The number of columns; nil for those of the terminal.
  /// - Returns: The cells, in at most as many columns.
  public mutating func block(_ content: some TerminalContent, columns: Int? = nil) -> TerminalBlock {
    let columns = min(max(columns ?? profile.columns, 1), Int.max.asLength)
    return nested { content.block(columns: columns, in: &$0) }.limited(columns: columns)
  }

  /// Appends content in new lines.
  ///
  /// If the last line has no end yet, it ends first.
  ///
  /// - Parameters:
  ///   - content: The content, such as a text, a box or a table.
  ///   - columns: The number of columns; nil for those of the terminal.
  public mutating func append(block content: some TerminalContent, columns: Int? = nil) {
    append(block(content, columns: columns))
  }

  /// Appends lines, on lines of their own.
  mutating func append(_ block: TerminalBlock) {
    if writer.isLineOpen { endLine() }
    current = nil
    var writer = SequenceWriter(isPlain: true)
    // Moved out, since the renderer is needed for looks meanwhile.
    swap(&writer, &self.writer)
    let start = writer.bytes.count
    ByteGathering.gathering { gathered in
      for row in block.lines.indices {
        append(block.lines[row], to: &writer, in: &gathered)
        writer.endLine(isSelfContained: options.selfContainedLines, by: &styles.changes, in: &gathered)
        // Reserve capacity, estimated from the first lines, so that bytes aren't copied again and again.
        if row + 1 == Self.tellingLines {
          let average = (writer.bytes.count - start) / Self.tellingLines
          writer.reserve((block.height - Self.tellingLines) * average * 5 / 4)
        }
      }
    }
    swap(&writer, &self.writer)
  }

  private static let tellingLines = 16

  /// Renders content line by line without appending it, for programs that show or compare lines, such as pagers.
  ///
  /// ```swift
  /// for line in terminal.lines(of: report, standingAlone: true) { print(line) }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content, such as a text, a box or a table.
  ///   - columns: The number of columns; nil for those of the terminal.
  ///   - isStandingAlone: Whether each line can be shown without those before it. Otherwise attributes continue from
  ///     one line to the next, which takes fewer bytes.
  /// - Returns: The lines without their ends; no attribute applies after the last one.
  public mutating func lines(
    of content: some TerminalContent, columns: Int? = nil, standingAlone isStandingAlone: Bool
  ) -> [String] {
    let block = block(content, columns: columns)
    var writer = SequenceWriter(isPlain: !profile.writesSequences)
    return ByteGathering.gathering { gathered in
      block.lines.enumerated().map { index, line in
        append(line, to: &writer, in: &gathered)
        gathered.flush(to: &writer.bytes)
        if index + 1 == block.height { writer.end() }
        writer.endLine(isSelfContained: isStandingAlone)
        defer { writer.bytes.removeAll(keepingCapacity: true) }
        return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
      }
    }
  }

  private mutating func append(
    _ line: CellLine, to writer: inout SequenceWriter, in gathered: inout ByteGathering
  ) {
    // Nil at the start, since the end of the previous line may have reset the style.
    var last: Int?
    let runs = line.runs
    // By index, since copies would be retained.
    for index in 0..<line.shownCount {
      // Spaces look the same in any text colour.
      if runs[index].text.isEmpty, runs[index].look.isInvisible, !writer.showsSpaces {
        gathered.append(spaces: runs[index].width, to: &writer.bytes)
        continue
      }
      if last.map({ runs[index].look !== runs[$0].look }) ?? true {
        last = index
        writer.change(to: styles.written(for: runs[index].look), by: &styles.changes, in: &gathered)
        if writer.isLinked || runs[index].look.link != nil {
          gathered.flush(to: &writer.bytes)
          writer.follow(runs[index].look.link)
        }
      }
      if runs[index].text.isEmpty {
        gathered.append(spaces: runs[index].width, to: &writer.bytes)
      } else {
        runs[index].text.withUTF8Bytes { writer.append($0, in: &gathered) }
      }
    }
  }

  /// The style that is written to the terminal for a look.
  mutating func cellStyle(of look: CellLook) -> CellStyle { styles.written(for: look).cells }
}

extension SequenceWriter {
  /// Whether spaces are visible: the current style has a background, a line or a link.
  fileprivate var showsSpaces: Bool {
    style.background != nil || style.underline != .none || !style.flags.isDisjoint(with: .seenInSpaces)
      || isLinked
  }
}

// For any content, a literal would be a `String`, which has no styles.
extension TerminalRenderer {
  /// Renders a text without appending it; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The number of columns; nil for those of the terminal.
  /// - Returns: The cells, in at most as many columns.
  public mutating func block(_ text: StyledString, columns: Int? = nil) -> TerminalBlock {
    let content: some TerminalContent = text
    return block(content, columns: columns)
  }

  /// Appends a text in new lines; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The number of columns; nil for those of the terminal.
  public mutating func append(block text: StyledString, columns: Int? = nil) {
    append(block(text, columns: columns))
  }

  /// Renders a text line by line without appending it; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The number of columns; nil for those of the terminal.
  ///   - isStandingAlone: Whether each line can be shown without those before it.
  /// - Returns: The lines without their ends.
  public mutating func lines(
    of text: StyledString, columns: Int? = nil, standingAlone isStandingAlone: Bool
  ) -> [String] {
    lines(of: block(text, columns: columns), columns: columns, standingAlone: isStandingAlone)
  }
}
