#if canImport(CZlib)
  import BrowserSupport
  import Foundation
  import Restyle
  import RestyleGraphics
  import Testing

  /// Our PNG beside what a browser draws of our CSS and of our SVG.
  ///
  /// Chromium turns curves into lines that leave them by up to a quarter of a pixel, so that along them single pixels
  /// of it are off by a quarter of the contrast and more; and blurs by three boxes, whose sizes are whole pixels. So both
  /// are compared where it draws the same eight times as large, and the mean of its pixels is taken. With `RESTYLE_REPORTS` in the environment, a page in that folder
  /// shows the worst ten side by side.
  @Suite(
    "Pixels as a browser draws our CSS and our SVG",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  struct BrowserComparisonTests {
    @Test(arguments: [1, 2, 3])
    func isAsTheBrowserDraws(scale: Int) async throws {
      let styles = ComparedBackgrounds.styles.enumerated().filter { $0.offset % 3 == scale - 1 }.map(
        \.element)
      let sheet = try ComparisonSheet(styles, scale: scale)
      let picture = try await sheet.screenshot(scale: scale)
      let decoded = try DecodedPNG(picture)
      var worst: [CellDifference] = []
      for (name, top) in [("CSS", 0), ("SVG", sheet.halfHeight)] {
        let differences = try sheet.cells.indices.map {
          try CellDifference($0, of: sheet, top: top, in: decoded)
        }
        for difference in differences {
          // Made where something fails: a style's text takes longer than its comparison.
          var comment: Comment { "\(name) of \(styles[difference.index].summary)" }
          #expect(difference.mean < 1, comment)
          // The browser lets through what lies under the edge of a box where a sharp shadow ends along it.
          if styles[difference.index].shadows.allSatisfy({ $0.blur > 0 || $0.isInner }) {
            // Where colours are translucent, the browser rounds in another order.
            #expect(difference.largestInFlat <= 1, comment)
            // The browser blurs by three boxes, which are off from a Gaussian by a few hundredths of the opacity.
            #expect(difference.largestAround <= 3, comment)
          }
        }
        worst += differences
      }
      try sheet.report(worst, picture: picture)
    }

    /// Of each scale a part, as each background takes hundreds of thousands of pixels, and millions at higher scales.
    @Test(arguments: zip([1, 2, 3], [4, 40, 80]))
    func isAsTheBrowserDrawsLarge(scale: Int, every step: Int) async throws {
      let oversampling = 8
      let styles = ComparedBackgrounds.styles.enumerated().filter { $0.offset % step == step - 1 }.map(
        \.element)
      let sheet = try ComparisonSheet(styles, scale: scale)
      let decoded = try DecodedPNG(try await sheet.screenshot(scale: scale * oversampling))
      for (name, top) in [("CSS", 0), ("SVG", sheet.halfHeight)] {
        for (index, style) in styles.enumerated() where name == "SVG" || style.hasWholeEdges(at: scale) {
          let difference = try CellDifference(
            index, of: sheet, top: top, in: decoded, oversampling: oversampling)
          var comment: Comment { "\(name) of \(style.summary)" }
          #expect(difference.mean < 0.5, comment)
          #expect(difference.largest <= 16, comment)
          #expect(difference.largestInFlat <= (style.isOpaque ? 0 : 1), comment)
          // What is blurred; the edge of a sharp shadow is one like any other.
          if style.shadows.allSatisfy({ $0.blur > 0 || $0.isInner }) {
            #expect(difference.largestAround <= 2 * style.shadows.count, comment)
          }
        }
      }
    }
  }

  extension BackgroundStyle {
    /// Whether a border, of its picture too, consists of whole pixels at a scale; others are as wide as the scale of
    /// the display makes them, and this is another where the browser draws them larger.
    fileprivate func hasWholeEdges(at scale: Int) -> Bool {
      var widths = [border.width]
      if case .segment(let segment)? = image?.source { widths.append(segment.background.border.width) }
      return widths.allSatisfy { ($0 * Double(scale)).rounded() == $0 * Double(scale) }
    }

    /// Whether nothing shines through anything, where browsers round in another order.
    fileprivate var isOpaque: Bool {
      let colors = [color, border.color] + (gradient?.stops.map(\.color) ?? [])
      return colors.allSatisfy { [0, 1].contains($0.alpha) } && shadows.isEmpty
    }

    /// All of it, the rarer parts as well.
    fileprivate var summary: String {
      """
      color: \(color), gradient: \(gradient.map { "\($0)" } ?? "none"), border: \(border), shadows: \(shadows), \
      image: \(image.map { "\($0)" } ?? "none")
      """
    }
  }

  extension ComparisonSheet {
    /// What a browser makes of the page, as a PNG.
    fileprivate func screenshot(scale: Int) async throws -> [UInt8] {
      var browser = try Browser.required()
      browser.scale = scale
      return Array(try await browser.open(html, options: options) { try $0.screenshot() })
    }

    /// Writes a page that shows the worst cells, if the environment names a folder for it.
    fileprivate func report(_ differences: [CellDifference], picture: [UInt8]) throws {
      guard let path = ProcessInfo.processInfo.environment["RESTYLE_REPORTS"] else { return }
      let folder = URL(filePath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture).write(to: folder.appending(path: "browser@\(scale)x.png"))
      var html =
        "<!doctype html><title>Worst ten</title><style>div{display:inline-block;position:relative;zoom:4;"
        + "image-rendering:pixelated;margin:1px;width:\(Self.cellSize.width)px;height:\(Self.cellSize.height)px}"
        + "</style><p>CSS, SVG, PNG"
      for difference in differences.sorted(by: { $0.largest > $1.largest }).prefix(10) {
        let corner = corner(difference.index)
        html +=
          "<p>mean \(difference.mean), largest \(difference.largest), around the box "
          + "\(difference.largestAround)<br>"
        for top in [0, halfHeight] {
          html +=
            "<div style=\"background:url(browser@\(scale)x.png) -\(corner.x)px -\(corner.y + top)px/"
            + "\(columns * Self.cellSize.width)px\"></div>"
        }
        let cell = cells[difference.index]
        let url = Image(data: PNGImage(cell.list).bytes).dataURL ?? ""
        html +=
          "<div><img alt=\"\" src=\"\(url)\" style=\"position:absolute;left:\(cell.origin.x)px;"
          + "top:\(cell.origin.y)px;width:\(cell.list.size.width)px\"></div>"
      }
      try Data(html.utf8).write(to: folder.appending(path: "worst@\(scale)x.html"))
    }
  }
#endif
