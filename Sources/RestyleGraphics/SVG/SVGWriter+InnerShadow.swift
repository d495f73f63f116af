import Restyle

// Renderers other than browsers clip to the picture before they blur, and most of the source of an inner shadow is
// outside of it. So the shadow is blurred here, in as few pixels as the blur needs.

extension SVGWriter {
  /// Draws a blurred inner shadow as an image.
  mutating func draw(inner shadow: DisplayList.Shadow) {
    guard let blurred = BlurredShadow(shadow, gamut, pixelLength: pixelLength) else { return }
    let clip = define("clipPath", shadow.clip, before: "/></clipPath>")
    append("<g")
    append("clip-path", definition: clip)
    append(">")
    draw(blurred.image, in: blurred.rect)
    append("</g>")
  }
}

extension Rect {
  /// The rectangle rounded like written numbers, so that equal parts of a document have equal images.
  fileprivate var written: Rect {
    let units = Double(SVGWriter.unitsPerPoint)
    func written(_ value: Double) -> Double { (value * units).rounded() / units }
    return Rect(left: written(left), top: written(top), right: written(right), bottom: written(bottom))
  }
}

/// An inner shadow as pixels, which are stretched where the shadow doesn't vary.
private struct BlurredShadow {
  let image: Image
  /// The rectangle of the stretched image.
  let rect: Rect

  /// Creates the pixels of a shadow; nil if it is too large.
  init?(_ shadow: DisplayList.Shadow, _ gamut: DisplayGamut, pixelLength: Double) {
    let (hole, radii, reach) = (shadow.shape.rect.written, shadow.shape.radii, shadow.deviation * 3)
    // With a pixel per third of the deviation, the error of linear interpolation is a fifth of 1/255. The pixels are as
    // large as one or several of the picture's: of smaller ones, most renderers use one or two instead of the mean, and
    // edges within a pixel are smoothed.
    var step = max(1, (shadow.deviation / 3 / pixelLength).rounded(.down)) * pixelLength
    var columns: Lane
    var rows: Lane
    repeat {
      // Wider by a pixel on each side, since renderers have no pixels beyond the last ones to interpolate with.
      let bounds = shadow.clip.bounds.written.outset(by: step)
      columns = Lane(
        bounds.left, bounds.right, step,
        constant: hole.left + max(radii.topLeft.width, radii.bottomLeft.width) + reach,
        to: hole.right - max(radii.topRight.width, radii.bottomRight.width) - reach)
      rows = Lane(
        bounds.top, bounds.bottom, step,
        constant: hole.top + max(radii.topLeft.height, radii.topRight.height) + reach,
        to: hole.bottom - max(radii.bottomLeft.height, radii.bottomRight.height) - reach)
      step *= 2
    } while columns.count * rows.count > 1_000_000
    step /= 2
    let (width, height) = (columns.count * step, rows.count * step)
    let shape = RoundedRect(
      Rect(
        left: hole.left - columns.start, top: hole.top - rows.start,
        right: hole.right - columns.start - columns.omitted, bottom: hole.bottom - rows.start - rows.omitted),
      radii: radii)
    let small = DisplayList.Shadow(
      shape, deviation: shadow.deviation, color: shadow.color, isInverted: true,
      clip: Path(Rect(width: width, height: height)))
    guard
      let list = try? DisplayList(
        width: width, height: height, scale: 1 / step, gamut: gamut, operations: [.shadow(small)])
    else { return nil }
    image = Image(
      source: .data(PNGImage(list).bytes), scale: 1 / step,
      capInsets: EdgeInsets(
        top: rows.caps.start, leading: columns.caps.start, bottom: rows.caps.end, trailing: columns.caps.end))
    rect = Rect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }

  /// The pixels along one direction.
  private struct Lane {
    let start: Double
    let length: Double
    /// The length in points that the stretching adds between the caps.
    let omitted: Double
    /// The number of pixels.
    let count: Double
    /// The lengths of the ends that aren't stretched; zero without stretching.
    let caps: (start: Double, end: Double)

    init(_ start: Double, _ end: Double, _ step: Double, constant first: Double, to last: Double) {
      // Numbers that are almost whole count as whole.
      func wholeSteps(_ distance: Double) -> Double { max(0, (distance / step - 1e-6).rounded(.up)) }
      let steps = max(1, wholeSteps(end - start))
      let length = steps * step
      let caps = (start: wholeSteps(first - start), end: wholeSteps(start + length - last))
      // Two pixels are left to be stretched.
      let omittedSteps = max(0, steps - caps.start - caps.end - 2)
      self.start = start
      self.length = length
      omitted = omittedSteps * step
      count = steps - omittedSteps
      self.caps = omittedSteps > 0 ? (caps.start * step, caps.end * step) : (0, 0)
    }
  }
}
