import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite(
  "One style looks the same in every place", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct TextLookTests {
  /// The styles, each of which says something that browsers have ideas of their own about.
  private static let styles: [(name: String, style: TextStyle)] = {
    let lines: [(String, TextLine?)] = [
      ("unset", nil), ("absent", .absent), ("single", .single),
      ("wavy", TextLine(pattern: .wavy, color: .green)),
    ]
    return [nil, Color.red].flatMap { color in
      lines.flatMap { underline in
        lines.map { strikethrough in
          let style = TextStyle().restyled {
            if let color { $0.color = color }
            $0.underline = underline.1
            $0.strikethrough = strikethrough.1
          }
          return ("\(color == nil ? "plain" : "red") \(underline.0) \(strikethrough.0)", style)
        }
      }
    }
  }()

  /// Where a text can stand.
  private enum Place: String, CaseIterable {
    case span, paragraph, heading, block, runs, label, runOfLabel, likeItsLabel, besideOthers, headingLabel
    case title, subtitle, header, footer
  }

  private func append(_ style: TextStyle, _ text: String, in place: Place, to page: inout HTMLRenderer) throws
  {
    let string = StyledString(text, style: style)
    let unlinked = style.restyled { $0.link = nil }
    switch place {
    case .span: page.append(string)
    case .paragraph: page.append(string, as: .paragraph)
    case .heading: page.append(string, as: .heading1)
    case .block: page.append(string, as: .block)
    case .runs: page.append(string + StyledString("other", style: TextStyle(color: .blue)), as: .paragraph)
    case .label: try page.append(Label(text, style: style))
    case .runOfLabel: try page.append(Label(DisplayText(string), style: TextStyle()))
    case .likeItsLabel: try page.append(Label(DisplayText(string), style: unlinked))
    case .besideOthers:
      let others = StyledString("other", style: TextStyle(font: Font(weight: .bold)))
      try page.append(Label(DisplayText(string + others), style: unlinked))
    case .headingLabel:
      var label = Label(DisplayText(string), style: style)
      label.accessibility.headingLevel = 2
      try page.append(label)
    case .title: try page.append(TitleSubtitle(text, style: TitleSubtitleStyle(title: style)))
    case .subtitle:
      try page.append(TitleSubtitle("other", subtitle: text, style: TitleSubtitleStyle(subtitle: style)))
    case .header:
      try page.append(Section(header: text, style: section { $0.header.text = style }) { Row("other") })
    case .footer:
      try page.append(
        Section(footer: DisplayText(text), style: section { $0.footer.text = style }) { Row("other") })
    }
  }

  private func section(_ restyle: @escaping @Sendable (inout SectionStyle) -> Void) -> DynamicSectionStyle {
    DynamicSectionStyle.default.restyled(restyle)
  }

  private struct Look: Decodable, Equatable {
    let color: String
    /// The lines of the element and all around it.
    let lines: [String]
  }

  /// The looks of all texts that end with an exclamation mark.
  private static let script = """
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const looks = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.data.endsWith('!')) continue;
      const lines = [];
      let element = walker.currentNode.parentElement;
      const color = getComputedStyle(element).color;
      for (; element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element);
        for (const line of style.textDecorationLine.split(' ')) {
          if (line !== 'none') lines.push([line, style.textDecorationStyle, style.textDecorationColor].join(' '));
        }
      }
      looks.push({color, lines: lines.sort()});
    }
    return looks;
    """

  @Test(
    "The same colour and lines, each drawn once, with a link and without one",
    arguments: [nil, Link("https://example.org")], [HTMLStyling.classes, .inline])
  func looks(link: Link?, styling: HTMLStyling) async throws {
    var page = HTMLRenderer(styling: styling)
    for (_, style) in Self.styles {
      for place in Place.allCases {
        var style = style
        style.link = link
        try append(style, "text!", in: place, to: &page)
      }
    }
    #expect(page.problems.isEmpty)
    let html = "<!doctype html><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let looks = try await Browser.required().evaluate(Self.script, in: html, as: [Look].self)
    try #require(looks.count == Self.styles.count * Place.allCases.count)
    for (index, entry) in Self.styles.enumerated() {
      let start = index * Place.allCases.count
      for (offset, place) in Place.allCases.enumerated() {
        #expect(looks[start + offset] == looks[start], "\(entry.name) in \(place)")
      }
      let shown = [entry.style.underline, entry.style.strikethrough].compactMap(\.self).filter {
        $0 != .absent
      }
      if !shown.isEmpty { #expect(looks[start].lines.count == shown.count, "\(entry.name)") }
      if entry.style.color != nil { #expect(looks[start].color == "rgb(255, 0, 0)") }
    }
  }
}
