import Restyle

extension SVGWriter {
  mutating func fill(_ path: Path, _ paint: Paint) {
    guard case .color(let color) = paint else {
      let name = define(paint)
      append(startOf: path)
      if let name { append("fill", definition: name) }
      return append("/>")
    }
    append(startOf: path)
    append(color)
    append("/>")
  }

  /// Appends the attributes of a colour.
  ///
  /// If the colour is outside of sRGB, a declaration overrides the attribute, which has the nearest sRGB colour for
  /// programs that support no others.
  mutating func append(
    _ color: PaintColor, _ name: StaticString = "fill", opacity: StaticString = "fill-opacity"
  ) {
    append(" ")
    append(name)
    append("=\"#")
    switch gamut {
    case .sRGB: append(hexadecimal: color.components)
    case .displayP3:
      let exact = Color(
        red: color.components.x, green: color.components.y, blue: color.components.z, space: .displayP3)
      let nearest = exact.nearestHexColor
      append(hexadecimal: SIMD4(nearest.red, nearest.green, nearest.blue, 1))
      guard !nearest.converted(to: .displayP3).isClose(to: exact) else { break }
      append("\" style=\"")
      append(name)
      append(":color(display-p3 ")
      append(color.components.x, color.components.y)
      append(" ")
      append(color.components.z)
      append(")")
    }
    append("\"")
    if !color.isOpaque { append(opacity, color.alpha) }
  }

  /// Appends red, green and blue in two digits each.
  private mutating func append(hexadecimal components: SIMD4<Double>) {
    let steps = (components * 255).rounded(.toNearestOrAwayFromZero)
    for index in 0..<3 { bytes.append(hexadecimal: UInt8(steps[index])) }
  }

  /// Writes the definition of a gradient; nil for a colour, which needs none.
  private mutating func define(_ paint: Paint) -> Int? {
    switch paint {
    case .color: nil
    case .linearGradient(let start, let end, let stops):
      define("linearGradient", stops) { writer in
        writer.append(" gradientUnits=\"userSpaceOnUse\"")
        writer.append("x1", start.x)
        writer.append("y1", start.y)
        writer.append("x2", end.x)
        writer.append("y2", end.y)
      }
    case .radialGradient(let center, let radius, let stops):
      define("radialGradient", stops) { writer in
        // An ellipse is a stretched circle.
        writer.append(
          " gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
        writer.append(radius.width)
        writer.append(" 0 0 ")
        writer.append(radius.height)
        writer.append(" ")
        writer.append(center.x, center.y)
        writer.append(")\"")
      }
    }
  }

  private mutating func define(
    _ element: StaticString, _ stops: [Paint.Stop], _ appendAttributes: (inout Self) -> Void
  ) -> Int {
    let name = newName()
    append(startOf: element, name: name)
    appendAttributes(&self)
    append(">")
    for stop in Paint.Stop.interpolatedApart(stops) { append(stop) }
    append("</")
    append(element)
    append(">")
    return name
  }

  private mutating func append(_ stop: Paint.Stop) {
    append("<stop")
    append("offset", stop.location)
    append(stop.color, "stop-color", opacity: "stop-opacity")
    append("/>")
  }
}

extension Color {
  /// Whether the difference of each component is within the precision of 8 bits.
  fileprivate func isClose(to other: Color) -> Bool {
    let differences = [red - other.red, green - other.green, blue - other.blue]
    return differences.allSatisfy { abs($0) < 0.5 / 255 }
  }
}

extension Paint.Stop {
  /// The stops, with additional ones where colour and opacity change at the same time.
  ///
  /// SVG interpolates components without premultiplication (SVG 2, section 14.2.4.2), and display lists with it.
  static func interpolatedApart(_ stops: [Self]) -> [Self] {
    guard let first = stops.first else { return [] }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { all, pair in
      if pair.0.needsSteps(to: pair.1) { all += pair.0.steps(to: pair.1) }
      all.append(pair.1)
    }
  }

  private func steps(to other: Self) -> [Self] {
    // A clear end gets the colour of the other end, which makes no visible difference.
    let first = color.isClear ? 0 : 1
    let last = other.color.isClear ? Self.stepCount : Self.stepCount - 1
    return (first...last).map { step in
      let amount = Double(step) / Double(Self.stepCount)
      return Self(
        color: color.mixed(with: other.color, amount: amount),
        location: location + (other.location - location) * amount)
    }
  }

  private static let stepCount = 16

  private func needsSteps(to other: Self) -> Bool {
    let difference = color.components - other.color.components
    let largest = max(abs(difference.x), abs(difference.y), abs(difference.z))
    // The two interpolations differ most in the middle, by a quarter of the product.
    return abs(difference.w) * largest / 4 > 0.25 / 255 && location < other.location
  }
}

extension PaintColor {
  /// The premultiplied mixture with another colour.
  fileprivate func mixed(with other: PaintColor, amount: Double) -> PaintColor {
    let (first, second) = (alpha * (1 - amount), other.alpha * amount)
    let alpha = first + second
    guard alpha > 0 else { return PaintColor((isClear ? other : self).components * SIMD4(1, 1, 1, 0)) }
    var mixture = (components * first + other.components * second) / alpha
    mixture.w = alpha
    return PaintColor(mixture)
  }
}
