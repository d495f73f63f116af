import Restyle
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// A box in an e-mail: the attributes of the cell that it is.
struct EmailBox: Sendable {
  /// The attributes, each starting with a space; empty for no box.
  var attributes = Bytes()
  /// The opaque colour of the box; nil for what lies behind it.
  var surface: Color?
  /// How much of the width is taken by room and lines.
  var room = 0.0
}

extension EmailWriter {
  /// The box of a background, whose problems are reported for each element.
  mutating func box(
    _ background: BackgroundStyle, insets: EdgeInsets, minimumHeight: Double = 0, clipsContent: Bool = false,
    part: String? = nil
  ) -> EmailBox {
    // Most stacks have none.
    if insets == .zero, minimumHeight < 1, background == .none { return EmailBox() }
    let look = BoxLook(
      background: background, insets: insets, minimumHeight: minimumHeight, clipsContent: clipsContent,
      surface: surface)
    if let known = written.boxes[look] { return known }
    let problemCount = problemCount
    let box = box(look, part: part)
    if self.problemCount == problemCount { written.boxes.add(box, for: look) }
    return box
  }

  private mutating func box(_ box: BoxLook, part: String?) -> EmailBox {
    var look = EmailLook()
    let drawn = draw(box.background, part: part)
    let lines = PhysicalSides(linesOf: drawn.border, in: direction)
    let padding = PhysicalSides(pixelsOf: box.insets, in: direction).within(lines)
    var result = EmailBox()
    if let color = drawn.color {
      look.setBackground(palette.color(color, over: box.surface), &classes)
      result.surface = color
    }
    if !padding.areZero { look.add("padding", padding) }
    if !lines.areZero {
      // A line lies on the colour, not beside it.
      look.setBorder(lines, palette.color(drawn.border.color, over: drawn.color ?? box.surface), &classes)
    }
    if let corners = corners(of: drawn.border) {
      look.add(classes.number(of: .corners(corners, clipsContent: box.clipsContent)))
    }
    result.room = padding.horizontal + lines.horizontal
    let height = box.minimumHeight - padding.vertical - lines.vertical
    if height >= 1 {
      result.attributes.append(integer: pixels(height), behind: " height=\"", before: "\"")
    }
    result.attributes += look.attributes(withBackground: true)
    return result
  }

  /// Breaks a background down over what lies behind it.
  ///
  /// - Returns: The opaque colour, if there is any, and the border.
  mutating func draw(_ background: BackgroundStyle, part: String? = nil) -> (
    color: Color?, border: BorderStyle
  ) {
    let behind = surface
    let border = background.border
    if border.width.isTooWideForLine, !border.borderEdges.isEmpty {
      report(.property("a border of more than 8 points"), part: part)
    }
    guard !background.isPlain else {
      return (background.color.isInvisible ? nil : background.color.composited(over: behind), border)
    }
    let drawn = DrawnBox(background) { _, problems in
      problems.append(RenderingProblem(.property("background image")))
      return false
    }
    for problem in drawn.problems { report(problem.loss, part: problem.part ?? part) }
    if drawn.shadows.contains(where: { !$0.color.isInvisible }) { report(.property("shadows"), part: part) }
    var color = drawn.color
    for layer in drawn.layers.reversed() {
      switch layer {
      case .color(let upper): color = upper.composited(over: color)
      case .gradient(let gradient):
        color = gradient.middle.composited(over: color)
        report(.emailGradient, part: part)
      case .separator: report(.property("separator"), part: part)
      case .image: break
      }
    }
    return (color.isInvisible ? nil : color.composited(over: behind), drawn.border)
  }

  /// The radii of a border as a value of CSS; nil without any.
  func corners(of border: BorderStyle) -> Bytes? {
    guard border.cornerRadii != .zero else { return nil }
    var bytes = Bytes()
    bytes.append(PhysicalCorners(border.cornerRadii, in: direction))
    return bytes
  }
}

extension Color {
  /// Whether the colour is transparent in every appearance.
  var isInvisible: Bool { withAlpha(0) == self }
}

/// A length in whole pixels, as attributes have it.
func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(), 0), 100_000)) }
