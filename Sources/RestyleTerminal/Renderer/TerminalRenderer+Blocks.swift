import Restyle

extension TerminalRenderer {
  /// Renders something without appending it, so that it can be put beside other things.
  ///
  /// ```swift
  /// var terminal = TerminalRenderer()
  /// let block = terminal.block("The quick brown fox", columns: 10)
  /// block.height  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - content: A text, a box, a table, ...
  ///   - columns: How many columns there are; without them, as many as the terminal has.
  /// - Returns: The cells, in at most as many columns.
  public mutating func block(_ content: some TerminalContent, columns: Int? = nil) -> TerminalBlock {
    let columns = min(max(columns ?? profile.columns, 1), Int.max.asLength)
    return content.block(columns: columns, in: &self).limited(columns: columns)
  }

  /// Appends something in lines of its own.
  ///
  /// A line that is open ends before it.
  ///
  /// - Parameters:
  ///   - content: A text, a box, a table, ...
  ///   - columns: How many columns there are; without them, as many as the terminal has.
  public mutating func append(block content: some TerminalContent, columns: Int? = nil) {
    let block = block(content, columns: columns)
    if writer.isLineOpen { writer.endLine(isSelfContained: options.selfContainedLines) }
    current = nil
    let (profile, keepsContrast) = (profile, options.keepsContrast)
    for line in block.lines {
      // A line may end without what was in force in it.
      var last: CellLook?
      for run in line.runs.prefix(line.shownCount) {
        // Spaces look the same in any colour of texts.
        if run.text.isEmpty, run.look.isInvisible, !writer.showsSpaces {
          writer.append(spaces: run.width)
          continue
        }
        if run.look !== last {
          last = run.look
          writer.change(
            to: looks.style(of: run.look) { CellStyle($0, on: profile, keepsContrast: keepsContrast) })
          if writer.isLinked || run.look.link != nil { writer.follow(run.look.link) }
        }
        if run.text.isEmpty {
          writer.append(spaces: run.width)
        } else {
          writer.append(run.text.utf8)
        }
      }
      writer.endLine(isSelfContained: options.selfContainedLines)
    }
  }
}

extension SequenceWriter {
  /// Whether spaces are seen: what is in force has a background, a line or a link.
  fileprivate var showsSpaces: Bool {
    style.background != nil || style.underline != .none || style.flags.contains(.struckThrough) || isLinked
  }
}
