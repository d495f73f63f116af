// Where other toolkits render a background to an image, a description is enough here: a style stores the background,
// and a renderer draws it in the size that it needs.

extension Image {
  /// Creates an image from a background, which a renderer draws in the size that it needs.
  ///
  /// ```swift
  /// let background = BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: .blue)
  /// let image = Image(image: background)
  /// ```
  public init(image background: BackgroundStyle) {
    self = SegmentBackgroundStyle(background: background).image()
  }
}

extension SegmentBackgroundStyle {
  /// Returns the background as an image, which a renderer draws in the size that it needs.
  ///
  /// `SegmentBackgroundStyle(image:)` returns the background of the image.
  public func image() -> Image {
    if let image = background.image, self == SegmentBackgroundStyle(image: image) { return image }
    return Image(source: .segment(self))
  }

  /// Creates a background from an image.
  ///
  /// If the image was created from a background, this is the same background. Any other image becomes the image of the
  /// background.
  public init(image: Image) {
    if case .segment(let segment) = image.source, image == Image(source: image.source) {
      self = segment
    } else {
      self.init(background: BackgroundStyle(image: image))
    }
  }
}

extension BackgroundStyle {
  /// Creates a background from an image; nil gives no background.
  ///
  /// If the image was created from a background, this is the same background. Any other image becomes the image of the
  /// background.
  public init(backgroundImage image: Image?) {
    guard let image else {
      self = .none
      return
    }
    let segment = SegmentBackgroundStyle(image: image)
    // A background has neither a position nor separators, so an image with those remains an image.
    let isPlain = segment == SegmentBackgroundStyle(background: segment.background)
    self = isPlain ? segment.background : BackgroundStyle(image: image)
  }

  /// The background as an image; nil for no background.
  public var backgroundImage: Image? {
    if self == .none { return nil }
    if let image, self == BackgroundStyle(backgroundImage: image) { return image }
    return Image(image: self)
  }
}
