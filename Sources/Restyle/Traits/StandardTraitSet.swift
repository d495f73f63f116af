/// Some of the standard traits, each as the bytes that it takes in `StandardTraits`.
///
/// All bits are set where even traits that nobody named count.
// Bytes rather than numbers of traits, so that no second list of the traits is needed, and so that comparing some
// traits is comparing some bytes.
@usableFromInline
struct StandardTraitSet: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension StandardTraitSet {
  @inlinable static var everything: Self { Self(rawValue: .max) }

  // Inlinable, so that a literal path comes to a constant.

  /// One of the traits, or everything for a path that leads to none, such as a computed property.
  @inlinable
  @inline(__always)
  init<Value>(_ trait: KeyPath<StandardTraits, Value>) {
    let size = MemoryLayout<Value>.size
    if let offset = MemoryLayout<StandardTraits>.offset(of: trait), offset + size < UInt32.bitWidth {
      self.init(rawValue: ((1 << UInt32(size)) - 1) << UInt32(offset))
    } else {
      self = .everything
    }
  }
}

/// The bytes of standard traits, or of some of them with the others zero.
struct StandardTraitBytes: Equatable, Sendable {
  private var words: SIMD4<UInt64>

  init(_ traits: StandardTraits) {
    words = withUnsafeBytes(of: traits) { bytes in
      Self.words { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)) }
    }
  }

  /// All bits of the traits' bytes.
  init(mask traits: StandardTraitSet) {
    words = Self.words { offset in
      (0..<8).reduce(0) { word, byte in
        traits.rawValue >> UInt32(offset + byte) & 1 == 1 ? word | 0xff << UInt64(byte * 8) : word
      }
    }
  }

  func masked(by mask: Self) -> Self {
    var masked = self
    masked.words &= mask.words
    return masked
  }

  /// Words at offsets that cover all bytes; where there aren't eight more bytes, some are covered again.
  @inline(__always)
  private static func words(_ word: (_ offset: Int) -> UInt64) -> SIMD4<UInt64> {
    let last = MemoryLayout<StandardTraits>.size - 8
    return SIMD4(word(0), word(min(8, last)), word(min(16, last)), word(min(24, last)))
  }
}
