import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Lines of code in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct CodeLinesTests {
  private static let code = (0..<30).map { "word\($0)" }.joined(separator: " ") + "\n  short"

  /// A block of code in a row, as in an item of a list.
  private static func block(_ mode: LineBreakMode, _ overflow: BoxStyle.Overflow?) -> Stack {
    let style = TextStyle(font: Font(size: 10)).restyled { $0.lineHeight = 20 }
    let label = Label(code, style: style.multilined(lineBreakMode: mode)).with {
      $0.accessibility.role = .code(language: nil)
    }
    var block = Stack(style: StackStyle(insets: EdgeInsets(inset: 12), box: BoxStyle(overflow: overflow))) {
      label
    }
    block.accessibility.role = .code(language: nil)
    return Stack(.horizontal) {
      Label("•")
      Stack { block }
    }
  }

  /// The widths that the page and the block scroll in, that of the page, and the height of the code.
  private func layout(_ mode: LineBreakMode, _ overflow: BoxStyle.Overflow?) async throws -> [Double] {
    var page = HTMLRenderer()
    try page.append(Self.block(mode, overflow))
    let html = """
      <!doctype html><style>body{margin:0;width:320px}\(page.styleSheet.css)</style>\(page.html)
      """
    let script = """
      const code = document.querySelector('code'), block = document.querySelector('pre').parentElement;
      block.scrollLeft = 1e6;
      const [inner, outer] = [code, block].map(element => element.getBoundingClientRect());
      return [document.body.scrollWidth, Math.round((outer.right - inner.right) / 4) * 4, inner.height];
      """
    return try await Browser.required().evaluate(script, in: html, as: [Double].self)
  }

  @Test("Lines that are clipped don't wrap, and their box scrolls to the ends of them")
  func scrolling() async throws {
    #expect(try await layout(.clipping, .scrolling) == [320, 12, 40])
  }

  @Test("Lines that wrap are as wide as the page", arguments: [nil, .scrolling] as [BoxStyle.Overflow?])
  func wrapping(overflow: BoxStyle.Overflow?) async throws {
    let layout = try await layout(.wordWrapping, overflow)
    #expect(layout[0] == 320 && layout[1] == 12 && layout[2] > 40, "\(layout)")
  }

  @Test("A text that is clipped is cut at its edge, line by line")
  func clipping() async throws {
    var page = HTMLRenderer()
    let style = TextStyle(font: Font(size: 10)).restyled { $0.lineHeight = 20 }
    try page.append(Label(Self.code, style: style.multilined(lineBreakMode: .clipping)))
    let html = HTMLDocument(title: "x", body: page).html
    let script = """
      const text = document.querySelector('p');
      return [document.documentElement.scrollWidth <= innerWidth, text.clientHeight == 40];
      """
    #expect(try await Browser.required().evaluate(script, in: html, as: [Bool].self) == [true, true])
  }
}
