extension Color {
  /// A colour in OKLab, where equal distances look equally large.
  public struct OKLab: Hashable, Codable, Sendable {
    /// The perceived lightness, 0 for black to 1 for white.
    @Finite public var lightness: Double
    /// The position between green (negative) and red (positive), about -0.4...0.4.
    @Finite public var a: Double
    /// The position between blue (negative) and yellow (positive), about -0.4...0.4.
    @Finite public var b: Double

    /// Creates a position from its components; a component that isn't finite becomes 0.
    ///
    /// - Parameters:
    ///   - lightness: The perceived lightness, 0...1.
    ///   - a: The position between green and red.
    ///   - b: The position between blue and yellow.
    public init(lightness: Double, a: Double, b: Double) {
      self.lightness = lightness
      self.a = a
      self.b = b
    }
  }

  /// The light variant with normal contrast in OKLab.
  public var oklab: OKLab { OKLab(xyz: xyz) }

  /// Creates a colour from OKLab, in the smaller of sRGB and Display P3 that contains it.
  ///
  /// A colour outside both gets Display P3 components outside 0...1.
  ///
  /// - Parameters:
  ///   - oklab: The position in OKLab.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(oklab: OKLab, alpha: Double = 1) { self.init(xyz: oklab.xyz, alpha: alpha) }
}

// Matrices: CSS Color 4, section "Sample code for color conversions", after Ottosson 2020,
// "A perceptual color space for image processing".
extension Color.OKLab {
  init(xyz: Color.Vector) {
    let cones = Self.conesFromXYZ * xyz
    let roots = Color.Vector(
      Mathematics.cubeRoot(cones.x), Mathematics.cubeRoot(cones.y), Mathematics.cubeRoot(cones.z))
    self.init(Self.labFromRoots * roots)
  }

  var xyz: Color.Vector {
    let xyz = Self.xyz(vector)
    return xyz.sum().isFinite ? xyz : Self.xyz(vector.limited)
  }

  private static func xyz(_ vector: Color.Vector) -> Color.Vector {
    let roots = rootsFromLab * vector
    return xyzFromCones * (roots * roots * roots)
  }

  init(_ vector: Color.Vector) { self.init(lightness: vector.x, a: vector.y, b: vector.z) }

  var vector: Color.Vector { Color.Vector(lightness, a, b) }

  private static let conesFromXYZ = Matrix(
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]
  )

  private static let labFromRoots = Matrix(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]
  )

  private static let xyzFromCones = Matrix(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816]
  )

  private static let rootsFromLab = Matrix(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092]
  )
}
