// The examples in the comments of RestyleHTML, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("What the comments of RestyleHTML show")
struct RestyleHTMLCommentExamples {
  private let catalog = StyleCatalog("House", buttons: [NamedStyle("plain", ButtonStyle.default)])

  @Test("HTMLRenderer")
  func texts() {
    var page = HTMLRenderer()
    page.append(StyledText("Terms", style: .header), as: .heading1)
    page.append(notice, as: .paragraph)
    let html = "<style>\(page.styleSheet.css)</style>\(page.html)"

    #expect(html.contains(">Terms</h1>"))
  }

  @Test("HTMLRenderer.append(_:in:)")
  func interface() throws {
    var page = HTMLRenderer()
    try page.append(SettingsForm(), in: ElementContext(language: "sv"))
    let html = "<style>\(page.styleSheet.css)</style>\(page.html)"

    #expect(html.contains("Wi-Fi"))
  }

  @Test("HTMLRenderer.withStyling(_:content:)")
  func styling() {
    let sample = StyledText("Sample", style: TextStyle(color: Color(light: .black, dark: .white)))
    var page = HTMLRenderer()
    page.withStyling(.inline(colorScheme: .dark)) { page in
      page.append(sample)  // dark, whatever the reader prefers
    }

    #expect(page.html == "<span style=\"color:#ffffff\">Sample</span>")
  }

  @Test("HTMLRenderer.withFixedTraits(_:content:)")
  func fixedTraits() throws {
    let screen = Label("Sample", style: TextStyle(color: Color(light: .black, dark: .white)))
    var page = HTMLRenderer()
    try page.withFixedTraits(TraitCollection(colorScheme: .dark)) { page in
      try page.append(screen)  // dark, and with no media queries
    }

    #expect(page.styleSheet.css.contains("color:#ffffff") && !page.styleSheet.css.contains("@media"))
  }

  @Test("HTMLAttribute")
  func attribute() {
    let name = "Ann & Bob"
    var page = HTMLRenderer()
    page.append(element: "section", attributes: [.id(name), .classes("entry")]) { page in
      page.append(text: name)
    }

    #expect(page.html == "<section id=\"Ann-&amp;-Bob\" class=\"entry\">Ann &amp; Bob</section>")
  }

  @Test("HTMLElement and HTMLTag")
  func ownElements() throws {
    struct Card: HTMLElement {
      var title: String

      var htmlTag: HTMLTag { .article }
      var htmlAttributes: [HTMLAttribute] { [.id(title), .classes("card")] }

      var body: some Element { Label(title, style: .header) }
    }
    let tag = HTMLTag.article
    let own = try HTMLTag("acme-chart")  // an element that the page's own scripts define

    var page = HTMLRenderer()
    try page.append(Card(title: "a b"))
    #expect(page.html.hasPrefix("<article class=\"s0 card\" id=\"a-b\"><p"))
    #expect(tag.name == "article" && own.name == "acme-chart")
  }

  @Test("LivePage")
  func livePage() throws {
    var page = try LivePage(SettingsForm(), in: ElementContext(defaults: .system))
    let update = try page.update(in: ElementContext(defaults: .custom))
    let markup = update.html  // nil: the markup is the same
    let rules = update.changes  // the rules that look differently now

    #expect(markup == nil)
    #expect(!rules.isEmpty)
  }

  @Test("PreparedStyleSheet")
  func prepared() throws {
    var sheet = StyleSheet()
    sheet.add(catalog)
    var sample = HTMLRenderer(styleSheet: sheet)
    try sample.append(SettingsForm())
    let prepared = PreparedStyleSheet(sample.styleSheet)  // once, and kept

    var page = HTMLRenderer(styleSheet: StyleSheet(extending: prepared))
    try page.append(SettingsForm())  // no rule is made again

    #expect(page.html == sample.html && page.styleSheet.addedCSS.isEmpty)
  }

  @Test("StyleSheet")
  func styleSheet() {
    var sheet = StyleSheet()
    let name = sheet.classNames(for: TextStyle.header)  // the same for an equal style
    sheet.add(catalog)
    let page = "<style>\(sheet.css)</style>..."

    #expect(sheet.classNames(for: TextStyle.header) == name)
    #expect(page.contains(".\(name){") && page.contains(".House-plain{"))
  }

  @Test("CatalogClassNames")
  func catalogNames() {
    let catalog = StyleCatalog("House", buttons: [NamedStyle("primary", ButtonStyle.default)])
    var sheet = StyleSheet()
    let names = sheet.add(catalog)
    let primary = names[\.buttons, "primary"]?.control
    let first = names.buttons[0].title

    #expect(primary == "House-primary" && sheet.css.contains(".\(first){"))
  }

