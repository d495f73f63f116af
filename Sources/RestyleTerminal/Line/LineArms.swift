/// The thickness of a line where it leaves the middle of a cell.
enum LineWeight: Int, Hashable, Sendable, CaseIterable {
  case none, light, heavy, double
}

/// The lines that meet in the middle of a cell.
struct LineArms: Hashable, Sendable {
  var up = LineWeight.none
  var right = LineWeight.none
  var down = LineWeight.none
  var left = LineWeight.none
}

extension LineArms {
  /// The character for the lines, or the nearest one: Unicode lacks some junctions of double lines.
  var character: String {
    Self.characters[(left.rawValue << 2 | down.rawValue) << 4 | right.rawValue << 2 | up.rawValue]
  }

  /// The box drawing characters (U+2500 to U+257F) by the weights of the arms in their names: `up` changes
  /// first, then `right`, `down` and `left`.
  ///
  /// Source: the Unicode Character Database, version 17, names of the block Box Drawing.
  private static let characters: [String] = """
     ╵╹║╶└┖╙╺┕┗╙═╘╘╚╷│╿│┌├┞├┍┝┡├╒╞╞╞╻╽┃│┎┟┠├┏┢┣├╒╞╞╞║││║╓├├╟╓├├╟╔╞╞╠\
    ╴┘┚╜─┴┸╨╼┶┺╨─┴┴╨┐┤┦┤┬┼╀┼┮┾╄┼┬┼┼┼┒┧┨┤┰╁╂┼┲╆╊┼┬┼┼┼╖┤┤╢╥┼┼╫╥┼┼╫╥┼┼╫\
    ╸┙┛╜╾┵┹╨━┷┻╨─┴┴╨┑┥┩┤┭┽╃┼┯┿╇┼┬┼┼┼┓┪┫┤┱╅╉┼┳╈╋┼┬┼┼┼╖┤┤╢╥┼┼╫╥┼┼╫╥┼┼╫\
    ═╛╛╝─┴┴╨─┴┴╨═╧╧╩╕╡╡╡┬┼┼┼┬┼┼┼╤╪╪╪╕╡╡╡┬┼┼┼┬┼┼┼╤╪╪╪╗╡╡╣╥┼┼╫╥┼┼╫╦╪╪╬
    """.map(String.init)
}
