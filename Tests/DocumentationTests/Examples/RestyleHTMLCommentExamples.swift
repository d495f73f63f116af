// The examples in the comments of RestyleHTML, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("What the comments of RestyleHTML show")
struct RestyleHTMLCommentExamples {
  private let catalog = StyleCatalog("House") {
    NamedStyle("plain", ButtonStyle.default)
  }

  @Test("HTMLRenderer")
  func texts() {
    // Block of RestyleHTML/HTML/HTMLRenderer.swift

    #expect(html.contains(">Terms</h1>"))
  }

  @Test("HTMLRenderer.append(_:in:)")
  func interface() throws {
    // Block 3 of RestyleHTML/HTML/HTMLRenderer+Appending.swift

    #expect(html.contains("Wi-Fi"))
  }

  @Test("HTMLRenderer.withStyling(_:content:)")
  func styling() {
    let sample = StyledText("Sample", style: TextStyle(color: Color(light: .black, dark: .white)))
    var page = HTMLRenderer()
    // Block 1 of RestyleHTML/HTML/HTMLRenderer+Appending.swift

    #expect(page.html == "<span style=\"color:#ffffff\">Sample</span>")
  }

  @Test("HTMLRenderer.withFixedTraits(_:content:)")
  func fixedTraits() throws {
    let screen = Label("Sample", style: TextStyle(color: Color(light: .black, dark: .white)))
    var page = HTMLRenderer()
    // Block 2 of RestyleHTML/HTML/HTMLRenderer+Appending.swift

    #expect(page.styleSheet.css.contains("color:#ffffff") && !page.styleSheet.css.contains("@media"))
  }

  @Test("HTMLAttribute")
  func attribute() {
    let name = "Ann & Bob"
    var page = HTMLRenderer()
    // Block of RestyleHTML/HTML/HTMLAttribute.swift

    #expect(page.html == "<section id=\"Ann-&amp;-Bob\" class=\"entry\">Ann &amp; Bob</section>")
  }

  @Test("HTMLElement and HTMLTag")
  func ownElements() throws {
    // Block of RestyleHTML/Elements/HTMLWriter+OwnElements.swift
    // Block of RestyleHTML/HTML/HTMLTag.swift

    var page = HTMLRenderer()
    try page.append(Card(title: "a b"))
    #expect(page.html.hasPrefix("<article class=\"s0 card\" id=\"a-b\"><p"))
    #expect(tag.name == "article" && own.name == "acme-chart")
  }

  @Test("LivePage")
  func livePage() throws {
    // Block of RestyleHTML/Elements/LivePage.swift

    #expect(markup == nil)
    #expect(!rules.isEmpty)
  }

  @Test("PreparedStyleSheet")
  func prepared() throws {
    // Block of RestyleHTML/StyleSheet/PreparedStyleSheet.swift

    // Block of RestyleHTML/Document/PreparedStyleSheet+File.swift

    #expect(page.html == sample.html && page.styleSheet.addedCSS.isEmpty)
    #expect(file?.content.hasPrefix(prepared.css) == true)
  }

  @Test("StyleSheet")
  func styleSheet() {
    // Block of RestyleHTML/StyleSheet/StyleSheet.swift

    #expect(sheet.classNames(for: TextStyle.header) == name)
    #expect(page.contains(".\(name){") && page.contains(".House-plain{"))
  }

  @Test("CatalogClassNames")
  func catalogNames() {
    let catalog = StyleCatalog("House") {
      NamedStyle("primary", ButtonStyle.default)
    }
    var sheet = StyleSheet()
    // Block of RestyleHTML/StyleSheet/StyleSheet+Catalog.swift

    #expect(primary == "House-primary" && sheet.css.contains(".\(first){"))
  }

  @Test("CSSSelector")
  func selectors() throws {
    let name = "1 & 2"
    // Block 1 of RestyleHTML/Selector/CSSSelector.swift

    #expect(headings.description == "h1,.prose>h1" && own.description == ".\\31 \\20 \\26 \\20 2")
  }

  @Test("CSSSelector.attribute(_:equals:)")
  func attributeSelector() {
    let brand = StyleCatalog("b")
    // Block 2 of RestyleHTML/Selector/CSSSelector.swift

    #expect(area.description == "[data-theme='b']")
  }

  @Test("CSSSelector.pseudoElement(_:)")
  func pseudoElement() {
    let name = "link"
    var sheet = StyleSheet()
    // Block 3 of RestyleHTML/Selector/CSSSelector.swift

    #expect(sheet.css == ".link::before{content:'→ '}\n")
  }

