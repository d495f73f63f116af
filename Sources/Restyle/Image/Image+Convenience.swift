extension Image {
  /// Creates an image of encoded bytes.
  ///
  /// - Parameters:
  ///   - data: An encoded image: PNG, JPEG, GIF, WebP, AVIF or SVG.
  ///   - scale: How many pixels make one point.
  public init(data: some Sequence<UInt8>, scale: Double = 1) {
    self.init(source: .data(Array(data)), scale: scale)
  }

  /// Creates an image of the address of an encoded one.
  ///
  /// - Parameters:
  ///   - url: The address, absolute or relative.
  ///   - scale: How many pixels make one point.
  public init(url: String, scale: Double = 1) { self.init(source: .url(url), scale: scale) }

  /// Returns the image with edges that keep their size when it is stretched.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges, in points.
  ///   - resizingMode: How the part within fills more room than it has.
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
