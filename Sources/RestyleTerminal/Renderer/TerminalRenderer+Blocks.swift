import Restyle

extension TerminalRenderer {
  /// Renders something without appending it, so that it can be put beside other things.
  ///
  /// ```swift
  /// var terminal = TerminalRenderer()
  /// let block = terminal.block("The quick brown fox", columns: 10)
  /// block.text  // "The quick\nbrown fox"
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
    for line in block.lines {
      for run in line.runs {
        writer.change(to: cellStyle(of: run.look))
        if writer.isLinked || run.look.link != nil { writer.follow(run.look.link) }
        if run.text.isEmpty {
          writer.append(spaces: run.width)
        } else {
          writer.append(run.text.utf8)
        }
      }
      writer.endLine(isSelfContained: options.selfContainedLines)
    }
  }
  /// What the terminal is told of a look.
  mutating func cellStyle(of look: CellLook) -> CellStyle {
    let (profile, keepsContrast) = (profile, options.keepsContrast)
    return looks.style(of: look) { CellStyle($0, on: profile, keepsContrast: keepsContrast) }
  }
}
