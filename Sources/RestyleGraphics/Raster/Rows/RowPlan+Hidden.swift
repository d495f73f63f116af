extension RowPlan {
  /// Finds the part of each task's row that later tasks hide; all of it for an invisible task.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - active: The tasks that affect the row.
  ///   - hidden: The hidden part of each task; those of the active tasks are replaced.
  /// - Returns: The hidden part of the row below all tasks.
  func findHidden(_ row: Int, of active: [Int], into hidden: inout [Range<Int>]) -> Range<Int> {
    let all = 0..<width
    var current = 0..<0
    // For each group entered from its end, the part hidden outside of it, and the part that its clip shows completely;
    // nil for an invisible group.
    var outer: [(hidden: Range<Int>, seen: Range<Int>?)] = []
    for index in active.reversed() {
      switch tasks[index] {
      case .draw(let shape, _):
        hidden[index] = current
        // Only opaquely filled shapes have a core.
        current.formHiding(shapes[shape].core.columns(row: row))
      case .end(let shape, let opacity):
        let isSeen = current != all && opacity > 0
        hidden[index] = isSeen ? current : all
        let seen = opacity == 255 ? shape.map { shapes[$0].core.columns(row: row) } ?? all : 0..<0
        outer.append((current, isSeen ? seen : nil))
        current = isSeen ? 0..<0 : all
      case .begin:
        guard let group = outer.popLast() else { continue }
        // A group's start isn't hidden by its own content.
        hidden[index] = group.seen == nil ? all : 0..<0
        let inner = group.seen.map(current.clamped(to:))
        current = group.hidden
        if let inner { current.formHiding(inner) }
      }
    }
    return current
  }
}

extension Range<Int> {
  /// Extends this range by another one, or keeps the larger one if they don't touch.
  fileprivate mutating func formHiding(_ other: Range<Int>) {
    if other.isEmpty { return }
    if isEmpty || lowerBound > other.upperBound || upperBound < other.lowerBound {
      if other.count > count { self = other }
    } else {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
}
