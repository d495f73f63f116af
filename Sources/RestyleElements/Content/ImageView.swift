public import Restyle

/// An image as an element.
///
/// ```swift
/// ImageView(Image(url: "logo.svg"), aspectRatio: 3).accessibilityLabel("Example Bank")
/// ```
///
/// Without an accessibility label it decorates.
public struct ImageView: ListedElement {
  // It isn't named `Image`: that is the core's value, and whoever imports both modules would have to qualify either.

  /// The image.
  public var image: Image
  /// The width in points; nil for what the height and the surroundings make it.
  @OptionalNonNegative public var width: Double?
  /// The height in points; nil for what the width and the surroundings make it.
  @OptionalNonNegative public var height: Double?
  /// The width divided by the height; nil for that of the image.
  @OptionalNonNegative public var aspectRatio: Double?
  /// How the image fills room of another shape.
  public var contentMode: ContentMode
  /// What assistive technologies and tests find out about the image.
  public var accessibility = Accessibility()

  /// Creates an element of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - width: The width in points; nil for what the height and the surroundings make it.
  ///   - height: The height in points; nil for what the width and the surroundings make it.
  ///   - aspectRatio: The width divided by the height; nil for that of the image.
  ///   - contentMode: How the image fills room of another shape.
  public init(
    _ image: Image,
    width: Double? = nil,
    height: Double? = nil,
    aspectRatio: Double? = nil,
    contentMode: ContentMode = .fit
  ) {
    self.image = image
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .imageView(box) }
}

extension ImageView {
  /// How an image fills room of another shape.
  public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// All of the image is shown, with room left over.
    case fit
    /// All of the room is filled, with parts of the image cut off.
    case fill
    /// The image takes on the shape of the room.
    case stretch
  }
}
