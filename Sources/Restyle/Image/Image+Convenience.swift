extension Image {
  /// Creates an image from encoded bytes.
  ///
  /// - Parameters:
  ///   - data: An encoded image: PNG, JPEG, GIF, WebP, AVIF or SVG.
  ///   - scale: How many pixels make one point.
  public init(data: some Sequence<UInt8>, scale: Double = 1) {
    self.init(source: .data(Array(data)), scale: scale)
  }

  /// Creates an image from the address of an encoded one.
  ///
  /// - Parameters:
  ///   - url: The address, absolute or relative.
  ///   - scale: How many pixels make one point.
  public init(url: String, scale: Double = 1) { self.init(source: .url(url), scale: scale) }

  /// Returns the image with edges that aren't scaled when it is stretched.
  ///
  /// - Parameters:
  ///   - capInsets: The areas at the edges, in points.
  ///   - resizingMode: How the area within fills a larger space.
  /// - Returns: The resizable image.
  public func resizable(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  /// Returns the image as a stencil for a colour; nil is the colour of its surroundings.
  public func tinted(_ color: Color?) -> Image {
    var image = self
    image.renderingMode = .template
    image.tintColor = color
    return image
  }
}
