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
}
