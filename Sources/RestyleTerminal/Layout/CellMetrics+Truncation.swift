public import Restyle
import RestyleRendering

extension CellMetrics {
  /// Shortens a text to a number of cells.
  ///
  /// ```swift
  /// let path = StyledString("/usr/local/share")
  /// CellMetrics.standard.truncated(path, columns: 9, .truncatingMiddle).text  // "/usr…hare"
  /// ```
  ///
  /// Grapheme clusters are never split, nor are replacements such as `<U+202E>`, which show a character that a terminal
  /// would interpret. The ellipsis has the style of the text next to it. Tabs become spaces.
  ///
  /// - Parameters:
  ///   - text: The text, of at most one line.
  ///   - columns: The number of cells.
  ///   - mode: The place where the text is shortened; modes that wrap count as `truncatingTail`.
  ///   - ellipsis: The text that replaces the part that was cut, unless it is wider than all cells.
  /// - Returns: The text itself if it fits, otherwise the shortened text.
  /// - Complexity: O(*n*) in the length of the text.
  public func truncated(
    _ text: StyledString, columns: Int, _ mode: LineBreakMode = .truncatingTail, ellipsis: String = "…"
  ) -> StyledString {
    guard width(of: text.text) > columns else { return text }
    let text = expandingTabs(in: text)
    let mark = mode == .clipping || width(of: ellipsis) > columns ? "" : ellipsis
    let room = max(columns - width(of: mark), 0)
    let (leading, trailing) =
      switch mode {
      case .truncatingHead: (0, room)
      case .truncatingMiddle: (room - room / 2, room / 2)
      default: (room, 0)
      }
    let cuts = text.text.withUTF8Bytes { self.cuts(in: $0, leading: leading, trailing: trailing) }
    let (head, tail) = (text.bytes(..<cuts.head), text.bytes(cuts.tail...))
    let beside = trailing > leading ? tail.runs.first : head.runs.last
    var result = head
    result.append(StyledText(mark, style: (beside ?? text.runs.first)?.style ?? TextStyle()))
    result.append(tail)
    return result
  }

  private func expandingTabs(in text: StyledString) -> StyledString {
    guard text.text.utf8.contains(0x09) else { return text }
    var tabs = TabExpansion(self)
    return StyledString(text.runs.map { StyledText(tabs.expanded($0.text), style: $0.style) })
  }

  /// The end of the first clusters and the start of the last ones that fit into two numbers of cells; the symbol of an
  /// untrusted character counts as one cluster.
  private func cuts(
    in bytes: UnsafeBufferPointer<UInt8>, leading: Int, trailing: Int
  ) -> (head: Int, tail: Int) {
    var scanner = CellScanner(bytes, grid)
    var (boundaries, widths) = ([0], [Int]())
    var (start, pictureEnd) = (0, 0)
    while let cluster = scanner.next() {
      if start < pictureEnd {
        boundaries[boundaries.count - 1] = scanner.offset
        widths[widths.count - 1] += cluster.width
      } else {
        boundaries.append(scanner.offset)
        widths.append(cluster.width)
        // The symbol starts at the last byte of a cluster, which another character may have joined.
        pictureEnd = bytes.characterNumberEnd(from: scanner.offset - 1)
      }
      start = scanner.offset
    }
    func fitting(_ widths: some Collection<Int>, into columns: Int) -> Int {
      var room = columns
      return widths.prefix { width in
        room -= width
        return room >= 0
      }.count
    }
    let head = fitting(widths, into: leading)
    var tail = max(head, widths.count - fitting(widths.reversed(), into: trailing))
    // Combining marks without a base, after a soft hyphen, would now join the text before them, and may make it wider.
    while head < tail, tail < widths.count, widths[tail] == 0, CellScanner.joins(bytes[boundaries[tail]...]) {
      tail += 1
    }
    return (boundaries[head], boundaries[tail])
  }
}

extension StyledString {
  /// The part between two UTF-8 offsets, which are character boundaries.
  func bytes(_ range: some RangeExpression<Int>) -> StyledString {
    let wanted = range.relative(to: 0..<text.utf8.count)
    var result = StyledString()
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      let part = wanted.clamped(to: start..<end)
      if !part.isEmpty {
        let lower = run.text.utf8.index(run.text.startIndex, offsetBy: part.lowerBound - start)
        let upper = run.text.utf8.index(lower, offsetBy: part.count)
        result.append(StyledText(run.text[lower..<upper], style: run.style))
      }
      start = end
    }
    return result
  }
}
