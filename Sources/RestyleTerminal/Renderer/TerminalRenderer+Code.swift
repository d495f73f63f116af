import Restyle

extension TerminalRenderer {
  /// The runs with backticks around those in a monospaced font, if nothing else distinguishes them: a terminal has one
  /// font.
  mutating func codeMarked(_ runs: [StyledText]) -> [StyledText] {
    guard runs.count > 1, styles.hasMonospaced else { return runs }
    let entries = runs.map { styles[styles.index(of: $0.style)] }
    var marked = runs
    var start = 0
    while let first = entries[start...].firstIndex(where: \.isMonospaced) {
      let end = entries[first...].firstIndex { !$0.isMonospaced } ?? entries.endIndex
      let code = Set(entries[first..<end].map(\.style.cells))
      let isLikeOthers = [first - 1, end].contains {
        entries.indices.contains($0)
          && (!profile.writesSequences || code.contains(entries[$0].style.cells))
      }
      if isLikeOthers {
        marked[first].text = "`" + marked[first].text
        marked[end - 1].text += "`"
      }
      start = end
    }
    return marked
  }
}
