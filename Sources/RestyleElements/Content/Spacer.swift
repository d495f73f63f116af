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
  /// The number of enclosing stacks that have to fill the height of the stack around them so that the space expands.
  package var stretchedStackCount = 0

  /// The maximum of this number, since pages have a rule for each number.
  package static var largestStretchedStackCount: Int { 3 }

  /// Creates a space.
  ///
  /// - Parameter minimumLength: The minimum length of the space, in points.
  public init(minimumLength: Double = 0) { self.minimumLength = minimumLength }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .spacer(box) }
}
