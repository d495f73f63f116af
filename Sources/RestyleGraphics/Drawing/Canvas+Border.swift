public import Restyle
import RestyleRendering

extension Canvas {
  /// The widths of a border's lines at the edges where they are drawn.
  func lineWidths(_ border: BorderStyle) -> PhysicalSides {
    PhysicalSides(border.insets, in: traits.layoutDirection).map { lineWidth($0) }
  }

  /// The outline of a box with a border.
  func outline(_ border: BorderStyle, of rect: Rect) -> RoundedRect {
    RoundedRect(rect, corners: PhysicalCorners(border.cornerRadii, in: traits.layoutDirection))
  }

  /// The area of a border's lines, between the outline of the box and the area within the lines.
  func ring(_ outer: RoundedRect, within widths: PhysicalSides) -> Path {
    guard !widths.areZero, !outer.rect.isEmpty else { return Path() }
    let within = outer.inset(by: widths)
    if within.rect.isEmpty { return Path(outer) }
    guard outer.isRect else { return Path([.roundedRect(outer), .roundedRect(within, isReversed: true)]) }
    // Adjacent rectangles, which are drawn row by row.
    let (outer, inner) = (outer.rect, within.rect)
    let lines = [
      Rect(left: outer.left, top: outer.top, right: outer.right, bottom: inner.top),
      Rect(left: outer.left, top: inner.top, right: inner.left, bottom: inner.bottom),
      Rect(left: inner.right, top: inner.top, right: outer.right, bottom: inner.bottom),
      Rect(left: outer.left, top: inner.bottom, right: outer.right, bottom: outer.bottom),
    ]
    return Path(lines.filter { !$0.isEmpty }.map { .roundedRect(RoundedRect($0)) })
  }
}

extension BorderStyle: Drawable {
  /// Draws the line within the rectangle, rounded at its corners.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let ring = canvas.ring(canvas.outline(self, of: rect), within: canvas.lineWidths(self))
    canvas.fill(ring, .color(canvas.color(color)))
  }
}
