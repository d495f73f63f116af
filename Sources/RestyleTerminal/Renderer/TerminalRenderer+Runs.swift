import Restyle

extension TerminalRenderer {
  /// The runs of a text that isn't shown as in every other output: transformed, in the case that represents their size,
  /// and with texts in place of images.
  mutating func shownRuns(of text: StyledString) -> [StyledText] {
    let text = StyledString(
      text.runs.map { run in
        let index = styles.index(of: run.style)
        let textCase = styles[index].textCase
        return run.restyled { $0.setAttribute(textCase, for: .textCase) }
      })
    return text.displayRuns.map(\.withoutImages)
  }

  /// Appends runs as they are shown, with the indices of their styles.
  ///
  /// Simple runs, which only have characters in their look, are gathered; others are appended one by one.
  mutating func append(shown runs: [StyledText], _ indices: [Int]) {
    ByteGathering.gathering { gathered in
      runs.withUnsafeBufferPointer { runs in
        guard let first = runs.baseAddress else { return }
        for position in runs.indices {
          let (run, index) = (first + position, indices[position])
          if gather(run, index, in: &gathered) { continue }
          flush(&gathered)
          append(shown: run.pointee)
        }
      }
      flush(&gathered)
    }
  }

  /// Gathers a run if it is simple; the writer only learns about its style when the runs are flushed.
  @inline(__always)
  private mutating func gather(
    _ run: UnsafePointer<StyledText>, _ index: Int, in gathered: inout ByteGathering
  ) -> Bool {
    guard let old = current, styles[index].isSimple, !writer.isLinked else { return false }
    let isGathered = run.pointee.text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !utf8.isEmpty, !UntrustedCharacters.mayOccur(in: utf8) else { return false }
      guard old != index else {
        gathered.append(utf8, to: &writer.bytes)
        return true
      }
      return styles.withChange(from: old, to: index) { gathered.append($0, utf8, to: &writer.bytes) }
    }
    guard isGathered == true else { return false }
    current = index
    return true
  }

  private mutating func flush(_ gathered: inout ByteGathering) {
    guard let current else { return }
    gathered.flush(to: &writer.bytes)
    writer.note(styles[current].style)
  }
}
