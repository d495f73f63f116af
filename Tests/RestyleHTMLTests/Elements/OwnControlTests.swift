import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Controls of a program's own kinds, and secrets, as HTML")
struct OwnControlTests {
  private struct Rating: InputControl, LabelledElement {
    var stars = 3
    var label: Label? = Label("Rating")
    var name: String?
    var state = ControlState.normal
    var accessibility = Accessibility()
    var givenStyle = GivenStyle<FieldStyle>(FieldStyle?.none)
    var isSecret = false

    var shownText: DisplayText? { DisplayText("\(stars) < 5") }
    static var defaultStyle: FieldStyle { .default }
  }

  private func render(_ element: some Element) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(element)
    return page
  }

  @Test("A kind that HTML has no element for is its label with its value, and a report")
  func label() throws {
    let page = try render(Rating())
    #expect(page.html.contains(">Rating</label><output id=\""), "\(page.html)")
    #expect(page.html.contains("\">3 &lt; 5</output></div>"), "\(page.html)")
    #expect(page.problems.map(\.loss) == [.element("Rating")])
    let unlabelled = try render(Rating(label: nil)).html
    #expect(
      unlabelled.hasPrefix("<output id=\"") && unlabelled.hasSuffix("\">3 &lt; 5</output>"), "\(unlabelled)")
    #expect(try !render(Rating(isSecret: true)).html.contains("3"))
  }
}
