import Restyle
import TestSupport
import Testing

@Suite("Values between two others")
struct ValueInterpolationTests {
  @Test("Numbers lie between, however great they are")
  func numbers() async throws {
    #expect(2.0.interpolated(to: 4, at: 0.25) == 2.5)
    #expect(Float(2).interpolated(to: 4, at: 0.25) == 2.5)
    let numbers = Double.extremes.filter(\.isFinite) + [0.1, 0.2, 0.3]
    try await forEach(numbers, numbers) { (first: Double, second: Double) in
      for fraction in [1e-300, 0.1, 1 / 3.0, 0.5, 0.9] {
        let between = first.interpolated(to: second, at: fraction)
        #expect(min(first, second)...max(first, second) ~= between)
      }
    }
  }

  @Test("From or to a number that isn't finite it is a step")
  func infinite() {
    #expect(Double.infinity.interpolated(to: 1, at: 0.25) == .infinity)
    #expect(Double.infinity.interpolated(to: 1, at: 0.75) == 1)
    #expect(Double.nan.interpolated(to: 1, at: 0.25).isNaN)
    #expect(Double.nan.interpolated(to: 1, at: 0.5) == 1)
  }

  @Test("Colours are mixed in OKLab, each variant by itself")
  func colors() {
    let color = Color(light: .white, dark: .black).interpolated(to: .brown, at: 0.25)
    #expect(color.resolved(colorScheme: .light) == Color.white.mixed(with: .brown, amount: 0.25))
    #expect(color.resolved(colorScheme: .dark) == Color.black.mixed(with: .brown, amount: 0.25))
  }

  @Test("Between colours of a gamut lie colours of it")
  func gamut() async throws {
    let steps = [0, 0.5, 1.0]
    let colors = ColorSpace.allCases.flatMap { space in
      steps.flatMap { red in
        steps.flatMap { green in
          steps.map { Color(red: red, green: green, blue: $0, space: space) }
        }
      }
    }
    try await forEach(colors) { (first: Color) in
      for second in colors {
        for fraction in [0.25, 0.5, 0.75] {
          let color = first.interpolated(to: second, at: fraction)
          let mixed = first.mixed(with: second, amount: fraction)
          #expect([color.red, color.green, color.blue].allSatisfy { 0...1 ~= $0 })
          // Only chroma is lost.
          #expect((color.oklch.lightness - mixed.oklch.lightness).magnitude < 0.001)
          #expect(color.oklch.chroma < mixed.oklch.chroma + 0.001)
        }
      }
    }
  }

  @Test("Shadows and gradients that only one side has fade")
  func fading() {
    let shadow = ShadowStyle(color: .black, y: 4, blur: 8)
    let (plain, decorated) = (
      BackgroundStyle(color: .white),
      BackgroundStyle(
        color: .white, gradient: .linear(angle: .degrees(90), colors: [.red, .blue]), shadows: [shadow])
    )
    for (style, fraction) in [
      (plain.interpolated(to: decorated, at: 0.25), 0.25),
      (decorated.interpolated(to: plain, at: 0.75), 0.25),
    ] {
      #expect(style.shadows.map(\.y) == [4 * fraction] && style.shadows.map(\.blur) == [8 * fraction])
      #expect(style.shadows.map(\.color.alpha) == [fraction])
      #expect(style.gradient?.stops.map(\.color.alpha) == [fraction, fraction])
      #expect(style.gradient?.stops.first?.color.red == 1)
    }
  }

