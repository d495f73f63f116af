import Restyle
import RestyleRendering

extension ShadowStyle {
  /// The standard deviation of the blur (CSS Backgrounds 3, section 6.1).
  var deviation: Double { blur / 2 }

  /// How far the blur reaches: beyond three deviations nothing is left that 8 bits could show.
  var reach: Double { deviation * 3 }

  /// How far the shadow reaches beyond the box.
  var overflow: PhysicalSides {
    if isInner { return PhysicalSides() }
    let reach = spread + reach
    return PhysicalSides(top: reach - y, right: reach + x, bottom: reach + y, left: reach - x).map {
      max(0, $0)
    }
  }
}

extension Canvas {
  /// Draws the shadow that a box throws, around the box.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - box: The box.
  ///   - core: What hides the shadow, where the box is opaque: the shadow can lie under its edge too, where that
  ///     covers only a part of its pixels.
  mutating func drawOuter(_ shadow: ShadowStyle, of box: RoundedRect, under core: RoundedRect?) {
    let color = color(shadow.color)
    guard !color.isClear, !box.rect.isEmpty else { return }
    let shape = box.outset(by: shadow.spread).moved(x: shadow.x, y: shadow.y)
    guard !shape.rect.isEmpty else { return }
    // Two pixels, so that no pixel has edges of both.
    let hole = core?.inset(by: PhysicalSides(2 / scale)) ?? box
    let extent = RoundedRect(shape.rect.outset(by: shadow.reach + 1 / scale).union(box.rect))
    operations.append(
      .shadow(
        DisplayList.Shadow(
          shape, deviation: shadow.deviation, color: color,
          clip: Path([.roundedRect(extent), .roundedRect(hole, isReversed: true)]))))
  }

  /// Draws the shadow that falls into a box, whose border it spares.
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
