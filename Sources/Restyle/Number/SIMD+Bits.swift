// Reading a vector's bits as integers is safe: both have the same size, and all bit patterns are valid for either.
//
// If each value has one representation, equal values have equal bits, which compare as a few words. The standard library
// compares vectors of numbers lane by lane instead, and treats negative zero as equal to zero and NaN as unequal to
// itself.

extension SIMD4<Float> {
  @inlinable var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}

extension SIMD2<Double> {
  @inlinable var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}

extension SIMD2<UInt64> {
  @inlinable var isZero: Bool {
    @inline(__always) get { x | y == 0 }
  }

  func hashBits(into hasher: inout Hasher) {
    hasher.combine(x)
    hasher.combine(y)
  }
}

extension Double {
  /// The number, or nil for NaN, so that an optional number takes no more space than a number.
  @inlinable var nilIfNaN: Double? { isNaN ? nil : self }

  /// The number or the reference to a named value; nil if it is neither.
  @inlinable var nilIfUnset: Double? { self == self || isReference ? self : nil }
}
