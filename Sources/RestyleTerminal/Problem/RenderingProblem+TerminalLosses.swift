public import RestyleRendering

extension RenderingProblem.Loss {
  /// A length has fewer cells than it asks for: none of a text's indent or spacing, or no more than boxes have.
  ///
  /// Rounding to whole cells isn't reported.
  public static func wholeCells(points: Double, cells: Double) -> Self {
    Self("wholeCells", ["\(points)", "\(cells)"]) {
      "made \($0[1]) cells of a length of \($0[0]) points: there are only whole ones, and no more than 1,000; give "
        + "it as many points as they have, or the cells another size"
    }
  }

  /// A link was left out, since terminals follow none with so long an address.
  static func longAddress(bytes: Int, limit: Int) -> Self {
    Self("longAddress", ["\(bytes)", "\(limit)"]) {
      "left out a link to an address of \($0[0]) bytes: terminals follow those of up to \($0[1]); give it a shorter one"
    }
  }

  /// The content of a box was left out, since the lines around it take all of its columns.
  public static let lackingColumns = Self("lackingColumns") { _ in
    "left out what lies in a box: the lines around it take all of its columns; give it more"
  }

  /// Columns of a table were left out or cut, since the terminal has fewer columns than they need.
  public static let lackingTableColumns = Self("lackingTableColumns") { _ in
    "cut a table: the terminal has fewer columns than it needs; give it more, or show fewer columns"
  }

  /// Content nested more deeply than a limit was left out, since each level takes stack space.
  public static func tooDeep(limit: Int) -> Self {
    Self("tooDeep", ["\(limit)"]) {
      "left out what lies in more than \($0[0]) contents in one another: each takes a part of the stack; put less "
        + "into one another"
    }
  }
}
