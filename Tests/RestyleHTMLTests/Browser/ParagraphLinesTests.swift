import BrowserSupport
import Restyle
import RestyleHTML
import Testing

@Suite("Lines of paragraphs", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ParagraphLinesTests {
  /// Fonts with line heights, smaller and larger than the page's 16 pixels, and some that the page decides on.
  private static let styles: [TextStyle] = [
    TextStyle(font: Font(size: 12)).restyled { $0.lineHeight = 16 },
    TextStyle(font: .custom("DejaVu Serif", size: 12)).restyled { $0.lineHeight = 14 },
    TextStyle(font: Font(size: 10, weight: .bold)).restyled { $0.lineHeight = 20 },
    TextStyle(font: Font(size: 20)).restyled { $0.lineHeight = 20 },
    TextStyle(font: .custom("DejaVu Sans Mono", size: 34)).restyled { $0.lineHeight = 41 },
    TextStyle(font: Font(size: 12)).restyled {
      $0.lineHeight = 16
      $0.adjustsFontForContentSizeCategory = true
    },
    TextStyle(font: Font(size: 28)).restyled {
      $0.lineHeight = 34
      $0.adjustsFontForContentSizeCategory = true
      $0.maximumFontSize = 30
    },
    TextStyle().restyled { $0.lineHeightMultiple = 0.75 },
  ]

  @Test(
    "A line is as high as its runs, whatever others there are", arguments: [HTMLStyling.classes, .inline])
  func heights(styling: HTMLStyling) throws {
    for rootSize in [16, 24] {
      var page = HTMLRenderer(styling: styling)
      for first in Self.styles {
        for second in Self.styles {
          let runs = [
            StyledText("xg\n", style: first.multilined()), StyledText("xg", style: second),
            StyledText("x", style: second.restyled { $0.color = .red }),
          ]
          page.append(StyledString(runs), as: .paragraph)
          // What the lines would be alone.
          for style in [first, second] { page.append(StyledText("xg", style: style), as: .paragraph) }
        }
      }
      let script = """
        const heights = [...document.querySelectorAll('p')].map(p => p.getBoundingClientRect().height);
        const excess = [];
        for (let index = 0; index < heights.length; index += 3) {
          excess.push(heights[index] - heights[index + 1] - heights[index + 2]);
        }
        return excess;
        """
      let html = """
        <!doctype html><style>html{font-size:\(rootSize)px}p{margin:0}\(page.styleSheet.css)</style>\(page.html)
        """
      let excess = try Browser.required().evaluate(script, in: html, as: [Double].self)
      try #require(excess.count == Self.styles.count * Self.styles.count)
      for (index, excess) in excess.enumerated() {
        let pair = (index / Self.styles.count, index % Self.styles.count)
        #expect(abs(excess) < 0.1, "runs \(pair) at \(rootSize)")
      }
    }
  }
}
