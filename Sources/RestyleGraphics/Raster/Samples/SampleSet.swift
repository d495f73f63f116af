/// Some of the points of a pixel that stand for its area.
///
/// They are so spread that each axis is divided evenly, and that what a half-plane holds of them is off from its area
/// by little (J. M. Hammersley, "Monte Carlo methods for solving multivariable problems", 1960).
struct SampleSet: Hashable {
  private var bits: SIMD4<UInt64>

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  static let count = 256

  /// How far each point lies to the right, of a pixel's width; they count from the top, evenly.
  static let places: [Float] = (0..<count).map { sample in
    // The digits of its number behind the point, in reversed order.
    (Float((0..<8).reduce(0) { $0 << 1 | sample >> $1 & 1 }) + 0.5) / Float(count)
  }

  static let none = SampleSet(bits: .zero)
  static let all = SampleSet(bits: SIMD4(repeating: ~0))

  /// Creates the set of the points that a function holds for.
  @inline(__always)
  init(_ contains: (Int) -> Bool) {
    bits = .zero
    for word in 0..<4 {
      var word64: UInt64 = 0
      for bit in 0..<64 where contains(word << 6 + bit) { word64 |= 1 << UInt64(bit) }
      bits[word] = word64
    }
  }
}

extension SampleSet {
  var isEmpty: Bool { bits == .zero }

  var count: Int { (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

  func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
}
