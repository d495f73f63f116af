public import RestyleRendering

extension RenderingProblem.Loss {
  /// A length was rounded to whole cells of a terminal.
  public static func wholeCells(points: Double, cells: Double) -> Self {
    Self("wholeCells", ["\(points)", "\(cells)"]) {
      "made \($0[1]) cells of a length of \($0[0]) points: a terminal has no others; give it as many as whole cells "
        + "have, or the cells another size"
    }
  }

  /// Content nested more deeply than a limit was left out, since each level takes a part of the stack.
  public static func tooDeep(limit: Int) -> Self {
    Self("tooDeep", ["\(limit)"]) {
      "left out what lies in more than \($0[0]) contents in one another: each takes a part of the stack; put less "
        + "into one another"
    }
  }
}
