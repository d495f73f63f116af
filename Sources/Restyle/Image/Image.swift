/// An image, or where to find it, and how it is shown.
///
/// ```swift
/// let logo = Image(url: "https://example.org/logo.png", scale: 2)
/// let frame = Image(data: bytes).resizable(withCapInsets: EdgeInsets(inset: 8))
/// ```
public struct Image: Hashable, Sendable, Codable {
  /// The source of the image.
  public var source: Source
  /// How many of the image's pixels make one point.
  @Positive public var scale: Double
  /// The areas at the edges, in points, that aren't scaled when the image is stretched.
  public var capInsets: EdgeInsets
  /// How the area within the insets fills a larger space.
  public var resizingMode: ResizingMode
  /// Whether the image shows its own colours.
  public var renderingMode: RenderingMode
  /// The colour of an image that is a template; nil for that of its surroundings.
  public var tintColor: Color?

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - source: Where the image comes from.
  ///   - scale: How many pixels make one point; one that isn't finite and positive becomes 1.
  ///   - capInsets: The areas at the edges, in points, that aren't scaled when the image is stretched.
  ///   - resizingMode: How the area within the insets fills a larger space.
  ///   - renderingMode: Whether the image shows its own colours.
  ///   - tintColor: The colour of an image that is a template; nil for that of its surroundings.
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
    /// It is stretched.
    case stretch
    /// It is repeated.
    case tile
  }

  /// Whether an image shows its own colours.
  public enum RenderingMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// It shows its own colours.
    case original
    /// Its opacity is a mask for one colour.
    case template
  }
}
