extension Color {
  /// The numbers of one variant, always finite, never negative zero, alpha in 0...1.
  struct Components: Hashable, Sendable {
    // One vector and not four numbers: a copy of a colour is then four moves.
    private let vector: SIMD4<Float>

    var red: Float { vector.x }
    var green: Float { vector.y }
    var blue: Float { vector.z }
    var alpha: Float { vector.w }

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.init(
        red: Self.component(red),
        green: Self.component(green),
        blue: Self.component(blue),
        alpha: Self.alpha(alpha)
      )
    }

    init(_ rgb: Vector, alpha: Double) {
      self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    }

    private init(red: Float, green: Float, blue: Float, alpha: Float) {
      vector = SIMD4(red, green, blue, alpha)
    }

    func withAlpha(_ alpha: Double) -> Self {
      Self(red: red, green: green, blue: blue, alpha: Self.alpha(alpha))
    }

    var rgb: Vector { Vector(Double(red), Double(green), Double(blue)) }

    private static func alpha(_ value: Double) -> Float { component(value.finiteOrZero.clamped(to: 0...1)) }

    private static func component(_ value: Double) -> Float {
      let component = Float(value)
      // Adding zero turns negative zero into zero.
      if component.isFinite { return component + 0 }
      guard value.isFinite else { return 0 }
      return value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
  }

  /// Three components, or a position in a space of colours.
  typealias Vector = SIMD3<Double>
}

extension Double {
  /// Itself, or 0 if it isn't finite: what isn't finite breaks the laws of equality and of coding.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// The nearest value in a range; what isn't a number becomes the lower bound.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
