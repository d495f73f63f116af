import BenchmarkHarness
import Restyle

/// What lies between two styles.
enum InterpolationBenchmarks {
  private static let first = RestyleBenchmarks.body
  private static let second = TextStyle(font: .system(size: 24, weight: .bold), color: .blue)

  static let all: [Benchmark] = [textStyle]

  private static let textStyle = Benchmark("interpolate/text-style") { batch in
    var pair = (first, second)
    var fraction = 0.3
    batch.measure {
      hide(&pair)
      hide(&fraction)
      keep(pair.0.interpolated(to: pair.1, at: fraction))
    }
  }
  .compared(to: "plain-struct") { batch in
    var pair = (PlainStyle.body, PlainStyle.body)
    pair.1.fontSize = 24
    pair.1.fontWeight = .bold
    pair.1.color = .blue
    var fraction = 0.3
    batch.measure {
      hide(&pair)
      hide(&fraction)
      keep(pair.0.interpolated(to: pair.1, at: fraction))
    }
  }
}

extension PlainStyle {
  /// The same numbers interpolated by hand.
  @inline(__always)
  fileprivate func interpolated(to other: PlainStyle, at fraction: Double) -> PlainStyle {
    func mix(_ first: Double, _ second: Double) -> Double { first * (1 - fraction) + second * fraction }
    var style = fraction < 0.5 ? self : other
    if let first = color, let second = other.color, first != second {
      style.color = first.mixed(with: second, amount: fraction)
    }
    if let first = fontSize, let second = other.fontSize { style.fontSize = mix(first, second) }
    if let first = fontWeight, let second = other.fontWeight {
      style.fontWeight = Font.Weight(mix(first.value, second.value))
    }
    if let first = kern, let second = other.kern { style.kern = mix(first, second) }
    if let first = lineSpacing, let second = other.lineSpacing { style.lineSpacing = mix(first, second) }
    return style
  }
}
