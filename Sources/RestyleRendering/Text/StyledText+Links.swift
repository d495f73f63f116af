import Restyle

extension [StyledText] {
  /// The runs of each link in their order: neighbours with the same one are one link to readers.
  ///
  /// - Complexity: O(*n*) in the number of runs; those of a text without links aren't copied.
  package var linkRanges: [Range<Int>] {
    guard hasLinks else { return [] }
    return indices.reduce(into: []) { ranges, index in
      guard let link = self[index].style.link else { return }
      if let last = ranges.last, last.upperBound == index, self[last.lowerBound].style.link == link {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
  }

  private var hasLinks: Bool {
    withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return false }
      for _ in runs.indices {
        if run.pointee.style.attributes.hasRare, run.pointee.style.link != nil { return true }
        run += 1
      }
      return false
    }
  }
}
