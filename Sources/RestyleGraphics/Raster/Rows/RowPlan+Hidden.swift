extension RowPlan {
  /// Finds what is hidden of each task's row by what comes after it; all of it for a task that nothing is seen of.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - active: The tasks that do something in it.
  ///   - hidden: What is hidden of each task, of which that of these tasks is replaced.
  /// - Returns: What is hidden of the row below all tasks.
  func findHidden(_ row: Int, of active: [Int], into hidden: inout [Range<Int>]) -> Range<Int> {
    let all = 0..<width
    var current = 0..<0
    // What is hidden around each group that has been entered from its end, and what its clip shows all of; nil for a
    // group of which nothing is seen.
    var outer: [(hidden: Range<Int>, seen: Range<Int>?)] = []
    for index in active.reversed() {
      switch tasks[index] {
      case .draw(let shape, _):
        hidden[index] = current
        // Only what an opaque paint fills has a core.
        current.formHiding(shapes[shape].core.columns(row: row))
      case .end(let shape, let opacity):
        let isSeen = current != all && opacity > 0
        hidden[index] = isSeen ? current : all
        let seen = opacity == 255 ? shape.map { shapes[$0].core.columns(row: row) } ?? all : 0..<0
        outer.append((current, isSeen ? seen : nil))
        current = isSeen ? 0..<0 : all
      case .begin:
        guard let group = outer.popLast() else { continue }
        // Not hidden by its own content, as it has to be started.
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
  /// Makes this range hold another one too, or be the larger one where they don't touch.
  fileprivate mutating func formHiding(_ other: Range<Int>) {
    if other.isEmpty { return }
    if isEmpty || lowerBound > other.upperBound || upperBound < other.lowerBound {
      if other.count > count { self = other }
    } else {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
}
