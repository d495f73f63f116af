public import Restyle
import RestyleElements
import RestyleRendering

extension TerminalRenderer {
  /// Appends a text right after the last one.
  ///
  /// Lines only end at line breaks of the text. Attributes of paragraphs are reported.
  public mutating func append(_ text: StyledString) {
    forgetOtherDefaults()
    guard let indices = styles.indices(of: text.runs) else {
      for run in codeMarked(shownRuns(of: text)) { append(shown: run) }
      return
    }
    // Transforms change only texts, not styles or the number of runs.
    append(shown: codeMarked(text.displayRuns), indices)
  }

  /// Appends a text right after the last one.
  public mutating func append(_ text: StyledText) { append(StyledString([text])) }

  /// Appends a text in new lines, broken, truncated and aligned by its style.
  ///
  /// If the last line has no end yet, it ends first.
  ///
  /// - Parameters:
  ///   - text: The text; the style of its first run sets the attributes of paragraphs.
  ///   - columns: The number of columns, up to 10,000; nil for those of the terminal.
  public mutating func append(paragraph text: StyledString, columns: Int? = nil) {
    forgetOtherDefaults()
    append(block(of: readyText(text), columns: max((columns ?? profile.columns).asLength, 1), isSpread: true))
  }

  mutating func endLine() {
    current = nil
    writer.endLine(isSelfContained: options.selfContainedLines)
  }

  /// Appends a run that may contain characters that a terminal would interpret.
  ///
  /// Not inlined, since most runs take the fast path.
  @inline(never)
  mutating func append(shown run: StyledText) {
    var text = run.text
    let isClean = text.withUTF8 { bytes in
      guard !UntrustedCharacters.mayOccur(in: bytes) else { return false }
      append(bytes, run.style)
      return true
    }
    if !isClean { append(clean: run.trusted(options.untrustedCharacters)) }
  }

  private mutating func append(clean run: StyledText) {
    var text = run.text
    text.withUTF8 { bytes in
      var start = 0
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        append(UnsafeBufferPointer(rebasing: bytes[start..<end]), run.style)
        endLine()
        start = end + 1
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]), run.style)
    }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ style: TextStyle) {
    guard !bytes.isEmpty else { return }
    let index = styles.index(of: style)
    if index != current {
      writer.change(to: styles[index].style.cells)
      current = index
    }
    if writer.isLinked || styles[index].link != nil { writer.follow(styles[index].link) }
    if styles[index].hasLosses {
      problems += styles.newLosses(at: index, isParagraph: false).map { RenderingProblem($0) }
    }
    writer.append(bytes)
  }
}

extension CellMetrics {
  /// Returns the lines of a text, broken by its paragraph style; the first line can have a different width.
  func lines(
    of text: StyledString, in block: TextStyle, columns: Int, firstColumns: Int, ellipsis: String
  ) -> [TerminalLine] {
    let mode = block.shownLineBreakMode()
    let limit = block.attribute(for: .numberOfLines) ?? 0
    var lines: [TerminalLine]
    if mode.wraps {
      lines = self.lines(
        of: text, columns: columns, firstColumns: firstColumns,
        breaking: mode == .wordWrapping ? .words : .characters)
    } else {
      // Broken only at the text's own line breaks.
      lines = self.lines(of: text, columns: .max).enumerated().map {
        $1.truncated($0 == 0 ? firstColumns : columns, mode, ellipsis, self)
      }
    }
    if limit > 0, lines.count > limit {
      // The last line shows the rest of the text, truncated.
      let cut = block.attribute(for: .lineBreakMode) ?? .wordWrapping
      let last = lines.dropFirst(limit - 1).reduce(into: StyledString()) { $0.append($1.unbroken) }
      lines.removeLast(lines.count - limit + 1)
      let content = truncated(
        last, columns: limit == 1 ? firstColumns : columns, cut.wraps ? .truncatingTail : cut,
        ellipsis: ellipsis)
      lines.append(
        TerminalLine(content: content, width: width(of: content.text), ending: "", isHyphenated: false))
    }
    return lines
  }
}

extension TerminalLine {
  /// The line as it would continue without a break: with a space if it ends at one, and without a hyphen.
  fileprivate var unbroken: StyledString {
    if isHyphenated { return content[..<(content.count - 1)] }
    guard !ending.isEmpty, !content.text.isEmpty else { return content }
    var content = content
    content.append(StyledText(" ", style: content.runs.last?.style ?? TextStyle()))
    return content
  }

  fileprivate func truncated(
    _ columns: Int, _ mode: LineBreakMode, _ ellipsis: String, _ metrics: CellMetrics
  ) -> TerminalLine {
    guard width > columns else { return self }
    var line = self
    line.content = metrics.truncated(content, columns: columns, mode, ellipsis: ellipsis)
    line.width = metrics.width(of: line.content.text)
    return line
  }
}

extension StyledString {
  /// Returns the string with more cells between its words.
  func justified(by room: Int) -> StyledString {
    let gaps = text.utf8.reduce(0) { $1 == UInt8(ascii: " ") ? $0 + 1 : $0 }
    guard gaps > 0, room > 0 else { return self }
    var gap = 0
    return StyledString(
      runs.map { run in
        var bytes: [UInt8] = []
        for byte in run.text.utf8 {
          bytes.append(byte)
          guard byte == UInt8(ascii: " ") else { continue }
          // The first gaps get the remaining cells.
          bytes.append(
            contentsOf: repeatElement(UInt8(ascii: " "), count: room / gaps + (gap < room % gaps ? 1 : 0)))
          gap += 1
        }
        return StyledText(String(decoding: bytes, as: UTF8.self), style: run.style)
      })
  }
}

extension StyledString {
  /// Creates a string from a displayable value, with the styles in it if it has some.
  init(styling value: some DisplayableString) {
    self = (value as? DisplayText)?.styled(TextStyle()) ?? StyledString(value)
  }
}
