import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Images in texts")
struct InlineImageTests {
  private let star = InlineImage(Image(url: "star.svg"), alternative: "a \"star\"")

  private func html(_ text: StyledString, _ styling: HTMLStyling = .inline) -> (String, HTMLRenderer) {
    var page = HTMLRenderer(styling: styling)
    page.append(text, as: .paragraph)
    return (page.html, page)
  }

  @Test("Each stands where its character does")
  func places() {
    let image =
      #"<img style="max-width:100%;vertical-align:baseline" src="star.svg" alt="a &quot;star&quot;">"#
    #expect(html("4 \(star) of 5").0 == "<p>4 \(image) of 5</p>")
    #expect(html("\(star)\(star)").0 == "<p>\(image)\(image)</p>")
    #expect(html(StyledString("\u{FFFC}")).0 == "<p>\u{FFFC}</p>")
    #expect(
      html("a\(star, style: .bold)").0 == "<p>a<span style=\"font-weight:700\">\(image)</span></p>")
    #expect(
      html("a\(star, style: TextStyle().linked(to: "/b"))").0 == "<p>a<a href=\"/b\">\(image)</a></p>")
  }

  @Test("A label, a button and a header show them, and names say them")
  func elements() throws {
    let text = DisplayText("Rate \(star)")
    var page = HTMLRenderer()
    try page.append(
      Form {
        Section(header: text) {
          Row { Label(text) }
          Row { TextField(placeholder: text) }
        }
        Button(text)
      })
    #expect(page.html.split(separator: "<img ").count == 4)
    #expect(page.html.contains("placeholder=\"Rate a &quot;star&quot;\""))
    #expect(page.problems.allSatisfy { $0.loss != .unknownImage })
  }

  @Test("Size and place in the line become CSS")
  func sizes() {
    var image = star
    image.size = Size(width: 20, height: 10)
    image.alignment = .middle
    #expect(
      html("\(image)").0.contains("\"width:20px;height:10px;max-width:100%;vertical-align:middle\""))
    image.fitsFont = true
    #expect(html("\(image)").0.contains("\"height:1em;width:auto;max-width:100%;vertical-align:middle\""))
    let (classes, page) = html("\(image)", .classes)
    #expect(classes.contains("<img class=\"") && !classes.contains("style="))
    #expect(page.styleSheet.css.contains("vertical-align:middle"))
  }

  @Test("What can't be loaded safely is its alternative text, and a problem")
  func unsafe() {
    let images: [(Image, RenderingProblem.Loss)] = [
      (Image(url: "javascript:x"), .droppedImage(url: "javascript:x", scheme: "javascript")),
      (Image(url: ""), .unknownImage), (Image(data: [1]), .unknownImage),
      (Image(image: BackgroundStyle(color: .red)), .unknownImage),
    ]
    for (image, loss) in images {
      let hostile = "<b>\"\u{202E}"
      let (html, page) = html("a\(InlineImage(image, alternative: hostile))b")
      #expect(html == "<p>a&lt;b&gt;&quot;\u{202E}\u{202C}b</p>")
      #expect(page.problems.map(\.loss) == [loss])
    }
    let template = InlineImage(Image(url: "a").tinted(.red), alternative: "")
    #expect(html("\(template)").1.problems.map(\.loss) == [.untintedImage(.red)])
  }

  @Test(
    "Whatever an image holds, it stays in its tag",
    arguments: ["\"><script>", "' onload='x", "a\0", "&quot;"])
  func hostile(text: String) {
    let (html, _) = html("\(InlineImage(Image(url: text), alternative: text))")
    #expect(!html.contains("<script") && html.split(separator: "<").count == 3)
  }
}
