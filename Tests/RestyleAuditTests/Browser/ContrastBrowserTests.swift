import BrowserSupport
import Foundation
import Restyle
import RestyleAudit
import RestyleElements
import RestyleHTML
import RestyleTesting
import Testing

/// Contrasts as a browser shows them: of a solid letter with what is beside it.
@Suite("Contrasts in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ContrastBrowserTests {
  /// A generated design: texts on backgrounds on a page.
  private struct Design: Element {
    let page: Color
    let specimens: [(background: BackgroundStyle, text: TextStyle)]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func color(opaque: Bool = false) -> Color {
        func color() -> Color {
          Color(
            red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator),
            alpha: opaque || Bool.random(using: &generator) ? 1 : .random(in: 0.2...1, using: &generator))
        }
        if Bool.random(using: &generator) { return color() }
        return Color(
          light: color(), dark: color(), lightIncreasedContrast: color(), darkIncreasedContrast: color())
      }
      page = color(opaque: true)
      specimens = (0..<30).map { _ in
        let sizes: [Double] = [16, 20, 28]
        let size = sizes.randomElement(using: &generator) ?? 16
        return (
          BackgroundStyle(color: color()), TextStyle(font: .system(size: size, weight: .bold), color: color())
        )
      }
    }

    /// Solid letters: of every sixth specimen, and of the one after it, which is a link, without a colour.
    private static func text(_ index: Int) -> StyledString {
      let letters = "\u{2588}\u{2588}\u{2588}"
      return StyledString(letters, style: index % 6 == 1 ? TextStyle().linked(to: "/") : TextStyle())
    }

    private static func style(_ style: TextStyle, _ index: Int) -> TextStyle {
      index % 6 < 2 ? style.restyled { $0.color = nil } : style
    }

    var body: some Element {
      Stack(background: BackgroundStyle(color: page)) {
        ForEach(specimens.indices) { index in
          Stack(insets: EdgeInsets(inset: 20), background: specimens[index].background) {
            Label(Self.text(index), style: Self.style(specimens[index].text, index))
          }
        }
      }
    }
  }

  private struct Pixels: Decodable {
    let text: [Double]
    let background: [Double]

    /// The contrast of both, by the definition of WCAG 2.2, from the bytes of pixels.
    var contrast: Double {
      func luminance(_ bytes: [Double]) -> Double {
        let linear = bytes.map { byte in
          let part = byte / 255
          return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
      }
      let luminances = [luminance(text), luminance(background)].sorted()
      return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }
  }

  /// Where each text is, and then the pixels in its middle and left of it.
  private static func pixels(of html: String, _ options: Browser.Options) async throws -> [Pixels] {
    try await Browser.required().open(html, options: options) { page in
      let picture = try page.screenshot().base64EncodedString()
      return try page.evaluate(
        """
        const image = new Image();
        image.src = 'data:image/png;base64,\(picture)';
        await image.decode();
        const scale = image.width / innerWidth;
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const pixel = (x, y) =>
          [...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data].slice(0, 3);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node; node = walker.nextNode();) {
          if (!node.data.includes('\\u2588')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          const y = box.top + box.height / 2;
          found.push({text: pixel(box.left + box.width / 2, y), background: pixel(box.left - 10, y)});
        }
        return found;
        """)
    }
  }

  @Test("A text is found exactly where its pixels have too little contrast", arguments: 1...4)
  func truth(seed: Int) async throws {
    let design = Design(seed: UInt64(seed))
    let findings = try Audit(design).findings.filter { $0.rule == .textContrast }
    var renderer = HTMLRenderer()
    try renderer.append(design)
    let html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Contrasts</title>
      <style>body{margin:0}\(renderer.styleSheet.css)</style>\(renderer.html)
      """
    var count = 0
    for appearance in Browser.Options.appearances {
      var options = appearance
      options.windowSize = Browser.WindowSize(width: 400, height: 2_400)
      let pixels = try await Self.pixels(of: html, options)
      try #require(pixels.count == design.specimens.count)
      let names = [
        "colorScheme": appearance.colorScheme.rawValue,
        "contrast": "\(appearance.contrast.rawValue) contrast",
      ]
      for (index, specimen) in design.specimens.enumerated() {
        let isFound = findings.contains { finding in
          finding.place.names.dropLast().last == "Stack \(index + 1)"
            && finding.condition.parts.allSatisfy { part in names[part.name].map(part.values.contains) == true
            }
        }
        let needed = (specimen.text.fontSize ?? 0) >= 18.66 ? 3 : 4.5
        let contrast = pixels[index].contrast
        // A pixel has whole bytes.
        if abs(contrast - needed) < 0.1 { continue }
        count += 1
        #expect(
          isFound == (contrast < needed), "\(appearance): \(index + 1): \(contrast), of \(pixels[index])")
      }
    }
    #expect(count > 100)
  }
}