  @Test("CSSSelector")
  func selectors() throws {
    let name = "1 & 2"
    let headings = try CSSSelector("h1, .prose > h1")
    let own = CSSSelector.className(name)  // whatever the name holds

    #expect(headings.description == "h1,.prose>h1" && own.description == ".\\31 \\20 \\26 \\20 2")
  }

  @Test("CSSSelector.attribute(_:equals:)")
  func attributeSelector() {
    let brand = StyleCatalog("b")
    let area = CSSSelector.attribute("data-theme", equals: brand.name)

    #expect(area.description == "[data-theme='b']")
  }

  @Test("CSSElementStyle")
  func handWritten() throws {
    var sheet = StyleSheet()
    try sheet.add(ButtonStyle.default, to: ".btn-primary")
    let html = "<button class=\"btn-primary\">Save</button>"

    #expect(sheet.css.hasPrefix(".btn-primary{") && html.contains("\"btn-primary\""))
  }

  @Test("StyleSheet.add(_:to:)")
  func selected() throws {
    var sheet = StyleSheet()
    sheet.add(TextStyle.header, to: .className("title"))
    try sheet.add(TextStyle.header, to: "h1, .prose h1")
    for entry in catalog.buttons { sheet.add(entry, to: .className("btn-" + entry.name)) }

    #expect(sheet.css.contains(".title{") && sheet.css.contains(".btn-plain{"))
  }

  @Test("StyleSheet.add(_:), CSSVariableNames")
  func variables() {
    let values = DesignValues("Acme", colors: [NamedValue("accent", .red)])
    var sheet = StyleSheet()
    let accent = sheet.add(values)["accent"]  // "--Acme-accent"

    #expect(accent == "--Acme-accent")
  }

  @Test("StyleSheet.add(theme:to:)")
  func theme() throws {
    let values = DesignValues("Acme", colors: [NamedValue("brand", .brand)])
    var sheet = StyleSheet()
    sheet.add(values)
    let names = sheet.add(catalog)
    try sheet.add(theme: .brandB, to: "[data-theme=b]")

    #expect(names["plain"] == "House-plain" && sheet.css.contains("[data-theme='b']"))
  }

  @Test("HTMLDocument")
  func document() {
    var page = HTMLRenderer()
    page.append(StyledText("Terms", style: .header), as: .heading1)
    let document = HTMLDocument(title: "Terms", language: "en", body: page)
    let html = document.html

    #expect(html.contains("<title>Terms</title>"))
  }

  @Test("CSSStyle, of one's own")
  func ownStyle() throws {
    struct TagStyle: CSSElementStyle {
      var color = Color.white
      static var css: CSSDescription<TagStyle, String> {
        .declaring { tag, css in css.set(.background, tag.color) }
      }
    }

    var sheet = StyleSheet()
    try sheet.add(TagStyle(), to: ".tag")
    #expect(sheet.css == ".tag{background-color:#ffffff}\n")
  }

