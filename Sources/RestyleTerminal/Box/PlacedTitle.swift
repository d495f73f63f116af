/// A text in the line above or below a box, at the column within the corners where it starts.
struct PlacedTitle: Sendable {
  var line: CellLine
  var column: Int
  var isLower: Bool
}
