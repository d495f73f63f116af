extension Color {
  /// The components of one variant, always finite, and their colour space.
  @usableFromInline
  struct Components: Sendable {
    // Red, green, blue and alpha. No component is a negative zero. Alpha is in 0...1, so its sign is free to mark the
    // space: it is set, even for zero, if the space is Display P3.
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
      // NaN fails both comparisons.
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

  /// Three components, or a position in a colour space.
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

  /// The components, rounded to 8 bits where they are in 0...1; the opacity stays the same.
  var roundedToBytes: Self {
    func rounded(_ component: Float) -> Float {
      (0...1).contains(component) ? (component * 255).rounded() / 255 : component
    }
    return Self(vector: SIMD4(rounded(red), rounded(green), rounded(blue), vector.w))
  }

  func withAlpha(_ alpha: Double) -> Self {
    Self(vector: SIMD4(red, green, blue, Self.alpha(alpha, space: space)))
  }
}

extension Color.Vector {
  /// The largest number in computations with positions: its powers are finite, and no real colour is anywhere near it.
  static let limit = 1e100

  /// The position, scaled down to the limit if it is beyond.
  var limited: Self {
    let largest = Swift.max(abs(x), abs(y), abs(z))
    return largest > Self.limit ? self * (Self.limit / largest) : self
  }
}

extension Double {
  /// Returns the nearest value in a range; NaN becomes the lower bound.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
