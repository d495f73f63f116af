public import RestyleRendering

extension RenderingProblem.Loss {
  /// A length has fewer cells than it asks for: none for an indent or spacing of a text, or the maximum for a box.
  ///
  /// Rounding to whole cells isn't reported.
  public static func wholeCells(points: Double, cells: Double) -> Self {
    Self("wholeCells", ["\(points)", "\(cells)"]) {
      "drew \($0[1]) cells for a length of \($0[0]) points: a length is a whole number of cells, and at most 1,000; "
        + "use a multiple of their size, or give them another one"
    }
  }

  /// A link was left out, since its address is longer than terminals support.
  static func longAddress(bytes: Int, limit: Int) -> Self {
    Self("longAddress", ["\(bytes)", "\(limit)"]) {
      "left out a link to an address of \($0[0]) bytes: terminals follow addresses of up to \($0[1]); use a shorter one"
    }
  }

  /// The content of a box was left out, since the lines around it take all of its columns.
  public static let lackingColumns = Self("lackingColumns") { _ in
    "left out the content of a box: the lines around it take all of its columns; give it more"
  }

  /// Columns of a table were left out or cut, since the terminal has fewer columns than they need.
  public static let lackingTableColumns = Self("lackingTableColumns") { _ in
    "cut a table: the terminal has fewer columns than it needs; give it more, or show fewer columns"
  }

  /// Content that is nested more deeply than a limit was left out, since each level takes stack space.
  public static func tooDeep(limit: Int) -> Self {
    Self("tooDeep", ["\(limit)"]) {
      "left out content that is nested more than \($0[0]) deep: each level takes stack space; nest less"
    }
  }
}
