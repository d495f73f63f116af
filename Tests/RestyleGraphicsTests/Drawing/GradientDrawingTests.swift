import Restyle
import RestyleGraphics
import TestSupport
import Testing

extension Gradient {
  /// The gradient with another interpolation.
  fileprivate func with(_ interpolation: Interpolation) -> Self {
    var gradient = self
    gradient.interpolation = interpolation
    return gradient
  }
}

extension [Paint.Stop] {
  /// What a list has at a location: a mixture of the stops beside it, multiplied with their opacity.
  fileprivate func mixture(at location: Double) -> SIMD4<Double> {
    for (first, last) in zip(self, dropFirst()) where first.location...last.location ~= location {
      let share = (location - first.location) / (last.location - first.location)
      return first.color.multiplied * (1 - share) + last.color.multiplied * share
    }
    return .zero
  }
}

extension PaintColor {
  fileprivate var multiplied: SIMD4<Double> { components * SIMD4(alpha, alpha, alpha, 1) }
}

@Suite("Gradients as paints")
struct GradientDrawingTests {
  private func paint(_ gradient: Gradient, for traits: TraitCollection = TraitCollection()) throws -> Paint? {
    let list = try DisplayList(
      BackgroundStyle(gradient: gradient), in: Size(width: 60, height: 40), for: traits)
    if case .fill(_, let paint)? = list.operations.first { return paint }
    return nil
  }

  @Test(
    "A line along an angle is level with the corners",
    arguments: [(0.0, 30.0, 40.0, 30.0, 0.0), (90, 0, 20, 60, 20), (180, 30, 0, 30, 40), (45, 5, 45, 55, -5)])
  func angles(degrees: Double, x1: Double, y1: Double, x2: Double, y2: Double) throws {
    let gradient = Gradient.linear(angle: .degrees(degrees), colors: [.red, .blue])
    guard case .linearGradient(let start, let end, let stops)? = try paint(gradient) else {
      Issue.record("no gradient")
      return
    }
    for (drawn, expected) in [(start.x, x1), (start.y, y1), (end.x, x2), (end.y, y2)] {
      #expect(abs(drawn - expected) < 1e-9)
    }
    #expect(stops.map(\.location) == [0, 1])
  }

  @Test("The last ellipse goes through the farthest corner", arguments: [(0.5, 0.5), (0.1, 0.9), (-1, 0.5)])
  func ellipses(x: Double, y: Double) throws {
    let gradient = Gradient.radial(center: UnitPoint(x: x, y: y), colors: [.red, .blue])
    guard case .radialGradient(let center, let radius, _)? = try paint(gradient) else {
      Issue.record("no gradient")
      return
    }
    let distances = [(0.0, 0.0), (60, 0), (0, 40), (60, 40)].map { corner in
      let (x, y) = ((corner.0 - center.x) / radius.width, (corner.1 - center.y) / radius.height)
      return (x * x + y * y).squareRoot()
    }
    #expect(abs((distances.max() ?? 0) - 1) < 1e-9)
  }

