import RestyleElements

extension Choice {
  /// Calls `report` with each loss of a choice in a list that opens, whose lines have one text each.
  package func forEachLossInList(_ report: (RenderingProblem.Loss) -> Void) {
    if hint != nil { report(.property("hint")) }
    if divider != nil { report(.property("divider")) }
  }
}
