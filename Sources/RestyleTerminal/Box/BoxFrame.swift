import Restyle
import RestyleRendering

/// What is drawn behind and around the content of a box.
struct BoxFrame: Equatable, Sendable {
  /// The fills, the lowest first.
  var fills: [Fill] = []
  /// The edges with a line.
  var edges: RectEdge = []
  var line = BorderLine.light
  /// The characters that are drawn instead of those of the line.
  var characters: BorderCharacters?
  var lineLook = CellLook.plain
  /// Whether the lines are invisible and only take their cells.
  var hidesLine = false
  /// A gradient along the lines.
  var lineGradient: Gradient?
  var shadow: Shadow?
  /// Whether the direction is from right to left, so that leading is right.
  var isMirrored = false

  enum Fill: Equatable, Sendable {
    case color(Color)
    case gradient(Gradient)
  }

  /// A shadow in cells across and half cells down.
  struct Shadow: Equatable, Sendable {
    var look: CellLook
    var x: Int
    var y: Int
    var spread: Int
  }
}

extension BoxFrame {
  /// The number of cells that a box reserves for its content, if needed, before its padding shrinks.
  static let leastRoom = 6

  /// Removes the shadow if it takes cells that the content of the box needs.
  ///
  /// - Parameters:
  ///   - room: The number of cells of the box with its shadow.
  ///   - content: The number of cells needed between its lines.
  ///   - terminal: The renderer, which reports the missing shadow.
  mutating func dropShadow(in room: Int, around content: Int, _ terminal: inout TerminalRenderer) {
    guard shadowInsets.horizontal > 0, insets.horizontal + shadowInsets.horizontal + content > room else {
      return
    }
    shadow = nil
    terminal.noteOnce(.property("shadows"))
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { fills.isEmpty && edges.isEmpty && shadow == nil }

  var hasLeft: Bool { edges.contains(isMirrored ? .trailing : .leading) }
  var hasRight: Bool { edges.contains(isMirrored ? .leading : .trailing) }
  var hasTop: Bool { edges.contains(.top) }
  var hasBottom: Bool { edges.contains(.bottom) }

  /// The cells that the lines take.
  var insets: CellInsets {
    CellInsets(
      top: hasTop ? 1 : 0, left: hasLeft ? 1 : 0, bottom: hasBottom ? 1 : 0, right: hasRight ? 1 : 0)
  }

  /// The cells of the shadow outside of the box.
  var shadowInsets: CellInsets {
    guard let shadow else { return .zero }
    return CellInsets(
      top: (max(shadow.spread - shadow.y, 0) + 1) / 2, left: max(shadow.spread - shadow.x, 0),
      bottom: (max(shadow.spread + shadow.y, 0) + 1) / 2, right: max(shadow.spread + shadow.x, 0))
  }

  /// Draws the box around its content.
  ///
  /// - Parameters:
  ///   - inside: The content, at its full size.
  ///   - titles: The titles in the lines.
  /// - Returns: The box.
  func drawn(around inside: TerminalBlock, titles: [PlacedTitle] = []) -> TerminalBlock {
    var looks = FilledLooks()
    return inside.changed { draw(around: &$0, titles: titles, reusing: &looks) }
  }

  /// Draws the box, reusing looks from other boxes with the same fills.
  func draw(around box: inout TerminalBlock, titles: [PlacedTitle] = [], reusing looks: inout FilledLooks) {
    // Half blocks leave the other half to the fill. Other lines run through the middle of a cell, so a background there
    // would extend beyond them.
    let fillsLines = line == .block && characters == nil
    if !fillsLines { fill(&box, reusing: &looks) }
    if !edges.isEmpty { box = bordered(box, titles) }
    if fillsLines { fill(&box, reusing: &looks) }
    if let shadow { box = shadow.drawn(below: box, shadowInsets) }
  }

  /// Draws the fills behind a block.
  func fill(_ block: inout TerminalBlock, reusing looks: inout FilledLooks) {
    // The uppermost first, since each is drawn behind the existing ones.
    for fill in fills.reversed() {
      switch fill {
      case .color(let color): block.fill(with: color, reusing: &looks[color])
      case .gradient(let gradient): block = block.filled(with: gradient)
      }
    }
  }

  private func bordered(_ inside: TerminalBlock, _ titles: [PlacedTitle]) -> TerminalBlock {
    let size = (width: inside.width + insets.horizontal, height: inside.height + insets.top + insets.bottom)
    var lines: [CellLine] = []
    lines.reserveCapacity(size.height)
    if hasTop { lines.append(edgeLine(inside.width, isLower: false, titles)) }
    let (left, right) = (side(isRight: false), side(isRight: true))
    for line in inside.lines {
      var framed = CellLine()
      framed.reserveCapacity(line.runs.count + 3)
      framed.append(left)
      framed.append(line)
      if hasRight { framed.fill(to: size.width - 1) }
      framed.append(right)
      lines.append(framed)
    }
    if hasBottom { lines.append(edgeLine(inside.width, isLower: true, titles)) }
    let box = TerminalBlock(lines, width: size.width, inside.metrics)
    guard let lineGradient else { return box }
    // The content keeps its own colours.
    return box.colored(with: lineGradient).overlaid(
      with: inside.filledToItsSize, column: insets.left, row: insets.top)
  }

  /// The line at a side, with a junction if an inner line meets it; empty if that side has no line.
  func side(isRight: Bool, meeting inner: BorderLine? = nil) -> CellRun {
    guard isRight ? hasRight : hasLeft else { return .spaces(0) }
    if let characters { return run(characters.side(isRight: isRight, meetsRow: inner != nil)) }
    return run(line.vertical(isRight: isRight, meeting: inner))
  }

  /// A segment of the line: one character repeated.
  private func run(_ character: String, count: Int = 1) -> CellRun {
    hidesLine
      ? .spaces(count)
      : CellRun(text: String(rowOf: character, count: count), width: count, look: lineLook)
  }

  private func edgeLine(_ width: Int, isLower: Bool, _ titles: [PlacedTitle]) -> CellLine {
    func corner(isRight: Bool) -> CellRun {
      run(
        characters?.corner(isLower: isLower, isRight: isRight)
          ?? line.corner(isLower: isLower, isRight: isRight))
    }
    func dashes(_ count: Int) -> CellRun {
      run(
        characters?.horizontal(isLower: isLower) ?? line.horizontal(isLower: isLower), count: max(count, 0))
    }
    var inside = CellLine()
    for title in titles where title.isLower == isLower {
      inside.append(dashes(title.column - inside.width))
      inside.append(title.line)
    }
    inside.append(dashes(width - inside.width))
    var result = CellLine()
    if hasLeft { result.append(corner(isRight: false)) }
    result.append(inside)
    if hasRight { result.append(corner(isRight: true)) }
    return result
  }
}

extension TerminalBlock {
  /// The block with missing cells filled with spaces, so that it covers everything below.
  fileprivate var filledToItsSize: TerminalBlock {
    changed { [width] in $0.changeLines { $0.fill(to: width) } }
  }
}

extension BoxFrame.Shadow {
  /// Draws the shadow below a box.
  func drawn(below box: TerminalBlock, _ insets: CellInsets) -> TerminalBlock {
    // The shadow's frame, in cells across and half cells down, from the upper left corner of the whole.
    let left = insets.left + x - spread
    let right = insets.left + box.width + x + spread
    let (top, bottom) = (2 * insets.top + y - spread, 2 * (insets.top + box.height) + y + spread)
    guard left < right, top < bottom else { return box.padded(insets) }
    let width = box.width + insets.horizontal
    let lines = (0..<(box.height + insets.top + insets.bottom)).map { row -> CellLine in
      let (upper, lower) = ((top..<bottom).contains(2 * row), (top..<bottom).contains(2 * row + 1))
      guard upper || lower else { return CellLine() }
      let character = upper && lower ? "█" : upper ? "▀" : "▄"
      var line = CellLine()
      line.append(spaces: left)
      let count = min(right, width) - line.width
      line.append(CellRun(text: String(rowOf: character, count: max(count, 0)), width: count, look: look))
      return line
    }
    return TerminalBlock(lines, width: width, box.metrics)
      .overlaid(with: box.filledToItsSize, column: insets.left, row: insets.top)
  }
}
