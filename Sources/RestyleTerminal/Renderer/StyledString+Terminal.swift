import Restyle

extension StyledString {
  /// The runs as a terminal shows them: sizes told by a rule, then transformed, with texts in place of images.
  func terminalRuns(_ sizes: SizeRule) -> [StyledText] {
    let runs = sizedRuns(sizes)
    guard runs.contains(where: { $0.style.image != nil }) else { return runs }
    return runs.map { run in StyledText(run.textWithoutImages, style: run.style.restyled { $0.image = nil }) }
  }

  private func sizedRuns(_ sizes: SizeRule) -> [StyledText] {
    guard let rule = sizes.apply, runs.contains(where: { $0.style.fontSize != nil }) else {
      return displayRuns
    }
    return StyledString(
      runs.map { run in run.style.fontSize == nil ? run : run.restyled(rule) }
    ).displayRuns
  }
}
