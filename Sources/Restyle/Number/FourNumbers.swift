/// Four numbers, such as those of the edges of a box, compared by their bits.
@usableFromInline
package struct FourNumbers: Hashable, Sendable {
  // Not one vector with four lanes: compilers before Swift 6.4 corrupt the memory of asynchronous functions that hold
  // vectors of more than 16 bytes (swiftlang/swift#91639).
  @usableFromInline var first: SIMD2<Double>
  @usableFromInline var last: SIMD2<Double>

  @inlinable
  package init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    first = SIMD2(x, y)
    last = SIMD2(z, w)
  }

  @inlinable
  init(repeating number: Double) {
    first = SIMD2(repeating: number)
    last = first
  }
}

extension FourNumbers {
  @inlinable package var x: Double {
    get { first.x }
    set { first.x = newValue }
  }

  @inlinable package var y: Double {
    get { first.y }
    set { first.y = newValue }
  }

  @inlinable package var z: Double {
    get { last.x }
    set { last.x = newValue }
  }

  @inlinable package var w: Double {
    get { last.y }
    set { last.y = newValue }
  }

  /// The number at an index in 0..<4.
  @inlinable package subscript(index: Int) -> Double {
    get { index < 2 ? first[index] : last[index - 2] }
    set {
      if index < 2 { first[index] = newValue } else { last[index - 2] = newValue }
    }
  }

  @inlinable package static var zero: Self { Self(repeating: 0) }

  /// Whether one of the numbers is a reference to a named value.
  package var refers: Bool { (0..<4).contains { self[$0].isReference } }

  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool {
    ((lhs.first.bits ^ rhs.first.bits) | (lhs.last.bits ^ rhs.last.bits)).isZero
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    first.bits.hashBits(into: &hasher)
    last.bits.hashBits(into: &hasher)
  }

  static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.last + rhs.last) }

  static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.last - rhs.last) }

  private init(_ first: SIMD2<Double>, _ last: SIMD2<Double>) {
    self.first = first
    self.last = last
  }

  /// Replaces the numbers where others aren't the usual NaN, which stands for an unset number.
  mutating func replace(withSetNumbersOf other: Self) {
    for index in 0..<4 where other[index].bitPattern != Double.nan.bitPattern { self[index] = other[index] }
  }
}
