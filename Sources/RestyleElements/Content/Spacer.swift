public import Restyle

/// A flexible space that expands between the other elements of a stack or a row.
///
/// In a page, a spacer also expands within up to four nested vertical stacks, which become as high as the outermost
/// one.
public struct Spacer: ListedElement {
  /// The minimum length of the space, in points.
  @NonNegative public var minimumLength: Double
  /// The accessibility attributes of the space.
  public var accessibility = Accessibility()
  /// How many stacks around it have to be as high as what they lie in for it to expand, one in the other.
  package var stretchedStackCount = 0

  /// The most of them: pages have a rule for each.
  package static var largestStretchedStackCount: Int { 3 }

  /// Creates a space.
  ///
  /// - Parameter minimumLength: The minimum length of the space, in points.
  public init(minimumLength: Double = 0) { self.minimumLength = minimumLength }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .spacer(box) }
}
