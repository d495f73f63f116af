/// A rectangle whose corners are quarters of ellipses.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle without the rounding.
  public let rect: Rect
  /// The radii of the corners, whose sum is never larger than the edge between them.
  public let radii: Radii

  /// Creates a rounded rectangle.
  ///
  /// If radii overlap, all of them shrink in the same proportion until they don't (CSS Backgrounds 3, section 5.5).
  public init(_ rect: Rect, radii: Radii = .zero) {
    self.rect = rect
    self.radii = radii.fitting(rect)
  }
}

extension RoundedRect {
  /// The radius of a corner in both directions, in points.
  public struct Radius: Hashable, Sendable {
    /// The horizontal radius.
    public let width: Double
    /// The vertical radius.
    public let height: Double

    /// Creates the radius of a corner; one without an area makes the corner sharp.
    public init(width: Double, height: Double) {
      let isRound = width > 0 && height > 0 && width.isFinite && height.isFinite
      self.width = isRound ? width : 0
      self.height = isRound ? height : 0
    }

    /// Creates the radius of a corner that is a quarter of a circle.
    public init(_ radius: Double) { self.init(width: radius, height: radius) }

    /// The radius of a sharp corner.
    public static let zero = Radius(0)
  }

  /// The radii of the four corners.
  public struct Radii: Hashable, Sendable {
    /// The radius of the upper left corner.
    public let topLeft: Radius
    /// The radius of the upper right corner.
    public let topRight: Radius
    /// The radius of the lower right corner.
    public let bottomRight: Radius
    /// The radius of the lower left corner.
    public let bottomLeft: Radius

    /// Creates the radii of the corners.
    public init(topLeft: Radius, topRight: Radius, bottomRight: Radius, bottomLeft: Radius) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates radii for four corners that are quarters of the same circle.
    public init(_ radius: Double) {
      let radius = Radius(radius)
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// The radii of sharp corners.
    public static let zero = Radii(0)
  }

  /// Whether all corners are sharp.
  package var isRect: Bool { radii == .zero }
}

extension RoundedRect.Radii {
  /// Creates radii by changing each.
  func map(_ transform: (RoundedRect.Radius) -> RoundedRect.Radius) -> Self {
    Self(
      topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight),
      bottomLeft: transform(bottomLeft))
  }

  /// The radii, shrunk in the same proportion until none overlap.
  fileprivate func fitting(_ rect: Rect) -> Self {
    let edges = [
      (rect.width, topLeft.width + topRight.width), (rect.width, bottomLeft.width + bottomRight.width),
      (rect.height, topLeft.height + bottomLeft.height), (rect.height, topRight.height + bottomRight.height),
    ]
    let factor = edges.reduce(1) { factor, edge in edge.1 > edge.0 ? min(factor, edge.0 / edge.1) : factor }
    guard factor < 1 else { return self }
    return map { RoundedRect.Radius(width: $0.width * factor, height: $0.height * factor) }
  }
}
