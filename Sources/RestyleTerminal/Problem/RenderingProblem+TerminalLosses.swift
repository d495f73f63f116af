public import RestyleRendering

extension RenderingProblem.Loss {
  /// A length became as many cells of a terminal, since it is no whole number of them.
  public static func wholeCells(points: Double, cells: Double) -> Self {
    Self("wholeCells", ["\(points)", "\(cells)"]) {
      "made \($0[1]) cells of a length of \($0[0]) points: a terminal has no others; give it as many as whole cells "
        + "have, or the cells another size"
    }
  }

  /// What lies in more contents than a limit was left out, since each of them takes a part of the stack.
  public static func tooDeep(limit: Int) -> Self {
    Self("tooDeep", ["\(limit)"]) {
      "left out what lies in more than \($0[0]) contents in one another: each takes a part of the stack; put less "
        + "into one another"
    }
  }
}
