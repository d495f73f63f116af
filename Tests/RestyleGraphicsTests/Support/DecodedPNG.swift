#if canImport(CZlib)
  import CZlib

  /// A PNG that was read strictly: every chunk's checksum, every filter, nothing left over.
  struct DecodedPNG {
    let width: Int
    let height: Int
    let colorType: UInt8
    let bitDepth: UInt8
    /// The chunks' names and contents, in their order.
    private(set) var chunks: [(type: String, data: [UInt8])] = []
    /// Red, green, blue and opacity of each pixel, not multiplied.
    private(set) var pixels: [SIMD4<UInt8>] = []

    /// Why a PNG can't be read.
    struct Failure: Error { let reason: String }

    init(_ bytes: [UInt8]) throws {
      guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
        throw Failure(reason: "no signature")
      }
      var rest = bytes[8...]
      while !rest.isEmpty {
        guard rest.count >= 12 else { throw Failure(reason: "a chunk is cut off") }
        let count = Int(rest.prefix(4).bigEndian)
        guard rest.count >= 12 + count else { throw Failure(reason: "a chunk is longer than the file") }
        let body = Array(rest.dropFirst(4).prefix(4 + count))
        guard UInt32(crc32(0, body, UInt32(body.count))) == rest.dropFirst(8 + count).prefix(4).bigEndian
        else {
          throw Failure(reason: "a checksum is wrong")
        }
        chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
        rest = rest.dropFirst(12 + count)
      }
      guard let header = chunks.first, header.type == "IHDR", header.data.count == 13,
        header.data.suffix(3) == [0, 0, 0]
      else { throw Failure(reason: "no header, or an interlaced picture") }
      guard let last = chunks.last, last.type == "IEND" else { throw Failure(reason: "no end") }
      width = Int(header.data[0..<4].bigEndian)
      height = Int(header.data[4..<8].bigEndian)
      bitDepth = header.data[8]
      colorType = header.data[9]
      guard let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] else {
        throw Failure(reason: "unknown type of colours")
      }
      let bits = channels * Int(bitDepth)
      let length = (width * bits + 7) / 8
      var data = try Self.inflated(
        chunks.filter { $0.type == "IDAT" }.flatMap(\.data), count: height * (length + 1))[...]
      var above = [UInt8](repeating: 0, count: length)
      for _ in 0..<height {
        let row = try Self.unfiltered(data.prefix(length + 1), above: above, distance: max(1, bits / 8))
        data = data.dropFirst(length + 1)
        for x in 0..<width { pixels.append(try color(at: x, in: row, channels: channels)) }
        above = row
      }
    }
  }

  extension DecodedPNG {
    func chunk(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

    subscript(x: Int, y: Int) -> SIMD4<UInt8> { pixels[y * width + x] }

    static func inflated(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
      var result = [UInt8](repeating: 0, count: count + 1)
      var resultCount = UInt(result.count)
      let status = uncompress(&result, &resultCount, bytes, UInt(bytes.count))
      guard status == Z_OK, resultCount == count else {
        throw Failure(reason: "zlib says \(status), and gives \(resultCount) bytes for \(count)")
      }
      return Array(result.dropLast())
    }

    private static func unfiltered(
      _ bytes: ArraySlice<UInt8>, above: [UInt8], distance: Int
    ) throws -> [UInt8] {
      guard let filter = bytes.first else { throw Failure(reason: "a row is missing") }
      var row = Array(bytes.dropFirst())
      for index in row.indices {
        let left = index < distance ? 0 : Int(row[index - distance])
        let up = Int(above[index])
        let upLeft = index < distance ? 0 : Int(above[index - distance])
        let prediction: Int
        switch filter {
        case 0: prediction = 0
        case 1: prediction = left
        case 2: prediction = up
        case 3: prediction = (left + up) / 2
        case 4:
          // In the order in which they win a draw.
          let estimate = left + up - upLeft
          prediction = [left, up, upLeft].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
        default: throw Failure(reason: "unknown filter \(filter)")
        }
        row[index] &+= UInt8(prediction)
      }
      return row
    }

    private func color(at x: Int, in row: [UInt8], channels: Int) throws -> SIMD4<UInt8> {
      if colorType == 3 {
        let bit = x * Int(bitDepth)
        let index = Int(row[bit / 8] >> (8 - Int(bitDepth) - bit % 8)) & (1 << Int(bitDepth) - 1)
        guard let table = chunk("PLTE"), 3 * index + 2 < table.count else {
          throw Failure(reason: "a colour isn't in the table")
        }
        let opacities = chunk("tRNS") ?? []
        return SIMD4(
          table[3 * index], table[3 * index + 1], table[3 * index + 2],
          index < opacities.count ? opacities[index] : 255)
      }
      let part = row[x * channels..<(x + 1) * channels]
      let first = part[part.startIndex]
      switch channels {
      case 1: return SIMD4(first, first, first, 255)
      case 2: return SIMD4(first, first, first, part[part.startIndex + 1])
      case 3: return SIMD4(first, part[part.startIndex + 1], part[part.startIndex + 2], 255)
      default: return SIMD4(part)
      }
    }
  }

  extension ArraySlice<UInt8> {
    fileprivate var bigEndian: UInt32 { reduce(0) { $0 << 8 | UInt32($1) } }
  }
#endif
