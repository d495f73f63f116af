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
    /// The bytes of the rows, without filters.
    private var rows: [[UInt8]] = []
    private let channels: Int
    private let table: [UInt8]
    private let opacities: [UInt8]

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
      self.channels = channels
      table = chunks.first { $0.type == "PLTE" }?.data ?? []
      opacities = chunks.first { $0.type == "tRNS" }?.data ?? []
      let bits = channels * Int(bitDepth)
      let length = (width * bits + 7) / 8
      var data = try Self.inflated(
        chunks.filter { $0.type == "IDAT" }.flatMap(\.data), count: height * (length + 1))[...]
      for _ in 0..<height {
        let above = rows.last ?? [UInt8](repeating: 0, count: length)
        rows.append(try Self.unfiltered(data.prefix(length + 1), above: above, distance: max(1, bits / 8)))
        data = data.dropFirst(length + 1)
        guard colorType != 3 || rows[rows.count - 1].isEmpty || !table.isEmpty else {
          throw Failure(reason: "no table")
        }
      }
    }
  }

  extension DecodedPNG {
    func chunk(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

    /// Red, green, blue and opacity of each pixel, not multiplied.
    var pixels: [SIMD4<UInt8>] {
      (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
    }

    /// Red, green, blue and opacity of a pixel, not multiplied.
    subscript(x: Int, y: Int) -> SIMD4<UInt8> {
      let row = rows[y]
      if colorType == 3 {
        let bit = x * Int(bitDepth)
        let index = Int(row[bit / 8] >> (8 - Int(bitDepth) - bit % 8)) & (1 << Int(bitDepth) - 1)
        return SIMD4(
          table[3 * index], table[3 * index + 1], table[3 * index + 2],
          index < opacities.count ? opacities[index] : 255)
      }
      let start = x * channels
      switch channels {
      case 1: return SIMD4(row[start], row[start], row[start], 255)
      case 2: return SIMD4(row[start], row[start], row[start], row[start + 1])
      case 3: return SIMD4(row[start], row[start + 1], row[start + 2], 255)
      default: return SIMD4(row[start], row[start + 1], row[start + 2], row[start + 3])
      }
    }

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
      guard filter <= 4 else { throw Failure(reason: "unknown filter \(filter)") }
      var row = Array(bytes.dropFirst())
      if filter == 0 { return row }
      for index in row.indices {
        let up = above[index]
        let left = index < distance ? 0 : row[index - distance]
        if filter == 1 {
          row[index] &+= left
        } else if filter == 2 {
          row[index] &+= up
        } else if filter == 3 {
          row[index] &+= UInt8((Int(left) + Int(up)) / 2)
        } else {
          let upLeft = index < distance ? 0 : above[index - distance]
          let estimate = Int(left) + Int(up) - Int(upLeft)
          // In the order in which they win a draw.
          row[index] &+= [left, up, upLeft].min { abs(estimate - Int($0)) < abs(estimate - Int($1)) } ?? 0
        }
      }
      return row
    }
  }

  extension ArraySlice<UInt8> {
    fileprivate var bigEndian: UInt32 { reduce(0) { $0 << 8 | UInt32($1) } }
  }
#endif
