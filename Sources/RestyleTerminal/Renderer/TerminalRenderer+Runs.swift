import Restyle

extension TerminalRenderer {
  /// The runs as a terminal shows them: in the case that tells their size, transformed, with texts in place of images.
  mutating func shownRuns(of text: StyledString) -> [StyledText] {
    // Most texts are shown as everywhere: one look at each run's style, and no copy.
    var isOrdinary = true
    for run in text.runs where isOrdinary {
      let index = styles.index(of: run.style)
      isOrdinary = styles[index].isOrdinary
    }
    guard !isOrdinary else { return text.displayRuns }
    let told = StyledString(
      text.runs.map { run in
        let index = styles.index(of: run.style)
        let textCase = styles[index].textCase
        return run.restyled { $0.setAttribute(textCase, for: .textCase) }
      })
    return told.displayRuns.map { run in
      guard run.style.image != nil else { return run }
      return StyledText(run.textWithoutImages, style: run.style.restyled { $0.image = nil })
    }
  }
}
