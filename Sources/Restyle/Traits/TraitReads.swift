/// Which traits something depends on.
package struct TraitReads: Sendable {
  // A bit for each byte of the standard traits; all bits where even traits that nobody named count.
  private var bytes: UInt64 = 0
  private var keys: [any TraitKey.Type] = []

  init() {}
}

extension TraitReads {
  /// All traits, users' own too.
  static let everything: TraitReads = {
    var reads = TraitReads()
    reads.bytes = .max
    return reads
  }()

  /// One of the standard traits, or all traits for a path that leads to none, such as a computed property.
  init<Value>(_ trait: KeyPath<StandardTraits, Value>) {
    let size = MemoryLayout<Value>.size
    if let offset = MemoryLayout<StandardTraits>.offset(of: trait), offset + size < UInt64.bitWidth {
      bytes = ((1 << size) - 1) << offset
    } else {
      self = .everything
    }
  }

  /// A trait of a user's own.
  init<Key: TraitKey>(_ key: Key.Type) {
    keys = [key]
  }

  package var isEmpty: Bool { bytes == 0 && keys.isEmpty }

  private var isEverything: Bool { bytes == .max }

  mutating func formUnion(_ other: TraitReads) {
    bytes |= other.bytes
    for key in other.keys where !contains(key) { keys.append(key) }
  }

  /// Returns what is left without `other`.
  func subtracting(_ other: TraitReads) -> TraitReads {
    // All traits stay all traits: there is no telling which are left.
    guard !isEverything, !other.isEmpty else { return self }
    var rest = self
    rest.bytes &= ~other.bytes
    rest.keys.removeAll { other.contains($0) }
    return rest
  }

  /// Whether a standard trait is among them.
  package func contains<Value>(_ trait: KeyPath<StandardTraits, Value>) -> Bool {
    bytes & TraitReads(trait).bytes != 0
  }

  private func contains(_ key: any TraitKey.Type) -> Bool {
    keys.contains { $0 == key }
  }
}

extension TraitReads {
  /// Whether two collections are equal as far as this depends on them.
  func agree(_ left: TraitValues, _ right: TraitValues) -> Bool {
    guard !isEverything else { return left == right }
    return standardTraitsAgree(left.standard, right.standard)
      && (keys.isEmpty || keys.allSatisfy { $0.agree(left.custom, right.custom) })
  }

  private func standardTraitsAgree(_ left: StandardTraits, _ right: StandardTraits) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        var rest = bytes
        while rest != 0 {
          let index = rest.trailingZeroBitCount
          if left[index] != right[index] { return false }
          rest &= rest - 1
        }
        return true
      }
    }
  }
}

extension TraitKey {
  fileprivate static func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    left[Self.self] == right[Self.self]
  }
}
