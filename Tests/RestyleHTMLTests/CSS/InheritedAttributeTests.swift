import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Inherited attributes in CSS")
struct InheritedAttributeTests {
  /// What no property says.
  private static let unsaid: Set = [
    "adjustsFontForContentSizeCategory", "fontTextStyle", "highlightedColor", "image", "language", "link",
    "minimumScaleFactor",
  ]

  @Test("Each attribute that CSS says is `inherit`, and no other property")
  func declarations() {
    for key in TextAttributeKeySet.standard.types {
      let style = TextStyle(attributes: [TextAttribute(inheriting: key)])
      let css = style.cssDeclarations()
      #expect(css.problems.isEmpty)
      #expect(css.text.isEmpty == Self.unsaid.contains(key.name), "\(key.name): \(css.text)")
      #expect(css.text.isEmpty || css.text.hasSuffix(":inherit") && !css.text.contains(";"), "\(css.text)")
    }
    let style = TextStyle(lineHeight: 20).inheriting(.lineSpacing).inheriting(.underline)
    #expect(style.cssDeclarations().text == "text-decoration:inherit;line-height:max(20px,1em)")
  }

  @Test("What else a style says of a property stays, whatever was declared before")
  func others() {
    struct Tag: CSSStyle {
      var text: TextStyle
      static var css: CSSDescription<Tag, String> {
        .declaring { tag, css in
          css.set(.background, Color(light: .red, dark: .blue))
          css.set("line-height", to: "2")
          css.set("color", to: "red")
          css.set(tag.text)
        }
      }
    }
    let text = TextStyle(lineHeight: 20, color: .green).inheriting(.lineSpacing).inheriting(.fontSize)
      .restyled { $0.backgroundColor = .black }
    var sheet = StyleSheet()
    _ = sheet.classNames(for: Tag(text: text))
    #expect(
      sheet.css.contains(
        "{font-size:inherit;color:#00ff00;background-color:#000000;line-height:max(20px,1em)}"),
      "\(sheet.css)")
  }

  @Test("Inheriting a line doesn't take back how thick it is")
  func shorthands() {
    let style = TextStyle().restyled { $0.underlineThickness = 2 }.inheriting(.underline)
    #expect(style.cssDeclarations().text == "text-decoration:inherit;text-decoration-thickness:2px")
  }

  @Test("A key of one's own doesn't say what of its CSS is inherited, which is a problem")
  func ownKey() {
    struct Balance: CSSTextAttributeKey {
      static let name = "balance"
      typealias Value = Bool
      static func declare(_ value: Bool, in css: inout CSSProperties) { css.set("text-wrap", to: "balance") }
    }
    let css = TextStyle().inheriting(Balance()).cssDeclarations()
    #expect(css.text.isEmpty && css.problems.map(\.loss) == [.attribute("balance")])
  }

  private static let linked = TextStyle(color: .blue).underlined.restyled { $0.link = "/terms" }

  @Test("A run has what its text says, and what that leaves open from further out")
  func runs() throws {
    let run = Self.linked.merging(TextStyle().inheriting(.color))
    func page(in style: TextStyle) throws -> HTMLRenderer {
      var page = HTMLRenderer()
      try page.append(Label("a \("b", style: run)", style: style))
      return page
    }
    let red = try page(in: TextStyle(color: .red)).styleSheet.css
    #expect(!red.contains("#0000ff") && red.contains("color:#ff0000"), "\(red)")
    let open = try page(in: TextStyle())
    #expect(open.html.contains("<a href=\"/terms\" class=\""), "\(open.html)")
    #expect(open.styleSheet.css.contains("color:inherit"), "\(open.styleSheet.css)")
    let text = ShownText(
      DisplayText("a \("b", style: run)" as StyledString), in: TextStyle(color: .red))
    #expect(text.runs.last?.style.color == .red)
  }

  @Test(
    "A browser takes it from around",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    let outer = TextStyle(
      font: Font(family: .named("Ahem"), size: 23, weight: .bold, slant: .italic), lineHeight: 31,
      color: .red,
      alignment: .right
    ).restyled {
      $0.kern = 3
      $0.backgroundColor = .yellow
      $0.hyphenation = .never
    }
    let own = TextStyle(
      font: Font(family: .named("Own"), size: 9, weight: .thin, slant: .upright), lineHeight: 11,
      color: .blue,
      alignment: .center
    ).restyled {
      $0.kern = 1
      $0.backgroundColor = .green
    }
    let inherited = outer.attributes.reduce(own) { style, attribute in
      style.merging(TextStyle(attributes: [TextAttribute(inheriting: attribute.key)]))
    }
    var sheet = StyleSheet()
    let names = [sheet.className(for: outer), sheet.className(for: own), sheet.className(for: inherited)]
    let document = """
      <!doctype html><html lang="en"><title>T</title><style>\(sheet.css)</style>
      <div class="\(names[0])">a<p class="\(names[1])">b</p><p class="\(names[2])">c</p></div>
      """
    try await Browser.required().open(document) { page in
      let texts = try page.evaluate(
        """
        return ["div", "p", "p + p"].map(selector => {
          const style = getComputedStyle(document.querySelector(selector));
          return ["color", "backgroundColor", "fontFamily", "fontSize", "fontWeight", "fontStyle", "lineHeight",
            "letterSpacing", "textAlign", "hyphens"].map(name => style[name]).join("|");
        });
        """, as: [String].self)
      #expect(texts[0] == texts[2] && texts[0] != texts[1], "\(texts)")
    }
  }
}
