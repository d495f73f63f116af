/// The alignment of content, or of a box, between two edges.
public enum HorizontalAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the edge where lines start.
  case leading
  /// Centred.
  case center
  /// At the edge where lines end.
  case trailing
  /// At the left edge, in every layout direction.
  case left
  /// At the right edge, in every layout direction.
  case right
  /// From edge to edge.
  case fill
}
