/// Numbers from zero on by the hashes of what they belong to, which is never hashed again.
@usableFromInline
struct HashedNumbers: Sendable {
  @usableFromInline var hashes: [Int] = []
  // A power of two of them, of which at most half have a number: each in the first free one from where its hash leads.
  @usableFromInline var slots: [Int32] = []

  @inlinable init() {}
}

extension HashedNumbers {
  /// How many there are.
  @inlinable var count: Int { hashes.count }

  /// The number that has a hash and is the right one; nil if there is none.
  @inlinable
  func number(of hash: Int, where isRight: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isRight(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the next number.
  @usableFromInline
  mutating func add(_ hash: Int) {
    hashes.append(hash)
    var first = hashes.count - 1
    if 2 * hashes.count > slots.count {
      slots = Array(repeating: -1, count: max(32, 2 * slots.count))
      first = 0
    }
    for number in first..<hashes.count {
      var slot = hashes[number] & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
