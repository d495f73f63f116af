public import Restyle

extension TerminalBlock {
  /// Returns the block with a colour behind it, which is visible wherever nothing covers it.
  public func filled(with color: Color) -> TerminalBlock {
    var looks = LatestLooks<CellLook>()
    return changed { $0.fill(with: color, reusing: &looks) }
  }

  /// Fills the block's background with a colour, reusing cached looks.
  mutating func fill(with color: Color, reusing looks: inout LatestLooks<CellLook>) {
    let width = width
    let space = looks.value(of: .plain) { $0.over(color) }
    changeLines {
      $0.changeLooks(&looks, where: { !$0.isOpaque }) { $0.over(color) }
      $0.fill(to: width, space)
    }
  }

  /// Returns the block with a gradient behind it, which spans all of its cells.
  public func filled(with gradient: Gradient) -> TerminalBlock {
    mapCells(gradient, coversAll: true) { $0.over($1) }
  }

  /// Returns the block with its text in the colours of a gradient, which spans all of its cells.
  public func colored(with gradient: Gradient) -> TerminalBlock {
    mapCells(gradient, coversAll: false) { $0.colored($1) }
  }

  private func mapCells(
    _ gradient: Gradient, coversAll: Bool, _ change: (CellLook, Color) -> CellLook
  ) -> TerminalBlock {
    guard var colors = GradientColors(gradient, columns: width, rows: height) else { return self }
    var result: [CellLine] = []
    result.reserveCapacity(lines.count)
    for (row, line) in lines.enumerated() {
      var line = line
      if coversAll { line.fill(to: width) }
      if colors.isEvenInRows {
        let color = colors.color(column: 0, row: row)
        result.append(line.mapLooks { change($0, color) })
      } else {
        result.append(
          line.mapLooks(metrics) { look, column in change(look, colors.color(column: column, row: row)) })
      }
    }
    return TerminalBlock(result, width: width, metrics)
  }
}
