#if canImport(CZlib)
  import BrowserSupport
  import Restyle
  import RestyleGraphics
  import RestyleHTML
  import Testing

  /// Lines within backgrounds, of widths that aren't whole pixels: those of a stylesheet, which doesn't know the
  /// display, beside our pixels.
  @Suite(
    "Separators as a browser draws a stylesheet",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  struct SeparatorComparisonTests {
    private static let widths = [0, 0.1, 1.0 / 3, 0.5, 2.0 / 3, 1, 1.25, 1.5, 2, 2.5]
    private static let size = Size(width: 20, height: 12)
    /// How far one box lies below the one before.
    private static let distance = 16

    private static let backgrounds = widths.map { width in
      let line = InsettedStyle(
        style: SeparatorStyle(width: width, color: .black),
        insets: EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
      let segment = SegmentBackgroundStyle(
        background: BackgroundStyle(color: .white), position: .middle, topSeparator: line,
        bottomSeparator: line)
      return BackgroundStyle(image: segment.image())
    }

    @Test(arguments: [1, 2, 3])
    func areAsWideAsOurs(scale: Int) async throws {
      var sheet = StyleSheet()
      let boxes = Self.backgrounds.enumerated().map { index, background in
        """
        <div class="\(sheet.classNames(for: background))" style="position:absolute;left:0;\
        top:\(index * Self.distance)px;width:\(Self.size.width)px;height:\(Self.size.height)px"></div>
        """
      }
      let html = "<!doctype html><style>\(sheet.css)</style><body style=\"margin:0\">" + boxes.joined()
      var browser = try Browser.required()
      browser.scale = scale
      var options = Browser.Options()
      options.windowSize = .init(width: 40, height: Self.distance * boxes.count)
      let picture = try await BrowserPicture(of: html, in: browser, options: options)
      let traits = TraitCollection(displayScale: Double(scale))
      for (index, background) in Self.backgrounds.enumerated() {
        let ours = try DecodedPNG(PNGImage(try DisplayList(background, in: Self.size, for: traits)).bytes)
        for y in 0..<ours.height {
          for x in [0, 3 * scale, 10 * scale] {
            let their = picture[x, index * Self.distance * scale + y]
            let difference = Int(ours[x, y].x) - Int(their.x)
            // Browsers count lengths in parts of 1/64.
            #expect(
              abs(difference) <= 16, "\(Self.widths[index]) at \(x), \(y): \(ours[x, y].x), not \(their.x)")
          }
        }
      }
    }

    @Test func onlyWidthsThatDependOnTheDisplayAskForIt() {
      for (width, background) in zip(Self.widths, Self.backgrounds) {
        var sheet = StyleSheet()
        _ = sheet.classNames(for: background)
        // A point and a quarter is three pixels of three to the point, and two of two.
        #expect(
          sheet.css.contains("resolution") == ![0, 1, 1.25, 2].contains(width), "\(width): \(sheet.css)")
      }
    }
  }
#endif
