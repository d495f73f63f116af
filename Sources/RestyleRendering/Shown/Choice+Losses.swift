import RestyleElements

extension Choice {
  /// Calls `report` with each loss of a choice in a pop-up list, each line of which has a single text.
  package func forEachLossInList(_ report: (RenderingProblem.Loss) -> Void) {
    if hint != nil { report(.property("hint")) }
    if divider != nil { report(.property("divider")) }
  }
}
