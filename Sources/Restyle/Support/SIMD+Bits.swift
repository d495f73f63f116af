// The standard library compares vectors of numbers lane by lane, and treats negative zero as equal to zero and NaN as
// unequal to itself. If each value has one representation, equal values have equal bits, which compare as a few words.
// Reading a vector's bits as integers, or integers as numbers, is safe: both have the same size, and all bit patterns
// are valid for either.

extension SIMD16<Float> {
  @inlinable var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  @inlinable
  init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inlinable
  func hasSameBits(as other: Self) -> Bool {
    let difference = bits ^ other.bits
    return (difference.lowHalf | difference.highHalf).isZero
  }
}

extension SIMD4<Double> {
  @inlinable var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }

  @inlinable
  init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inlinable
  func hasSameBits(as other: Self) -> Bool { (bits ^ other.bits).isZero }

  func hashBits(into hasher: inout Hasher) {
    for index in bits.indices { hasher.combine(bits[index]) }
  }
}

extension SIMD4<Float> {
  @inlinable var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  func hashBits(into hasher: inout Hasher) {
    hasher.combine(bits.x)
    hasher.combine(bits.y)
  }
}

extension SIMD16<UInt64> {
  @inlinable
  func hasSameBits(as other: Self) -> Bool {
    let difference = self ^ other
    let half = difference.lowHalf | difference.highHalf
    return (half.lowHalf | half.highHalf).isZero
  }

  func hashBits(into hasher: inout Hasher) {
    for index in indices { hasher.combine(self[index]) }
  }
}

extension SIMD64<UInt64> {
  @usableFromInline typealias Quarters = (SIMD16<UInt64>, SIMD16<UInt64>, SIMD16<UInt64>, SIMD16<UInt64>)

  /// The quarters in memory order; the standard library copies the halves of a vector with so many lanes lane by lane.
  @inlinable var quarters: Quarters {
    @inline(__always) get { unsafeBitCast(self, to: Quarters.self) }
    @inline(__always) set { self = unsafeBitCast(newValue, to: Self.self) }
  }

  func hasSameBits(as other: Self) -> Bool {
    let (quarters, others) = (quarters, other.quarters)
    return quarters.0.hasSameBits(as: others.0) && quarters.1.hasSameBits(as: others.1)
      && quarters.2.hasSameBits(as: others.2) && quarters.3.hasSameBits(as: others.3)
  }

  func hashBits(into hasher: inout Hasher) {
    for index in indices { hasher.combine(self[index]) }
  }
}

extension SIMD4<UInt64> {
  @inlinable var isZero: Bool {
    let half = lowHalf | highHalf
    return half.x | half.y == 0
  }
}

extension Double {
  /// The number, or nil for NaN, so that an optional number takes no more space than a number.
  @inlinable var nilIfNaN: Double? { isNaN ? nil : self }

  /// The number or the reference to a named value; nil if it is neither.
  @inlinable var nilIfUnset: Double? { self == self || isReference ? self : nil }
}
