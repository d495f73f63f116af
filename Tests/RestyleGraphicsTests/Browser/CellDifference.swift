#if canImport(CZlib)
  import Restyle
  import RestyleGraphics

  /// How far a drawing of ours is from a browser's.
  struct CellDifference {
    let index: Int
    let scale: Int
    /// The mean difference of a component, in parts of 255.
    var mean = 0.0
    /// The largest difference of a component of any pixel.
    var largest = 0
    /// The largest where our pixel is as all those around it.
    var largestInFlat = 0
    /// The largest around the box, where nothing is but shadows.
    var largestAround = 0

    /// Compares a cell.
    ///
    /// - Parameters:
    ///   - index: Which cell of the sheet.
    ///   - sheet: The sheet.
    ///   - top: Where the half of the picture starts that the cell lies in, in points.
    ///   - picture: The browser's.
    ///   - oversampling: How many of its pixels make one of ours along each side.
    /// - Throws: A `DecodedPNG.Failure` where our PNG can't be read.
    init(
      _ index: Int, of sheet: ComparisonSheet, top: Int, in picture: DecodedPNG, oversampling: Int = 1
    ) throws {
      self.index = index
      scale = sheet.scale
      let cell = sheet.cells[index]
      let png = try DecodedPNG(PNGImage(cell.list).bytes)
      let size = (
        width: ComparisonSheet.cellSize.width * scale, height: ComparisonSheet.cellSize.height * scale
      )
      let offset = (x: Int(cell.origin.x * Double(scale)), y: Int(cell.origin.y * Double(scale)))
      let corner = sheet.corner(index)
      var ours = [SIMD4<UInt8>](repeating: SIMD4(repeating: 255), count: size.width * size.height)
      for y in 0..<png.height {
        for x in 0..<png.width
        where (0..<size.width).contains(x + offset.x) && (0..<size.height).contains(y + offset.y) {
          ours[(y + offset.y) * size.width + x + offset.x] = png[x, y].overWhite
        }
      }
      var sum = 0
      for y in 0..<size.height {
        for x in 0..<size.width {
          let our = ours[y * size.width + x]
          let their = picture.mean(
            x: corner.x * scale + x, y: (corner.y + top) * scale + y, of: oversampling)
          guard our != their else { continue }
          let difference = SIMD4<Int16>(truncatingIfNeeded: our) &- SIMD4<Int16>(truncatingIfNeeded: their)
          let absolute = (0..<3).map { Int(difference[$0].magnitude) }
          sum += absolute.reduce(0, +)
          let worst = absolute.max() ?? 0
          largest = max(largest, worst)
          if Self.isFlat(x, y, in: ours, size) { largestInFlat = max(largestInFlat, worst) }
          if !sheet.isNearBox(x, y) { largestAround = max(largestAround, worst) }
        }
      }
      mean = Double(sum) / Double(3 * size.width * size.height)
    }
  }

  extension CellDifference {
    /// Whether a pixel is as all those around it.
    private static func isFlat(
      _ x: Int, _ y: Int, in pixels: [SIMD4<UInt8>], _ size: (width: Int, height: Int)
    ) -> Bool {
      guard x > 0, y > 0, x + 1 < size.width, y + 1 < size.height else { return false }
      return (y - 1...y + 1).allSatisfy { row in
        (x - 1...x + 1).allSatisfy { pixels[row * size.width + $0] == pixels[y * size.width + x] }
      }
    }
  }

  extension DecodedPNG {
    /// The mean of a square of pixels.
    fileprivate func mean(x: Int, y: Int, of side: Int) -> SIMD4<UInt8> {
      if side == 1 { return self[x, y] }
      var sum = SIMD4<Int>.zero
      for row in y * side..<(y + 1) * side {
        for column in x * side..<(x + 1) * side { sum &+= SIMD4<Int>(truncatingIfNeeded: self[column, row]) }
      }
      return SIMD4(truncatingIfNeeded: (sum &+ side * side / 2) / (side * side))
    }
  }

  extension SIMD4<UInt8> {
    /// The colour over white.
    fileprivate var overWhite: Self {
      var result = Self(repeating: 255)
      for index in 0..<3 {
        let sum = Int(self[index]) * Int(w) + 255 * (255 - Int(w))
        result[index] = UInt8((sum + 127) / 255)
      }
      return result
    }
  }
#endif
