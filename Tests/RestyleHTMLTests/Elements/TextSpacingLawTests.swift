import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Texts that readers space or enlarge", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct TextSpacingLawTests {
  /// What readers put upon pages: the spaces of WCAG 2.2, section 1.4.12, and the least size of fonts.
  private static let styles = [
    """
    *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
    p{margin-block-end:2em!important}
    """,
    "*{font-size:30px!important}", "html{font-size:200%}",
  ]

  /// A script that puts a style upon a page whose texts are a few words, and says what is cut, and what covers what.
  private static func script(_ style: String) -> String {
    """
    const visit = action => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.data.trim()) action(walker.currentNode);
    };
    visit(node => { node.data = node.data.trim() + ' and some more words'; });
    const sheet = document.createElement('style');
    sheet.textContent = `\(style)`;
    document.head.append(sheet);
    const found = new Set();
    const name = element => element.tagName.toLowerCase() + ' ' + element.textContent.slice(0, 20);
    if (document.scrollingElement.scrollWidth > innerWidth) found.add('wide page');
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (element.matches('[type=file],[type=range],[type=radio],[type=checkbox],[type=color],progress')) continue;
      const isCut = style.overflowY != 'visible' || element.matches('input,textarea,select');
      if (isCut && element.scrollHeight > element.clientHeight + 1) found.add('cut ' + name(element));
      if (!element.matches('input,select')) continue;
      const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.1;
      const room = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      if (room + 1 < line) found.add('low ' + element.type);
    }
    const texts = [];
    visit(node => {
      const parent = node.parentElement;
      if (parent.closest('option,textarea,datalist') || !parent.checkVisibility()) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(parent).fontSize);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Fonts leave room above and below.
        const room = Math.max(0, (bottom - top - size) / 2);
        texts.push({ node, parent, left, right, top: top + room, bottom: bottom - room });
      }
    });
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    texts.forEach((text, index) => {
      for (const other of texts.slice(index + 1)) {
        if (meet(text, other)) found.add(`${name(text.parent)} over ${name(other.parent)}`);
      }
      for (let box = text.parent; box != document.body; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box);
        if (display == 'inline' || display == 'contents') continue;
        if (overflowX == 'auto') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1 || text.top < top - 1 || text.bottom > bottom + 1) {
          found.add('outside of ' + name(box));
        }
      }
    });
    for (const control of document.querySelectorAll('input,select,textarea,progress')) {
      const box = control.getBoundingClientRect();
      if (getComputedStyle(control).position == 'absolute') continue;
      for (const text of texts) if (meet(text, box)) found.add(control.type + ' over ' + name(text.parent));
    }
    return [...found];
    """
  }

  private func mistakes(_ style: String, width: Int, @ElementBuilder _ content: () -> ElementContent)
    async throws
    -> [String]
  {
    var options = Browser.Options()
    options.windowSize = Browser.WindowSize(width: width, height: 640)
    let page = try HTMLDocument(title: "", content: content)
    return try await Browser.required().evaluate(
      Self.script(style), in: page.html, options: options, as: [String].self)
  }

  @Test("Nothing is cut, and nothing covers anything", arguments: styles, [320, 1280])
  func spaced(style: String, width: Int) async throws {
    let found = try await mistakes(style, width: width) {
      Stack(spacing: 8) { for kind in ElementKind.all { kind.content } }
    }
    #expect(found == [])
  }

  @Test("What is cut, and what covers something, is found")
  func finds() async throws {
    let found = try await mistakes(Self.styles[0], width: 320) {
      Stack(style: StackStyle(box: BoxStyle(height: 4, overflow: .clipped))) { Label("A") }
      Stack(style: StackStyle(box: BoxStyle(height: 4))) { Label("B") }
      Label("C")
    }
    #expect(
      found.contains { $0.hasPrefix("cut div A") } && found.contains { $0.hasPrefix("outside of div B") })
    #expect(found.contains { $0.contains("over p C") }, "\(found)")
  }
}
