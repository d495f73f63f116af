public import Restyle

/// A space that takes the room that the other elements of a stack or row leave.
public struct Spacer: PrimitiveElement {
  /// The least room that it takes, in points.
  @NonNegative public var minimumLength: Double
  /// What tests find out about the space.
  public var accessibility = Accessibility()

  /// Makes a space.
  ///
  /// - Parameter minimumLength: The least room that it takes, in points.
  public init(minimumLength: Double = 0) {
    self.minimumLength = minimumLength
  }

  /// Returns content that holds the space alone.
  public consuming func asContent() -> ElementContent { ElementContent(.spacer(ElementBox(self))) }
}
