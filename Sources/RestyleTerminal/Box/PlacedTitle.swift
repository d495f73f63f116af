/// A title in the line above or below a box, and the column between the corners at which it starts.
struct PlacedTitle: Sendable {
  var line: CellLine
  var column: Int
  var isLower: Bool
}
