/// An image, or its address, and how it is shown.
///
/// ```swift
/// let logo = Image(url: "https://example.org/logo.png", scale: 2)
/// let frame = Image(data: bytes).resizable(withCapInsets: EdgeInsets(inset: 8))
/// ```
public struct Image: Hashable, Sendable, Codable, NonisolatedValue {
  /// The source of the image.
  public var source: Source
  /// The number of the image's pixels per point.
  @Positive public var scale: Double
  /// The areas at the edges, in points, that keep their size when the image is stretched.
  public var capInsets: EdgeInsets
  /// How the area within the cap insets fills a larger space.
  public var resizingMode: ResizingMode
  /// Whether the image shows its own colours.
  public var renderingMode: RenderingMode
  /// The colour of a template; nil for the colour of the surroundings.
  public var tintColor: Color?

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - source: The source of the image.
  ///   - scale: The number of the image's pixels per point; a number that isn't finite and positive becomes 1.
  ///   - capInsets: The areas at the edges, in points, that keep their size when the image is stretched.
  ///   - resizingMode: How the area within the cap insets fills a larger space.
  ///   - renderingMode: Whether the image shows its own colours.
  ///   - tintColor: The colour of a template; nil for the colour of the surroundings.
  public init(
    source: Source,
    scale: Double = 1,
    capInsets: EdgeInsets = .zero,
    resizingMode: ResizingMode = .stretch,
    renderingMode: RenderingMode = .original,
    tintColor: Color? = nil
  ) {
    self.source = source
    self.scale = scale
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
    self.tintColor = tintColor
  }
}

extension Image {
  /// How the area of an image within its cap insets fills a larger space.
  public enum ResizingMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The area is stretched.
    case stretch
    /// The area is repeated.
    case tile
  }

  /// Whether an image shows its own colours.
  public enum RenderingMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The image shows its own colours.
    case original
    /// The image's opacity is a mask for one colour.
    case template
  }
}
