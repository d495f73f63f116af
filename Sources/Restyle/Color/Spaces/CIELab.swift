/// CIE Lab, as the CSS functions `lab()` and `lch()` measure colours.
///
/// Formulas and figures: CSS Color 4, section "Sample code for color conversions".
enum CIELab {
  /// Returns the position in CIE XYZ (D65) of lightness 0...100, a and b.
  static func xyz(_ lab: Color.Vector) -> Color.Vector {
    let epsilon = 216.0 / 24_389
    let kappa = 24_389.0 / 27
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    let relative = Color.Vector(
      x * x * x > epsilon ? x * x * x : (116 * x - 16) / kappa,
      lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
      z * z * z > epsilon ? z * z * z : (116 * z - 16) / kappa
    )
    return d65FromD50 * (relative * whiteD50)
  }

  /// Adapts a position in CIE XYZ from the white point D50 to D65, by Bradford's method.
  static let d65FromD50 = Matrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124]
  )

  private static let whiteD50 = Color.Vector(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}
