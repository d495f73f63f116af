import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Boxes of any container or text")
struct BoxStyleTests {
  @Test("A box that says nothing is written as nothing")
  func nothing() throws {
    #expect(BoxStyle() == BoxStyle.decoded("{}") && !StackStyle().hasSameBox(as: BoxStyle(opacity: 1)))
    var sheet = StyleSheet()
    try sheet.add(BoxStyle(), to: ".box")
    #expect(sheet.css.isEmpty)
  }

  @Test(
    "Each property is a declaration",
    arguments: [
      (
        BoxStyle(margins: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: -3)),
        "margin-block:1px;margin-inline:2px -3px"
      ),
      (BoxStyle(width: 320), "box-sizing:border-box;width:320px"),
      (BoxStyle(maximumWidth: .characters(60)), "box-sizing:border-box;max-width:60ch"),
      (BoxStyle(minimumHeight: .characters(2)), "box-sizing:border-box;min-height:2lh"),
      (BoxStyle(height: .fraction(0.5)), "box-sizing:border-box;height:50%"),
      (BoxStyle(alignment: .center), "width:fit-content;margin-inline:auto auto"),
      (BoxStyle(width: 9, alignment: .trailing), "margin-inline:auto 0px;box-sizing:border-box;width:9px"),
      (
        BoxStyle(margins: EdgeInsets(inset: 4), alignment: .leading),
        "margin-block:4px;width:fit-content;margin-inline:4px auto"
      ),
      (
        BoxStyle(margins: EdgeInsets(horizontalInset: 16), maximumWidth: 600, alignment: .center),
        "margin-block:0px;width:fit-content;margin-inline:auto auto;box-sizing:border-box;"
          + "max-width:min(600px,100% - 16px - 16px)"
      ),
      (
        BoxStyle(margins: EdgeInsets(horizontalInset: 16), maximumWidth: 600, alignment: .fill),
        "margin-block:0px;margin-inline:16px;box-sizing:border-box;max-width:600px"
      ),
      (
        BoxStyle(margins: EdgeInsets(verticalInset: 4), alignment: .center),
        "margin-block:4px;width:fit-content;margin-inline:auto auto"
      ),
      (
        BoxStyle(margins: EdgeInsets(horizontalInset: 16), width: .fraction(0.5)),
        "margin-block:0px;margin-inline:16px;box-sizing:border-box;width:min(50%,100% - 16px - 16px)"
      ),
      (
        BoxStyle(
          margins: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0), width: .fraction(1),
          maximumWidth: 960, alignment: .center),
        "margin-block:0px;margin-inline:auto auto;box-sizing:border-box;width:min(100%,100% - 16px);max-width:960px"
      ),
      (
        BoxStyle(margins: EdgeInsets(verticalInset: 8), width: .fraction(1)),
        "margin-block:8px;margin-inline:0px;box-sizing:border-box;width:100%"
      ),
      (
        BoxStyle(margins: EdgeInsets(horizontalInset: 16), width: 320),
        "margin-block:0px;margin-inline:16px;box-sizing:border-box;width:320px"
      ),
      (BoxStyle(opacity: 7), "opacity:1"), (BoxStyle(opacity: -1), "opacity:0"),
      (
        BoxStyle(outline: OutlineStyle(width: 3, color: .red, offset: -2)),
        "outline:3px solid #ff0000;outline-offset:-2px"
      ),
      (BoxStyle(overflow: .scrolling), "overflow:auto"), (BoxStyle(overflow: .clipped), "overflow:hidden"),
    ])
  func properties(box: BoxStyle, declarations: String) throws {
    var sheet = StyleSheet()
    try sheet.add(box, to: "p")
    #expect(sheet.css == "p{\(declarations)}\n")
  }

  @Test("The keyboard reaches what scrolls, with any traits, unless it is hidden from some")
  func scrolling() throws {
    let box = BoxStyle(height: 40, overflow: .scrolling)
    func html(_ stack: Stack) throws -> String {
      var page = HTMLRenderer()
      try page.append(stack)
      return page.html
    }
    let compact = TraitStyle { StackStyle(box: $0.isCompact ? box : BoxStyle()) }
    for stack in [Label("x").box(box), Stack(style: compact) { Label("x") }] {
      #expect(try html(stack).matches(of: #/<div class="\w+" data-scrolls tabindex="0"/#).count == 1)
      let hidden = stack.with { $0.accessibility.isHidden = true }
      #expect(try !html(hidden).contains("tabindex=\"0\""))
    }
    #expect(try !html(Label("x").box(BoxStyle(overflow: .clipped))).contains("tabindex"))
  }

  @Test("A box that is pressed lies lower, and a box of a stack as well")
  func pressed() throws {
    var sheet = StyleSheet()
    try sheet.add(BoxStyle(pressedOffset: 2), to: "p")
    #expect(sheet.css == "p:where(:active){translate:0 2px}\n")
    try sheet.addRule(for: "q") { $0.set(BoxStyle(pressedOffset: 2)) }
    #expect(sheet.problems.map(\.loss) == [.property("pressedOffset")])
    var page = HTMLRenderer()
    try page.append(Label("x").box(BoxStyle(pressedOffset: 2)))
    #expect(page.styleSheet.css.contains(":active{translate:0 2px}"))
  }

  @Test("Stacks lie in columns, or continue in the next line, as traits have it")
  func layout() throws {
    var page = HTMLRenderer()
    let style = TraitStyle { StackStyle(spacing: 4, columns: $0.isCompact ? 1 : 3) }
    try page.append(Stack(style: style) { Label("x") })
    let css = page.styleSheet.css
    #expect(css.contains("display:grid;grid-template-columns:repeat(3,minmax(0,1fr))"), "\(css)")
    #expect(css.contains("grid-template-columns:repeat(1,minmax(0,1fr))"), "\(css)")
    #expect(StackStyle(columns: -5).columns == 1)
    try page.append(Stack(style: StackStyle(axis: .horizontal, wraps: true)) { Label("x") })
    #expect(page.styleSheet.css.contains("flex-wrap:wrap"))
  }

  @Test("Stacks have a thousand columns at most")
  func columnLimit() throws {
    func count(_ columns: Int) throws -> Substring? {
      var page = HTMLRenderer()
      try page.append(Stack(style: StackStyle(columns: columns)) { Label("x") })
      return page.styleSheet.css.firstMatch(of: /repeat\((\d+),/)?.1
    }
    for columns in [1, 999, 1_000] { #expect(try count(columns) == "\(columns)") }
    for columns in [1_001, .max] { #expect(try count(columns) == "1000") }
  }

  @Test(
    "Browsers lay boxes out as they are described",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    var page = HTMLRenderer()
    try page.append(
      Stack(style: StackStyle(box: BoxStyle(width: 600))) {
        Label("a").frame(width: .fraction(0.5), height: 40, alignment: .center)
        Label("b").box(BoxStyle(margins: EdgeInsets(inset: 10), width: 100, alignment: .trailing))
        Label("c").padding(8).background(.red).border(BorderStyle(width: 2, color: .blue))
        Stack(style: StackStyle(spacing: 12, columns: 3)) {
          for text in ["d", "e", "f", "g"] { Label(text) }
        }
      })
    let html = "<!doctype html><style>body{margin:0}\(page.styleSheet.css)</style>\(page.html)"
    let script = """
      const boxes = [...document.body.querySelector('div').children].map(x => x.getBoundingClientRect());
      const cells = [...document.body.querySelector('div').lastElementChild.children].map(x => x.getBoundingClientRect());
      return [...boxes.slice(0, 3), ...cells].map(x => [x.left, x.width].map(Math.round));
      """
    let found = try await Browser.required().evaluate(script, in: html, as: [[Int]].self)
    #expect(
      found == [[150, 300], [490, 100], [0, 600], [0, 192], [204, 192], [408, 192], [0, 192]], "\(found)")
  }
}

extension BoxStyle {
  fileprivate static func decoded(_ json: String) -> BoxStyle? {
    try? JSONDecoder().decode(BoxStyle.self, from: Data(json.utf8))
  }
}

extension StackStyle {
  fileprivate func hasSameBox(as box: BoxStyle) -> Bool { self == StackStyle(box: box) }
}
