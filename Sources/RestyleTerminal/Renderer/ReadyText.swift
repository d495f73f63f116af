import Restyle
import RestyleRendering

/// A text as it is shown: transformed, with nothing in it that a terminal would obey.
struct ReadyText: Sendable {
  var text: StyledString
  /// What concerns paragraphs.
  var block: TextStyle

  /// The text without looks.
  var plainText: String { text.runs.count == 1 ? text.runs[0].text : text.text }
}

extension TerminalRenderer {
  /// Makes a text ready, and notes what of it can't be shown.
  mutating func readyText(_ text: StyledString) -> ReadyText {
    let runs = shownRuns(of: text)
    for run in runs {
      let index = styles.index(of: run.style)
      if styles[index].hasLosses { report(styles[index].losses) }
    }
    return ReadyText(
      text: StyledString(runs.map { $0.trusted(options.untrustedCharacters) }), block: .block(around: runs))
  }

  /// Notes what can't be shown of a text in lines of its own.
  mutating func report(_ losses: [RenderingProblem.Loss], part: String? = nil) {
    for loss in losses {
      if case .paragraphAttribute = loss { continue }
      problems.append(RenderingProblem(loss, part: part))
    }
  }

  /// The lines of a text that is ready.
  ///
  /// - Parameters:
  ///   - ready: The text.
  ///   - columns: How many columns there are.
  ///   - isSpread: Whether lines are aligned in all of the columns, and not among themselves.
  /// - Returns: The cells.
  mutating func block(of ready: ReadyText, columns: Int, isSpread: Bool = false) -> TerminalBlock {
    let metrics = profile.metrics
    let text = ready.text
    if text.runs.count <= 1, !isSpread, let line = shortLine(of: text, columns: columns) {
      return TerminalBlock([line], width: line.width, metrics)
    }
    let lines = metrics.lines(of: text, in: ready.block, columns: columns)
    let width = isSpread ? columns : lines.reduce(0) { max($0, $1.width) }
    var result: [CellLine] = []
    for line in lines {
      let room = max(width - line.width, 0)
      var cells = CellLine()
      cells.append(spaces: ready.block.spacesBefore(room))
      let isJustified =
        ready.block.alignment == .justified && !line.ending.isEmpty && line.ending.allSatisfy { $0 == " " }
      for run in (isJustified ? line.content.justified(by: room) : line.content).runs {
        cells.append(cellRun(run))
      }
      result.append(cells)
    }
    // A cluster of two cells may stand in a line of one.
    return TerminalBlock(result, width: result.reduce(width) { max($0, $1.width) }, metrics)
      .limited(columns: columns)
  }

  /// The text as it is, if it is a line that fits; nil if it may have to be broken.
  mutating func shortLine(of text: StyledString, columns: Int) -> CellLine? {
    guard let run = text.runs.first else { return CellLine() }
    var copy = run.text
    let mayBreak = copy.withUTF8 { bytes in
      // Ends of lines, tabs, and soft hyphens.
      bytes.contains { $0 < 0x20 || $0 == 0xC2 }
    }
    guard !mayBreak else { return nil }
    let cells = cellRun(run)
    return cells.width <= columns ? CellLine([cells]) : nil
  }

  private mutating func cellRun(_ run: StyledText) -> CellRun {
    let index = styles.index(of: run.style)
    return CellRun(text: run.text, width: profile.metrics.width(of: run.text), look: styles[index].look)
  }

  /// The look of a style, for what isn't a text of its own.
  mutating func look(of style: TextStyle) -> CellLook {
    let index = styles.index(of: style)
    return styles[index].look
  }
}

extension ReadyText {
  /// How wide the longest word is; of what can be broken anywhere, as wide as one character.
  func wordWidth(_ metrics: CellMetrics) -> Int {
    if (block.attribute(for: .lineBreakMode) ?? .wordWrapping).wraps == false { return 1 }
    return plainText.split { $0 == " " || $0.isNewline || $0 == "\t" }.reduce(0) { widest, word in
      // East Asian words end anywhere.
      max(widest, word.utf8.allSatisfy { $0 < 0xE3 } ? metrics.width(of: word) : 2)
    }
  }
}
