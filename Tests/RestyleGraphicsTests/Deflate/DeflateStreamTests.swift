#if canImport(CZlib)
  import CZlib
  import TestSupport
  import Testing

  @testable import RestyleGraphics

  @Suite struct DeflateStreamTests {
    @Test
    func bytesSurvive() async throws {
      try await forEach(Content.allCases, [0, 1, 2, 3, 4, 258, 259, 5_000, 40_000]) {
        (content: Content, count: Int) throws in
        let bytes = content.bytes(count)
        #expect(try DecodedPNG.inflated(compressed(bytes), count: count) == bytes)
      }
    }

    /// More than what is compressed at once.
    @Test(arguments: zip([Content.rows, .words], [0, 1_000_000]))
    func partsMakeNoDifference(content: Content, expectedCount: Int) throws {
      let bytes = content.bytes(200_000)
      let whole = compressed(bytes, expectedCount: expectedCount)
      #expect(try DecodedPNG.inflated(whole, count: bytes.count) == bytes)
      for part in [1, 2_357, 170_000] {
        #expect(compressed(bytes, expectedCount: expectedCount, part: part) == whole)
      }
    }

    @Test
    func isAboutAsSmallAsThatOfZlib() async throws {
      try await forEach(Content.allCases, [4_000, 40_000]) { (content: Content, count: Int) throws in
        let bytes = content.bytes(count)
        var zlibCount = compressBound(UInt(count))
        var zlib = [UInt8](repeating: 0, count: Int(zlibCount))
        #expect(compress2(&zlib, &zlibCount, bytes, UInt(count), 6) == Z_OK)
        #expect(compressed(bytes).count <= Int(zlibCount) * 108 / 100 + 20)
      }
    }

    /// Every length and every distance has its symbol, and every byte.
    @Test func everySymbolSurvives() throws {
      var bytes = Content.noise.bytes(40_000)
      for length in 3...258 { bytes += bytes[(length * 100)..<(length * 101)] }
      for shift in 0..<15 {
        for distance in [1 << shift, 1 << shift + 1, 3 << shift / 2, 32_768] where distance <= 32_768 {
          bytes += bytes[(bytes.count - distance)..<(bytes.count - distance + min(distance, 20))]
        }
      }
      #expect(try DecodedPNG.inflated(compressed(bytes), count: bytes.count) == bytes)
    }

    private func compressed(_ bytes: [UInt8], expectedCount: Int? = nil, part: Int? = nil) -> [UInt8] {
      var stream = DeflateStream(expectedCount: expectedCount ?? bytes.count)
      bytes.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: part ?? max(bytes.count, 1)) {
          stream.append(
            UnsafeBufferPointer(rebasing: bytes[start..<min(start + (part ?? bytes.count), bytes.count)]))
        }
      }
      return stream.finish()
    }
  }

  /// Bytes to compress.
  enum Content: CaseIterable {
    case zeros, shortRuns, rows, slope, words, noise, rareBytes

    func bytes(_ count: Int) -> [UInt8] {
      var state: UInt32 = 1
      func random() -> UInt32 {
        // A linear congruential generator (W. H. Press et al., "Numerical Recipes", section 7.1).
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 8
      }
      let words = (0..<200).map { _ in (0..<2 + random() % 9).map { _ in UInt8(97 + random() % 26) } }
      var bytes: [UInt8] = []
      while bytes.count < count {
        let row = bytes.count / 301
        switch self {
        case .zeros: bytes.append(0)
        case .shortRuns:
          let run = [UInt8](repeating: UInt8(random() % 4), count: 1 + Int(random() % 20))
          bytes += run
        case .rows: bytes.append(bytes.count % 301 == 0 ? 2 : UInt8(truncatingIfNeeded: row / 3))
        case .slope: bytes.append(UInt8(truncatingIfNeeded: (bytes.count % 301 + 2 * row) / 5))
        case .words: bytes += words[Int(random() % 200)]
        case .noise: bytes.append(UInt8(truncatingIfNeeded: random()))
        // As uneven as makes codes longer than there may be.
        case .rareBytes: bytes.append(UInt8((random() | 1 << 23).trailingZeroBitCount))
        }
      }
      return Array(bytes.prefix(count))
    }
  }
#endif
