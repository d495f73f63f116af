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
  private var words = SIMD4<UInt64>.zero

  init(_ traits: StandardTraits) {
    withUnsafeMutableBytes(of: &words) { words in
      withUnsafeBytes(of: traits) { words.copyMemory(from: $0) }
    }
  }

  /// All bits of the traits' bytes.
  init(mask traits: StandardTraitSet) {
    withUnsafeMutableBytes(of: &words) { words in
      for index in words.indices where traits.rawValue >> UInt32(index) & 1 == 1 { words[index] = .max }
    }
  }

  func masked(by mask: Self) -> Self {
    var masked = self
    masked.words &= mask.words
    return masked
  }
}
