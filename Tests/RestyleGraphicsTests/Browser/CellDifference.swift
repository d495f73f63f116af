#if canImport(CZlib)
  import Restyle
  import RestyleGraphics

  /// How far a drawing of ours is from a browser's.
  struct CellDifference {
    let index: Int
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
    ///   - cell: The drawing of it.
    ///   - index: Which cell of the sheet.
    ///   - sheet: The sheet.
    ///   - top: Where the half of the picture starts that the cell lies in, in points.
    ///   - picture: The browser's.
    init(_ cell: CellPixels, _ index: Int, of sheet: ComparisonSheet, top: Int, in picture: BrowserPicture) {
      self.index = index
      let corner = sheet.corner(index)
      let (left, top) = (corner.x * sheet.scale, (corner.y + top) * sheet.scale)
      var sum = 0
      for y in 0..<cell.height {
        for x in 0..<cell.width {
          let our = cell[x, y]
          let their = picture[left + x, top + y]
          guard our != their else { continue }
          var worst = 0
          for component in 0..<3 {
            let difference = abs(Int(our[component]) - Int(their[component]))
            sum += difference
            worst = max(worst, difference)
          }
          largest = max(largest, worst)
          if cell.isFlat(x, y) { largestInFlat = max(largestInFlat, worst) }
          if !sheet.isNearBox(x, y) { largestAround = max(largestAround, worst) }
        }
      }
      mean = Double(sum) / Double(3 * cell.width * cell.height)
    }
  }

  /// A cell of a sheet as our PNG has it, over white.
  struct CellPixels {
    let width: Int
    let height: Int
    private var pixels: [SIMD3<UInt8>]

    /// Reads the PNG of a cell.
    ///
    /// - Throws: A `DecodedPNG.Failure` where it can't be read.
    init(_ cell: ComparisonSheet.Cell, scale: Int) throws {
      width = ComparisonSheet.cellSize.width * scale
      height = ComparisonSheet.cellSize.height * scale
      pixels = [SIMD3<UInt8>](repeating: SIMD3(repeating: 255), count: width * height)
      let png = try DecodedPNG(PNGImage(cell.list).bytes)
      let (left, top) = (Int(cell.origin.x * Double(scale)), Int(cell.origin.y * Double(scale)))
      for y in max(0, -top)..<max(0, min(png.height, height - top)) {
        for x in max(0, -left)..<max(0, min(png.width, width - left)) {
          pixels[(y + top) * width + x + left] = png[x, y].overWhite
        }
      }
    }

    subscript(x: Int, y: Int) -> SIMD3<UInt8> { pixels[y * width + x] }

    /// Whether a pixel is as all those around it.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
      guard x > 0, y > 0, x + 1 < width, y + 1 < height else { return false }
      return (y - 1...y + 1).allSatisfy { row in
        (x - 1...x + 1).allSatisfy { self[$0, row] == self[x, y] }
      }
    }
  }

  extension SIMD4<UInt8> {
    /// The colour over white.
    fileprivate var overWhite: SIMD3<UInt8> {
      var result = SIMD3<UInt8>(repeating: 255)
      for index in 0..<3 {
        let sum = Int(self[index]) * Int(w) + 255 * (255 - Int(w))
        result[index] = UInt8((sum + 127) / 255)
      }
      return result
    }
  }
#endif
