import Restyle
import RestyleRendering

/// A text as it is shown: transformed, and without characters that a terminal would interpret.
struct ReadyText: Sendable {
  var runs: [StyledText]
  /// The paragraph attributes.
  var block: TextStyle

  /// The text without looks.
  var plainText: String { runs.plainText }
}

extension [StyledText] {
  /// The text without looks.
  var plainText: String { count == 1 ? self[0].text : map(\.text).joined() }
}

extension TerminalRenderer {
  /// Prepares a text, and reports its losses.
  mutating func readyText(_ text: StyledString) -> ReadyText {
    let (runs, _) = readyRuns(text)
    return ReadyText(runs: runs, block: .block(around: runs))
  }

  /// The runs of a text as they are shown, and the index of the first run's style; reports losses.
  mutating func readyRuns(_ text: StyledString) -> (runs: [StyledText], first: Int?) {
    // A fast path: most texts are shown as in every other output, without losses, which each run's style shows at once.
    if let first = styles.index(ofOrdinary: text.runs) {
      return (codeMarked(text.displayRuns).trusted(options.untrustedCharacters), first)
    }
    let runs = shownRuns(of: text)
    var first: Int?
    for run in runs {
      let index = styles.index(of: run.style)
      if first == nil { first = index }
      if styles[index].hasLosses {
        report(isInElement ? styles[index].losses : styles.newLosses(at: index, isParagraph: true))
      }
    }
    return (codeMarked(runs).trusted(options.untrustedCharacters), first)
  }

  /// Reports the losses of a text on lines of its own.
  mutating func report(_ losses: [RenderingProblem.Loss], part: String? = nil) {
    for loss in losses where !loss.isOfParagraphs {
      problems.append(RenderingProblem(loss, part: part))
    }
  }

  /// The lines of a prepared text.
  ///
  /// - Parameters:
  ///   - ready: The text.
  ///   - columns: The number of columns.
  ///   - isSpread: Whether lines are aligned in all columns, instead of relative to the widest line.
  /// - Returns: The cells.
  mutating func block(of ready: ReadyText, columns: Int, isSpread: Bool = false) -> TerminalBlock {
    let metrics = profile.metrics
    if !isSpread, !ready.block.hasRoomAroundLines,
      let run = shortRun(of: ready.runs, columns: max(columns, 1))
    {
      return TerminalBlock([CellLine([run])], width: run.width, metrics)
    }
    let paragraph = paragraph(ready, columns: columns)
    // A tail indent is on the trailing side.
    let tail = isSpread && paragraph.isRightToLeft ? columns - paragraph.columns : 0
    var (result, width) = lines(of: ready, paragraph, width: isSpread ? paragraph.columns : nil)
    for index in result.indices {
      let before = tail + paragraph.cells(around: result[index].width, inLine: index, of: width).before
      if before > 0 { result[index].prepend(.spaces(before)) }
    }
    nameLinks(of: &result)
    if paragraph.linesBefore > 0 || paragraph.linesAfter > 0 {
      let empty = CellLine()
      result =
        Array(repeating: empty, count: paragraph.linesBefore) + result
        + Array(repeating: empty, count: paragraph.linesAfter)
    }
    // A line of one cell may contain a cluster of two.
    let widest = result.reduce(width + tail) { max($0, $1.width) }
    if widest > columns { noteOnce(.property("wide characters")) }
    return TerminalBlock(result, width: widest, metrics).limited(columns: columns)
  }

  /// The lines of a text without their indents, and their width, which is that of the widest line if it isn't given.
  private mutating func lines(
    of ready: ReadyText, _ paragraph: ParagraphLayout, width: Int?
  ) -> (lines: [CellLine], width: Int) {
    func widest(_ widths: some Sequence<Int>) -> Int {
      width ?? widths.enumerated().reduce(0) { max($0, $1.element + paragraph.indent(ofLine: $1.offset)) }
    }
    let (first, others) = (paragraph.columns(ofLine: 0), paragraph.columns(ofLine: 1))
    let mode = ready.block.shownLineBreakMode()
    // A fast path: most texts only need to be broken into lines.
    if mode.wraps, (ready.block.attribute(for: .numberOfLines) ?? 0) == 0, ready.block.alignment != .justified
    {
      let looks = ready.runs.map { look(of: $0.style) }
      let lines = profile.metrics.cells(
        of: ready.runs, looks: looks, columns: others, firstColumns: first,
        breaking: mode == .wordWrapping ? .words : .characters)
      return (lines, widest(lines.lazy.map(\.width)))
    }
    let lines = profile.metrics.lines(
      of: StyledString(ready.runs), in: ready.block, columns: others, firstColumns: first,
      ellipsis: profile.ellipsis)
    let width = widest(lines.lazy.map(\.width))
    let cells = lines.enumerated().map { index, line in
      let isJustified =
        ready.block.alignment == .justified && !line.ending.isEmpty && line.ending.allSatisfy { $0 == " " }
      let room = paragraph.cells(around: line.width, inLine: index, of: width).room
      return CellLine(
        (isJustified ? line.content.justified(by: room) : line.content).runs.map { cellRun($0) })
    }
    return (cells, width)
  }

