import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Landmarks of pages")
struct LandmarkTests {
  private func page(_ content: some Element) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(content)
    return page
  }

  @Test("A landmark is its element of HTML, and looks as the stack does", arguments: Landmark.allCases)
  func elements(landmark: Landmark) throws {
    let names: [Landmark: (start: String, end: String)] = [
      .header: ("<header", "</header>"), .navigation: ("<nav", "</nav>"), .main: ("<main", "</main>"),
      .complementary: ("<aside", "</aside>"), .search: ("<div", "</div>"), .footer: ("<footer", "</footer>"),
    ]
    let name = try #require(names[landmark])
    let role = landmark == .search ? " role=\"search\"" : ""
    let stack = Stack(spacing: 8) { Label("a") }
    let (plain, marked) = try (page(stack), page(stack.landmark(landmark)))
    #expect(
      marked.html
        == plain.html.replacing("<div class=\"s0\"", with: "\(name.start) class=\"s0\"\(role)")
        .replacing("</div>", with: name.end))
    #expect(marked.styleSheet.css == plain.styleSheet.css && marked.problems.isEmpty)
  }

  @Test("A landmark has its name, also where it scrolls, and no other role")
  func names() throws {
    for box in [BoxStyle(), BoxStyle(height: 20, overflow: .scrolling)] {
      for landmark in Landmark.allCases {
        let stack = Stack(style: StackStyle(box: box)) { Label("a") }.landmark(landmark)
        let html = try page(stack.accessibilityLabel("A & B").id("part")).html
        #expect(html.contains(" id=\"part\" aria-label=\"A &amp; B\""), "\(html)")
        #expect(html.ranges(of: " role=").count == (landmark == .search ? 1 : 0), "\(html)")
        #expect(html.contains(" tabindex=\"0\"") == (box.overflow == .scrolling), "\(html)")
      }
    }
  }

  @Test("Stacks whose styles depend on traits are landmarks, too")
  func dynamic() throws {
    let style = TraitStyle<StackStyle> { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }
    #expect(try page(Stack(style: style) { Label("a") }.landmark(.main)).html.hasPrefix("<main class="))
  }

  @Test(
    "People who hear a page can jump to its landmarks",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func reading() async throws {
    let content = Stack {
      for landmark in Landmark.allCases {
        Stack { Label("x") }.landmark(landmark).accessibilityLabel("\(landmark.rawValue) of all")
      }
    }
    let html = try HTMLDocument(title: "x", language: "en", body: page(content)).html
    let lines = try await Browser.required().open(html) { try $0.accessibilityTree() }
      .exposed.filter { !["StaticText", "paragraph"].contains($0.role) }.map(\.debugDescription)
    #expect(
      lines == [
        #"banner "header of all""#, #"navigation "navigation of all""#, #"main "main of all""#,
        #"complementary "complementary of all""#, #"search "search of all""#,
        #"contentinfo "footer of all""#,
      ])
  }
}
