import Restyle

extension ShadowStyle {
  /// Returns a ring around something, with a gap between them.
  ///
  /// - Parameters:
  ///   - color: The colour of the ring.
  ///   - thickness: How thick the ring is, in points.
  ///   - gap: How wide the gap is, in points.
  ///   - surface: The colour of the gap.
  /// - Returns: The shadows, the gap's before the ring's.
  static func ring(_ color: Color, thickness: Double, gap: Double, on surface: Color) -> [Self] {
    [ShadowStyle(color: surface, spread: gap), ShadowStyle(color: color, spread: gap + thickness)]
  }
}
