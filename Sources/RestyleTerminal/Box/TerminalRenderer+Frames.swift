import Restyle
import RestyleRendering

extension TerminalRenderer {
  /// The frame of a background around a box; reports what can't be drawn.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - line: The kind of its border's lines; nil for that of the renderer's rule.
  ///   - titled: The edges with a title.
  ///   - part: The part of the element, for reports.
  /// - Returns: The frame.
  mutating func frame(
    _ background: BackgroundStyle, line: BorderLine? = nil, titled: RectEdge = [], part: String? = nil
  ) -> BoxFrame {
    var frame = BoxFrame()
    frame.isMirrored = isMirrored
    let box = DrawnBox(background)
    for problem in box.problems { report(problem.loss, part) }
    frame.fills = fills(of: box)
    for layer in box.layers.reversed() {
      switch layer {
      case .color, .gradient: break
      case .image: report(.property("image"), part)
      // Sections draw separators between their rows.
      case .separator: report(.property("separators"), part)
      }
    }
    if box.frame != nil { report(.property("image"), part) }
    if isSeen(box.border.width, box.border.color) {
      frame.edges = box.border.borderEdges
      frame.line = profile.drawsASCIIOnly ? .ascii : line ?? self.line(of: box.border)
      frame.lineLook = CellLook(foreground: resolved(box.border.color))
    } else if box.border.width > 0 {
      // A title is visible even in an invisible line.
      frame.edges = box.border.borderEdges.intersection(titled)
      frame.hidesLine = true
    }
    frame.shadow = shadow(of: box.shadows, part)
    return frame
  }

  /// The colours and gradients of a box, the lowest first.
  ///
  /// Invisible colours fill no cells, since trailing spaces are a nuisance in a file.
  func fills(of box: DrawnBox) -> [BoxFrame.Fill] {
    guard showsColors else { return [] }
    var fills: [BoxFrame.Fill] = []
    func add(_ color: Color) {
      let fill = resolvedFill(color)
      if fill.alpha > 0 { fills.append(.color(fill)) }
    }
    add(box.color)
    for layer in box.layers.reversed() {
      switch layer {
      case .color(let color): add(color)
      case .gradient(let gradient):
        if profile.colorScheme != nil || EitherGround.paints(gradient) {
          fills.append(.gradient(resolved(gradient)))
        }
      case .image, .separator: break
      }
    }
    return fills
  }

  /// The maximum extent of a shadow in cells, which leaves room for the box.
  private static let longestShadow = 4

  /// The shadow that extends farthest; only one is drawn, since half cells have one colour.
  private mutating func shadow(of shadows: [ShadowStyle], _ part: String?) -> BoxFrame.Shadow? {
    var best: BoxFrame.Shadow?
    for style in shadows where resolved(style.color).alpha > 0 {
      guard !style.isInner, showsColors, !profile.drawsASCIIOnly else {
        report(.property("shadows"), part)
        continue
      }
      func length(_ cells: Int) -> Int { min(max(cells, -Self.longestShadow), Self.longestShadow) }
      let (x, y, spread) = (cells(across: style.x), halfCells(down: style.y), cells(across: style.spread))
      let shadow = BoxFrame.Shadow(
        look: CellLook(foreground: resolved(style.color)), x: length(x), y: length(y), spread: length(spread))
      if shadow.x != x || shadow.y != y || shadow.spread != spread { report(.property("shadows"), part) }
      let reach = max(abs(shadow.x), abs(shadow.y)) + shadow.spread
      let known = best.map { max(abs($0.x), abs($0.y)) + $0.spread } ?? 0
      if best != nil || reach <= known { report(.property("shadows"), part) }
      if reach > known { best = shadow }
    }
    return best
  }

  private mutating func report(_ loss: RenderingProblem.Loss, _ part: String?) {
    if isInElement {
      problems.append(RenderingProblem(loss, part: part))
    } else {
      noteOnce(loss)
    }
  }

  /// Whether colours are shown, so that they can distinguish things.
  var showsColors: Bool { profile.writesSequences && profile.colors != .none }

