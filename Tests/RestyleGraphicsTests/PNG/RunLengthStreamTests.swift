#if canImport(CZlib)
  import Testing

  @testable import RestyleGraphics

  @Suite struct RunLengthStreamTests {
    @Test func everyRunSurvives() throws {
      var bytes: [UInt8] = []
      for count in [
        1, 2, 3, 4, 5, 10, 11, 12, 13, 18, 19, 20, 35, 66, 67, 130, 131, 257, 258, 259, 260, 261, 600,
      ] {
        bytes += [UInt8](repeating: UInt8(truncatingIfNeeded: count &* 37), count: count)
      }
      for byte in UInt8.min...UInt8.max { bytes.append(byte) }
      for count in 1...700 {
        bytes += [UInt8](repeating: UInt8(count % 2), count: count)
      }
      var stream = RunLengthStream()
      bytes.withUnsafeBufferPointer { stream.append($0) }
      #expect(try DecodedPNG.inflated(stream.finish(), count: bytes.count) == bytes)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 1_000])
    func oneByteAsOftenAsThere(count: Int) throws {
      let bytes = [UInt8](repeating: 7, count: count)
      var stream = RunLengthStream()
      bytes.withUnsafeBufferPointer { stream.append($0) }
      let compressed = stream.finish()
      #expect(try DecodedPNG.inflated(compressed, count: count) == bytes)
      #expect(compressed.count < 30)
    }
  }
#endif
