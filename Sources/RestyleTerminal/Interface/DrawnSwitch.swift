import Restyle

/// All that a switch looks like, so that those that look alike are drawn once.
struct DrawnSwitch: Hashable {
  let track: Color
  let thumb: Color
  let ground: Ground
  let cells: Int
  let isThumbRight: Bool
}

extension InterfaceWriter {
  /// A switch with its thumb on its track.
  mutating func line(of drawn: DrawnSwitch) -> CellLine {
    let behind = drawn.ground.covered(with: drawn.track)
    let look = CellLook(foreground: distinct(drawn.thumb, from: behind), background: drawn.track)
    // Sides for a track that can't be told from what is behind it.
    let isSeen = terminal.isDistinct(behind, from: drawn.ground)
    let sideLook = CellLook(foreground: distinct(drawn.track, from: behind), background: drawn.track)
    func side(_ mark: String) -> CellRun { CellRun(text: isSeen ? "" : mark, width: 1, look: sideLook) }
    let before = drawn.isThumbRight ? drawn.cells - 3 : 0
    return CellLine([
      side("["), .spaces(before, look), CellRun(text: "●", width: 1, look: look),
      .spaces(drawn.cells - 3 - before, look), side("]"),
    ])
  }
}