  /// The colour in the terminal's scheme; palette colours stay palette colours.
  func resolved(_ color: Color) -> Color { PaletteColor(color) == nil ? shownVariant(of: color) : color }

  private func shownVariant(of color: Color) -> Color {
    color.resolved(colorScheme: profile.shownColorScheme, contrast: contrast)
  }

  /// The background colour of texts; clear if it may not suit the terminal's unknown background.
  func resolvedFill(_ color: Color) -> Color {
    profile.colorScheme == nil && !EitherGround.paints(color) ? .clear : resolved(color)
  }

  /// Whether a background has a colour that isn't painted.
  func hidesFill(of background: BackgroundStyle) -> Bool {
    resolved(background.color).alpha > 0 && resolvedFill(background.color).alpha == 0
  }

  func resolved(_ gradient: Gradient) -> Gradient {
    var gradient = gradient
    for index in gradient.stops.indices {
      gradient.stops[index].color = shownVariant(of: gradient.stops[index].color)
    }
    return gradient
  }

  // Styles have lengths in points.

  /// The number of columns nearest to a length; reports lengths above the maximum.
  mutating func cells(across points: Double) -> Int {
    let cells = nearestCells(across: points)
    noteDifference(points, from: Double(cells), of: options.cellSize.width)
    return cells
  }

  // Inlined, since a call would copy the renderer.
  @inline(__always)
  func nearestCells(across points: Double) -> Int {
    Int((points / options.cellSize.width).clampedToCells.rounded())
  }

  /// The number of lines that fit into a length, rounded down since a line of text is already high; reports lengths
  /// above the maximum.
  mutating func cells(down points: Double) -> Int {
    let cells = Int((points / options.cellSize.height).clampedToCells)
    noteDifference(points, from: Double(cells), of: options.cellSize.height)
    return cells
  }

  /// The number of lines nearest to a length.
  func nearestCells(down points: Double) -> Int {
    Int((points / options.cellSize.height).clampedToCells.rounded())
  }

  private mutating func halfCells(down points: Double) -> Int {
    let halves = Int((points / options.cellSize.height * 2).clampedToCells.rounded())
    noteDifference(points, from: Double(halves) / 2, of: options.cellSize.height)
    return halves
  }

  /// Reports a length that differs by a cell or more; rounding to whole cells is expected in a terminal.
  private mutating func noteDifference(_ points: Double, from cells: Double, of length: Double) {
    guard !(abs(cells * length - points) < length), notedLengths.insert([points, cells]).inserted else {
      return
    }
    noteOnce(.wholeCells(points: points, cells: cells))
  }

  mutating func cells(_ insets: EdgeInsets) -> CellInsets {
    if insets == .zero { return .zero }
    let sides = PhysicalSides(insets, in: isMirrored ? .rightToLeft : .leftToRight)
    return CellInsets(
      top: cells(down: sides.top), left: cells(across: sides.left), bottom: cells(down: sides.bottom),
      right: cells(across: sides.right)
    ).used
  }

  /// Insets on the leading side of lines.
  func insets(leading cells: Int) -> CellInsets {
    isMirrored ? CellInsets(right: cells) : CellInsets(left: cells)
  }

  /// The border's characters, if the terminal can draw them.
  func drawn(_ characters: BorderCharacters?) -> BorderCharacters? {
    characters.flatMap { $0.isASCII || !profile.drawsASCIIOnly ? $0 : nil }
  }

  func line(of border: BorderStyle) -> BorderLine {
    profile.drawsASCIIOnly ? .ascii : options.borders.line(border)
  }

  /// Whether the line is visible.
  func isSeen(_ width: Double, _ color: Color) -> Bool { width > 0 && resolved(color).alpha > 0 }

  /// The line that a border of the separator's width would have; nil if it isn't visible.
  func line(of separator: SeparatorStyle) -> SeparatorLine? {
    guard isSeen(separator.width, separator.color) else { return nil }
    return SeparatorLine(
      line: line(of: BorderStyle(width: separator.width, color: separator.color)),
      look: CellLook(foreground: resolved(separator.color)))
  }
}

extension Double {
  var clampedToCells: Double { isFinite ? Swift.min(Swift.max(self, -1_000), 1_000) : 0 }
}
