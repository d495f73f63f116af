import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Boxes that scroll in pages")
struct ScrollingBoxTests {
  private static let scrolling = BoxStyle(width: .points(200), height: 40, overflow: .scrolling)

  private func page(_ sheet: StyleSheet = StyleSheet(), _ elements: some Element) throws -> HTMLRenderer {
    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(elements)
    #expect(page.problems.isEmpty)
    return page
  }

  @Test("A stylesheet has the rules for paper once, and only where something scrolls")
  func rules() throws {
    let boxes = Stack {
      Label("a").box(Self.scrolling)
      Label("b").box(BoxStyle(height: 20, overflow: .scrolling))
    }
    let dynamic = Stack(style: TraitStyle { StackStyle(box: $0.isCompact ? Self.scrolling : BoxStyle()) }) {
      Label("c")
    }
    for content in [boxes, dynamic] {
      let css = try page(StyleSheet(), content).styleSheet.css
      let first = "@media print{\n[data-scrolls]{overflow:visible!important;"
      #expect(css.ranges(of: first).count == 1, "\(css)")
      #expect(css.ranges(of: "print").count == 1, "\(css)")
    }
    let clipped = try page(StyleSheet(), Label("d").box(BoxStyle(overflow: .clipped)))
    #expect(!clipped.styleSheet.css.contains("print") && !clipped.html.contains("data-scrolls"))
    // A page has no second time what it extends.
    let prepared = PreparedStyleSheet(try page(StyleSheet(), boxes).styleSheet)
    #expect(prepared.css.contains("print"))
    #expect(try page(StyleSheet(extending: prepared), boxes).styleSheet.addedCSS.isEmpty)
    let empty = PreparedStyleSheet(StyleSheet())
    #expect(try page(StyleSheet(extending: empty), boxes).styleSheet.addedCSS.contains("print"))
  }

  @Test("A table names the region that it scrolls in, unless that has a name or a part of the page")
  func names() throws {
    func start(_ stack: Stack) throws -> String {
      let html = try page(StyleSheet(), stack).html
      return try String(#require(html.firstMatch(of: /tabindex[^>]*/)).output)
    }
    func box(_ table: Table) -> Stack { Stack(style: StackStyle(box: Self.scrolling)) { table } }
    let table = Table("A & B", columns: ["x"], rows: [["1"]])
    let plain = "tabindex=\"0\""
    let named = "tabindex=\"0\" role=\"region\" aria-label="
    #expect(try start(box(table)) == named + "\"A &amp; B\"")
    #expect(try start(box(Table(columns: ["x"], rows: [["1"]]).accessibilityLabel("C"))) == named + "\"C\"")
    #expect(try start(box(table).accessibilityLabel("D")) == named + "\"D\"")
    #expect(try start(box(Table(columns: ["x"], rows: [["1"]]))) == plain)
    #expect(try start(box(table).landmark(.main)) == plain)
    let several = box(table).with { $0.content = ElementBuilder.buildArray([$0.content, $0.content]) }
    #expect(try start(several) == plain)
    #expect(try !page(StyleSheet(), Stack { table }).html.contains("role="))
  }

  @Test("Nothing is cut on paper", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func paper() async throws {
    let cell: DisplayText = "some words in a cell that is much longer than the box is wide"
    let content = Stack {
      Stack(style: StackStyle(box: Self.scrolling)) { Table(columns: ["x"], rows: [[cell]]) }
      for line in 0..<9 { Label("line \(line)") }
      Stack(style: StackStyle(axis: .horizontal, box: BoxStyle(overflow: .scrolling))) {
        for _ in 1...9 { ImageView(Image(url: "x.png"), width: 200, height: 50) }
      }
    }.box(Self.scrolling)
    let html = try HTMLDocument(title: "Boxes", body: page(StyleSheet(), content)).html
    let script = """
      return [...document.querySelectorAll("[tabindex]")].map(
        box => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
      """
    for isPrinted in [false, true] {
      var options = Browser.Options()
      options.isPrinted = isPrinted
      let cut = try await Browser.required().open(html, options: options) {
        try $0.evaluate(script, as: [Bool].self)
      }
      #expect(cut == [!isPrinted, !isPrinted, !isPrinted])
    }
  }
}
