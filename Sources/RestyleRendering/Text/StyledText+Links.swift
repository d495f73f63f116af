import Restyle

extension [StyledText] {
  /// Whether a run has a link.
  ///
  /// - Complexity: O(*n*) in the number of runs, none of which is copied.
  package var hasLinks: Bool {
    withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return false }
      for _ in runs.indices {
        if run.pointee.style.attributes.hasRare, run.pointee.style.link != nil { return true }
        run += 1
      }
      return false
    }
  }

  /// The index behind a run and those next to it with the same link, which are one link to readers.
  package func endOfLink(at index: Int) -> Int {
    guard let link = self[index].style.link else { return index + 1 }
    return self[(index + 1)...].firstIndex { $0.style.link != link } ?? count
  }
}
