import Restyle
import RestyleRendering

extension ShadowStyle {
  /// The standard deviation of the blur (CSS Backgrounds 3, section 6.1).
  var deviation: Double { blur / 2 }

  /// The reach of the blur: beyond three deviations, it isn't visible in 8 bits.
  var reach: Double { deviation * 3 }

  /// The extent of the shadow beyond the box.
  var overflow: PhysicalSides {
    if isInner { return PhysicalSides() }
    let reach = spread + reach
    return PhysicalSides(top: reach - y, right: reach + x, bottom: reach + y, left: reach - x).map {
      max(0, $0)
    }
  }
}

extension Canvas {
  /// Draws the outer shadow of a box.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - box: The box.
  ///   - core: The area that hides the shadow if the box is opaque. The shadow then extends under the edge of the box,
  ///     which covers its pixels only in part.
  mutating func drawOuter(_ shadow: ShadowStyle, of box: RoundedRect, under core: RoundedRect?) {
    let color = color(shadow.color)
    guard !color.isClear, !box.rect.isEmpty else { return }
    let shape = box.outset(by: shadow.spread).moved(x: shadow.x, y: shadow.y)
    guard !shape.rect.isEmpty else { return }
    // Inset by two pixels, so that no pixel contains edges of both.
    let hole = core?.inset(by: PhysicalSides(2 / scale)) ?? box
    let extent = RoundedRect(shape.rect.outset(by: shadow.reach + 1 / scale).union(box.rect))
    operations.append(
      .shadow(
        DisplayList.Shadow(
          shape, deviation: shadow.deviation, color: color,
          clip: Path([.roundedRect(extent), .roundedRect(hole, isReversed: true)]))))
  }

  /// Draws the inner shadow of a box, within its border.
  mutating func drawInner(_ shadow: ShadowStyle, in box: RoundedRect) {
    let color = color(shadow.color)
    guard !color.isClear, !box.rect.isEmpty else { return }
    let hole = box.outset(by: -shadow.spread).moved(x: shadow.x, y: shadow.y)
    operations.append(
      .shadow(
        DisplayList.Shadow(
          hole, deviation: shadow.deviation, color: color, isInverted: true, clip: Path(box))))
  }
}
