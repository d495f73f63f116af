import Restyle

extension CSSDeclarations {
  /// Appends a gradient as an image (CSS Images 3, section 3).
  mutating func append(_ gradient: Gradient, for traits: TraitCollection) {
    let stops = gradient.renderedStops
    switch gradient.geometry {
    case .linear(let angle):
      append(stops, along: angle.degrees, for: traits)
    case .radial(let center):
      bytes.append(verbatim: "radial-gradient(at ")
      bytes.append(percentage: center.left(for: traits))
      bytes.append(UInt8(ascii: " "))
      bytes.append(percentage: center.y)
      append(stops, for: traits)
    case .line(let start, let end) where start == end:
      // A line without a length is all end, as in SVG 2, section 14.2.2.
      append(Gradient(geometry: .linear(angle: .zero), stops: Array(stops.suffix(1))), for: traits)
    case .line(let start, let end):
      let left = (start: start.left(for: traits), end: end.left(for: traits))
      if start.y == end.y {
        append(stops, along: left.end < left.start ? 270 : 90, from: left.start, to: left.end, for: traits)
      } else if start.x == end.x {
        append(stops, along: end.y < start.y ? 0 : 180, from: start.y, to: end.y, for: traits)
      } else {
        bytes.append(
          GradientDocument(
            start: (left.start, start.y), end: (left.end, end.y),
            stops: stops.map {
              Gradient.Stop(
                color: $0.color.varies
                  ? $0.color.resolved(colorScheme: traits.colorScheme, contrast: traits.contrast) : $0.color,
                location: $0.location)
            }
          ).reference)
      }
    }
  }

  /// Appends a gradient along an angle, whose line covers a part of the box's.
  ///
  /// The line starts and ends at parts of the extent of the box, from the left or the top.
  private mutating func append(
    _ stops: [Gradient.Stop], along degrees: Double, from start: Double = 0, to end: Double = 1,
    for traits: TraitCollection
  ) {
    bytes.append(verbatim: "linear-gradient(")
    bytes.append(number: degrees)
    bytes.append(verbatim: "deg")
    // Where the line runs against the extent, the distances are those from its other end.
    let origin = end < start ? 1 - start : start
    append(stops, from: origin, length: abs(end - start), for: traits)
  }

  private mutating func append(
    _ stops: [Gradient.Stop], from origin: Double = 0, length: Double = 1, for traits: TraitCollection
  ) {
    for stop in stops {
      bytes.append(UInt8(ascii: ","))
      append(stop.color, for: traits)
      bytes.append(UInt8(ascii: " "))
      bytes.append(percentage: origin + stop.location * length)
    }
    bytes.append(UInt8(ascii: ")"))
  }
}

extension Bytes {
  /// Appends a part of 1.
  mutating func append(percentage part: Double) {
    // In millionths: the last digits of a product are noise.
    append(number: (part * 100 * 1e6).rounded() / 1e6)
    append(UInt8(ascii: "%"))
  }
}
