import Restyle
import RestyleRendering

extension CSSWriter {
  /// Appends a gradient as an image (CSS Images 3, section 3).
  mutating func append(_ gradient: Gradient) {
    switch gradient.geometry {
    case .linear(let angle):
      append(gradient, along: angle.degrees)
    case .radial(let center):
      bytes.append(verbatim: "radial-gradient(at ")
      bytes.append(percentage: center.left(in: readDirection()))
      bytes.append(UInt8(ascii: " "))
      bytes.append(percentage: center.y)
      append(stopsOf: gradient)
    case .line(let start, let end) where start == end:
      // A line without a length shows only its end, as in SVG 2, section 14.2.2.
      append(Gradient(geometry: .linear(angle: .zero), stops: gradient.renderedStops.suffix(1)))
    case .line(let start, let end):
      let left = (start: start.left(in: readDirection()), end: end.left(in: readDirection()))
      if start.y == end.y {
        append(gradient, along: left.end < left.start ? 270 : 90, from: left.start, to: left.end)
      } else if start.x == end.x {
        append(gradient, along: end.y < start.y ? 0 : 180, from: start.y, to: end.y)
      } else {
        var resolved = gradient
        for index in resolved.stops.indices {
          resolved.stops[index].color = resolve(resolved.stops[index].color)
        }
        bytes.append(ImageReference(resolved, from: (left.start, start.y), to: (left.end, end.y)))
      }
    }
  }

  /// Appends a gradient along an angle, whose line covers a part of the box's gradient line.
  ///
  /// The start and end are fractions of the box's extent, from the left or the top.
  private mutating func append(
    _ gradient: Gradient, along degrees: Double, from start: Double = 0, to end: Double = 1
  ) {
    bytes.append(verbatim: "linear-gradient(")
    bytes.append(number: degrees)
    bytes.append(verbatim: "deg")
    // If the line runs in the opposite direction, the distances are measured from the other end.
    let origin = end < start ? 1 - start : start
    append(stopsOf: gradient, from: origin, length: abs(end - start))
  }

  /// Appends the space that colours are mixed in and the stops.
  private mutating func append(
    stopsOf gradient: Gradient, from origin: Double = 0, length: Double = 1
  ) {
    let stops = gradient.renderedStops
    switch gradient.interpolation {
    case .oklab: bytes.append(verbatim: " in oklab")
    // Without a colour space, colours that only `color()` can express would be mixed in OKLab (CSS Color 4, section
    // 12.1).
    case .sRGB: if !stops.allSatisfy(\.color.isInSRGB) { bytes.append(verbatim: " in srgb") }
    }
    for stop in stops {
      bytes.append(UInt8(ascii: ","))
      append(stop.color)
      bytes.append(UInt8(ascii: " "))
      bytes.append(percentage: origin + stop.location * length)
    }
    bytes.append(UInt8(ascii: ")"))
  }
}

extension Bytes {
  /// Appends a fraction as a percentage.
  mutating func append(percentage part: Double) {
    // Rounded to millionths, since the last digits of a product are noise.
    append(number: (part * 100 * 1e6).rounded() / 1e6)
    append(UInt8(ascii: "%"))
  }
}
