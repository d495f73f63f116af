extension Image {
  /// Creates an image from encoded bytes.
  ///
  /// - Parameters:
  ///   - data: An encoded image: PNG, JPEG, GIF, WebP, AVIF or SVG.
  ///   - scale: The number of pixels per point.
  public init(data: some Sequence<UInt8>, scale: Double = 1) {
    self.init(source: .data(Array(data)), scale: scale)
  }

  /// Creates an image from the address of an encoded image.
  ///
  /// - Parameters:
  ///   - url: The address, absolute or relative.
  ///   - scale: The number of pixels per point.
  public init(url: String, scale: Double = 1) { self.init(source: .url(url), scale: scale) }

  /// Returns the image with edges that keep their size when the image is stretched.
  ///
  /// - Parameters:
  ///   - capInsets: The areas at the edges, in points.
  ///   - resizingMode: How the inner area fills a larger space.
  /// - Returns: The resizable image.
  public func resizable(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  /// Returns the image as a template in a colour; nil is the colour of the surroundings.
  public func tinted(_ color: Color?) -> Image {
    var image = self
    image.renderingMode = .template
    image.tintColor = color
    return image
  }
}
