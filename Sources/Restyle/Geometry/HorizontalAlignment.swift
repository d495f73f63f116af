/// The alignment of content, or of a box, between two edges.
public enum HorizontalAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the edge that lines start at.
  case leading
  /// In the middle.
  case center
  /// At the edge that lines end at.
  case trailing
  /// At the left edge, in every layout direction.
  case left
  /// At the right edge, in every layout direction.
  case right
  /// From edge to edge.
  case fill
}
