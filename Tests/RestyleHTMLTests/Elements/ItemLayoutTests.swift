import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite(
  "What items and cells hold, in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ItemLayoutTests {
  private static let lined = ButtonStyle(
    normal: ButtonStateStyle(background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray))))

  /// Elements that lines of text would hold.
  private static let pairs: [(name: String, content: ElementContent)] = [
    pair("links") {
      Hyperlink("One", to: "/1")
      Hyperlink("Two", to: "/2")
    },
    pair("links with a box") {
      Hyperlink("One", to: "/1", style: lined)
      Hyperlink("Two", to: "/2", style: lined)
    },
    pair("buttons") {
      Button("One")
      Button("Two", action: .follow("/2"))
    },
    pair("boxes") {
      Checkbox("One")
      Checkbox("Two")
    },
    pair("boxes without a label") {
      Checkbox()
      Checkbox()
    },
    pair("fields") {
      TextField(name: "a")
      TextArea(name: "b")
    },
    pair("a link and a switch") {
      Hyperlink("One", to: "/1")
      Switch()
    },
    pair("a text and a link") {
      Label("One")
      Hyperlink("Two", to: "/2")
    },
  ]

  private static func pair(
    _ name: String, @ElementBuilder content: () -> ElementContent
  ) -> (name: String, content: ElementContent) { (name, content()) }

  /// What has elements one below the other, with where they lie in it.
  private static func holders(_ content: ElementContent) -> [(element: any Element, side: String)] {
    func table(_ alignment: HorizontalAlignment) -> any Element {
      Table(columns: [Table.Column("a", alignment: alignment)]) { Table.Row { Table.Cell { content } } }
    }
    return [
      (List { List.Item { content } }, "left"), (List(isOrdered: true) { List.Item { content } }, "left"),
      (DescriptionList { DescriptionList.Item("a") { content } }, "left"), (table(.leading), "left"),
      (table(.trailing), "right"),
    ]
  }

  @Test("Links and controls lie one below the other, at the edge of their holder", arguments: pairs.indices)
  func lines(index: Int) async throws {
    let (name, content) = Self.pairs[index]
    for (number, holder) in Self.holders(content).enumerated() {
      let script = """
        const [first, second] = [...document.querySelector('li,dd,td').children].map(element => {
          const range = document.createRange();
          element.textContent ? range.selectNodeContents(element) : range.selectNode(element);
          return range.getBoundingClientRect();
        });
        const item = document.querySelector('li,dd,td').getBoundingClientRect();
        const distance = Math.abs(first['\(holder.side)'] - second['\(holder.side)']);
        return [second.top >= first.bottom - 1, distance < 8, second.right <= item.right];
        """
      func found(_ element: some Element) async throws -> [Bool] {
        try await evaluateNarrow(script, element, as: [Bool].self)
      }
      let isRight = try await found(holder.element)
      #expect(isRight == [true, true, true], "\(name), \(number)")
    }
  }

  private static let linking = TextStyle().restyled { $0.link = "/" }

  /// Texts in cells, each with how many lines it has.
  private static let texts: [(text: DisplayText, lineCount: Int)] = [
    (DisplayText("\("a", style: TextStyle().bold) and \("b", style: linking)"), 1),
    (DisplayText("\("a", style: linking) · \("b", style: linking)"), 1),
    (DisplayText("a\n\("b", style: TextStyle().bold) and \("c", style: linking)"), 2),
  ]

  @Test(
    "The runs of a text stay in its lines", arguments: texts.indices,
    [HorizontalAlignment.leading, .trailing])
  func runs(index: Int, alignment: HorizontalAlignment) async throws {
    let (text, lineCount) = Self.texts[index]
    let table = Table(columns: [Table.Column("a", alignment: alignment)], rows: [[text], ["x"]])
    let script = """
      const tops = new Set();
      for (const element of document.querySelectorAll('td:has(a) *, td:has(a)')) {
        for (const node of element.childNodes) {
          if (node.nodeType !== 3) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const line of range.getClientRects()) if (line.width > 0) tops.add(Math.round(line.top));
        }
      }
      return tops.size;
      """
    #expect(try await evaluateNarrow(script, table, as: Int.self) == lineCount)
  }

  @Test("Classes of tables and lists say nothing of what lies in texts")
  func handWritten() throws {
    var page = HTMLRenderer()
    try page.append(Table(columns: ["a"], rows: [["b"]]))
    try page.append(List(["a"]))
    try page.append(DescriptionList { DescriptionList.Item("a") { Label("b") } })
    let css = page.styleSheet.css
    #expect(!css.contains("fit-content"))
  }
}
