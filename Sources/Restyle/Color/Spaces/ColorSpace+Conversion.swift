// Every conversion goes through CIE XYZ with the white point D65.
// Matrices: CSS Color 4, section "Sample code for color conversions".
extension ColorSpace {
  /// Converts encoded components to a position in CIE XYZ (D65).
  func xyz(_ encoded: Color.Vector) -> Color.Vector { xyzFromLinear * TransferFunction.sRGB.decoded(encoded) }

  /// Converts a position in CIE XYZ (D65) to encoded components.
  func encoded(xyz: Color.Vector) -> Color.Vector { TransferFunction.sRGBEncoded(linearFromXYZ * xyz) }

  var xyzFromLinear: Matrix {
    switch self {
    case .sRGB: Self.xyzFromLinearSRGB
    case .displayP3: Self.xyzFromLinearDisplayP3
    }
  }

  var linearFromXYZ: Matrix {
    switch self {
    case .sRGB: Self.linearSRGBFromXYZ
    case .displayP3: Self.linearDisplayP3FromXYZ
    }
  }

  private static let xyzFromLinearSRGB = Matrix(
    [506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218],
    [87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545],
    [7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270]
  )

  private static let linearSRGBFromXYZ = Matrix(
    [12_831 / 3_959, -329 / 214, -1_974 / 3_959],
    [-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810],
    [705 / 12_673, -2_585 / 12_673, 705 / 667]
  )

  private static let xyzFromLinearDisplayP3 = Matrix(
    [608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160],
    [35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400],
    [0, 32_229 / 714_400, 5_220_557 / 5_000_800]
  )

  private static let linearDisplayP3FromXYZ = Matrix(
    [446_124 / 178_915, -333_277 / 357_830, -72_051 / 178_915],
    [-14_852 / 17_905, 63_121 / 35_810, 423 / 17_905],
    [11_844 / 330_415, -50_337 / 660_830, 316_169 / 330_415]
  )
}

/// A 3 × 3 matrix that converts positions from one colour space to another.
struct Matrix: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(),
      (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum()
    )
  }
}
