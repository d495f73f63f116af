import Restyle

// The rules are those of browsers: CSS Values 4, "snap a length as a border width", and boxes whose edges are moved to
// the nearest pixel.
extension Canvas {
  /// The tolerance for computed lengths, in pixels.
  private static var tolerance: Double { 1e-6 }

  var scale: Double { traits.displayScale }

  /// The coordinate of the nearest pixel edge.
  func snapped(_ place: Double) -> Double { (place * scale).rounded() / scale }

  /// The coordinate of the next pixel edge that is not smaller.
  func snappedUp(_ place: Double) -> Double { (place * scale - Self.tolerance).rounded(.up) / scale }

  /// The rectangle with its edges moved to pixel edges.
  func snapped(_ rect: Rect) -> Rect {
    Rect(
      left: snapped(rect.left), top: snapped(rect.top), right: snapped(rect.right),
      bottom: snapped(rect.bottom))
  }

  /// The width of a drawn line, rounded down to whole pixels, but at least one.
  func lineWidth(_ width: Double) -> Double {
    guard width > 0 else { return 0 }
    return max(1, (width * scale + Self.tolerance).rounded(.down)) / scale
  }
}
