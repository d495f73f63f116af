import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Buttons with images in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ButtonLayoutTests {
  private static func image(width: Int) -> Image {
    Image(
      url: """
        data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='\(width)'%20height='20'/%3E
        """)
  }

  /// How wide images are in buttons 300 points wide, and how many lines their titles have.
  private static let buttons:
    [(title: String, image: Int, shown: ClosedRange<Double>, lines: ClosedRange<Int>)] =
      [
        ("Go", 20, 20...20, 1...1), ("", 200, 200...200, 0...0),
        (String(repeating: "and so on ", count: 9), 20, 20...20, 2...9),
        (String(repeating: "word", count: 40), 20, 20...20, 2...9),
        // Both words are whole.
        ("Jetzt bestellen", 290, 180...250, 1...2), ("", 900, 300...300, 0...0),
      ]

  @Test(
    "A wide image leaves room to the words of a title, and a small one is as wide as ever", arguments: buttons
  )
  func images(title: String, image: Int, shown: ClosedRange<Double>, lines: ClosedRange<Int>) async throws {
    let button = Button(DisplayText(title), image: Self.image(width: image))
    let script = """
      const button = document.querySelector('button'), image = document.querySelector('img');
      await image.decode().catch(() => {});
      const range = document.createRange();
      range.selectNodeContents(button.querySelector('span'));
      const tops = [...range.getClientRects()].map(rect => Math.round(rect.top));
      return [image.getBoundingClientRect().width, new Set(tops).size, button.scrollWidth - button.clientWidth];
      """
    let content = Stack(style: StackStyle(alignment: .leading)) { button }.frame(width: 300)
    let layout = try await evaluateNarrow(script, content, as: [Double].self)
    #expect(shown.contains(layout[0]) && lines.contains(Int(layout[1])) && layout[2] == 0, "\(layout)")
  }
}
