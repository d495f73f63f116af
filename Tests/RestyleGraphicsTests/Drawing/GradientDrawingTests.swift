import Restyle
import RestyleGraphics
import TestSupport
import Testing

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

  @Test("Colours that CSS interpolates in OKLab have steps between them, the others only their stops")
  func steps() throws {
    func stops(_ colors: [Color], _ gamut: DisplayGamut = .sRGB) throws -> [Paint.Stop] {
      let traits = TraitCollection().with(\.gamut, gamut)
      guard
        case .linearGradient(_, _, let stops)? = try paint(.linear(angle: .zero, colors: colors), for: traits)
      else { return [] }
      return stops
    }
    let wide = Color(red: 1, green: 0, blue: 0, space: .displayP3)
    #expect(try stops([.red, .blue]).count == 2)
    let steps = try stops([wide, .blue])
    #expect(steps.count > 10)
    let canvas = Canvas(for: TraitCollection())
    for stop in steps {
      let exact = canvas.color(wide.mixed(with: .blue, amount: stop.location)).components
      #expect((exact - stop.color.components).max() < 1e-6)
    }
    #expect(try stops([.red, .blue], .displayP3).count > 10)
    #expect(try stops([.red, .red], .displayP3).count == 2)
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
