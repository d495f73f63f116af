/// The position of a segment, such as a row, among its neighbours.
public enum SegmentPosition: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first of several segments.
  case top
  /// A segment between others.
  case middle
  /// The last of several segments.
  case bottom
  /// The only segment.
  case unique
}

extension SegmentPosition {
  /// Creates the position of a segment.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the segment is the first.
  ///   - isLast: Whether the segment is the last.
  public init(isFirst: Bool, isLast: Bool) {
    switch (isFirst, isLast) {
    case (true, true): self = .unique
    case (true, false): self = .top
    case (false, true): self = .bottom
    case (false, false): self = .middle
    }
  }

  /// The edges that adjoin another segment.
  public var joinedEdges: RectEdge {
    switch self {
    case .top: .bottom
    case .middle: .vertical
    case .bottom: .top
    case .unique: []
    }
  }

  /// The edges that can have a border, since they adjoin no other segment.
  public var outerEdges: RectEdge { RectEdge.all.subtracting(joinedEdges) }

  /// The corners that can be rounded, since they touch no other segment.
  public var outerCorners: RectCorner { RectCorner.all.subtracting(RectCorner(touching: joinedEdges)) }
}
