public import Restyle
public import RestyleRendering

/// The pixels of a display list.
///
/// A pixel along the edge of a shape is covered by the exact area of the shape within it. If edges of several shapes go
/// through one pixel, each shape covers some of 256 points in it. Gradients have the colour at the middle of the pixel,
/// without dithering. Shadows have the coverage of an exact Gaussian, rounded to 1/255, or off by one more step at
/// most. Colours are blended as they are encoded, with each step rounded to the nearest 1/255.
///
/// ```swift
/// let raster = Raster(list)
/// raster.withBytes { send($0) }
/// ```
public struct Raster: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The gamut of the colours.
  public let gamut: DisplayGamut
  /// The problems: features that can't be drawn.
  public let problems: [RenderingProblem]
  let pixels: [Pixel]
}

extension Raster {
  /// Draws a list, in one pass over the pixels, and in time that grows with the length of its outlines.
  public init(_ list: DisplayList) {
    let plan = RowPlan(list)
    self.init(plan, gamut: list.gamut, pixels: plan.pixels(in: 0..<plan.height))
  }

  /// Draws a list on several threads, with the same pixels.
  ///
  /// The pixels take their memory twice while the bands are joined.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - bandCount: The number of bands of rows to draw at the same time.
  public init(_ list: DisplayList, bandCount: Int) async {
    let plan = RowPlan(list)
    let bandCount = max(1, min(bandCount, plan.height))
    let bands = await withTaskGroup(of: (Int, [Pixel]).self) { group in
      for band in 0..<bandCount {
        let rows = plan.height * band / bandCount..<plan.height * (band + 1) / bandCount
        group.addTask { (band, plan.pixels(in: rows)) }
      }
      return await group.reduce(into: [[Pixel]](repeating: [], count: bandCount)) { $0[$1.0] = $1.1 }
    }
    self.init(plan, gamut: list.gamut, pixels: bandCount == 1 ? bands[0] : Array(bands.joined()))
  }

  private init(_ plan: RowPlan, gamut: DisplayGamut, pixels: [Pixel]) {
    width = plan.width
    height = plan.height
    self.gamut = gamut
    problems = plan.problems
    self.pixels = pixels
  }

  /// Calls a closure with the pixels.
  ///
  /// The pixels are in rows. Each has bytes for red, green, blue and opacity, with colours multiplied by the opacity.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes(body)
  }
}

extension RowPlan {
  /// The pixels of some rows.
  fileprivate func pixels(in rows: Range<Int>) -> [Pixel] {
    let count = width * rows.count
    return [Pixel](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      initializedCount = count
      guard let start = buffer.baseAddress, width > 0 else { return }
      var painter = RowPainter(self)
      var row = rows.lowerBound
      while row < rows.upperBound {
        let end = changes[(row + 1)..<rows.upperBound].firstIndex(of: true) ?? rows.upperBound
        let target = start + (row - rows.lowerBound) * width
        painter.paint(row, into: UnsafeMutableBufferPointer(start: target, count: width))
        target.repeat(width, times: end - row)
        row = end
      }
    }
  }
}

extension UnsafeMutablePointer<Pixel> {
  /// Repeats the first pixels in the memory after them, for a total number of times.
  fileprivate func `repeat`(_ count: Int, times: Int) {
    if times == 1 { return }
    // Copies several rows at once as soon as possible, up to the size of a processor's first cache: copying one at a
    // time takes 50% longer.
    let largest = Swift.max(count, 8_192 / count * count)
    let total = count * times
    var done = count
    while done < total {
      let part = Swift.min(done, largest, total - done)
      (self + done).initialize(from: self, count: part)
      done += part
    }
  }
}
