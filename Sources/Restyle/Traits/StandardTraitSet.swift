/// A set of standard traits, each represented by the bytes that it occupies in `StandardTraits`.
///
/// All bits are set if the set contains everything, including traits without a key path.
// Bytes rather than numbers of traits, so that there is no second list of the traits, and traits are compared as bytes.
@usableFromInline
package struct StandardTraitSet: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension StandardTraitSet {
  @inlinable static var everything: Self { Self(rawValue: .max) }

  // Inlinable, so that a literal key path becomes a constant.

  /// Creates a set of one trait, or of everything if the key path leads to anything else, such as a computed property.
  @inlinable
  @inline(__always)
  package init<Value>(_ trait: KeyPath<StandardTraits, Value>) {
    let size = MemoryLayout<Value>.size
    if let offset = MemoryLayout<StandardTraits>.offset(of: trait), offset + size < UInt32.bitWidth {
      self.init(rawValue: ((1 << UInt32(size)) - 1) << UInt32(offset))
    } else {
      self = .everything
    }
  }
}

/// The bytes of standard traits, all of them or a subset with the others set to zero.
struct StandardTraitBytes: Equatable, Sendable {
  // Not one vector of four, because objects that contain one take twice as long to allocate.
  private var low: SIMD2<UInt64>
  private var high: SIMD2<UInt64>

  @inline(__always)
  init(_ traits: StandardTraits) {
    (low, high) = withUnsafeBytes(of: traits) { bytes in
      Self.words(
        whole: { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)) },
        byte: { UInt64(bytes[$0]) }
      )
    }
  }

  /// Creates bytes with all bits set for the given traits.
  init(mask traits: StandardTraitSet) {
    // Eight bytes at once: the bits are repeated in each byte, one bit per byte is selected, and it is carried to the
    // highest bit of the byte.
    func mask(_ offset: Int) -> UInt64 {
      let bits = (UInt64(traits.rawValue) &>> UInt64(offset)) & 0xff
      let apart = (bits &* 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201
      return ((apart &+ 0x7f7f_7f7f_7f7f_7f7f) &>> 7 & 0x0101_0101_0101_0101) &* 0xff
    }
    (low, high) = (SIMD2(mask(0), mask(8)), SIMD2(mask(16), mask(24)))
  }

  func masked(by mask: Self) -> Self {
    var masked = self
    masked.low &= mask.low
    masked.high &= mask.high
    return masked
  }

  /// A hash: equal bytes have equal digests, and different bytes hardly ever do.
  var digest: UInt64 {
    // Odd factors that spread differences in few bits: fractional parts of the golden ratio and of square roots.
    let spread = low &* SIMD2(0x9e37_79b9_7f4a_7c15, 0x6a09_e667_f3bc_c909)
    let other = high &* SIMD2(0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b)
    let words = spread ^ other
    return (words.x ^ words.x >> 32) &+ (words.y ^ words.y >> 29)
  }

  // Byte by byte at the end: reading bytes at once that were written separately takes longer than everything else.
  @inline(__always)
  private static func words(
    whole: (_ offset: Int) -> UInt64, byte: (_ offset: Int) -> UInt64
  ) -> (low: SIMD2<UInt64>, high: SIMD2<UInt64>) {
    let size = MemoryLayout<StandardTraits>.size
    func word(_ offset: Int) -> UInt64 {
      guard offset + 8 > size else { return whole(offset) }
      return (offset..<max(offset, size)).reduce(0) { $0 | byte($1) << UInt64(($1 - offset) * 8) }
    }
    return (SIMD2(word(0), word(8)), SIMD2(word(16), word(24)))
  }
}
