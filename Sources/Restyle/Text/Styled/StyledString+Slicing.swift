extension StyledString {
  /// The part between two character offsets; offsets outside of the text are ignored.
  ///
  /// The offsets count the characters of the whole text. An accent in a run of its own belongs to the letter before it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public subscript(range: some RangeExpression<Int>) -> StyledString {
    let bytes = byteRange(of: range)
    return StyledString(pieces(cutAt: bytes).lazy.filter { bytes.contains($0.start) }.map(\.run))
  }

  /// The part between two positions in `text`.
  ///
  /// A position outside of the text counts as the nearer end.
  public subscript(range: some RangeExpression<String.Index>) -> StyledString {
    self[characterRange(of: range)]
  }

  /// The number of characters in the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var count: Int { text.count }

  /// Changes the style of the part between two character offsets.
  public mutating func restyle(
    _ range: some RangeExpression<Int>, _ styler: (inout TextStyle) throws -> Void
  ) rethrows {
    let bytes = byteRange(of: range)
    self = StyledString(
      try pieces(cutAt: bytes).map { bytes.contains($0.start) ? try $0.run.restyled(styler) : $0.run }
    )
  }

  /// Changes the style of the part between two positions in `text`.
  public mutating func restyle(
    _ range: some RangeExpression<String.Index>, _ styler: (inout TextStyle) throws -> Void
  ) rethrows {
    try restyle(characterRange(of: range), styler)
  }

  /// Changes the style of every run.
  public mutating func restyle(_ styler: (inout TextStyle) throws -> Void) rethrows {
    self = try restyled(styler)
  }

  /// Returns the string with the style of every run changed.
  public func restyled(_ styler: (inout TextStyle) throws -> Void) rethrows -> StyledString {
    StyledString(try runs.map { try $0.restyled(styler) })
  }

  /// Returns the string with the style of the part between two character offsets changed.
  public func restyled(
    _ range: some RangeExpression<Int>, _ styler: (inout TextStyle) throws -> Void
  ) rethrows -> StyledString {
    var copy = self
    try copy.restyle(range, styler)
    return copy
  }

  /// Returns the string with the style of the part between two positions in `text` changed.
  public func restyled(
    _ range: some RangeExpression<String.Index>, _ styler: (inout TextStyle) throws -> Void
  ) rethrows -> StyledString {
    try restyled(characterRange(of: range), styler)
  }

  private typealias Piece = (start: Int, run: StyledText)

  private func byteRange(of range: some RangeExpression<Int>) -> Range<Int> {
    let text = text
    let characters = (0..<text.count).part(in: range)
    let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
    let end = text.index(start, offsetBy: characters.count)
    return text.utf8.distance(
      from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  private func characterRange(of range: some RangeExpression<String.Index>) -> Range<Int> {
    let text = text
    let part = text.utf8.indices.part(in: range)
    let start = text.distance(from: text.startIndex, to: part.lowerBound)
    return start..<start + text.distance(from: part.lowerBound, to: part.upperBound)
  }

  /// Returns the runs, split where a range of UTF-8 bytes starts and ends, each with its start.
  private func pieces(cutAt range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      let cuts = [start] + [range.lowerBound, range.upperBound].filter { start < $0 && $0 < end } + [end]
      for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
        let lower = run.text.utf8.index(run.text.startIndex, offsetBy: from - start)
        let upper = run.text.utf8.index(lower, offsetBy: to - from)
        pieces.append((from, StyledText(run.text[lower..<upper], style: run.style)))
      }
      start = end
    }
    return pieces
  }
}

extension Collection where Element == Index {
  /// Returns the positions that a range contains.
  ///
  /// They are tested one by one, because `RangeExpression.relative(to:)` traps if a range extends beyond the
  /// collection.
  fileprivate func part(in range: some RangeExpression<Index>) -> Range<Index> {
    let start = firstIndex(where: range.contains) ?? endIndex
    return start..<(self[start...].firstIndex { !range.contains($0) } ?? endIndex)
  }
}
