public import Restyle
import RestyleRendering

/// A format that drawings are written in.
public enum DrawingFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics: sharp at any scale.
  case svg
  /// Portable Network Graphics: pixels in the scale of the drawing, which every program knows.
  case png
}

extension ResizableImage {
  /// The drawing as an encoded image with its cap insets.
  ///
  /// An image isn't mirrored in any direction: its leading edge is the left one.
  ///
  /// - Parameter format: The format; what a PNG can't show, `PNGImage` says.
  /// - Returns: The image.
  public func image(as format: DrawingFormat = .svg) -> Image {
    Image(drawing, as: format).resizable(
      withCapInsets: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right))
  }
}

extension Image {
  /// Creates an encoded image of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - format: The format.
  public init(_ drawing: DisplayList, as format: DrawingFormat = .svg) {
    switch format {
    case .svg: self.init(data: drawing.svgBytes())
    case .png: self.init(data: PNGImage(drawing).bytes, scale: drawing.scale)
    }
  }

  /// Creates an image of a background: the smallest that can be stretched to any size.
  ///
  /// Nothing makes an image too, in which nothing is seen. `ResizableImage` says what an image can't show.
  ///
  /// ```swift
  /// let image = try Image(background, for: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
  ///   - format: The format.
  /// - Throws: A `DrawingError` where there would be too many pixels.
  public init(
    _ background: BackgroundStyle, for traits: TraitCollection, as format: DrawingFormat = .svg
  ) throws(DrawingError) {
    self = try ResizableImage(background, for: traits).image(as: format)
  }

  /// Creates an image of the background of a section's row: the smallest that can be stretched to any size.
  ///
  /// - Parameters:
  ///   - background: What lies behind the rows.
  ///   - position: The place of the row.
  ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
  ///   - format: The format.
  /// - Throws: A `DrawingError` where there would be too many pixels.
  public init(
    _ background: SectionBackgroundStyle, position: SegmentPosition, for traits: TraitCollection,
    as format: DrawingFormat = .svg
  ) throws(DrawingError) {
    let segment = SegmentBackgroundStyle(style: background, position: position)
    self = try ResizableImage(segment, for: traits).image(as: format)
  }
}
