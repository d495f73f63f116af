/// A 3 × 3 matrix that takes one position in a space of colours to another space.
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
