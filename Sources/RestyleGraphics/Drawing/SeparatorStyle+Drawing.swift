public import Restyle
import RestyleRendering

extension SeparatorStyle: Drawable {
  /// Draws the line along the upper edge of the rectangle.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    InsettedStyle(style: self, insets: .zero).draw(in: rect, on: &canvas)
  }
}

extension InsettedStyle: Drawable where Style == SeparatorStyle {
  /// Draws the line along the upper edge of the rectangle, within the insets.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(Path(canvas.line(self, at: .top, of: rect)), .color(canvas.color(style.color)))
  }
}

extension Canvas {
  /// Returns the rectangle of a line along the upper or the lower edge of a rectangle.
  func line(_ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge, of rect: Rect) -> Rect {
    let sides = PhysicalSides(separator.insets, in: traits.layoutDirection)
    let width = lineWidth(separator.style.width)
    let top = snapped(edge == .top ? rect.top + sides.top : rect.bottom - sides.bottom - width)
    return Rect(
      left: snapped(rect.left + sides.left), top: top, right: snapped(rect.right - sides.right),
      bottom: width > 0 ? top + width : top)
  }
}
