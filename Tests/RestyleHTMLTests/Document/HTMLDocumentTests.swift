import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import TestSupport
import Testing

@Suite("Whole pages")
struct HTMLDocumentTests {
  /// The rules of every page with styles.
  private static let rulesOfPages = """
    :where(body){overflow-wrap:break-word}
    :where(h1,h2,h3,h4,h5,h6){break-after:avoid;break-inside:avoid}

    """

  private static func page(_ color: Color = Color(light: .red, dark: .blue)) -> HTMLRenderer {
    var page = HTMLRenderer()
    page.append(StyledText("x", style: TextStyle(color: color)), as: .paragraph)
    return page
  }

  @Test("A page has what browsers need, in the order in which they need it")
  func whole() {
    let document = HTMLDocument(
      title: "A & B", language: "sv", direction: .rightToLeft, body: Self.page(.red),
      background: BackgroundStyle(color: .white), text: TextStyle(color: .black),
      icons: [
        HTMLDocument.Icon(Image(url: "/icon.svg")),
        HTMLDocument.Icon(Image(url: "/180.png"), size: 180, isForHomeScreen: true),
      ],
      preloads: [HTMLDocument.Preload("/a.woff2", as: .font), HTMLDocument.Preload("/b.png", as: .image)])
    let style = document.html.split(separator: "<style>").last?.split(separator: "</style>").first ?? ""
    #expect(
      document.html == """
        <!doctype html>
        <html lang="sv" dir="rtl">
        <head>
        <meta charset="utf-8">
        <title>A &amp; B</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
        <link rel="preload" href="/b.png" as="image">
        <style>\(style)</style>
        <link rel="icon" href="/icon.svg">
        <link rel="apple-touch-icon" href="/180.png" sizes="180x180">
        </head>
        <body>
        <p class="s0">x</p>
        </body>
        </html>

        """)
    #expect(style.hasPrefix("\n.s0{margin:0;") || style.hasPrefix("\n.s0{color"), "\(style)")
    #expect(style.contains("\n:where(body){box-sizing:border-box;background:#ffffff;"))
    #expect(style.hasSuffix("\n:where(body){color:#000000}\n" + Self.rulesOfPages))
    #expect(document.problems.isEmpty && document.styleSheetFile == nil)
  }

  @Test("A page says what it is about, whatever the text holds, and nothing if there is none")
  func description() throws {
    func html(_ description: String?) -> String {
      HTMLDocument(title: "x", description: description, body: HTMLRenderer()).html
    }
    #expect(!html(nil).contains("description"))
    #expect(html("Ours & theirs").contains("\n<meta name=\"description\" content=\"Ours &amp; theirs\">\n"))
    let plain = html("x").split(separator: "\n", omittingEmptySubsequences: false).count
    for text in HostileText.markup where !text.contains(where: \.isNewline) {
      let page = html(text)
      #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count == plain)
      let content = try #require(page.firstMatch(of: /<meta name="description" content="([^"]*)">/)?.1)
      #expect(!content.contains("<") && !content.contains(">"))
      #expect(
        content.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\t" || $0 == "\u{C}" }, "\(content)")
    }
    var stream = try HTMLStream(title: "x", description: "A & B", body: Label("x"))
    let head = try String(decoding: stream.next() ?? [], as: UTF8.self)
    #expect(head.contains("<meta name=\"description\" content=\"A &amp; B\">"))
  }

  @Test("A page of elements is the one of a renderer that has rendered them")
  func elements() throws {
    var sheet = StyleSheet()
    try sheet.add(BoxStyle(margins: .zero), to: "body")
    let background = BackgroundStyle(color: Color(light: .white, dark: .black))
    let text = TextStyle(font: .system(size: 16))
    let head: [HTMLDocument.HeadElement] = [.metadata(name: "robots", "noindex")]
    let content = Form { Section(header: "A") { TextField("Name", name: "name").labelled(by: "nobody") } }

    let page = try HTMLDocument(
      title: "x", description: "y", language: "sv", background: background, text: text, styleSheet: sheet,
      styles: .linked(path: "/a"), icons: [.init(Image(url: "/i.svg"))], preloads: [.init("/f", as: .font)],
      head: head
    ) { content }
    var renderer = HTMLRenderer(styleSheet: sheet)
    try renderer.append(content)
    let rendered = HTMLDocument(
      title: "x", description: "y", language: "sv", body: renderer, background: background, text: text,
      styles: .linked(path: "/a"), icons: [.init(Image(url: "/i.svg"))], preloads: [.init("/f", as: .font)],
      head: head)
    #expect(page.html == rendered.html)
    #expect(page.styleSheetFile == rendered.styleSheetFile)
    #expect(page.contentSecurityPolicy == rendered.contentSecurityPolicy)
    #expect(!page.problems.isEmpty && page.problems == rendered.problems)
  }

  private struct Greeting: DisplayableString {
    func displayValue(in language: Language?) -> String { "Hello in " + (language?.tag ?? "none") }
  }

  @Test("The root has the language and the direction of a page of elements, and texts are in that language")
  func root() throws {
    func lines(
      _ language: Language?, in context: ElementContext = ElementContext()
    ) throws -> (root: Substring, body: Substring) {
      let page = try HTMLDocument(title: "x", language: language, in: context) { Label(Greeting()) }
      #expect(page.problems.isEmpty)
      let lines = page.html.split(separator: "\n")
      return (lines[1], lines[lines.count - 3])
    }
    let arabic = ElementContext(traits: TraitCollection(layoutDirection: .rightToLeft), language: "ar")
    let pages = try [lines(nil), lines("sv"), lines(nil, in: arabic), lines("he", in: arabic)]
    #expect(
      pages.map(\.root) == [
        "<html>", "<html lang=\"sv\">", "<html lang=\"ar\" dir=\"rtl\">", "<html lang=\"he\" dir=\"rtl\">",
      ])
    for (page, language) in zip(pages, ["none", "sv", "ar", "he"]) {
      #expect(page.body.contains(">Hello in \(language)<") && !page.body.contains("<div"), "\(page.body)")
    }
  }

  private struct Paper: DefaultStylingKey {
    static var defaultValue: Color { .white }
  }

  @Test("The background of a page of elements is that of the context's defaults, as its elements are")
  func defaults() throws {
    let night = DefaultStyling.system.restyled { $0[Paper()] = .black }
    let background = BackgroundStyle(color: .named(Paper()))
    let page = try HTMLDocument(
      title: "x", in: ElementContext(defaults: night), background: background
    ) { Label("x") }
    #expect(page.html.contains("body){box-sizing:border-box;background:#000000"), "\(page.html)")
  }

  @Test("Elements that are nested too deeply make no page")
  func tooDeep() {
    let content = (0...ElementError.depthLimit).reduce(Label("x").body) { content, _ in
      Stack { content }.body
    }
    #expect(throws: ElementError.self) { try HTMLDocument(title: "x") { content } }
  }

  @Test("The name of a stylesheet's file changes with what is in it, and with nothing else")
  func linked() throws {
    func document(_ color: Color, _ path: String = "/assets/site") -> HTMLDocument {
      HTMLDocument(title: "x", body: Self.page(color), styles: .linked(path: path))
    }
    let file = try #require(document(.red).styleSheetFile)
    #expect(file.address.wholeMatch(of: /\/assets\/site-[0-9a-f]{16}\.css/) != nil)
    #expect(file.content == Self.page(.red).styleSheet.css + Self.rulesOfPages)
    #expect(document(.red).html.contains("<link rel=\"stylesheet\" href=\"\(file.address)\">"))
    #expect(!document(.red).html.contains("<style"))
    #expect(document(.red).styleSheetFile == file && document(.blue).styleSheetFile?.address != file.address)
    #expect(document(.red).contentSecurityPolicy == "style-src 'self'")
    #expect(document(.red, "https://cdn.example/a").contentSecurityPolicy == "style-src https://cdn.example")
    let sources = [
      "//cdn.example/a": "cdn.example", "//cdn.example:8/a": "cdn.example:8",
      "//a_b.example:/a": "a_b.example",
      "/\\cdn.example\\a": "cdn.example",
      "\\\\cdn.example/a": "cdn.example", "//me@cdn.example": "cdn.example-",
      "///cdn.example/a": "cdn.example",
      "HTTPS:cdn.example/a": "https://cdn.example", "a//b": "'self'", "/a//b": "'self'", "//*/a": "'none'",
    ]
    for (path, source) in sources {
      let policy = document(.red, path).contentSecurityPolicy
      #expect(
        source.hasSuffix("-") ? policy.hasPrefix("style-src " + source) : policy == "style-src " + source,
        "\(path): \(policy)")
    }
    // What policies can't name is reported, since they forbid it.
    let unnameable = [
      "https://a;script-src *", "https://b\u{FC}cher.example/a", "//*/a", "https://[::1]/a", "https://a$b/",
      "https://%41.example/a", "https://cdn.example:x/a", "https://cdn.example:8:8/a", "https://:8/a",
    ]
    for path in unnameable {
      let unnamed = document(.red, path)
      #expect(unnamed.contentSecurityPolicy == "style-src 'none'")
      let address = try #require(unnamed.styleSheetFile?.address)
      #expect(unnamed.problems == [RenderingProblem(.unnameableServer(address), part: "head")])
    }
    #expect(document(.red, "https://xn--bcher-kva.example/a").problems.isEmpty)
    // What can't be linked is in the page.
    let refused = document(.red, "javascript:x")
    #expect(refused.styleSheetFile == nil && refused.html.contains("<style>"))
    #expect(refused.problems.map(\.part) == ["head"])
    let empty = HTMLDocument(title: "", body: HTMLRenderer(), styles: .linked(path: "/a"))
    #expect(
      empty.styleSheetFile == nil && !empty.html.contains("<style")
        && empty.contentSecurityPolicy == "style-src 'none'")
  }

  @Test("Pages that extend a prepared stylesheet link its file, and have only what they add")
  func prepared() throws {
    var sheet = Self.page(.red).styleSheet
    sheet.add(BackgroundStyle(color: .white), to: try CSSSelector(".card"))
    let prepared = PreparedStyleSheet(sheet)
    func document(_ color: Color, _ styles: HTMLDocument.StylePlacement) -> HTMLDocument {
      var page = HTMLRenderer(styleSheet: StyleSheet(extending: prepared))
      page.append(StyledText("x", style: TextStyle(color: color)), as: .paragraph)
      return HTMLDocument(title: "x", body: page, styles: styles)
    }
    let file = try #require(prepared.file(path: "/assets/site"))
    #expect(file.content == prepared.css + Self.rulesOfPages && prepared.css == sheet.css)
    for color in [Color.red, .blue, .green] {
      let linked = document(color, .linked(path: "/assets/site"))
      #expect(linked.styleSheetFile == file)
      let added = color == .red ? "" : "<style>\n.s1{color:#0"
      let link = "<link rel=\"stylesheet\" href=\"\(file.address)\">\n"
      #expect(linked.html.contains(link + added), "\(linked.html)")
      #expect(linked.html.contains("<style>") == (color != .red))
      #expect(linked.contentSecurityPolicy.hasPrefix("style-src 'self'"))
      #expect(linked.contentSecurityPolicy.contains("sha256") == (color != .red))
      // In one element, what is prepared and what is added are as if nothing had been prepared.
      let inline = document(color, .inline)
      #expect(inline.html.contains("<style>\n\(file.content)\(color == .red ? "</style>" : ".s1{")"))
    }
    #expect(prepared.file(path: "javascript:x") == nil)
    #expect(PreparedStyleSheet(StyleSheet()).file(path: "/a") == nil)
    let empty = HTMLRenderer(styleSheet: StyleSheet(extending: PreparedStyleSheet(StyleSheet())))
    #expect(HTMLDocument(title: "", body: empty, styles: .linked(path: "/a")).styleSheetFile == nil)
  }

  @Test("The tag of a page, and of a file, changes with what is in it")
  func entityTags() throws {
    func tag(_ title: String) -> String { HTMLDocument(title: title, body: Self.page()).entityTag }
    #expect(tag("a") == tag("a") && tag("a") != tag("b"))
    // An opaque tag of RFC 9110, section 8.8.3.
    #expect(tag("a").wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
    let file = try #require(
      HTMLDocument(title: "", body: Self.page(), styles: .linked(path: "/a")).styleSheetFile)
    #expect(file.address == "/a-\(file.entityTag.dropFirst().dropLast()).css")
  }

  @Test("The colour schemes are those of the stylesheet")
  func colorSchemes() {
    func content(_ sheet: StyleSheet) -> String? {
      let html = HTMLDocument(title: "x", body: HTMLRenderer(styleSheet: sheet)).html
      return html.firstMatch(of: /name="color-scheme" content="([^"]*)"/).map { String($0.1) }
    }
    #expect(content(StyleSheet()) == "light dark")
    #expect(content(StyleSheet(appearance: .attributes())) == "light")
    #expect(content(StyleSheet(appearance: .mediaAndAttributes())) == "light dark")
    #expect(content(StyleSheet(fixedTraits: TraitCollection(colorScheme: .dark))) == "dark")
    #expect(content(StyleSheet(fixedTraits: TraitCollection())) == "light")
  }

  @Test("Problems are told once each: of the page, of the body, and of addresses")
  func droppedAddresses() async throws {
    try await forEach(HostileLink.dropped.filter { !$0.hasPrefix("data:image") }) { (address: String) in
      let document = HTMLDocument(
        title: "x", body: Self.page(.red),
        text: TextStyle(color: .red).restyled { $0.minimumScaleFactor = 0.5 },
        icons: [HTMLDocument.Icon(Image(url: address))],
        preloads: [HTMLDocument.Preload(address, as: .script)])
      #expect(!document.html.contains("<link"))
      #expect(document.problems.count == 3, "\(document.problems)")
      #expect(document.problems.contains { $0.loss == .attribute("minimumScaleFactor") })
    }
  }

  @Test(
    "What texts say is never taken for what elements declare",
    arguments: [" style=", "x style=", "\" style=\"", "' style='"])
  func attributesLikeStyles(text: String) {
    func policy(_ text: String) -> String {
      var page = HTMLRenderer(styling: .inline())
      page.append(element: "p", attributes: [.label(text)]) {
        $0.append(StyledText("x", style: TextStyle(color: .red)))
      }
      return HTMLDocument(title: "", body: page).contentSecurityPolicy
    }
    #expect(policy("x").ranges(of: "sha256-").count == 1)
    #expect(policy(text) == policy("x"))
  }

  @Test("What elements declare is in the policy once, however many of them declare it")
  func attributesAlike() {
    var page = HTMLRenderer(styling: .inline())
    for color in [Color.red, .blue, .red, .green, .blue] {
      page.append(element: "p") { $0.append(StyledText("x", style: TextStyle(color: color))) }
    }
    let document = HTMLDocument(title: "", body: page)
    let declared = page.html.matches(of: /style="([^"]*)"/).map(\.1)
    #expect(declared.count > Set(declared).count)
    #expect(document.contentSecurityPolicy.ranges(of: "'sha256-").count == Set(declared).count)
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct HTMLDocumentBrowserTests {
  @Test("Browsers read titles, languages and addresses as they were given")
  func hostileTexts() async throws {
    let script = """
      return [document.compatMode, document.characterSet, document.title, document.documentElement.lang,
        `${document.head.children.length} ${document.body.children.length}`, `${window.hacked}`];
      """
    // Browsers show titles without white space around and doubled in them.
    for text in (HostileText.markup + HostileText.css).sampled(every: 10)
    where text.utf8.allSatisfy({ $0 > 0x20 }) {
      let document = HTMLDocument(
        title: text, language: Language(tag: text), body: HTMLRenderer(),
        icons: [HTMLDocument.Icon(Image(url: "/" + text))],
        preloads: [HTMLDocument.Preload("/" + text, as: .image)])
      let values = try await Browser.required().evaluate(script, in: document.html, as: [String].self)
      #expect(values == ["CSS1Compat", "UTF-8", text, text, "6 0", "undefined"])
    }
  }

  @Test("What elements declare themselves counts under a policy that allows nothing else")
  func inlinePolicy() async throws {
    var page = HTMLRenderer(styling: .inline())
    page.append(StyledText("x", style: TextStyle(color: Color(hex: 0x010203))), as: .paragraph)
    page.append(
      StyledText("\" style=\"", style: TextStyle(font: Font(family: .named("A & 'B\""))).colored(.red)),
      as: .paragraph)
    let document = HTMLDocument(title: "x", body: page)
    let policy = "default-src 'none'; \(document.contentSecurityPolicy)"
    #expect(!policy.contains("unsafe-inline"))
    let html = document.html.replacing(
      "<title>", with: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"><title>")
    let script = "return [...document.querySelectorAll('p')].map(p => getComputedStyle(p).color)"
    let values = try await Browser.required().evaluate(script, in: html, as: [String].self)
    #expect(values == ["rgb(1, 2, 3)", "rgb(255, 0, 0)"], "\(html)")
    let refused = try await Browser.required().evaluate(
      script, in: html.replacing("sha256-", with: "sha256-x"), as: [String].self)
    #expect(refused == ["rgb(0, 0, 0)", "rgb(0, 0, 0)"])
  }

  @Test(
    "A page's styles count under a policy that allows nothing else", arguments: [ColorScheme.light, .dark])
  func policy(colorScheme: ColorScheme) async throws {
    var page = HTMLRenderer()
    try page.append(Form { Section(header: "Ä") { Row("x") { Switch(isOn: true, name: "x") } } })
    let document = HTMLDocument(
      title: "x", body: page,
      background: BackgroundStyle(color: Color(light: .white, dark: Color(hex: 0x010203))))
    let policy = "default-src 'none'; \(document.contentSecurityPolicy)"
    let html = document.html.replacing(
      "<title>", with: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"><title>")
    let script = """
      const count = [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
      return [`${count > 5}`, getComputedStyle(document.body).backgroundColor,
        `${document.querySelectorAll('[style]').length}`, `${getComputedStyle(document.documentElement).colorScheme}`];
      """
    let values = try await Browser.required().evaluate(
      script, in: html, options: Browser.Options(colorScheme: colorScheme), as: [String].self)
    #expect(values == ["true", colorScheme == .dark ? "rgb(1, 2, 3)" : "rgb(255, 255, 255)", "0", "normal"])
    let other = html.replacing("sha256-", with: "sha256-x")
    let refused = try await Browser.required().evaluate(
      "return document.styleSheets.length", in: other, as: Int.self)
    #expect(refused == 0)
  }
}
