import RestyleElements

extension Choice {
  /// Calls `report` with what a list that opens shows of no choice: it has lines of one text each.
  package func forEachLossInList(_ report: (RenderingProblem.Loss) -> Void) {
    if hint != nil { report(.property("hint")) }
    if divider != nil { report(.property("divider")) }
  }
}
