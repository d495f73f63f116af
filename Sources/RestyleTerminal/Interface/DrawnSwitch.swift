import Restyle
import RestyleElements
import RestyleRendering

/// Everything that determines the look of a switch, so that equal ones are drawn once.
struct DrawnSwitch: Hashable {
  let track: Color
  let thumb: Color
  let ground: Ground
  let cells: Int
  let isThumbRight: Bool
}

/// A cached switch by its style and state, of which nothing had to be reported.
struct KnownSwitch {
  let style: GivenStyle<SwitchStyle>
  let state: ControlState
  let ground: Ground
  /// Nil if no switch can be shown.
  let line: CellLine?
}

extension InterfaceWriter {
  /// A switch with its thumb on its track; nil if none can be shown.
  mutating func line(of box: ElementBox<Switch>) -> CellLine? {
    let (state, ground) = (box.element.state, ground)
    let known = knownSwitches.first {
      $0.style === box.element.givenStyle && $0.state == state && $0.ground == ground
    }
    if let known { return known.line }
    let problemCount = problemCount
    let line = drawn(box.element).map { drawn -> CellLine in
      if let line = drawnSwitches[drawn] { return line }
      let line = self.line(of: drawn)
      drawnSwitches[drawn] = line
      return line
    }
    if self.problemCount == problemCount {
      // Usually a few styles alternate.
      if knownSwitches.count == 8 { knownSwitches.removeFirst() }
      knownSwitches.append(
        KnownSwitch(style: box.element.givenStyle, state: state, ground: ground, line: line))
    }
    return line
  }

  /// The look of a switch; nil if none can be shown.
  private mutating func drawn(_ element: Switch) -> DrawnSwitch? {
    let style = element.style
    let appearance = style.appearance(for: element.state)
    if appearance.track.image != nil { report(.property("image")) }
    let color = terminal.resolved(appearance.track.color)
    let track = appearance.opacity == 1 ? color : color.withAlpha(color.alpha * appearance.opacity)
    // With an unknown background, the track would be indistinguishable from it in at least one state.
    guard terminal.showsColors, terminal.profile.colorScheme != nil, track.alpha > 0,
      !terminal.profile.drawsASCIIOnly
    else { return nil }
    let border = appearance.track.border
    if terminal.isSeen(border.width, border.color) { report(.property("border")) }
    let thumb = terminal.resolved(appearance.thumbColor ?? .white)
    return DrawnSwitch(
      track: track, thumb: thumb.withAlpha(thumb.alpha * appearance.opacity), ground: ground,
      cells: min(max(terminal.cells(across: style.size.width), 4), 16),
      isThumbRight: element.isOn != terminal.isMirrored)
  }

  private mutating func line(of drawn: DrawnSwitch) -> CellLine {
    let behind = drawn.ground.covered(with: drawn.track)
    let look = CellLook(foreground: distinct(drawn.thumb, from: behind), background: drawn.track)
    // A track that can't be distinguished from its background gets sides.
    let isSeen = terminal.isDistinct(behind, from: drawn.ground)
    let sideLook = CellLook(foreground: distinct(drawn.track, from: behind), background: drawn.track)
    func side(_ mark: String) -> CellRun { CellRun(text: isSeen ? "" : mark, width: 1, look: sideLook) }
    let before = drawn.isThumbRight ? drawn.cells - 3 : 0
    var line = CellLine()
    line.append(side("["))
    line.append(spaces: before, look)
    line.append(CellRun(text: "●", width: 1, look: look))
    line.append(spaces: drawn.cells - 3 - before, look)
    line.append(side("]"))
    return line
  }
}
