/// A CSS colour function, with the meaning of its three components.
enum CSSColorFunction {
  case rgb
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case color(CSSColorSpace)

  /// One component: its name, and the values that correspond to 1.
  enum Component {
    /// An angle, or a number of degrees.
    case hue
    /// A number, divided by `number`; or a percentage, 100 % being `percentage`.
    case value(_ name: String, number: Double = 1, percentage: Double = 1)

    var name: String {
      switch self {
      case .hue: "hue"
      case .value(let name, _, _): name
      }
    }
  }

  /// The functions by their names in lower case, except `color()`, which needs a space.
  static let named: [String: Self] = [
    "rgb": .rgb, "rgba": .rgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch,
    "oklab": .oklab,
    "oklch": .oklch,
  ]

  /// Whether the function allows the syntax with commas, which predates CSS Color 4.
  var allowsCommas: Bool {
    switch self {
    case .rgb, .hsl: true
    default: false
    }
  }

  /// The components of the function: CSS Color 4, the section of each function.
  var components: [Component] {
    switch self {
    case .rgb:
      [.value("red", number: 255), .value("green", number: 255), .value("blue", number: 255)]
    case .hsl:
      [.hue, .value("saturation", number: 100), .value("lightness", number: 100)]
    case .hwb:
      [.hue, .value("whiteness", number: 100), .value("blackness", number: 100)]
    case .lab:
      [
        .value("lightness", percentage: 100), .value("a", percentage: 125), .value("b", percentage: 125),
      ]
    case .lch:
      [.value("lightness", percentage: 100), .value("chroma", percentage: 150), .hue]
    case .oklab:
      [.value("lightness"), .value("a", percentage: 0.4), .value("b", percentage: 0.4)]
    case .oklch:
      [.value("lightness"), .value("chroma", percentage: 0.4), .hue]
    case .color(.xyz), .color(.xyzD50), .color(.xyzD65):
      [.value("x"), .value("y"), .value("z")]
    case .color:
      [.value("red"), .value("green"), .value("blue")]
    }
  }

  /// Returns the colour for the arguments of the function.
  ///
  /// As in browsers, the results of `rgb()`, `hsl()` and `hwb()` are clamped to the gamut of sRGB; the others preserve
  /// components outside of it. Of the arguments, only saturation, whiteness and blackness are clamped, and only from
  /// below, besides lightness and chroma, which are clamped as their sections say.
  func color(_ components: Color.Vector, alpha: Double) -> Color {
    switch self {
    case .rgb:
      return Self.clampedColor(components, alpha: alpha)
    case .hsl:
      let rgb = Self.rgb(hue: components.x, saturation: max(0, components.y), lightness: components.z)
      return Self.clampedColor(rgb, alpha: alpha)
    case .hwb:
      let whiteness = max(0, components.y)
      let blackness = max(0, components.z)
      guard whiteness + blackness < 1 else {
        return Color(white: whiteness / (whiteness + blackness), alpha: alpha)
      }
      let pure = Self.rgb(hue: components.x, saturation: 1, lightness: 0.5)
      return Self.clampedColor(pure * (1 - whiteness - blackness) + whiteness, alpha: alpha)
    case .lab:
      let lab = Color.Vector(components.x.clamped(to: 0...100), components.y, components.z)
      return Color(xyz: CIELab.xyz(lab), alpha: alpha)
    case .lch:
      // Polar coordinates convert to rectangular ones in CIE Lab as in OKLab.
      return Self.lab.color(Self.rectangular(components), alpha: alpha)
    case .oklab:
      let lightness = components.x.clamped(to: 0...1)
      return Color(oklab: Color.OKLab(lightness: lightness, a: components.y, b: components.z), alpha: alpha)
    case .oklch:
      return Self.oklab.color(Self.rectangular(components), alpha: alpha)
    case .color(let space):
      return space.color(components, alpha: alpha)
    }
  }

  private static func clampedColor(_ rgb: Color.Vector, alpha: Double) -> Color {
    CSSColorSpace.sRGB.color(rgb.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
  }

  /// Formula: CSS Color 4, section "Converting HSL Colors to sRGB".
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> Color.Vector {
    let amplitude = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let position = (offset + Color.normalizedHue(hue, turn: 360) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
    }
    return Color.Vector(component(0), component(8), component(4))
  }

  private static func rectangular(_ polar: Color.Vector) -> Color.Vector {
    Color.OKLab(Color.OKLCH(lightness: polar.x, chroma: max(polar.y, 0), hue: polar.z)).vector
  }
}
