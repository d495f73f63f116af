public import RestyleRendering

/// A PNG image of a display list (Portable Network Graphics, third edition).
///
/// The image has 8 bits for each component, or fewer bits for the indices of a colour table if that takes fewer bytes.
/// It declares the colour space. The same list gives the same bytes.
///
/// ```swift
/// let png = PNGImage(list)
/// write(png.bytes)
/// ```
public struct PNGImage: Hashable, Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The problems: features that can't be drawn.
  public let problems: [RenderingProblem]
}

extension PNGImage {
  /// Creates an image of a list.
  ///
  /// Only rows that differ from the row above them take memory.
  public init(_ list: DisplayList) {
    let plan = RowPlan(list)
    bytes = PNGWriter.bytes(DistinctRows(plan), gamut: list.gamut)
    problems = plan.problems
  }

  /// Creates an image from pixels.
  public init(_ raster: Raster) {
    bytes = PNGWriter.bytes(DistinctRows(raster), gamut: raster.gamut)
    problems = raster.problems
  }
}
