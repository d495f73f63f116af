import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Pages at 320 points", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct NarrowPageLawTests {
  private static func holders(_ content: ElementContent) -> [ElementKind] {
    [
      ElementKind("page") { content },
      ElementKind("stack") { Stack(spacing: 8) { content } },
      ElementKind("stack at an edge") { Stack(alignment: .leading) { content } },
      ElementKind("stack in the middle of another") { Stack { Stack(alignment: .center) { content } } },
      ElementKind("form") { Form { content } },
      ElementKind("list") { Stack { List { List.Item { content } } } },
      ElementKind("description") { Stack { DescriptionList { DescriptionList.Item("T") { content } } } },
      ElementKind("disclosure") { Stack { Disclosure("T", isExpanded: true) { content } } },
      ElementKind("columns") { Stack(style: StackStyle(columns: 2)) { content } },
    ]
  }

  /// A script that makes each text a long word, alone and all together, and names those that make the page wider than
  /// its window; but for those that are short.
  private static let script = """
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const places = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) places.push(walker.currentNode);
    const texts = places.map(place => place.data);
    const wide = [];
    const check = name => { if (document.scrollingElement.scrollWidth > 320) wide.push(name); };
    check('none');
    places.forEach((place, index) => {
      if (texts[index] == 'short') return;
      place.data = word;
      check(place.parentElement.tagName.toLowerCase() + ' ' + texts[index]);
      place.data = texts[index];
    });
    places.forEach((place, index) => { if (texts[index] != 'short') place.data = word; });
    check('all');
    return wide;
    """

  @Test("Whatever words are in an element, no page scrolls sideways", arguments: ElementKind.all.indices)
  func longWords(index: Int) async throws {
    let (name, content) = (ElementKind.all[index].name, ElementKind.all[index].content)
    try await check(Self.holders(content), name)
  }

  private func check(_ pages: [ElementKind], _ name: String) async throws {
    var options = Browser.Options()
    options.windowSize = Browser.WindowSize(width: 320, height: 640)
    for page in pages {
      let html = try HTMLDocument(title: "") { page.content }.html
      let wide = try await Browser.required().evaluate(
        Self.script, in: html, options: options, as: [String].self)
      #expect(wide == [], "\(name), \(page.name)")
    }
  }
}
