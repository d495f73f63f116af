public import Restyle

/// A flexible space that expands between the other elements of a stack or row.
public struct Spacer: ListedElement {
  /// The minimum length of the space, in points.
  @NonNegative public var minimumLength: Double
  /// The accessibility attributes of the space.
  public var accessibility = Accessibility()

  /// Creates a space.
  ///
  /// - Parameter minimumLength: The minimum length of the space, in points.
  public init(minimumLength: Double = 0) { self.minimumLength = minimumLength }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .spacer(box) }
}
