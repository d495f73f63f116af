import Testing

@testable import RestyleHTML

@Suite("Digests")
struct SHA256Tests {
  /// The examples of FIPS 180-4, and lengths around those of blocks, as `sha256sum` digests them.
  private static let messages =
    [
      ("", "e3b0c44298fc1c14"), ("abc", "ba7816bf8f01cfea"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8"),
    ]
    + [
      (55, "9f4390f8d30c2dd9"), (56, "b35439a4ac6f0948"), (63, "7d3e74a05d7db15b"), (64, "ffe054fe7ae0cb6d"),
      (65, "635361c48bb9eab1"), (119, "31eba51c313a5c08"), (120, "2f3d335432c70b58"),
      (127, "c57e9278af78fa3c"), (128, "6836cf13bac400e9"), (1_000, "41edece42d63e8d9"),
    ].map { (String(repeating: "a", count: $0.0), $0.1) }

  @Test("Messages have the digests of the standard, however they are split", arguments: messages)
  func digests(_ message: String, _ start: String) {
    let message = Bytes(message.utf8)
    let digest = SHA256.digest(of: message)
    #expect(digest.name == start && digest.count == 32)
    for end in stride(from: 0, through: message.count, by: 7) {
      var split = SHA256()
      for part in [message[..<end], message[end...]] { part.withUnsafeBufferPointer { split.add($0) } }
      #expect(split.bytes == digest, "split at \(end)")
    }
  }
}
