#if canImport(CZlib)
  import BrowserSupport
  import Foundation
  import Restyle
  import RestyleGraphics
  import TestSupport
  import Testing

  /// Our PNG beside what a browser draws of our CSS and of our SVG.
  ///
  /// Chromium turns curves into lines that leave them by up to a quarter of a pixel, so that along them single pixels
  /// of it are off by a quarter of the contrast and more; and blurs by three boxes, whose sizes are whole pixels. So both
  /// are compared where it draws the same eight times as large, shadows at 3x five times, and the mean of its pixels is
  /// taken.
  ///
  /// With `RESTYLE_REPORTS` in the environment, a page in that folder shows the worst ten side by side. Where everything
  /// is checked, all are compared at every scale, which takes minutes.
  @Suite(
    "Pixels as a browser draws our CSS and our SVG",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  struct BrowserComparisonTests {
    @Test(arguments: [1, 2, 3])
    func isAsTheBrowserDraws(scale: Int) async throws {
      // Others at each scale.
      for sheet in try ComparisonSheet.sheets(
        ComparedBackgrounds.styles.sampled(every: 40, line: scale), scale: scale)
      {
        try await compare(sheet)
      }
    }

    private func compare(_ sheet: ComparisonSheet) async throws {
      let picture = try await sheet.picture()
      var worst: [CellDifference] = []
      try sheet.compare(with: picture) { name, style, difference in
        // Made where something fails: a style's text takes longer than its comparison.
        var comment: Comment { "\(name) of \(style.summary)" }
        #expect(difference.mean < 1, comment)
        // The browser lets through what lies under the edge of a box where a sharp shadow ends along it.
        if style.hasSoftShadows {
          // Where colours are translucent, the browser rounds in another order; and a line that runs out along a
          // corner of a picture ends a pixel further on.
          if name == "SVG" || style.hasWholeEdges(at: sheet.scale) {
            #expect(difference.largestInFlat <= (style.image == nil ? style.flatTolerance : 4), comment)
          }
          // The browser blurs by three boxes, which are off from a Gaussian by a few hundredths of the opacity.
          #expect(difference.largestAround <= 4, comment)
        }
        worst.append(difference)
      }
      try sheet.report(worst, picture: picture)
    }

    /// Of each scale a part, as each background takes hundreds of thousands of pixels, and millions at higher scales.
    @Test(arguments: zip([1, 2, 3], [60, 150, 300]))
    func isAsTheBrowserDrawsLarge(scale: Int, every step: Int) async throws {
      let styles = ComparedBackgrounds.styles.sampled(every: step, line: step - 1)
      var (mean, largest, largestInFlat, largestAround) = (0.0, 0, 0, 0)
      // Blurs that reach over hundreds of pixels the browser draws smaller, and then enlarges them.
      for (oversampling, hasShadows) in [(8, false), (min(8, 16 / scale), true)] {
        let styles = styles.filter { $0.shadows.isEmpty != hasShadows }
        for sheet in try ComparisonSheet.sheets(styles, scale: scale, oversampling: oversampling) {
          try sheet.compare(with: try await sheet.picture(oversampling: oversampling)) {
            name, style, difference in
            guard name == "SVG" || style.hasWholeEdges(at: scale) else { return }
            var comment: Comment { "\(name) of \(style.summary)" }
            #expect(difference.mean < 0.5, comment)
            #expect(difference.largest <= 16, comment)
            #expect(difference.largestInFlat <= (style.isExact ? 0 : style.flatTolerance), comment)
            // What is blurred; the edge of a sharp shadow is one like any other.
            if style.hasSoftShadows {
              #expect(difference.largestAround <= 2 * style.shadows.count, comment)
              largestAround = max(largestAround, difference.largestAround)
            }
            mean = max(mean, difference.mean)
            largest = max(largest, difference.largest)
            largestInFlat = max(largestInFlat, difference.largestInFlat)
          }
        }
      }
      if checksAll {
        print(
          "\(styles.count) backgrounds at \(scale)x: mean \(mean), largest \(largest), in flat parts "
            + "\(largestInFlat), of shadows \(largestAround)")
      }
    }
  }

  extension BackgroundStyle {
    /// The borders, of the picture too.
    private var borders: [BorderStyle] {
      guard case .segment(let segment)? = image?.source else { return [border] }
      return [border, segment.background.border]
    }

    /// Whether borders consist of whole pixels at a scale; others are as wide as the scale of the display makes them,
    /// and this is another where the browser draws them larger.
    fileprivate func hasWholeEdges(at scale: Int) -> Bool {
      borders.allSatisfy { ($0.width * Double(scale)).rounded() == $0.width * Double(scale) }
    }

    /// Whether nothing shines through anything, where browsers round in another order, and no line runs out along a
    /// corner, where its end hardly covers anything.
    fileprivate var isExact: Bool {
      let colors = [color, border.color] + (gradient?.stops.map(\.color) ?? [])
      return colors.allSatisfy { [0, 1].contains($0.alpha) } && shadows.isEmpty
        && borders.allSatisfy { $0.borderEdges == .all || $0.cornerRadii == .zero }
    }

    /// How far off surfaces may be that others shine through: a step of 1/255 for each thing that is blended.
    fileprivate var flatTolerance: Int { max(1, shadows.count) }

    /// Whether all shadows are blurred, or lie within.
    fileprivate var hasSoftShadows: Bool { shadows.allSatisfy { $0.blur > 0 || $0.isInner } }

    /// All of it, the rarer parts as well.
    var summary: String {
      """
      color: \(color), gradient: \(gradient.map { "\($0)" } ?? "none"), border: \(border), shadows: \(shadows), \
      image: \(image.map { "\($0)" } ?? "none")
      """
    }
  }

  extension ComparisonSheet {
    /// What a browser makes of the page.
    func picture(oversampling: Int = 1) async throws -> BrowserPicture {
      var browser = try Browser.required()
      browser.scale = scale * oversampling
      return try await BrowserPicture(of: html, in: browser, options: options, oversampling: oversampling)
    }

    /// Calls a function with how far each cell is from what a browser draws, of our CSS and of our SVG.
    func compare(
      with picture: BrowserPicture, _ body: (String, BackgroundStyle, CellDifference) -> Void
    ) throws {
      for (index, cell) in cells.enumerated() {
        let pixels = try CellPixels(cell, scale: scale)
        for (name, top) in [("CSS", 0), ("SVG", halfHeight)] {
          body(name, cell.style, CellDifference(pixels, index, of: self, top: top, in: picture))
        }
      }
    }

    /// Writes a page that shows the worst cells, if the environment names a folder for it.
    fileprivate func report(_ differences: [CellDifference], picture: BrowserPicture) throws {
      guard let path = ProcessInfo.processInfo.environment["RESTYLE_REPORTS"] else { return }
      let folder = URL(filePath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.png.write(to: folder.appending(path: "browser@\(scale)x.png"))
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
