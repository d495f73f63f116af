import RestyleGraphics

extension Raster {
  /// Red, green, blue and opacity of each pixel, the colours multiplied with the opacity.
  var colors: [SIMD4<UInt8>] {
    withBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { SIMD4(bytes[$0..<$0 + 4]) }
    }
  }

  subscript(x: Int, y: Int) -> SIMD4<UInt8> { colors[y * width + x] }

  /// The opacity of each pixel, in parts of 255.
  var opacities: [Int] { colors.map { Int($0.w) } }
}

extension DisplayList {
  /// Makes a square list in which a pixel is a point.
  init(side: Double, scale: Double = 1, _ operations: [Operation] = []) throws {
    try self.init(width: side, height: side, scale: scale, operations: operations)
  }
}

extension Path {
  /// Makes a path with straight lines from corner to corner.
  init(_ points: [(Double, Double)]) {
    let points = points.map { Point(x: $0.0, y: $0.1) }
    guard let first = points.first else {
      self.init()
      return
    }
    self.init([.segments(start: first, points.dropFirst().map { .line(to: $0) })])
  }
}

extension PaintColor {
  static let black = PaintColor(red: 0, green: 0, blue: 0)
}

extension Paint {
  static let black = Paint.color(.black)
}
