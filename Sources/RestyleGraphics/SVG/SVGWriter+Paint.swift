import Restyle

extension SVGWriter {
  /// Fills a path.
  mutating func fill(_ path: Path, _ paint: Paint) {
    guard case .color(let color) = paint else {
      let name = define(paint)
      append(startOf: path)
      if let name { append("fill", definition: name) }
      return append("/>")
    }
    append(startOf: path)
    append(color, .fill)
    append("/>")
  }

  /// Appends the attributes of a colour.
  ///
  /// Where sRGB can't say it, a declaration goes over the nearest one that it can, for programs that know no other.
  mutating func append(_ color: PaintColor, _ name: ColorAttribute) {
    append(" ")
    append(name.color)
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
      append(name.color)
      append(":color(display-p3 ")
      append(color.components.x, color.components.y)
      append(" ")
      append(color.components.z)
      append(")")
    }
    append("\"")
    if !color.isOpaque { append(name.opacity, color.alpha) }
  }

  /// Appends red, green and blue in two digits each.
  private mutating func append(hexadecimal components: SIMD4<Double>) {
    let steps = (components * 255).rounded(.toNearestOrAwayFromZero)
    for index in 0..<3 { bytes.append(hexadecimal: UInt8(steps[index])) }
  }

  /// Writes the definition of a gradient; nil for a colour, which needs none.
  private mutating func define(_ paint: Paint) -> Int? {
    let name: Int
    switch paint {
    case .color: return nil
    case .linearGradient(let start, let end, let stops):
      name = newName()
      append(startOf: "linearGradient", name: name)
      append(" gradientUnits=\"userSpaceOnUse\"")
      append("x1", start.x)
      append("y1", start.y)
      append("x2", end.x)
      append("y2", end.y)
      append(">")
      for stop in Paint.Stop.interpolatedApart(stops) { append(stop) }
      append("</linearGradient>")
    case .radialGradient(let center, let radius, let stops):
      name = newName()
      append(startOf: "radialGradient", name: name)
      // An ellipse is a circle that is stretched.
      append(" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
      append(radius.width)
      append(" 0 0 ")
      append(radius.height)
      append(" ")
      append(center.x, center.y)
      append(")\">")
      for stop in Paint.Stop.interpolatedApart(stops) { append(stop) }
      append("</radialGradient>")
    }
    return name
  }

  private mutating func append(_ stop: Paint.Stop) {
    append("<stop")
    append("offset", stop.location)
    append(stop.color, .stop)
    append("/>")
  }
}

/// The attributes that say a colour and its opacity.
enum ColorAttribute {
  case fill
  case stop
  case flood

  fileprivate var color: StaticString {
    switch self {
    case .fill: "fill"
    case .stop: "stop-color"
    case .flood: "flood-color"
    }
  }

  fileprivate var opacity: StaticString {
    switch self {
    case .fill: "fill-opacity"
    case .stop: "stop-opacity"
    case .flood: "flood-opacity"
    }
  }
}

extension Color {
  /// Whether no component is farther away than what 8 bits can say.
  fileprivate func isClose(to other: Color) -> Bool {
    let differences = [red - other.red, green - other.green, blue - other.blue]
    return differences.allSatisfy { abs($0) < 0.5 / 255 }
  }
}

extension Paint.Stop {
  /// The stops, with others between them where colour and opacity change at once.
  ///
  /// SVG interpolates the components apart from the opacity (SVG 2, section 14.2.4.2), and a list after they were
  /// multiplied with it.
  static func interpolatedApart(_ stops: [Self]) -> [Self] {
    guard let first = stops.first else { return [] }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { all, pair in
      if pair.0.needsSteps(to: pair.1) { all += pair.0.steps(to: pair.1) }
      all.append(pair.1)
    }
  }

  private func steps(to other: Self) -> [Self] {
    // At the ends only what can't be seen differs: its colour there is that of the other.
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
    return difference.w != 0
      && difference.replacing(with: 0, where: SIMDMask([false, false, false, true])) != .zero
      && location < other.location
  }
}

extension PaintColor {
  /// The mixture with another colour, after both were multiplied with their opacity.
  fileprivate func mixed(with other: PaintColor, amount: Double) -> PaintColor {
    let (first, second) = (alpha * (1 - amount), other.alpha * amount)
    let alpha = first + second
    guard alpha > 0 else { return PaintColor((isClear ? other : self).components * SIMD4(1, 1, 1, 0)) }
    var mixture = (components * first + other.components * second) / alpha
    mixture.w = alpha
    return PaintColor(mixture)
  }
}
