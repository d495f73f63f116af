import Restyle

// The rules are those of browsers: CSS Values 4, "snap a length as a border width", and boxes whose edges are moved to
// the nearest pixel.
extension Canvas {
  /// What the computation of lengths may be off by, in pixels.
  private static var tolerance: Double { 1e-6 }

  var scale: Double { traits.displayScale }

  /// The place of the nearest pixel edge.
  func snapped(_ place: Double) -> Double { (place * scale).rounded() / scale }

  /// The next place of a pixel edge that is no smaller.
  func snappedUp(_ place: Double) -> Double { (place * scale - Self.tolerance).rounded(.up) / scale }

  /// The rectangle with its edges at those of pixels.
  func snapped(_ rect: Rect) -> Rect {
    Rect(
      left: snapped(rect.left), top: snapped(rect.top), right: snapped(rect.right),
      bottom: snapped(rect.bottom))
  }

  /// The width of a line that is drawn: whole pixels, rounded down, but at least one.
  func lineWidth(_ width: Double) -> Double {
    guard width > 0 else { return 0 }
    return max(1, (width * scale + Self.tolerance).rounded(.down)) / scale
  }
}
