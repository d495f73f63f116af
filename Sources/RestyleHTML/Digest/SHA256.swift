/// The digest of FIPS 180-4, section 6.2, by which browsers compare contents; it isn't used for secrets.
///
/// A copy continues from the bytes added so far, so that the common start of many messages is digested only once.
struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// The bytes after the last whole block.
  private var rest = Bytes()
  /// The number of added bytes.
  private var count = 0

  private static let blockCount = 64
}

extension SHA256 {
  /// Returns the 32 bytes of a message's digest.
  static func digest(of message: Bytes) -> Bytes {
    var digest = SHA256()
    message.withUnsafeBufferPointer { digest.add($0) }
    return digest.bytes
  }

  /// Adds the next bytes of the message.
  mutating func add(_ message: UnsafeBufferPointer<UInt8>) {
    count += message.count
    var message = message[...]
    if !rest.isEmpty {
      let missing = message.prefix(Self.blockCount - rest.count)
      rest += missing
      message = message.dropFirst(missing.count)
      guard rest.count == Self.blockCount else { return }
      rest.withUnsafeBufferPointer { compress($0[...]) }
    }
    let end = message.endIndex - message.count % Self.blockCount
    compress(message[..<end])
    rest = Bytes(message[end...])
  }

  /// The 32 bytes of the digest of all added bytes.
  var bytes: Bytes {
    var whole = self
    // A set bit, zeros and the number of bits fill the last block.
    let zeros = (2 * Self.blockCount - 9 - rest.count) % Self.blockCount
    let bits = UInt64(count) * 8
    let end =
      [0x80] + Bytes(repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    end.withUnsafeBufferPointer { whole.add($0) }
    return whole.state.indices.flatMap { index in
      (0..<4).map { UInt8(truncatingIfNeeded: whole.state[index] >> UInt32(24 - 8 * $0)) }
    }
  }

  /// Digests whole blocks.
  private mutating func compress(_ blocks: Slice<UnsafeBufferPointer<UInt8>>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      Self.constants.withUnsafeBufferPointer { constants in
        for start in stride(from: blocks.startIndex, to: blocks.endIndex, by: Self.blockCount) {
          compress(UnsafeBufferPointer(rebasing: blocks[start..<start + Self.blockCount]), words, constants)
        }
      }
    }
  }

  private mutating func compress(
    _ block: UnsafeBufferPointer<UInt8>, _ words: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words.initializeElement(at: index, to: (0..<4).reduce(0) { $0 << 8 | UInt32(block[index * 4 + $1]) })
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ early >> 3
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ late >> 10
      words.initializeElement(at: index, to: words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at a time, so that the variables change their roles instead of being moved.
    for start in stride(from: 0, to: 64, by: 8) {
      func added(_ index: Int) -> UInt32 { constants[start + index] &+ words[start + index] }
      Self.round(a, b, c, &d, e, f, g, &h, added(0))
      Self.round(h, a, b, &c, d, e, f, &g, added(1))
      Self.round(g, h, a, &b, c, d, e, &f, added(2))
      Self.round(f, g, h, &a, b, c, d, &e, added(3))
      Self.round(e, f, g, &h, a, b, c, &d, added(4))
      Self.round(d, e, f, &g, h, a, b, &c, added(5))
      Self.round(c, d, e, &f, g, h, a, &b, added(6))
      Self.round(b, c, d, &e, f, g, h, &a, added(7))
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ added: UInt32
  ) {
    h &+= (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (e & f ^ ~e & g) &+ added
    d &+= h
    h &+= (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
