/// How thick a line is where it leaves the middle of a cell.
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
  /// The character that draws the lines, or what is nearest to them: not all that double lines meet is in Unicode.
  var character: String {
    Self.characters[(left.rawValue << 2 | down.rawValue) << 4 | right.rawValue << 2 | up.rawValue]
  }

  /// The box drawing characters (U+2500 to U+257F) by the weights that their names give their arms: `up` changes
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
