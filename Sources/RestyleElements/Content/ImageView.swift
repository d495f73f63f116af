public import Restyle

/// An image as an element.
///
/// ```swift
/// ImageView(Image(url: "logo.svg"), aspectRatio: 3).accessibilityLabel("Example Bank")
/// ```
///
/// An image without an accessibility label is decorative.
public struct ImageView: ListedElement {
  // Not named like the core's `Image`, since code that imports both modules would have to qualify either.

  /// The image.
  public var image: Image
  /// The width in points; nil if it depends on the height and the surroundings.
  @OptionalNonNegative public var width: Double?
  /// The height in points; nil if it depends on the width and the surroundings.
  @OptionalNonNegative public var height: Double?
  /// The width divided by the height; nil for that of the image.
  @OptionalNonNegative public var aspectRatio: Double?
  /// How the image fills a space with another aspect ratio.
  public var contentMode: ContentMode
  /// The accessibility attributes of the image.
  public var accessibility = Accessibility()

  /// Creates an element from an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - width: The width in points; nil if it depends on the height and the surroundings.
  ///   - height: The height in points; nil if it depends on the width and the surroundings.
  ///   - aspectRatio: The width divided by the height; nil for that of the image.
  ///   - contentMode: How the image fills a space with another aspect ratio.
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
  /// How an image fills a space with another aspect ratio.
  public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Shows the whole image, which may leave parts of the space empty.
    case fit
    /// Fills the whole space, which may crop the image.
    case fill
    /// Stretches the image to the aspect ratio of the space.
    case stretch
  }
}
