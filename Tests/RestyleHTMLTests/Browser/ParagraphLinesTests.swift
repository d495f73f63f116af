import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
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
  func heights(styling: HTMLStyling) async throws {
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
      let excess = try await Browser.required().evaluate(script, in: html, as: [Double].self)
      try #require(excess.count == Self.styles.count * Self.styles.count)
      for (index, excess) in excess.enumerated() {
        let pair = (index / Self.styles.count, index % Self.styles.count)
        #expect(abs(excess) < 0.1, "runs \(pair) at \(rootSize)")
      }
    }
  }

  /// Where a text is a paragraph.
  private enum Place: CaseIterable {
    case paragraph, runs, label, richLabel, title, header
  }

  private func append(_ text: String, _ style: TextStyle, in place: Place, to page: inout HTMLRenderer) throws
  {
    let runs = StyledString(
      text.enumerated().map { index, character in
        StyledText(
          String(character), style: style.restyled { $0.color = index.isMultiple(of: 2) ? .red : .blue })
      })
    switch place {
    case .paragraph: page.append(StyledText(text, style: style), as: .paragraph)
    case .runs: page.append(runs, as: .paragraph)
    case .label: try page.append(Label(text, style: style))
    case .richLabel: try page.append(Label(DisplayText(runs), style: style))
    case .title: try page.append(TitleSubtitle(text, style: TitleSubtitleStyle(title: style)))
    case .header:
      let section = DynamicSectionStyle.default.restyled { $0.header.text = style }
      try page.append(Section(header: text, style: section) { Row("other") })
    }
  }

  /// The rectangles of the lines of each text that is marked by its letters, each against its block.
  private static let script = """
    const blocks = [...document.querySelectorAll('p, h1, h2, div>span')]
      .filter(element => /^[abאבג]/.test(element.textContent));
    return blocks.map(block => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const outer = block.getBoundingClientRect();
      const lines = new Map();
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const rect of range.getClientRects()) {
          const line = lines.get(rect.top) ?? {left: Infinity, right: Infinity};
          if (rect.width === 0) continue;
          line.left = Math.min(line.left, rect.left - outer.left);
          line.right = Math.min(line.right, outer.right - rect.right);
          lines.set(rect.top, line);
        }
      }
      const tops = [...lines.keys()].sort((a, b) => a - b);
      return tops.map((top, index) =>
        [lines.get(top).left, lines.get(top).right, index ? top - tops[index - 1] : 0]);
    });
    """

  private func lines(
    of texts: [String], _ style: TextStyle, _ styling: HTMLStyling,
    in context: ElementContext = ElementContext()
  ) async throws -> [[[Double]]] {
    var page = HTMLRenderer(styling: styling)
    // All on one background, so that the place of each is the place of its block.
    for place in Place.allCases { for text in texts { try append(text, style, in: place, to: &page) } }
    let html = """
      <!doctype html><meta charset="utf-8"><style>body{width:400px}\(page.styleSheet.css)</style>
      <body><div>.\(page.html)</div>
      """
    let lines = try await Browser.required().evaluate(Self.script, in: html, as: [[[Double]]].self)
    try #require(lines.count == texts.count * Place.allCases.count)
    return lines
  }

  @Test(
    "Indents of a natural direction are on the text's own side", arguments: [HTMLStyling.classes, .inline])
  func naturalDirection(styling: HTMLStyling) async throws {
    let style = TextStyle(font: Font(size: 16), alignment: .natural).multilined().restyled {
      $0.writingDirection = .natural
      $0.firstLineHeadIndent = 50
      $0.headIndent = 20
    }
    let long = ["ab ", "אב "].map { String(repeating: $0, count: 40) }
    let lines = try await lines(of: long + ["אב\nבא", "ab\nבא"], style, styling)
    for (index, lines) in lines.enumerated() {
      try #require(lines.count >= 2)
      for (number, line) in lines.prefix(2).enumerated() {
        // A mixed text has its indents on the side of its first paragraph.
        guard index % 4 != 3 || number == 0 else { continue }
        let isLeft = index % 4 == 0 || index % 4 == 3
        let indent: Double = number == 0 || index % 4 > 1 ? 50 : 20
        #expect(
          abs(line[isLeft ? 0 : 1] - indent) < 0.1,
          "\(Place.allCases[index / 4]) \(index % 4), line \(number): \(line)")
      }
    }
  }

  @Test(
    "Paragraphs of one text have gaps between", arguments: [HTMLStyling.classes, .inline], [true, false])
  func gaps(styling: HTMLStyling, isMultilined: Bool) async throws {
    var style = TextStyle(font: Font(size: 16)).restyled {
      $0.lineHeight = 20
      $0.paragraphSpacing = 8
      $0.paragraphSpacingBefore = 3
    }
    if isMultilined { style.setMultilined() }
    let texts = ["ab\nba\nab", "ab\r\nba\u{2029}ab\n", "ab\n\nba"]
    for (index, lines) in try await lines(of: texts, style, styling).enumerated() {
      let gaps = index % 3 == 2 ? [0, 62.0] : [0, 31.0, 31]
      #expect(lines.map { $0[2] } == gaps, "\(Place.allCases[index / 3]) \(index % 3)")
    }
  }

  @Test(
    "Lines end at a positive tail indent from their leading edge",
    arguments: [WritingDirection?.none, .leftToRight, .rightToLeft])
  func tailIndent(direction: WritingDirection?) async throws {
    let style = TextStyle(font: Font(size: 16)).restyled {
      $0.headIndent = 30
      $0.tailIndent = 120
      if let direction { $0.writingDirection = direction }
    }
    var page = HTMLRenderer()
    for place in [Place.paragraph, .runs, .label] {
      try append("aaaa bbbb aaaa bbbb aaaa bbbb", style, in: place, to: &page)
    }
    let script = """
      return [...document.querySelectorAll('p')].map(p => {
        const rect = p.getBoundingClientRect();
        const style = getComputedStyle(p);
        return [rect.left, 400 - rect.right, rect.width, parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
      });
      """
    let html = "<!doctype html><style>body{width:400px;margin:0}\(page.styleSheet.css)</style>\(page.html)"
    for values in try await Browser.required().evaluate(script, in: html, as: [[Double]].self) {
      #expect(values == (direction == .rightToLeft ? [280, 0, 120, 0, 30] : [0, 280, 120, 30, 0]))
    }
  }

  @Test(
    "A part of a line is cut where its lines are limited", arguments: [HTMLStyling.classes, .inline], [1, 2])
  func spans(styling: HTMLStyling, limit: Int) async throws {
    let style = TextStyle(font: Font(size: 16)).restyled {
      $0.lineHeight = 20
      $0.numberOfLines = limit
    }
    var page = HTMLRenderer(styling: styling)
    page.append(StyledText("aaaa bbbb aaaa bbbb aaaa bbbb aaaa bbbb", style: style))
    page.append(StyledText("aaaa bbbb aaaa bbbb aaaa bbbb", style: style.linked(to: "/")))
    #expect(page.problems.isEmpty)
    let script = """
      return [...document.querySelectorAll('body>*:not(style)')].map(element => {
        const rect = element.getBoundingClientRect();
        return [rect.height, rect.width <= 100 ? 1 : 0,
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight ? 1 : 0];
      });
      """
    let html = "<!doctype html><style>body{width:100px}\(page.styleSheet.css)</style><body>\(page.html)"
    let values = try await Browser.required().evaluate(script, in: html, as: [[Double]].self)
    #expect(values == [[Double(20 * limit), 1, 1], [Double(20 * limit), 1, 1]])
  }

  @Test("A part of a line tells what it can't do of paragraphs")
  func spanProblems() {
    let style = TextStyle().restyled {
      $0.alignment = .center
      $0.paragraphSpacing = 4
      $0.tailIndent = -3
      $0.writingDirection = .rightToLeft
    }
    var page = HTMLRenderer()
    for _ in 0..<2 { page.append(StyledText("a", style: style)) }
    page.append(StyledText("a", style: TextStyle(alignment: .natural)))
    #expect(
      page.problems.map(\.loss)
        == ["alignment", "paragraphSpacing", "tailIndent"].map { .paragraphAttribute($0) })
    page.append(StyledText("a", style: style), as: .block)
    #expect(page.problems.count == 3)
  }
}
