import BenchmarkHarness
import Restyle
import RestyleGraphics

#if canImport(CZlib)
  import CZlib
#endif

/// Drawing backgrounds, from the style to the pixels or the file.
///
/// `Benchmarks/compare-graphics.py` has other libraries draw the same.
enum GraphicsBenchmarks {
  static let all: [Benchmark] =
    [
      png("card-300x120@2x", card, width: 300, height: 120, scale: 2),
      png("button-100x44@3x", button, width: 100, height: 44, scale: 3),
      png("full-1179x2556", screen, width: 393, height: 852, scale: 3),
      stream,
      raster("full-1179x2556", screen, width: 393, height: 852, scale: 3),
      // Each layer but the uppermost is hidden: what they cost is the cost of overdraw.
      raster("full-10-layers", layered, width: 393, height: 852, scale: 3),
      raster("full-diagonal", diagonal, width: 393, height: 852, scale: 3),
      svg,
    ]

  static let card = BackgroundStyle(
    color: .white, border: BorderStyle(width: 1, color: Color(hex: 0xD0D4DA), cornerRadius: 12),
    shadows: [ShadowStyle(color: Color(white: 0, alpha: 0.2), y: 2, blur: 8)])

  static let button = BackgroundStyle(
    color: .clear,
    gradient: .linear(angle: .degrees(180), colors: [Color(hex: 0x4C9AFF), Color(hex: 0x0052CC)]),
    border: BorderStyle(width: 1, color: Color(hex: 0x003D99), cornerRadius: 8))

  static let screen = BackgroundStyle(
    color: .white,
    gradient: .linear(angle: .degrees(180), colors: [Color(hex: 0xF7F8FA), Color(hex: 0xDDE3EC)]),
    border: BorderStyle(cornerRadius: 55))

  static let diagonal = BackgroundStyle(
    gradient: .linear(angle: .degrees(135), colors: [Color(hex: 0xF7F8FA), Color(hex: 0x5588EE), .white]))

  private static let layered = (0..<9).reduce(screen) { style, index in
    BackgroundStyle(
      color: Color(hex: UInt32(index * 1_000)), image: Image(image: style),
      border: BorderStyle(cornerRadius: 55))
  }

  private static func list(
    _ style: BackgroundStyle, _ width: Double, _ height: Double, _ scale: Double
  ) throws -> DisplayList {
    try DisplayList(
      style, in: Size(width: width, height: height), for: TraitCollection(displayScale: scale))
  }

  private static func png(
    _ name: String, _ style: BackgroundStyle, width: Double, height: Double, scale: Double
  ) -> Benchmark {
    let benchmark = Benchmark("png/\(name)") { batch in
      var style = style
      try batch.measure {
        hide(&style)
        keep(PNGImage(try list(style, width, height, scale)))
      }
    }
    .reportingRate(of: "pixels", count: Int(width * scale * height * scale))
    .reportingPeakMemory()
    #if canImport(CZlib)
      return benchmark.compared(to: "zlib") { batch in
        var bytes = try content(of: PNGImage(try list(style, width, height, scale)).bytes)
        batch.measure {
          hide(&bytes)
          var count = compressBound(UInt(bytes.count))
          keep(
            [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initializedCount in
              compress2(buffer.baseAddress, &count, bytes, UInt(bytes.count), 6)
              initializedCount = Int(count)
            })
        }
      }
    #else
      return benchmark
    #endif
  }

  /// In chunks, with the memory of a few rows, beside all at once.
  private static let stream = Benchmark("png/stream-diagonal") { batch in
    var style = diagonal
    try batch.measure {
      hide(&style)
      var png = PNGStream(try list(style, 393, 852, 3))
      while let chunk = png.next() { keep(chunk) }
    }
  }
  .compared(to: "whole") { batch in
    var style = diagonal
    try batch.measure {
      hide(&style)
      keep(PNGImage(try list(style, 393, 852, 3)))
    }
  }
  .reportingPeakMemory()

  private static func raster(
    _ name: String, _ style: BackgroundStyle, width: Double, height: Double, scale: Double
  ) -> Benchmark {
    Benchmark("raster/\(name)") { batch in
      var style = style
      try batch.measure {
        hide(&style)
        keep(Raster(try list(style, width, height, scale)))
      }
    }
    .compared(to: "fill") { batch in
      var pixel: UInt32 = 0xFFEE_DDCC
      let count = Int(width * scale * height * scale)
      batch.measure {
        hide(&pixel)
        keep([UInt32](repeating: pixel, count: count))
      }
    }
    .reportingRate(of: "pixels", count: Int(width * scale * height * scale))
  }

  /// Beside it, the same bytes are copied.
  private static let svg = Benchmark("svg/card") { batch in
    var style = card
    try batch.measure {
      hide(&style)
      keep(try list(style, 300, 120, 2).svgBytes())
    }
  }
  .compared(to: "append") { batch in
    var bytes = try list(card, 300, 120, 2).svgBytes()
    batch.measure {
      hide(&bytes)
      var copy: [UInt8] = []
      for byte in bytes { copy.append(byte) }
      keep(copy)
    }
  }

  #if canImport(CZlib)
    /// The bytes that a PNG holds compressed.
    private static func content(of png: [UInt8]) throws -> [UInt8] {
      // The content lies in one chunk: its length, its name, its bytes.
      let name = Array("IDAT".utf8)
      guard let start = png.indices.first(where: { png[$0...].starts(with: name) }) else {
        throw Unreadable()
      }
      let count = png[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
      let bytes = Array(png[start + 4..<start + 4 + count])
      for capacity in [1 << 16, 1 << 20, 1 << 24, 1 << 26] {
        var result = [UInt8](repeating: 0, count: capacity)
        var resultCount = UInt(capacity)
        if uncompress(&result, &resultCount, bytes, UInt(count)) == Z_OK {
          return Array(result.prefix(Int(resultCount)))
        }
      }
      throw Unreadable()
    }

    private struct Unreadable: Error {}
  #endif
}
