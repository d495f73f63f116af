extension Color {
  /// The numbers of one variant, always finite, and the space that they are measured in.
  @usableFromInline
  struct Components: Sendable {
    // Red, green, blue and alpha. None of them is a negative zero, and alpha lies in 0...1, which leaves its sign
    // free: it is set, be it of a zero, where the space is Display P3.
    @usableFromInline let vector: SIMD4<Float>

    @inlinable
    init(vector: SIMD4<Float>) { self.vector = vector }

    @inlinable
    init(red: Double, green: Double, blue: Double, alpha: Double, space: ColorSpace) {
      vector = SIMD4(
        Self.component(red), Self.component(green), Self.component(blue), Self.alpha(alpha, space: space))
    }

    @inlinable
    static func alpha(_ value: Double, space: ColorSpace) -> Float {
      // What is no number fails both comparisons.
      let alpha: Float = value > 0 ? value < 1 ? Float(value) : value.isFinite ? 1 : 0 : 0
      return switch space {
      case .sRGB: alpha
      case .displayP3: -alpha
      }
    }

    @inlinable
    static func component(_ value: Double) -> Float {
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

extension Color.Components {
  init(_ rgb: Color.Vector, alpha: Double, space: ColorSpace) {
    self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha, space: space)
  }

  var red: Float { vector.x }
  var green: Float { vector.y }
  var blue: Float { vector.z }
  var alpha: Float { vector.w.magnitude }
  var space: ColorSpace { vector.w.sign == .minus ? .displayP3 : .sRGB }

  var rgb: Color.Vector { Color.Vector(Double(red), Double(green), Double(blue)) }

  func withAlpha(_ alpha: Double) -> Self {
    Self(vector: SIMD4(red, green, blue, Self.alpha(alpha, space: space)))
  }
}

extension Color.Vector {
  /// The largest number that positions are computed with: its powers are finite, and no colour is near it.
  static let limit = 1e100

  /// The position itself, or one in the same direction if it is beyond the limit.
  var limited: Self {
    let largest = Swift.max(abs(x), abs(y), abs(z))
    return largest > Self.limit ? self * (Self.limit / largest) : self
  }
}

extension Double {
  /// The nearest value in a range; what isn't a number becomes the lower bound.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
