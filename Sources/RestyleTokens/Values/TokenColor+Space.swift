extension TokenColor {
  /// A colour space, by its name in files.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// The colour space of the web and of most screens.
    case sRGB = "srgb"
    /// The linear form of sRGB, proportional to light.
    case linearSRGB = "srgb-linear"
    /// Hue in degrees, saturation and lightness in percent.
    case hsl
    /// Hue in degrees, whiteness and blackness in percent.
    case hwb
    /// CIE Lab: lightness in 0...100, and two axes.
    case lab
    /// CIE LCH: lightness in 0...100, chroma, and hue in degrees.
    case lch
    /// OKLab: lightness in 0...1, and two axes.
    case oklab
    /// OKLCH: lightness in 0...1, chroma, and hue in degrees.
    case oklch
    /// The wide colour space of Apple's screens.
    case displayP3 = "display-p3"
    /// Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB.
    case proPhotoRGB = "prophoto-rgb"
    /// ITU-R BT.2020.
    case rec2020
    /// CIE XYZ with the white point D65.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with the white point D50.
    case xyzD50 = "xyz-d50"
  }
}

extension TokenColor.Space {
  /// The valid range of a component.
  enum Range {
    /// 0...1.
    case unit
    /// 0...100.
    case percent
    /// Degrees, from 0 up to but not including 360.
    case hue
    /// 0 and more.
    case chroma
    /// Any number.
    case axis

    func contains(_ number: Double) -> Bool {
      switch self {
      case .unit: (0...1).contains(number)
      case .percent: (0...100).contains(number)
      case .hue: (0..<360).contains(number)
      case .chroma: number >= 0
      case .axis: true
      }
    }

    /// The range, for messages about values outside of it.
    var text: String {
      switch self {
      case .unit: "a number from 0 to 1"
      case .percent: "a number from 0 to 100"
      case .hue: "a number of degrees from 0 up to 360, which is written 0"
      case .chroma: "a number from 0 on"
      case .axis: "a number"
      }
    }
  }

  /// The ranges of the three components: Color Module 2025.10, section "Supported Color spaces".
  var ranges: [Range] {
    switch self {
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .axis, .axis]
    case .lch: [.percent, .chroma, .hue]
    case .oklab: [.unit, .axis, .axis]
    case .oklch: [.unit, .chroma, .hue]
    case .sRGB, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.unit, .unit, .unit]
    }
  }
}
