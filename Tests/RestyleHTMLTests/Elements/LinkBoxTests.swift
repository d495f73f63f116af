import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Links as elements, in Chromium", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct LinkBoxTests {
  private static let styles: [ButtonStyle?] = [
    nil, ButtonStyle(states: [.normal: ButtonStateStyle(text: TextStyle(color: .red))]),
  ]

  private func html(_ element: some Element) throws -> String {
    var page = HTMLRenderer()
    try page.append(element)
    return HTMLDocument(title: "x", body: page).html
  }

  @Test("A link stands where the container around it puts it", arguments: 0..<2)
  func position(style: Int) async throws {
    for alignment in [StackStyle.Alignment.leading, .fill, .center, .trailing] {
      let stack = Stack(.vertical, alignment: alignment) {
        Hyperlink("x", to: "https://example.org", style: Self.styles[style])
      }
      let script = """
        const [a, outer] = ['a span', 'body > *'].map(x => document.querySelector(x).getBoundingClientRect());
        const [left, right] = [a.left - outer.left, outer.right - a.right];
        return Math.abs(left - right) < 2 ? 'center' : left < right ? 'leading' : 'trailing';
        """
      let found = try await Browser.required().evaluate(script, in: try html(stack), as: String.self)
      #expect(found == (alignment == .fill ? "leading" : "\(alignment)"))
    }
  }
}
