import Restyle
import RestyleHTML
import TestSupport
import Testing

@Suite struct HTMLElementTests {
  private struct Stop: Error {}

  @Test
  func attributesAreEscaped() async throws {
    try await forEach(
      [
        (.id("a b\tc"), "id=\"a-b-c\""),
        (.fragment("a b"), "href=\"#a-b\""),
        (.classes("x", "y  z\ta"), "class=\"x y z-a\""),
        (.language("zh-Hans"), "lang=\"zh-Hans\""),
        (.direction(.rightToLeft), "dir=\"rtl\""),
        (.direction(.leftToRight), "dir=\"ltr\""),
        (.direction(.natural), "dir=\"auto\""),
        (.label("\" onload='x' <b>&"), "aria-label=\"&quot; onload=&#39;x&#39; &lt;b&gt;&amp;\""),
        (.labelled(by: "a\u{2028}b"), "aria-labelledby=\"a-b\""),
      ] as [(HTMLAttribute, String)]
    ) { (attribute: HTMLAttribute, html: String) in
      var page = HTMLRenderer()
      page.append(element: "section", attributes: [attribute]) { $0.append(text: "<") }
      #expect(page.html == "<section \(html)>&lt;</section>")
    }
  }

  @Test func anElementIsClosedWhenItsContentThrows() {
    var page = HTMLRenderer()
    #expect(throws: Stop.self) {
      try page.append(element: "div") { page in
        page.append(text: "a")
        throw Stop()
      }
    }
    #expect(page.html == "<div>a</div>")
  }

  @Test func aPartCanBeStyledInAnotherWay() {
    let style = TextStyle(color: Color(light: .black, dark: .white))
    var page = HTMLRenderer()
    page.append(StyledText("a", style: style))
    page.withStyling(.inline(colorScheme: .dark)) { page in
      page.append(StyledText("b", style: style.linked(to: "javascript:b")))
      page.withStyling(.classes) { $0.append(StyledText("c", style: style.italic)) }
    }
    page.append(StyledText("d", style: style))
    #expect(
      page.html == """
        <span class="s0">a</span><span style="color:#ffffff">b</span>\
        <span class="s1">c</span><span class="s0">d</span>
        """
    )
    #expect(page.styleSheet.css.contains(".s1{font-style:italic;color:#000000}"))
    #expect(page.problems.count == 1)
  }

  @Test func aPartThatThrowsKeepsWhatWasRendered() {
    var page = HTMLRenderer()
    #expect(throws: Stop.self) {
      try page.withStyling(.inline) { page in
        page.append(text: "a")
        throw Stop()
      }
    }
    page.append(text: "b")
    #expect(page.html == "ab")
  }
}