  @Test("Points are mirrored with the direction, and angles aren't")
  func directions() throws {
    let mirrored = TraitCollection().with(\.layoutDirection, .rightToLeft)
    #expect(
      try paint(.linear(from: .leading, to: .trailing, colors: [.red, .blue]), for: mirrored)
        == paint(.linear(from: .trailing, to: .leading, colors: [.red, .blue])))
    #expect(
      try paint(.radial(center: .topLeading, colors: [.red, .blue]), for: mirrored)
        == paint(.radial(center: .topTrailing, colors: [.red, .blue])))
    let angle = Gradient.linear(angle: .degrees(30), colors: [.red, .blue])
    #expect(try paint(angle, for: mirrored) == paint(angle))
  }

  @Test("A line without a length is all end")
  func noLine() throws {
    let gradient = Gradient.linear(from: .top, to: .top, colors: [.red, .green])
    #expect(try paint(gradient) == .color(Canvas(for: TraitCollection()).color(.green)))
  }

  @Test("Where lists would mix other colours than the gradient, there are steps between its stops")
  func steps() async throws {
    let wide = Color(red: 1, green: 0, blue: 0, space: .displayP3)
    let fraction = Color(red: 0.123, green: 0.5, blue: 0.789)
    let pairs: [(Color, Color)] = [
      (.red, .blue), (fraction, .blue), (wide, .blue), (.red, .blue.withAlpha(0.3)), (.clear, fraction),
    ]
    try await forEach(pairs.indices, DisplayGamut.allCases) { (index: Int, gamut: DisplayGamut) throws in
      let traits = TraitCollection().with(\.gamut, gamut)
      let canvas = Canvas(for: traits)
      let colors = [pairs[index].0.resolved(for: traits), pairs[index].1.resolved(for: traits)]
      for interpolation in Gradient.Interpolation.allCases {
        let gradient = Gradient.linear(angle: .zero, colors: colors).with(interpolation)
        guard case .linearGradient(_, _, let stops)? = try paint(gradient, for: traits) else {
          Issue.record("no gradient")
          continue
        }
        // The last fades in, in one colour.
        let isPlain = index == 4 || interpolation == .sRGB && gamut == .sRGB && index != 2
        #expect(isPlain == (stops.count == 2) && stops.count < 64)
        for step in 0...128 {
          let amount = Double(step) / 128
          let exact = canvas.color(gradient.mixture(of: colors[0], colors[1], amount: amount))
          let difference = exact.multiplied - stops.mixture(at: amount)
          #expect(max(difference.max(), -difference.min()) < 1 / 255)
        }
      }
    }
  }

  @Test("Stops of one colour have nothing between them")
  func evenColors() throws {
    let traits = TraitCollection().with(\.gamut, .displayP3)
    let gradient = Gradient.linear(angle: .zero, colors: [.red, .red]).with(.oklab)
    guard case .linearGradient(_, _, let stops)? = try paint(gradient, for: traits) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 2)
  }

  @Test("A gradient over a colour covers edges once", arguments: [Color.white, .white.withAlpha(0.5)])
  func overColors(color: Color) throws {
    let border = BorderStyle(cornerRadius: 12)
    for gradient in [
      Gradient.linear(angle: .degrees(70), colors: [.red, .blue.withAlpha(0.4)]),
      .radial(center: .center, colors: [.clear, .blue]),
    ] {
      let style = BackgroundStyle(color: color, gradient: gradient, border: border)
      let size = Size(width: 60, height: 40)
      let list = try DisplayList(style, in: size, for: TraitCollection())
      #expect(list.operations.count == 1)
      // What the two make without round corners, covered as one colour is.
      let flat = try DisplayList(
        BackgroundStyle(color: color, gradient: gradient), in: size, for: TraitCollection())
      let mask = Raster(
        try DisplayList(BackgroundStyle(color: .black, border: border), in: size, for: TraitCollection()))
      for (color, (whole, part)) in zip(Raster(list).colors, zip(Raster(flat).colors, mask.opacities)) {
        for component in 0..<4 {
          #expect(abs(Double(color[component]) - Double(whole[component]) * Double(part) / 255) <= 1)
        }
      }
    }
  }

  @Test("A paint over another one has the colours of both")
  func overInterpolates() async throws {
    try await forEach(0...10) { (step: Int) throws in
      // Red at half opacity, then none, over blue.
      let style = BackgroundStyle(
        color: .blue, gradient: .linear(angle: .degrees(90), colors: [.red.withAlpha(0.5), .clear]))
      let raster = Raster(try DisplayList(style, in: Size(width: 11, height: 1), for: TraitCollection()))
      let opacity = 0.5 * (1 - (Double(step) + 0.5) / 11)
      let pixel = raster[step, 0]
      let (red, blue) = (
        Color.red.resolved(for: TraitCollection()), Color.blue.resolved(for: TraitCollection())
      )
      for (drawn, (upper, lower)) in zip(
        [pixel.x, pixel.y, pixel.z],
        [(red.red, blue.red), (red.green, blue.green), (red.blue, blue.blue)])
      {
        #expect(abs(Double(drawn) - 255 * (upper * opacity + lower * (1 - opacity))) <= 1)
      }
    }
  }
}
