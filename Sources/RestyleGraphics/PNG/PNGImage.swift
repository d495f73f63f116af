public import RestyleRendering

/// A display list as a PNG (Portable Network Graphics, third edition).
///
/// It has 8 bits for each component, or fewer for the numbers of colours in a table where that takes fewer bytes, and
/// says which space its colours are in. The same list gives the same bytes.
///
/// ```swift
/// let png = PNGImage(list)
/// write(png.bytes)
/// ```
public struct PNGImage: Hashable, Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The problems: what can't be drawn.
  public let problems: [RenderingProblem]
}

extension PNGImage {
  /// Draws a list and writes it.
  ///
  /// It takes memory for rows that differ from the one above them only.
  public init(_ list: DisplayList) {
    let plan = RowPlan(list)
    bytes = PNGWriter.bytes(DistinctRows(plan), gamut: list.gamut)
    problems = plan.problems
  }

  /// Writes pixels that have been drawn.
  public init(_ raster: Raster) {
    bytes = PNGWriter.bytes(DistinctRows(raster), gamut: raster.gamut)
    problems = raster.problems
  }
}