  /// Gives links that continue in the next line an identifier, so that terminals treat their parts as one link (`id=`
  /// in OSC 8).
  private mutating func nameLinks(of lines: inout [CellLine]) {
    guard lines.count > 1, lines.contains(where: { $0.runs.contains { $0.look.link != nil } }) else { return }
    var runs = lines.map(\.runs)
    var rest = runs.indices.flatMap { line in runs[line].indices.map { (line: line, run: $0) } }
      .filter { !runs[$0.line][$0.run].text.isEmpty }[...]
    while let first = rest.first {
      let link = runs[first.line][first.run].look.link
      let parts = rest.prefix { runs[$0.line][$0.run].look.link == link }
      rest = rest.dropFirst(parts.count)
      guard link != nil, let last = parts.last, first.line < last.line else { continue }
      linkCount += 1
      for (line, run) in parts { runs[line][run].look = runs[line][run].look.named(linkCount) }
    }
    lines = runs.map { CellLine($0) }
  }

  /// The text as a single run, if it has one style and fits in a line; nil if it may have to be broken.
  ///
  /// - Parameters:
  ///   - runs: The runs of the text.
  ///   - columns: The number of columns.
  /// - Returns: The text with its look.
  mutating func shortRun(of runs: [StyledText], columns: Int) -> CellRun? {
    guard let width = profile.metrics.lineWidth(of: runs), width <= columns else { return nil }
    guard !runs.isEmpty else { return .spaces(0) }
    return CellRun(text: runs[0].text, width: width, look: look(of: runs[0].style))
  }

  mutating func cellRun(_ run: StyledText) -> CellRun {
    let index = styles.index(of: run.style)
    return CellRun(text: run.text, width: profile.metrics.width(of: run.text), look: styles[index].look)
  }

  /// The look of a style, for content that isn't a text.
  mutating func look(of style: TextStyle) -> CellLook {
    let index = styles.index(of: style)
    return styles[index].look
  }
}

extension ReadyText {
  /// The width of the longest word, by the text's line breaking.
  func wordWidth(_ metrics: CellMetrics) -> Int {
    metrics.wordWidth(of: plainText, breaking: block.shownLineBreakMode())
  }
}

extension CellMetrics {
  /// The width of a text with one style and one line; nil for others.
  func lineWidth(of runs: [StyledText]) -> Int? {
    if runs.isEmpty { return 0 }
    // By index, since a copy would be retained.
    return runs.count == 1 ? lineWidth(of: runs[0].text) : nil
  }

  /// The width of a text with one line; nil if it may have to be broken or changed.
  func lineWidth(of text: String) -> Int? {
    text.withUTF8Bytes { bytes in
      if bytes.printableASCIICount(from: 0) == bytes.count { return bytes.count }
      // Line breaks, tabs, and the first byte of soft hyphens.
      return bytes.contains { $0 < 0x20 || $0 == 0xC2 } ? nil : grid.width(of: bytes)
    }
  }

  /// The width of the longest word of a text, of the whole text if it would be clipped, or of the readable minimum if
  /// it would be truncated with an ellipsis.
  func wordWidth(of text: String, breaking mode: LineBreakMode) -> Int {
    if mode == .clipping { return width(of: text) }
    guard mode.wraps else { return min(width(of: text), Self.leastTruncatedWidth) }
    return text.withUTF8Bytes { LineLayout.wordWidth($0, grid) }
  }

  /// The minimum number of cells at which a truncated text is readable.
  static let leastTruncatedWidth = 8
}
