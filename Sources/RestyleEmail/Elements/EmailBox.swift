import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// A box in an e-mail: the attributes of the cell that it is.
struct EmailBox {
  /// The attributes, each starting with a space; empty for no box.
  var attributes = Bytes()
  /// The opaque colour of the box; nil for what lies behind it.
  var surface: Color?
  /// How much of the width is taken by room and lines.
  var room = 0.0
}

extension EmailWriter {
  /// Creates the box of a background, and notes what it can't have.
  mutating func box(
    _ background: BackgroundStyle, insets: EdgeInsets, minimumHeight: Double = 0, part: String? = nil
  ) -> EmailBox {
    var look = EmailLook()
    let drawn = draw(background, part: part)
    let lines = PhysicalSides(linesOf: drawn.border, in: direction)
    let padding = PhysicalSides(pixelsOf: insets, in: direction).within(lines)
    var box = EmailBox()
    if let color = drawn.color {
      look.setBackground(palette.color(color, over: surface), &classes)
      box.surface = color
    }
    if !padding.areZero { look.add("padding", padding) }
    if !lines.areZero { look.setBorder(lines, color(drawn.border.color), &classes) }
    if let corners = corners(of: drawn.border) { look.add(classes.number(of: .corners(corners))) }
    box.room = padding.horizontal + lines.horizontal
    let height = minimumHeight - padding.vertical - lines.vertical
    if height >= 1 {
      box.attributes.append(integer: pixels(height), behind: " height=\"", before: "\"")
    }
    box.attributes += look.attributes(withBackground: true)
    return box
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
    if !drawn.shadows.isEmpty { report(.property("shadows"), part: part) }
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