  @Test("Gradients of different numbers of stops get the others' without looking different")
  func stops() async throws {
    let gradients: [Gradient] = [
      .linear(angle: .zero, colors: []), .linear(angle: .zero, colors: [.red]),
      .linear(angle: .zero, colors: [.red, .blue]),
      .linear(
        angle: .zero,
        stops: [(Color.red, 0), (.green, 0.3), (.yellow, 0.3), (.blue, 0.9)].map {
          Gradient.Stop(color: $0, location: $1)
        }),
      .linear(
        angle: .zero,
        stops: [(Color.red, 0.4), (.clear, 0.2), (.yellow, 0.8)].map {
          Gradient.Stop(color: $0, location: $1)
        }),
    ]
    try await forEach(gradients, gradients) { (first: Gradient, second: Gradient) in
      for (fraction, end) in [(1e-9, first), (1 - 1e-9, second)] {
        let near = first.interpolated(to: second, at: fraction)
        for location in stride(from: 0.013, to: 1, by: 0.1) {
          let (color, expected) = (near.color(at: location), end.color(at: location))
          #expect(
            [\Color.red, \.green, \.blue, \.alpha].allSatisfy {
              expected.alpha < 1e-6 && color.alpha < 1e-6
                || (color[keyPath: $0] - expected[keyPath: $0]).magnitude < 1e-3
            })
        }
      }
    }
  }

  @Test("Images, and what else has nothing between, are steps")
  func steps() {
    let (first, second) = (
      BackgroundStyle(image: Image(url: "a.png")), BackgroundStyle(image: Image(url: "b.png"))
    )
    #expect(first.interpolated(to: second, at: 0.49) == first)
    #expect(first.interpolated(to: second, at: 0.5) == second)
    let geometry = Gradient.Geometry.radial(center: .top)
    #expect(geometry.interpolated(to: .linear(angle: .zero), at: 0.4) == geometry)
    #expect(MinimumSize(height: 44).interpolated(to: .none, at: 0.4) == MinimumSize(height: 44))
    #expect(MinimumSize(height: 44).interpolated(to: .none, at: 0.6) == .none)
    #expect([1.0, 2].interpolated(to: [3], at: 0.4) == [1, 2])
  }

  @Test("A style of somebody's own is a step, or what it says")
  func ownStyles() {
    struct Step: Style, Equatable { var width: Double }
    struct Way: Style, Equatable {
      var width: Double
      func interpolated(to other: Way, at fraction: Double) -> Way {
        Way(width: width.interpolated(to: other.width, at: fraction))
      }
    }
    func half<S: Style>(_ first: S, _ second: S) -> S { first.interpolated(to: second, at: 0.5) }
    #expect(half(Step(width: 1), Step(width: 2)) == Step(width: 2))
    #expect(Step(width: 1).interpolated(to: Step(width: 2), at: .nan) == Step(width: 1))
    #expect(half(Way(width: 1), Way(width: 2)) == Way(width: 1.5))
    let inset = EdgeInsets(inset: 4)
    let separators = (
      InsettedStyle(style: Way(width: 1), insets: .zero), InsettedStyle(style: Way(width: 2), insets: inset)
    )
    #expect(half(separators.0, separators.1).style == Way(width: 1.5))
  }

  @Test("Named values stay at the ends, and are what they are at the moment between")
  func namedValues() {
    let (length, color) = (NamedValue("length", 8.0), NamedValue("color", Color.red))
    let shadows = NamedValue("raised", [ShadowStyle(color: .black, y: 4)])
    let style = BackgroundStyle(
      color: .named(color), border: BorderStyle(width: .named(length)), shadows: [.named(shadows)])
    let other = BackgroundStyle(color: .blue, border: BorderStyle(width: 2), shadows: [ShadowStyle(y: 8)])
    #expect(style.interpolated(to: other, at: 0) == style)
    #expect(other.interpolated(to: style, at: 1) == style)
    #expect(
      style.interpolated(to: style.restyled { $0.border.cornerRadius = 9 }, at: 0.5).color == style.color)

    let box = BoxLength(value: .named(length))
    #expect(box.interpolated(to: 2, at: 0) == box && BoxLength.points(2).interpolated(to: box, at: 1) == box)
    #expect(box.interpolated(to: box, at: 0.3) == box)

    let half = DefaultStyling.withDefaults(.system.restyled { $0[length] = 4 }) {
      style.interpolated(to: other, at: 0.5)
    }
    #expect(half.border.width == 3)
    #expect(half.shadows.map(\.y) == [6])
    #expect(half.color == Color.red.mixed(with: .blue, amount: 0.5))
  }
}

extension Gradient {
  fileprivate func color(at location: Double) -> Color {
    let stops = renderedStops
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (start, end) = (stops[next - 1], stops[next])
    let share = (location - start.location) / (end.location - start.location)
    return mixture(of: start.color, end.color, amount: share)
  }
}
