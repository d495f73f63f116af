import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Containers in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ContainerLayoutTests {
  /// A box in a container, beside others.
  private struct Card: ContainerElement {
    let text: String

    var body: some Element { Label(text).background(.yellow) }
  }

  private struct Article: HTMLElement {
    let text: String
    var htmlTag: HTMLTag { .article }

    var body: some Element { Card(text: text) }
  }

  private struct Texts: ContainerElement {
    var body: ElementContent {
      Label("one")
      Label("two")
    }
  }

  @Test("A box in a container is as high as what is beside it, and texts stay together")
  func containers() async throws {
    let long = String(repeating: "and so on ", count: 30)
    let script = """
      return [...document.body.firstElementChild.children].map(element => {
        while (element.children.length === 1 && element.firstElementChild.tagName === 'DIV')
          element = element.firstElementChild;
        return element.lastElementChild.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
      });
      """
    let boxes = """
      return [...document.querySelectorAll('p')].map(text => text.parentElement.getBoundingClientRect().height);
      """
    for style in [StackStyle(columns: 3), StackStyle(axis: .horizontal)] {
      let cards = Stack(style: style) {
        Label(long).background(.yellow)
        Card(text: "a")
        Article(text: "b")
      }
      let heights = try await evaluateNarrow(boxes, cards, as: [Double].self)
      #expect(heights.count == 3 && Set(heights).count == 1, "\(heights)")
      let texts = Stack(style: style) {
        Label(long).padding(8)
        Texts()
        Stack { Texts() }
      }
      let ends = try await evaluateNarrow(script, texts, as: [Double].self)
      #expect(ends[1] < 60 && ends[1] == ends[2], "\(ends)")
    }
  }

  @Test("A box in a container is as wide as one without it, whatever is in it", arguments: [false, true])
  func widths(isBeside: Bool) async throws {
    let word = String(repeating: "word", count: 40)
    let script = """
      return [...document.querySelectorAll('p')].map(text => text.parentElement.getBoundingClientRect().width);
      """
    func widths(_ card: some Element) async throws -> [Double] {
      let row = Stack(.horizontal) {
        card
        Label(String(repeating: "and so on ", count: 30)).background(.yellow)
      }
      return isBeside
        ? try await evaluateNarrow(script, row, as: [Double].self)
        : try await evaluateNarrow(script, Stack { card }, as: [Double].self)
    }
    for text in [isBeside ? "Benachrichtigungen" : word, "a"] {
      let found = try await widths(Card(text: text))
      #expect(try await widths(Label(text).background(.yellow)) == found && found[0] <= 320, "\(found)")
    }
  }

  @Test("What a disclosure shows lies one below the other, as in a form", arguments: [true, false])
  func disclosures(isEnabled: Bool) async throws {
    let disclosure = Disclosure("More", isExpanded: true) {
      Button("a")
      Button("b")
      Hyperlink("c", to: "/c")
      TextField(name: "d").accessibilityLabel("d")
    }
    let script = """
      const title = document.querySelector('summary,button');
      const rest = [...document.querySelectorAll('button,a,input')].filter(element => element !== title);
      return rest.flatMap(element => {
        const box = element.getBoundingClientRect();
        return [box.left, box.top, box.bottom, box.width];
      });
      """
    let found = try await evaluateNarrow(script, disclosure.disabled(!isEnabled), as: [Double].self)
    let boxes = stride(from: 0, to: found.count, by: 4).map { Array(found[$0..<$0 + 4]) }
    try #require(boxes.count == 4)
    #expect(boxes.allSatisfy { $0[0] == 0 }, "\(boxes)")
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0[2] <= $1[1] }, "\(boxes)")
    #expect(boxes[0][3] < 160 && boxes[3][3] == 320, "\(boxes)")
  }

  @Test("What isn't disclosed and can't be takes no room")
  func shutDisclosures() async throws {
    let shut = Disclosure("More") { Label("a") }.disabled()
    let height = "return document.querySelector('p').getBoundingClientRect().height;"
    #expect(try await evaluateNarrow(height, shut, as: Double.self) == 0)
  }

  @Test("What makes a row without a title a link covers the row, and takes no room in it")
  func rowActions() async throws {
    let rows = Section {
      Row { Label("a") }
      Row(action: .follow("/b")) { Label("b") }
      Row(action: .perform("c")) { Label("c") }
    }
    let script = """
      const sides = [...document.querySelectorAll('a,button')].flatMap(element => {
        const action = element.getBoundingClientRect();
        const row = element.parentElement.getBoundingClientRect();
        return [row.left - action.left, row.right - action.right, row.height - action.height];
      });
      const texts = [...document.querySelectorAll('p')].map(text => text.getBoundingClientRect().left);
      return [...texts, ...sides];
      """
    for section in [rows.body, Stack { Row(action: .follow("/b")) { Label("b") } }.body] {
      let found = try await evaluateNarrow(script, section, as: [Double].self)
      let count = found.count < 6 ? 1 : 3
      #expect(Set(found.prefix(count)).count == 1, "\(found)")
      #expect(found.count > count && found.dropFirst(count).allSatisfy { $0 == 0 }, "\(found)")
    }
  }

  @Test(
    "All of the width leaves the margins around a box, wherever it is aligned",
    arguments: [nil, .fill, .center, .leading, .trailing] as [HorizontalAlignment?])
  func margins(alignment: HorizontalAlignment?) async throws {
    let box = BoxStyle(
      margins: EdgeInsets(horizontalInset: 16), width: .fraction(1), maximumWidth: 600, alignment: alignment)
    let sides = """
      const box = document.querySelector('p').parentElement.getBoundingClientRect();
      return [box.left, box.right];
      """
    let text = TextStyle().multilined()
    let label = Label(DisplayText(String(repeating: "a ", count: 300)), style: text)
    var flexible = box
    (flexible.width, flexible.maximumWidth) = (nil, 600)
    for box in [box, flexible] {
      for content in [Stack { label.box(box) }, label.box(box)] {
        #expect(try await evaluateNarrow(sides, content, as: [Double].self) == [16, 304], "\(box)")
      }
    }
  }

  @Test("Boxes of choices and buttons in a field are as wide as they need to be")
  func choices() async throws {
    let field = FormField("Interests") {
      Stack {
        Checkbox("a", name: "a")
        Button("b", action: .submit)
      }
    }
    let width = """
      return Math.max(...[...document.querySelectorAll('label,button')].map(
        element => element.getBoundingClientRect().width));
      """
    #expect(try await evaluateNarrow(width, field, as: Double.self) < 160)
  }

  @Test(
    "Fields with something beside them are as wide as others", arguments: [BoxStyle(), BoxStyle(width: 200)])
  func fields(box: BoxStyle) async throws {
    let field = FormField("Name") {
      Stack(style: StackStyle(axis: .horizontal, box: box)) {
        Label("@")
        TextField(name: "a")
      }
    }
    let width = "return document.querySelector('input').getBoundingClientRect().right;"
    #expect(try await evaluateNarrow(width, field, as: Double.self) == (box.width == nil ? 320 : 200))
  }
}