  @Test("CSSElementStyle")
  func handWritten() throws {
    var sheet = StyleSheet()
    // Block 3 of RestyleHTML/StyleSheet/CSSStyle.swift

    #expect(sheet.css.hasPrefix(".btn-primary{") && html.contains("\"btn-primary\""))
  }

  @Test("StyleSheet.add(_:to:)")
  func selected() throws {
    var sheet = StyleSheet()
    // Block 1 of RestyleHTML/StyleSheet/StyleSheet+Selectors.swift
    // Block 4 of RestyleHTML/StyleSheet/StyleSheet+Selectors.swift
    // Block 2 of RestyleHTML/StyleSheet/StyleSheet+Selectors.swift

    #expect(sheet.css.contains(".title{") && sheet.css.contains(".btn-plain{"))
    #expect(sheet.css.contains("@media print{\n.title{"))
  }

  @Test("StyleSheet.addRule(for:where:supporting:isImportant:declaring:)")
  func rules() throws {
    var sheet = StyleSheet()
    // Block 3 of RestyleHTML/StyleSheet/StyleSheet+Selectors.swift
    // Block 5 of RestyleHTML/StyleSheet/StyleSheet+Selectors.swift

    #expect(sheet.css.contains(".external::after{content:' ↗';color:"))
    #expect(sheet.css.contains(".field:has(:user-invalid)::before{background-color:"))
  }

  @Test("StyleSheet.addUtilities(for:_:)")
  func utilities() {
    let values = DesignValues(
      "Acme", colors: [NamedValue("accent", .red)], lengths: [NamedValue("gap", 12)])
    var sheet = StyleSheet()
    // Block of RestyleHTML/StyleSheet/StyleSheet+Utilities.swift

    #expect(html.contains("\"text-accent mt-gap\"") && sheet.css.contains("!important"))
  }

