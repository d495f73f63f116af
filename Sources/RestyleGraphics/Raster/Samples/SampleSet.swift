/// A set of the samples that represent a pixel's area.
///
/// The samples divide each axis evenly, and the share of them in a half-plane is close to its area (J. M. Hammersley,
/// "Monte Carlo methods for solving multivariable problems", 1960).
struct SampleSet: Hashable {
  private var bits: SIMD4<UInt64>

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  static let count = 256

  /// The x coordinate of each sample as a fraction of a pixel; the y coordinates are evenly spaced from the top.
  static let places: [Float] = (0..<count).map { sample in
    // The reversed bits of its number as a fraction.
    (Float((0..<8).reduce(0) { $0 << 1 | sample >> $1 & 1 }) + 0.5) / Float(count)
  }

  static let none = SampleSet(bits: .zero)
  static let all = SampleSet(bits: SIMD4(repeating: ~0))

  /// Creates the set of the samples that satisfy a function.
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
