public import Restyle
import RestyleRendering

/// A file format for drawings.
public enum DrawingFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics, which are sharp at any scale.
  case svg
  /// Portable Network Graphics, with pixels in the scale of the drawing, which every program supports.
  case png
}

extension ResizableImage {
  /// Returns the drawing as an encoded image with its cap insets.
  ///
  /// Layout directions don't mirror the image: its leading edge is the left one.
  ///
  /// - Parameter format: The format; the features that a PNG can't show are in the problems of a `PNGImage`.
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

  /// Creates the smallest image of a background that can be stretched to any size.
  ///
  /// An empty background gives an image without visible content. The problems of a `ResizableImage` list the features
  /// that an image can't show.
  ///
  /// ```swift
  /// let image = try Image(background, for: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  ///   - format: The format.
  /// - Throws: A `DrawingError` if there would be too many pixels.
  public init(
    _ background: BackgroundStyle, for traits: TraitCollection, as format: DrawingFormat = .svg
  ) throws(DrawingError) {
    self = try ResizableImage(background, for: traits).image(as: format)
  }

  /// Creates the smallest image of the background of a section's row that can be stretched to any size.
  ///
  /// - Parameters:
  ///   - background: The background of the rows.
  ///   - position: The position of the row.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  ///   - format: The format.
  /// - Throws: A `DrawingError` if there would be too many pixels.
  public init(
    _ background: SectionBackgroundStyle, position: SegmentPosition, for traits: TraitCollection,
    as format: DrawingFormat = .svg
  ) throws(DrawingError) {
    let segment = SegmentBackgroundStyle(style: background, position: position)
    self = try ResizableImage(segment, for: traits).image(as: format)
  }
}
