import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What elements say for assistive technologies")
struct AccessibilityLawTests {
  @Test("An image that is left out says what it would have said, to all readers")
  func imageLeftOut() throws {
    var page = HTMLRenderer()
    let image = ImageView(Image(url: "javascript:x")).accessibilityLabel("A <plan>").id("plan")
    try page.append(Label("x"))
    let label = page.html
    try page.append(image)
    let text = page.html.dropFirst(label.count)
    #expect(text.hasSuffix(" id=\"plan\">A &lt;plan&gt;</span>"))
    // In the style of other texts.
    let (start, end) = try (#require(label.firstRange(of: "class=")), #require(label.firstRange(of: ">x")))
    #expect(text.hasPrefix("<span " + label[start.lowerBound..<end.lowerBound] + " id"))
    #expect(page.problems.map(\.loss) == [.droppedImage(url: "javascript:x", scheme: "javascript")])

    var hidden = HTMLRenderer()
    try hidden.append(image.with { $0.accessibility.isHidden = true })
    #expect(hidden.html.contains("id=\"plan\"") && !hidden.html.contains("plan&gt;"))
  }
}
