/// The position of a segment, such as a row, among those that it is joined with.
public enum SegmentPosition: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first of several.
  case top
  /// Neither the first nor the last.
  case middle
  /// The last of several.
  case bottom
  /// The only one.
  case unique
}

extension SegmentPosition {
  /// Creates the position of a segment.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no segment is above it.
  ///   - isLast: Whether no segment is below it.
  public init(isFirst: Bool, isLast: Bool) {
    switch (isFirst, isLast) {
    case (true, true): self = .unique
    case (true, false): self = .top
    case (false, true): self = .bottom
    case (false, false): self = .middle
    }
  }

  /// The edges at which another segment is joined.
  public var joinedEdges: RectEdge {
    switch self {
    case .top: .bottom
    case .middle: .vertical
    case .bottom: .top
    case .unique: []
    }
  }

  /// The edges at which a border can be drawn: those without an adjoining segment.
  public var outerEdges: RectEdge { RectEdge.all.subtracting(joinedEdges) }

  /// The corners that can be rounded: those that touch no other segment.
  public var outerCorners: RectCorner { RectCorner.all.subtracting(RectCorner(touching: joinedEdges)) }
}
