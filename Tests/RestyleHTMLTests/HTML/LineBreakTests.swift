import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Line breaks of texts in HTML")
struct LineBreakTests {
  private static let text = "Xa\nXb"

  private func render(_ element: some Element) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(element)
    return page
  }

  @Test(
    "Each way to write a line break is one element; other white space stays as it is",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
  func ways(lineBreak: String) throws {
    for prefix in ["", "a", "<b> & \"c\" ", "\u{2066}", "longer than sixteen bytes, "] {
      for suffix in ["", "d", "\u{2069}e", " & longer than sixteen bytes"] {
        let html = try render(Label(prefix + lineBreak + suffix)).html
        #expect(html.ranges(of: "<br>").count == 1 && !html.contains("&#13;"), "\(html)")
        let twice = try render(Label(prefix + lineBreak + lineBreak + suffix)).html
        #expect(twice.ranges(of: "<br>").count == 2, "\(twice)")
      }
    }
    #expect(try render(Label("a  b\tc")).html.contains("a  b\tc"))
  }

  @Test("A line break is one in every place that may hold an element")
  func places() throws {
    let text = Self.text
    let elements: [any Element] = [
      Label(text), Label("x \(text, style: TextStyle(color: .red))"), TitleSubtitle(text, subtitle: text),
      Button(text), Hyperlink(text, to: Link("https://example.org")), List([DisplayText(text)]),
      Checkbox(text),
      SegmentedControl([.init(text)]), RadioGroup([Choice(text)]), TextField(text), Switch(text),
      FormField(text, help: text, error: text) { TextField() },
      Table(text, columns: [Table.Column(text)], rows: [[DisplayText(text)]]),
      Section(header: text, footer: text) { Row(text, subtitle: text) { Switch() } },
      Disclosure(text) { Label("x") }, DescriptionList { DescriptionList.Item(text, text) },
    ]
    for element in elements {
      let html = try render(element).html
      #expect(html.contains("Xa<br>Xb") && !html.contains(text), "\(html)")
    }
  }

  @Test("What can't hold an element has none")
  func options() throws {
    let page = try render(Picker([Choice(Self.text)], placeholder: Self.text))
    #expect(!page.html.contains("<br>"), "\(page.html)")
    #expect(!HTMLDocument(title: Self.text, body: page).html.contains("<br>"))
    #expect(try !render(TextArea(text: Self.text)).html.contains("<br>"))
  }

  @Test("Elements of the program's own that hold text alone have none", arguments: [true, false])
  func textOnly(isStyled: Bool) {
    let text = StyledText(Self.text, style: isStyled ? TextStyle(color: .red) : TextStyle())
    var page = HTMLRenderer()
    page.append(element: "title") { $0.append(text) }
    #expect(page.html == "<title>Xa\nXb</title>")
    page.append(element: "p") { page in
      page.append(element: "option") { $0.append(text: Self.text) }
      page.append(text: Self.text)
    }
    #expect(page.html.hasSuffix("<p><option>Xa\nXb</option>Xa<br>Xb</p>"))
  }
}

@Suite("Line breaks of texts, in Chromium", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct LineBreakBrowserTests {
  @Test("Each line is seen once, whatever the style says of lines", arguments: [nil, 0, 2, 3])
  func lines(limit: Int?) async throws {
    var page = HTMLRenderer()
    let style = TextStyle(font: Font(size: 10)).restyled { style in
      style.lineHeight = 20
      if let limit { style.numberOfLines = limit }
    }
    for text in ["one", "one\ntwo", "one\r\ntwo", "one\u{2028}two"] {
      try page.append(Stack { Label(text, style: style) })
    }
    let script = "return [...document.querySelectorAll('p')].map(e => e.getBoundingClientRect().height)"
    let heights = try await Browser.required().evaluate(
      script, in: HTMLDocument(title: "x", body: page).html, as: [Double].self)
    #expect(heights == [20, 40, 40, 40])
  }
}
