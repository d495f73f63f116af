#if canImport(CZlib)
  import BrowserSupport
  import Restyle
  import RestyleGraphics
  import TestSupport
  import Testing

  /// The colours between a gradient's stops, in our pixels and in those that a browser draws of our CSS and our SVG.
  @Suite("Gradients as a browser draws them", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  struct GradientBrowserTests {
    /// Colours in each way that CSS writes them: exact in hexadecimal, in fractions, wide, translucent and clear.
    private static let pairs: [(Color, Color)] = [
      (.gray, .blue), (Color(hex: 0xFF0000), Color(hex: 0x0000FF)),
      (Color(red: 0.123, green: 0.9, blue: 0.4567), Color(hex: 0x8000FF)),
      (Color(oklch: .init(lightness: 0.7, chroma: 0.1, hue: 40)), .white),
      (Color(red: 1, green: 0.2, blue: 0, space: .displayP3), Color(hex: 0x0040C0)),
      (Color(hex: 0xFFCC00), Color(hex: 0x0066FF, alpha: 0.2)),
      (.clear, Color(red: 0.3, green: 0.7, blue: 0.111)),
    ]

    private static let geometries: [Gradient.Geometry] = [
      .linear(angle: .degrees(90)), .line(start: .topLeading, end: .bottomTrailing),
      .radial(center: .topLeading),
    ]

    @Test("The colours between the stops are the same in pixels, CSS and SVG")
    func colors() async throws {
      let styles = Self.geometries.flatMap { geometry in
        Self.pairs.flatMap { pair in
          Gradient.Interpolation.allCases.map { interpolation in
            BackgroundStyle(
              gradient: Gradient(
                geometry: geometry,
                stops: [.init(color: pair.0, location: 0.1), .init(color: pair.1, location: 0.9)],
                interpolation: interpolation))
          }
        }
      }
      for sheet in try ComparisonSheet.sheets(styles, scale: 1) {
        try sheet.compare(with: try await sheet.picture()) { name, style, difference in
          var comment: Comment { "\(name) of \(style.summary)" }
          #expect(difference.largest <= 2, comment)
        }
      }
    }
  }
#endif
