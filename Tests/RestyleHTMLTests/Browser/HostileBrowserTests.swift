import BrowserSupport
import Restyle
import RestyleHTML
import RestyleTesting
import Testing

/// What a browser itself makes of hostile texts: it is more forgiving than any reader of ours.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct HostileBrowserTests {
  private let texts = HostileText.all

  @Test("A browser finds the texts, and no markup in them", arguments: [HTMLStyling.classes, .inline])
  func texts(styling: HTMLStyling) async throws {
    var renderer = HTMLRenderer(styling: styling)
    for text in texts {
      renderer.append(StyledText("", style: TextStyle(color: .red)), as: .block)
      let styled = StyledText(text, style: TextStyle(font: .custom(text, size: 12)))
      renderer.append(
        StyledString([styled, StyledText("end", style: TextStyle(color: .red))]), as: .paragraph)
    }
    let script = """
      return {
        paragraphs: [...document.querySelectorAll('p')].map(p => ({
          text: (p.querySelectorAll('br').forEach(e => e.replaceWith('\\n')), p.textContent),
          tree: [...p.querySelectorAll('*')].map(e => e.localName + e.getAttributeNames()).join(),
          family: p.firstElementChild && p.childElementCount > 1
            ? getComputedStyle(p.firstElementChild).fontFamily : null,
          end: getComputedStyle(p.lastElementChild ?? p).color,
        })),
        names: [...new Set([...document.querySelectorAll('*')].map(e => e.localName))].sort(),
        children: document.body.childElementCount,
        rules: document.styleSheets[0].cssRules.length,
        hacked: typeof hacked,
        requests: performance.getEntriesByType('resource').map(entry => entry.name),
      };
      """
    let report = try await Browser.required().evaluate(
      script, in: Self.page(renderer), as: Report.self)
    #expect(report.names == ["body", "div", "head", "html", "meta", "p", "span", "style"])
    #expect(report.children == 2 * texts.count)
    #expect(report.hacked == "undefined")
    #expect(report.requests == [])
    if styling == .inline { #expect(report.rules == 0) }
    try #require(report.paragraphs.count == texts.count)
    let attribute = styling == .inline ? "style" : "class"
    for (paragraph, text) in zip(report.paragraphs, texts) {
      #expect(
        paragraph.text.unicodeScalars.elementsEqual(Self.written(text, styling).unicodeScalars),
        "\(paragraph.text.debugDescription)")
      // A run without text is none.
      #expect(paragraph.tree == (text.isEmpty ? "" : "span\(attribute),span\(attribute)"))
      #expect(paragraph.end == "rgb(255, 0, 0)")
      let family = ComputedValue.family(ExpectedText.replacingNUL(in: text))
      if let computed = paragraph.family { #expect(family.matches(computed), "\(computed)") }
    }
  }

  private struct Report: Decodable {
    struct Paragraph: Decodable {
      var text: String
      var tree: String
      var family: String?
      var end: String
    }

    var paragraphs: [Paragraph]
    var names: [String]
    var children: Int
    var rules: Int
    var hacked: String
    var requests: [String]
  }

  /// The text as the reader of ours finds it, which other tests compare with the text that was given.
  private static func written(_ text: String, _ styling: HTMLStyling) -> String {
    let html = StyledString([StyledText(text), StyledText("end", style: TextStyle(color: .red))]).html()
    return (try? MarkupReader.nodes(in: html).map(\.text).joined()) ?? "not readable"
  }

  @Test("A browser follows links only where they may lead")
  func links() async throws {
    let targets = HostileLink.dropped + HostileLink.kept + texts
    var renderer = HTMLRenderer(styling: .inline)
    for target in targets {
      renderer.append(StyledText("text", style: TextStyle().linked(to: Link(target))), as: .block)
    }
    let script = """
      return [...document.body.children].map(div => {
        const link = div.querySelector('a');
        return link ? [link.protocol, link.href, link.getAttributeNames().join()] : null;
      });
      """
    let links = try await Browser.required().evaluate(
      script, in: Self.page(renderer, base: "https://example.org/folder/"), as: [[String]?].self)
    try #require(links.count == targets.count)
    for (target, link) in zip(targets, links) {
      if HostileLink.dropped.contains(target) { #expect(link == nil, "\(target.debugDescription)") }
      if HostileLink.kept.contains(target) { #expect(link != nil, "\(target.debugDescription)") }
      guard let link else { continue }
      // What isn't a reference at all leads nowhere and has no scheme, which scripts see as a colon.
      #expect(
        ["https:", "http:", "mailto:", "tel:", ":"].contains(link[0]), "\(target.debugDescription) \(link)")
      #expect(link[2] == "href")
    }
  }

  @Test("A browser reads languages and classes as they were given")
  func names() async throws {
    var sheet = StyleSheet(classPrefix: "\"><script>hacked=1</script>")
    let style = TextStyle(color: .red)
    let hostile = StyleCatalog("'\"</style>{}") {
      texts.map { NamedStyle($0, style) } as [NamedStyle<TextStyle>]
    }
    let plain = StyleCatalog("") {
      texts.map { NamedStyle($0, style) } as [NamedStyle<TextStyle>]
    }
    let classes = sheet.add(hostile)[TextStyle.self] + sheet.add(plain)[TextStyle.self]
    #expect(Set(classes).count == classes.count)
    #expect(
      classes.allSatisfy {
        !$0.isEmpty && !$0.contains(where: \.isWhitespace) && !$0.contains { "\"'<>&".contains($0) }
      })
    var renderer = HTMLRenderer(styleSheet: sheet)
    for text in texts {
      let style = TextStyle(color: .blue).restyled { $0.language = Language(tag: text) }
      renderer.append(StyledText("text", style: style), as: .block)
    }
    let script = """
      const section = document.querySelector('section');
      return {
        languages: [...document.querySelectorAll('body>div')].map(div => div.lang),
        colors: [...section.children].map(b => getComputedStyle(b).color),
        classes: [...section.children].map(b => b.classList.length),
        rules: [...document.styleSheets[0].cssRules].map(rule => rule.style.length),
        hacked: typeof hacked,
      };
      """
    let section = "<section>" + classes.map { "<b class=\"\($0)\">text</b>" }.joined() + "</section>"
    let report = try await Browser.required().evaluate(
      script, in: Self.page(renderer, after: section), as: NameReport.self)
    // As strings: texts that Unicode counts as the same are the same language.
    #expect(report.languages == texts.map(ExpectedText.replacingControls))
    for (name, color) in zip(classes, report.colors) {
      #expect(color == "rgb(255, 0, 0)", "\(name.debugDescription)")
    }
    #expect(report.classes == classes.map { _ in 1 })
    // One for each name, which none of the others may spoil, and one for all texts in a language.
    #expect(report.rules == [Int](repeating: 1, count: classes.count + 1))
    #expect(report.hacked == "undefined")
  }

  private struct NameReport: Decodable {
    var languages: [String]
    var colors: [String]
    var classes: [Int]
    var rules: [Int]
    var hacked: String
  }

  @Test("Directions don't reach out of a text", arguments: ["normal", "pre-wrap"])
  func directions(whiteSpace: String) async throws {
    let rows = texts.flatMap { text in
      ["span", "bdi", "bdo dir=ltr"].map { element in
        "<p><\(element)><i>ab</i>" + StyledText(text).html() + "<i>cd</i></\(element.prefix(4))><i>ef</i></p>"
      }
    }
    let script = """
      const left = (node, offset) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const box = range.getBoundingClientRect();
        return [Math.round(box.top), box.left];
      };
      return [...document.querySelectorAll('p')].map(p => {
        const places = [...p.querySelectorAll('i')].map(i => [left(i.firstChild, 0), left(i.firstChild, 1)]);
        const pairs = [...places, [places[1][1], places[2][0]]];
        return pairs.every(([a, b]) => a[0] != b[0] || a[1] < b[1]);
      });
      """
    let page = """
      <!doctype html><meta charset="utf-8"><style>p{white-space:\(whiteSpace);width:4000px}</style>
      <body>\(rows.joined())
      """
    let inOrder = try await Browser.required().evaluate(script, in: page, as: [Bool].self)
    try #require(inOrder.count == rows.count)
    for (row, isInOrder) in zip(rows, inOrder) where !isInOrder {
      Issue.record("\(row.debugDescription)")
    }
  }

  private static func page(_ renderer: HTMLRenderer, base: String? = nil, after: String = "") -> String {
    let base = base.map { "<base href=\"\($0)\">" } ?? ""
    return """
      <!doctype html><meta charset="utf-8">\(base)<style>\(renderer.styleSheet.css)</style><body>\(renderer.html)\(after)
      """
  }
}
