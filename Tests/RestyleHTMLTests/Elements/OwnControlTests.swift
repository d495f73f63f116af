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

  @Test("What is secret isn't on the page, in whichever field it is")
  func secrets() throws {
    let style = FieldStyle.system.password
    let day = try CalendarDate(year: 1983, month: 7, day: 19)
    for isSecret in [true, false] {
      let style = isSecret ? style : .system
      let fields: [any Element] = [
        TextArea("a", text: "19830719", style: style), NumberField("a", value: 19_830_719, style: style),
        DateField("a", value: DateField.Value(date: day), style: style),
      ]
      for field in fields {
        let html = try render(field).html.replacing("-", with: "")
        #expect(html.contains("19830719") != isSecret, "\(html)")
      }
    }
  }
}