  @Test("CSSProperties, CSSTextAttributeKey")
  func ownAttribute() {
    struct Balance: CSSTextAttributeKey {
      static let name = "balance"
      typealias Value = Bool
      static func declare(_ value: Bool, in css: inout CSSProperties) {
        css.set("text-wrap", to: value ? "balance" : "wrap")
      }
    }
    struct Card: CSSTextAttributeKey {
      static let name = "card"
      typealias Value = Color
      func declare(_ color: Color, in css: inout CSSProperties) {
        css.set(BackgroundStyle(color: color))
        css.set(.maxWidth, 480)
        css.set("container-type", to: "inline-size")
      }
      static func declare(_ color: Color, in css: inout CSSProperties) { Card().declare(color, in: &css) }
    }

    let style = TextStyle().restyled {
      $0.setAttribute(true, for: Balance())
      $0.setAttribute(.red, for: Card())
    }
    #expect(
      style.cssDeclarations().text
        == "text-wrap:balance;box-sizing:border-box;background:#ff0000;border-width:0;border-radius:0px;"
        + "max-width:480px;container-type:inline-size")
  }

  @Test("TrustedMarkup")
  func trustedMarkup() {
    let icon = "<svg></svg>"
    var page = HTMLRenderer()
    page.append(TrustedMarkup(trusting: icon))

    #expect(page.html == icon)
  }

  @Test("AppearanceSource")
  func appearance() {
    var sheet = StyleSheet(appearance: .mediaAndAttributes())
    // <html>                              as the reader's system says
    // <html data-color-scheme="dark">     dark, whatever it says

    _ = sheet.className(for: TextStyle(color: Color(light: .black, dark: .white)))
    #expect(sheet.css.contains("[data-color-scheme=dark]"))
  }

  @Test("CSSStyle, ButtonClassNames")
  func button() {
    func styled(by sheet: inout StyleSheet) -> String {
      let button = sheet.classNames(for: ButtonStyle.default)
      let html = "<button class=\"\(button.control)\"><span class=\"\(button.title)\">OK</span></button>"
      return html
    }
    func named(_ names: ButtonClassNames) -> String {
      let html = "<button class=\"\(names.control)\"><span class=\"\(names.title)\">OK</span></button>"
      return html
    }

    var sheet = StyleSheet()
    #expect(styled(by: &sheet) == named(sheet.classNames(for: ButtonStyle.default)))
  }

  @Test("CheckboxClassNames")
  func checkboxes() {
    var sheet = StyleSheet()
    let names = sheet.classNames(for: CheckboxStyle.default)
    let html = """
      <label class="\(names.control)"><input type="checkbox" class="\(names.input)">
      <span class="\(names.title)">Send me news</span></label>
      """

    let classes = html.matches(of: /class="([^"]*)"/).map { String($0.1) }
    #expect(classes.allSatisfy { sheet.css.contains("." + $0) }, "\(classes)")
    #expect(Set(classes).count == 3)
  }

  @Test("SegmentedControlClassNames")
  func segments() {
    var sheet = StyleSheet()
    let names = sheet.classNames(for: SegmentedControlStyle.default)
    let html = """
      <fieldset class="\(names.control)"><label class="\(names.segment)">
      <input type="radio" name="size" class="\(names.input)"><span class="\(names.title)">Small</span>
      </label>...</fieldset>
      """

    let classes = html.matches(of: /class="([^"]*)"/).map { String($0.1) }
    #expect(classes.allSatisfy { sheet.css.contains("." + $0) }, "\(classes)")
    #expect(Set(classes).count == 4)
  }

  @Test("TextStyle.cssDeclarations()")
  func declarations() throws {
    let css = TextStyle(font: .system(size: 17), color: .red).cssDeclarations().text
    // "font-family:system-ui,sans-serif;font-size:17px;color:#ff0000"

    let comment = try DocumentedFile("Sources/RestyleHTML/CSS/TextStyle+CSS.swift")
    let code = "let css = TextStyle(font: .system(size: 17), color: .red).cssDeclarations().text"
    #expect(comment.results(of: code) == [String(reflecting: css)])
  }
}

@Suite("What the comments of RestyleHTML show of queries and fonts")
struct QueryCommentExamples {
  enum Breakpoint: String, Codable { case small, medium, large }

  struct BreakpointKey: MediaTraitKey {
    static let name = "breakpoint"
    static let defaultValue = Breakpoint.small
    static let mediaValues: MediaValues<Breakpoint> = .widths([.medium: 600, .large: 1024])
  }

  @Test("MediaCondition, ContainerCondition")
  func conditions() {
    let roomy: MediaCondition = .width(600...) && .orientation(.landscape)
    let paper: MediaCondition = .print || !.hover
    #expect("\(roomy)" == "(width>=600px) and (orientation:landscape)")
    #expect("\(paper)" == "screen and not (hover:hover),print")
    let container = box()
    #expect("\(container)" == "(width>=400px) and (orientation:landscape)")
  }

  private func box() -> ContainerCondition {
    let roomy: ContainerCondition = .width(400...) && .orientation(.landscape)
    return roomy
  }

  @Test("MediaTraits, ContainerStyle")
  func traits() throws {
    var sheet = StyleSheet(mediaTraits: MediaTraits(BreakpointKey.self, compactWidth: .width(..<768)))
    try sheet.add(ContainerStyle(name: "card"), to: ".card")
    #expect(sheet.css == ".card{container-type:inline-size;container-name:card}\n")
  }

  @Test("FontFace")
  func fonts() throws {
    var sheet = StyleSheet()
    sheet.add(
      FontFace(
        "IBM Plex Mono", sources: [.url("/fonts/plex.woff2", format: .woff2)],
        weights: .thin ... .bold, display: .swap))
    sheet.add(FontFace("Inter", sources: [.url("/fonts/inter.woff2", format: .woff2)]))
    try sheet.add(TextStyle(font: .custom("Inter", size: 17)), to: "body")
    #expect(sheet.css.matches(of: /@font-face/).count == 2)
    #expect(sheet.problems.isEmpty)
  }
}
