extension [StyledText] {
  /// The ranges of runs that belong to each link, in order; adjacent runs with the same link are one link to readers.
  ///
  /// - Complexity: O(*n*) in the number of runs; those of a text without links aren't copied.
  package var linkRanges: [Range<Int>] {
    guard mayHaveLinks else { return [] }
    return indices.reduce(into: []) { ranges, index in
      guard let link = self[index].style.link else { return }
      if let last = ranges.last, last.upperBound == index, self[last.lowerBound].style.link == link {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
  }

  // In this module, because this code reads the attributes of a run in place.
  private var mayHaveLinks: Bool {
    withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return false }
      for _ in runs.indices {
        if run.pointee.style.attributes.mayHaveLink { return true }
        run += 1
      }
      return false
    }
  }
}

extension TextAttributes {
  /// Whether there is a link, or a named style that may have one.
  fileprivate var mayHaveLink: Bool {
    !others.isEmpty && (hasLayers || others.contains { $0.key == StandardTextAttribute.LinkKey.self })
  }
}
