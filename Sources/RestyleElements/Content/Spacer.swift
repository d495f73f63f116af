public import Restyle

/// A space that takes the room that the other elements of a stack or row leave.
public struct Spacer: ListedElement {
  /// The least room that it takes, in points.
  @NonNegative public var minimumLength: Double
  /// What tests find out about the space.
  public var accessibility = Accessibility()

  /// Creates a space.
  ///
  /// - Parameter minimumLength: The least room that it takes, in points.
  public init(minimumLength: Double = 0) { self.minimumLength = minimumLength }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .spacer(box) }
}
