import Restyle

extension StyledString {
  /// The runs as a terminal shows them: sizes told by a rule, then transformed.
  func terminalRuns(_ sizes: SizeRule) -> [StyledText] {
    guard let rule = sizes.apply, runs.contains(where: { $0.style.fontSize != nil }) else {
      return displayRuns
    }
    return StyledString(
      runs.map { run in run.style.fontSize == nil ? run : run.restyled(rule) }
    ).displayRuns
  }
}