  @Test("SupportsCondition")
  func features() throws {
    var sheet = StyleSheet()
    // Block of RestyleHTML/Media/SupportsCondition.swift

    #expect(
      sheet.css == """
        @supports (grid-template-rows:subgrid) and selector(:has(img)){
        .cards{display:grid}
        }

        """)
  }

  @Test("StyleSheet.add(_:), CSSVariableNames")
  func variables() {
    let values = DesignValues("Acme", colors: [NamedValue("accent", .red)])
    var sheet = StyleSheet()
    // Block 1 of RestyleHTML/StyleSheet/StyleSheet+Variables.swift

    #expect(accent == "--Acme-accent")
  }

  @Test("StyleSheet.add(_:) of values that a prepared stylesheet has")
  func variablesOfTheme() throws {
    let values = DesignValues("Acme", colors: [NamedValue("accent", .red)])
    var sheet = StyleSheet()
    sheet.add(values)
    let prepared = PreparedStyleSheet(sheet)
    let theme = DefaultStyling.system
    // Block 2 of RestyleHTML/StyleSheet/StyleSheet+Variables.swift

    #expect(html.contains("<fieldset"))
  }

  @Test("StyleSheet.add(theme:to:)")
  func theme() throws {
    let values = DesignValues("Acme", colors: [NamedValue("brand", .brand)])
    var sheet = StyleSheet()
    // Block of RestyleHTML/StyleSheet/StyleSheet+Themes.swift

    #expect(names["plain"] == "House-plain" && sheet.css.contains("[data-theme='b']"))
  }

  @Test("HTMLDocument")
  func document() throws {
    // Block of RestyleHTML/Document/HTMLDocument.swift

    #expect(html.contains("<title>Terms</title>") && html.contains("Be kind."))
  }

  @Test("HTMLDocument.HeadElement")
  func headElement() {
    let page = HTMLRenderer()
    // Block of RestyleHTML/Document/HTMLDocument+HeadElement.swift

    #expect(document.html.contains("<link rel=\"canonical\" href=\"https://example.com/settings\">"))
  }

  @Test("HTMLStream")
  func stream() throws {
    struct OrderList: Element {
      let orders: [Int]
      var body: some Element { ForEach(orders) { Label("Order \($0)").body } }
    }
    let orders = [1, 2]
    var sample = HTMLRenderer()
    try sample.append(OrderList(orders: [0]))
    let prepared = PreparedStyleSheet(sample.styleSheet)
    var sent = ""
    func send(_ chunk: [UInt8]) { sent += String(decoding: chunk, as: UTF8.self) }
    // Block of RestyleHTML/Document/HTMLStream.swift

    #expect(sent.contains("Order 2") && page.problems.isEmpty)
  }

  @Test("CSSStream")
  func cssStream() {
    var sheet = StyleSheet()
    sheet.add(StyleCatalog("system", defaults: .system))
    var sent = ""
    func send(_ chunk: [UInt8]) { sent += String(decoding: chunk, as: UTF8.self) }
    // Block of RestyleHTML/StyleSheet/CSSStream.swift

    #expect(sent == sheet.css)
  }

  @Test("CSSStyle, of one's own")
  func ownStyle() throws {
    // Block 2 of RestyleHTML/StyleSheet/CSSStyle.swift

    var sheet = StyleSheet()
    try sheet.add(TagStyle(), to: ".tag")
    #expect(sheet.css == ".tag{background-color:#ffffff}\n")
  }

  @Test("CSSProperties, CSSTextAttributeKey")
  func ownAttribute() {
    // Block of RestyleHTML/CSS/CSSTextAttributeKey.swift
    struct Card: CSSTextAttributeKey {
      static let name = "card"
      typealias Value = Color
      // Block of RestyleHTML/CSS/CSSProperties.swift
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
    // Block of RestyleHTML/HTML/TrustedMarkup.swift

    #expect(page.html == icon)
  }

  @Test("AppearanceSource")
  func appearance() {
    // Block of RestyleHTML/StyleSheet/AppearanceSource.swift

    _ = sheet.className(for: TextStyle(color: Color(light: .black, dark: .white)))
    #expect(sheet.css.contains("[data-color-scheme=dark]"))
  }

  @Test("CSSStyle, ComponentClassNames")
  func button() {
    func styled(by sheet: inout StyleSheet) -> String {
      // Block 1 of RestyleHTML/StyleSheet/CSSStyle.swift
      return html
    }
    func named(_ names: ComponentClassNames) -> String {
      // Block of RestyleHTML/StyleSheet/ComponentClassNames.swift
      return html
    }

    var sheet = StyleSheet()
    #expect(styled(by: &sheet) == named(sheet.classNames(for: ButtonStyle.default)))
  }

  @Test("The markup of a checkbox")
  func checkboxes() {
    var sheet = StyleSheet()
    let names = sheet.classNames(for: CheckboxStyle.default)
    // Block 1 of RestyleHTML/RestyleHTML.docc/ClassesAndMarkup.md

    let classes = html.matches(of: /class="([^"]*)"/).map { String($0.1) }
    #expect(classes.allSatisfy { sheet.css.contains("." + $0) }, "\(classes)")
    #expect(Set(classes).count == 3)
  }

  @Test("The markup of a segmented control")
  func segments() {
    var sheet = StyleSheet()
    let names = sheet.classNames(for: SegmentedControlStyle.default)
    // Block 2 of RestyleHTML/RestyleHTML.docc/ClassesAndMarkup.md

    let classes = html.matches(of: /class="([^"]*)"/).map { String($0.1) }
    #expect(classes.allSatisfy { sheet.css.contains("." + $0) }, "\(classes)")
    #expect(Set(classes).count == 4)
  }

  @Test("TextStyle.cssDeclarations()")
  func declarations() throws {
    // Block of RestyleHTML/CSS/TextStyle+CSS.swift

    let comment = try DocumentedFile("Sources/RestyleHTML/CSS/TextStyle+CSS.swift")
    let code = "let css = TextStyle(font: .system(size: 17), color: .red).cssDeclarations().text"
    #expect(comment.results(of: code) == [String(reflecting: css)])
  }
}

@Suite("What the comments of RestyleHTML show of queries and fonts")
struct QueryCommentExamples {
  // Block of RestyleHTML/Media/MediaTraitKey.swift

  @Test("MediaCondition, ContainerCondition")
  func conditions() {
    // Block of RestyleHTML/Media/MediaCondition.swift
    #expect("\(roomy)" == "(width>=600px) and (orientation:landscape)")
    #expect("\(paper)" == "screen and not (hover:hover),print")
    let container = box()
    #expect("\(container)" == "(width>=400px) and (orientation:landscape)")
  }

  private func box() -> ContainerCondition {
    // Block of RestyleHTML/Media/ContainerCondition.swift
    return roomy
  }

  @Test("MediaTraits, ContainerStyle")
  func traits() throws {
    // Block of RestyleHTML/Media/MediaTraits.swift
    // Block of RestyleHTML/Box/ContainerStyle.swift
    #expect(sheet.css == ".card{container-type:inline-size;container-name:card}\n")
  }

  @Test("FontFace")
  func fonts() throws {
    var sheet = StyleSheet()
    // Block of RestyleHTML/Font/FontFace.swift
    // Block 3 of RestyleHTML/StyleSheet/StyleSheet+Variables.swift
    #expect(sheet.css.matches(of: /@font-face/).count == 2)
    #expect(sheet.problems.isEmpty)
  }
}
