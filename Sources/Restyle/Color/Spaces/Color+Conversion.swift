extension Color {
  /// Returns the same colour measured in another space, in every variant.
  ///
  /// The components aren't clipped. A colour outside the gamut of the space gets components outside 0...1.
  ///
  /// - Parameter space: The space to measure in.
  /// - Returns: The colour in that space, or the colour itself if it already is in the space.
  public func converted(to space: ColorSpace) -> Color {
    mapVariants { color in
      guard color.space != space else { return color }
      return Color(Components(space.encoded(xyz: color.xyz), alpha: color.alpha, space: space))
    }
  }

  /// The nearest colour that `#rrggbb` can express, opacity aside, in every variant.
  ///
  /// It is in sRGB, clipped to the gamut, in steps of 1/255. Its CSS text has a form that every e-mail program and old
  /// browser supports.
  package var nearestHexColor: Color {
    converted(to: .sRGB).mapVariants { color in
      let steps = (color.light.rgb.clamped(lowerBound: .zero, upperBound: .one) * 255)
      return Color(
        Components(steps.rounded(.toNearestOrAwayFromZero) / 255, alpha: color.alpha, space: .sRGB))
    }
  }

  /// The position of the light variant in CIE XYZ (D65).
  var xyz: Vector { space.xyz(light.rgb) }

  /// Creates a colour in the smaller of sRGB and Display P3 that contains it.
  ///
  /// A colour outside both gets Display P3 components outside 0...1: CSS Color 4 leaves colours unclipped until they
  /// are displayed.
  init(xyz: Vector, alpha: Double) {
    for space in ColorSpace.allCases {
      guard let encoded = space.encodedInGamut(xyz: xyz) else { continue }
      self.init(Components(encoded, alpha: alpha, space: space))
      return
    }
    self.init(Components(ColorSpace.displayP3.encoded(xyz: xyz), alpha: alpha, space: .displayP3))
  }
}

extension ColorSpace {
  /// Returns the encoded components of a position in CIE XYZ (D65), in 0...1; nil if it is outside the gamut of the
  /// space.
  fileprivate func encodedInGamut(xyz: Color.Vector) -> Color.Vector? {
    // Half of a 16-bit step: it tolerates the rounding of the conversion at the boundary of the gamut.
    let tolerance = Color.Vector(repeating: 0.5 / 65_535)
    let encoded = encoded(xyz: xyz)
    let clipped = encoded.clamped(lowerBound: .zero, upperBound: .one)
    let distance = encoded - clipped
    return all(distance .<= tolerance) && all(distance .>= -tolerance) ? clipped : nil
  }
}

extension Color.Components {
  /// The same colour in sRGB, to a thousandth of 1/255, if it is in another space and in the gamut of sRGB; otherwise
  /// the colour itself.
  // Finer than 16 bits, so that a colour converted from `#rrggbb` becomes the same `#rrggbb` again.
  var inSRGBIfPossible: Self {
    guard space != .sRGB, let encoded = ColorSpace.sRGB.encodedInGamut(xyz: space.xyz(rgb)) else {
      return self
    }
    return Self(
      (encoded * 255_000).rounded(.toNearestOrAwayFromZero) / 1_000 / 255, alpha: Double(alpha), space: .sRGB)
  }
}
