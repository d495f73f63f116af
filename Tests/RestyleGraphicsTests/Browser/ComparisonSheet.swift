#if canImport(CZlib)
  import BrowserSupport
  import Restyle
  import RestyleGraphics
  import RestyleHTML
  import RestyleRendering

  /// A page with backgrounds as CSS, and beneath them the same as SVG, each in a cell of its own.
  struct ComparisonSheet {
    let cells: [Cell]
    let scale: Int
    /// How many cells stand side by side.
    let columns: Int

    static let cellSize = (width: 80, height: 68)
    static let boxOrigin = (x: 18, y: 16)
    static let boxSize = Size(width: 44, height: 35)

    /// A background, drawn by the list.
    struct Cell {
      let style: BackgroundStyle
      let list: DisplayList
      /// Where the list starts, in points from the corner of the cell.
      let origin: (x: Double, y: Double)
    }

    init(_ styles: [BackgroundStyle], scale: Int) throws {
      self.scale = scale
      columns = min(Self.fullRow, styles.count)
      let traits = TraitCollection(displayScale: Double(scale))
      cells = try styles.map { style in
        let list = try DisplayList(style, in: Self.boxSize, for: traits)
        return Cell(
          style: style, list: list,
          origin: (
            Double(Self.boxOrigin.x) - list.overflow.left, Double(Self.boxOrigin.y) - list.overflow.top
          ))
      }
    }

    /// Sheets of many backgrounds, each of which a browser may be asked for, where it draws them several times as large.
    static func sheets(
      _ styles: [BackgroundStyle], scale: Int, oversampling: Int = 1
    ) throws -> [ComparisonSheet] {
      let pixels = 2 * cellSize.width * cellSize.height * scale * scale * oversampling * oversampling
      let largest = max(1, Browser.pixelLimit / pixels)
      // Rows are full, so that the last one wastes none of the room.
      let count = largest < fullRow ? largest : largest / fullRow * fullRow
      return try stride(from: 0, to: styles.count, by: count).map { start in
        try ComparisonSheet(Array(styles[start..<min(start + count, styles.count)]), scale: scale)
      }
    }

    private static let fullRow = 10

    /// Where the half with the SVG starts, in points.
    var halfHeight: Int { (cells.count + columns - 1) / columns * Self.cellSize.height }

    func corner(_ index: Int) -> (x: Int, y: Int) {
      (index % columns * Self.cellSize.width, index / columns * Self.cellSize.height)
    }

    /// Whether a pixel of a cell lies in the box, or within two pixels of it.
    func isNearBox(_ x: Int, _ y: Int) -> Bool {
      let left = Self.boxOrigin.x * scale - 2
      let top = Self.boxOrigin.y * scale - 2
      return (left..<left + Int(Self.boxSize.width) * scale + 4).contains(x)
        && (top..<top + Int(Self.boxSize.height) * scale + 4).contains(y)
    }

    var options: Browser.Options {
      var options = Browser.Options()
      // Each scale has a browser of its own, which the next picture may not need.
      options.endsBrowser = true
      options.windowSize = .init(width: columns * Self.cellSize.width, height: 2 * halfHeight)
      return options
    }

    var html: String {
      var html = "<!doctype html><body style=\"margin:0;background:#fff\">"
      for (index, cell) in cells.enumerated() {
        let corner = corner(index)
        let traits = TraitCollection(displayScale: Double(scale))
        html +=
          "<div style=\"position:absolute;box-sizing:border-box;"
          + "left:\(corner.x + Self.boxOrigin.x)px;top:\(corner.y + Self.boxOrigin.y)px;"
          + "width:\(Self.boxSize.width)px;height:\(Self.boxSize.height)px;"
          + cell.style.cssDeclarations(for: traits).description.replacing("\"", with: "&quot;")
          + "\"></div>"
        html +=
          "<img alt=\"\" style=\"position:absolute;left:\(Double(corner.x) + cell.origin.x)px;"
          + "top:\(Double(corner.y + halfHeight) + cell.origin.y)px\" "
          + "src=\"\(Image(data: cell.list.svgBytes()).dataURL ?? "")\">"
      }
      return html
    }
  }
#endif
