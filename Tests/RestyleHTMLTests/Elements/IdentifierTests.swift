import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Identifiers that people choose")
struct IdentifierTests {
  private func page(@ElementBuilder _ content: () -> ElementContent) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(Stack(content: content))
    return page
  }

  /// A control of each kind, with the identifier and a label of its own.
  private static let labelled: [any Element] = [
    TextField("x").id("own"), TextArea("x").id("own"), NumberField("x", value: 1).id("own"),
    DateField("x", value: nil).id("own"), FileField("x").id("own"), ColorField("x", value: .red).id("own"),
    Switch("x").id("own"), Slider("x", value: 0).id("own"), Picker("x", [Choice("A")]).id("own"),
    ProgressBar("x", value: 0).id("own"),
  ]

  @Test("Labels refer to controls by the identifiers of these", arguments: labelled.indices)
  func labels(_ index: Int) throws {
    var page = HTMLRenderer()
    func append(_ element: some Element) throws { try page.append(element) }
    try append(Self.labelled[index])
    #expect(page.html.matches(of: #/ id="own"/#).count == 1, "\(page.html)")
    #expect(page.html.matches(of: #/ for="own"/#).count == 1, "\(page.html)")
    #expect(page.problems.isEmpty)
  }

  @Test("Labels of fields and titles of rows do so as well")
  func labelsAround() throws {
    let page = try page {
      FormField("x", help: "y") { TextField().id("first").described(by: "note", "other note") }
      Section { Row("x") { TextField().id("second") } }
      FormField("x") { RadioGroup(["A", "B"], selectedIndex: 0).id("third") }
      Section { Row("x") { SegmentedControl(["A", "B"], selectedIndex: 0).id("fourth") } }
    }
    let html = page.html
    #expect(html.contains("<label for=\"first\"") && html.contains("title\" for=\"second\""), "\(html)")
    #expect(html.contains(#/<input[^>]* id="first"[^>]* aria-describedby="e\d+ note other-note"/#), "\(html)")
    // Links to choices lead to the first one.
    #expect(html.matches(of: #/type="radio"[^>]* id="(third|fourth)"/#).count == 2, "\(html)")
    #expect(page.problems.isEmpty)
  }

  @Test("Elements refer to others")
  func references() throws {
    let page = try page {
      Label("Delivery").id("title")
      TextField().labelled(by: "title", "part").id("part")
      Section { Row("Row") { Switch().labelled(by: "title") } }
      Button("Filters").controlling("filters", "results").described(by: "title")
      Stack { Label("a") }.id("filters").labelled(by: "title")
    }
    let html = page.html
    #expect(html.contains("<p class=\"s1\" id=\"title\">"), "\(html)")
    #expect(html.contains(" aria-labelledby=\"title part\""), "\(html)")
    #expect(html.matches(of: #/role="switch"[^>]* aria-labelledby="title"/#).count == 1, "\(html)")
    #expect(html.contains(" aria-describedby=\"title\" aria-controls=\"filters results\""), "\(html)")
    #expect(html.contains(#/<div[^>]* id="filters" aria-labelledby="title"/#), "\(html)")
  }

  @Test("What has no role of its own is a group, or a region that scrolls, where something else names it")
  func rolesOfNamed() throws {
    let page = try page {
      Label("Title").id("title")
      Stack { Label("a") }.labelled(by: "title")
      Row { Label("b") }.labelled(by: "title")
      TitleSubtitle("c").labelled(by: "title")
      FormField("d") { TextField() }.labelled(by: "title")
      Label("e").labelled(by: "title")
      Spacer().labelled(by: "title")
    }
    #expect(page.html.matches(of: #/<\w+[^>]* role="group"[^>]* aria-labelledby="title"/#).count == 6)
    let scrolling = Label("f").box(BoxStyle(height: 20, overflow: .scrolling))
    for named in [scrolling.labelled(by: "title"), scrolling.accessibilityLabel("Title")] {
      let html = try self.page { named }.html
      #expect(html.contains(#/ tabindex="0" role="region" aria-label/#), "\(html)")
    }
    let label = try self.page { TextField("g").with { $0.label = $0.label?.labelled(by: "title") } }
    #expect(!label.html.contains("aria-labelledby"))
    #expect(label.problems.map(\.loss) == [.property("labelledBy")])
  }

  @Test("What isn't an identifier, or is another element's, is left out and reported")
  func taken() throws {
    let page = try page {
      TextField("a").id("a b")
      TextField("b").id("a-b")
      Label("c").id("")
      TextField("d").id("e12")
      TextField("e").id("site-f3")
      Label("f").id("name2")
    }
    #expect(page.html.matches(of: #/ id="a-b"/#).count == 1)
    #expect(page.html.matches(of: #/ for="a-b"/#).count == 1)
    #expect(page.html.contains(" id=\"name2\"") && !page.html.contains("\"e12\""))
    #expect(
      page.problems.map(\.loss.kind) == ["changedIdentifier"] + Array(repeating: "takenIdentifier", count: 4))
    let parts = [
      #"wrote the identifier "a b" as "a-b""#, #""a-b": another element of the page has it"#,
      #""": it is empty"#, #""e12": it looks like a generated one"#, #""site-f3": it looks like"#,
    ]
    for (problem, part) in zip(page.problems, parts) {
      #expect(problem.description.contains(part), "\(problem)")
    }
  }

  @Test("Identifiers of what belongs to a control with a number are left out and reported, too")
  func takenOfParts() throws {
    let page = try page {
      TextField(name: "a").suggestions(["b"])
      RadioGroup([Choice("A", hint: "B")])
      for name in ["e1-list", "e2-1-hint", "site-e7-list", "e4-12-hint"] { Label("c").id(name) }
      for name in ["list", "a-list", "e-list", "e1-hint", "1-1-hint", "e1list"] { Label("d").id(name) }
    }
    let identifiers = page.html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
    #expect(page.problems.map(\.loss.kind) == Array(repeating: "takenIdentifier", count: 4))
  }

  @Test("Controls, which pages can't hold, become hyphens in identifiers and in what refers to them")
  func controls() throws {
    for control in ["\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{9F}"] {
      let page = try page {
        Label("a").id("a\(control)b")
        Label("b").id("a\u{2}b")
        Label("c").labelled(by: "a\(control)b")
        Hyperlink("d", to: .element("a\(control)b"))
      }
      #expect(page.html.matches(of: #/ id="a-b"/#).count == 1, "\(page.html)")
      #expect(page.html.contains(" aria-labelledby=\"a-b\"") && page.html.contains(" href=\"#a-b\""))
      let problems = HTMLDocument(title: "x", body: page).problems
      #expect(problems.map(\.loss.kind) == ["changedIdentifier", "takenIdentifier"], "\(problems)")
    }
  }

  @Test("An identifier among the attributes of one's own element is one as well")
  func ownElements() throws {
    struct Part: HTMLElement {
      let name: String
      var htmlTag: HTMLTag { .article }
      var htmlAttributes: [HTMLAttribute] { [HTMLAttribute("ID", name)] }
      var body: some Element { Label("x") }
    }
    let page = try page {
      Part(name: "own")
      Label("a").id("own")
      Part(name: "own")
      Part(name: "e7")
      Part(name: "a b")
    }
    #expect(page.html.matches(of: #/ id="own"/#).count == 1, "\(page.html)")
    #expect(page.html.contains(#/<article[^>]* id="a-b"/#), "\(page.html)")
    #expect(
      page.problems.map(\.loss.kind) == Array(repeating: "takenIdentifier", count: 3) + ["changedIdentifier"])
  }

  /// Elements that refer to an element named `x`, each in its way.
  private static let referring: [(part: String, element: any Element)] = [
    ("labelledBy", TextField().labelled(by: "x")), ("describedBy", Button("a").described(by: "x")),
    ("describedBy", FormField("a", help: "b") { TextField().described(by: "x") }),
    ("controls", Button("a").controlling("x")), ("revealedBy", Label("a").revealed(by: "x")),
    ("aria-owns", OwnReference()),
  ]

  private struct OwnReference: HTMLElement {
    var names = "x"
    var htmlTag: HTMLTag { .section }
    var htmlAttributes: [HTMLAttribute] { [HTMLAttribute("aria-owns", names)] }
    var body: some Element { Label("a") }
  }

  /// The problems of the elements as a document, and as a stream of any chunks.
  private func problems<Content: Element>(ofPage content: Content) throws -> [RenderingProblem] {
    let page = try page { content }
    #expect(page.problems.filter { $0.loss.kind == "missingElement" }.isEmpty)
    let document = HTMLDocument(title: "x", body: page)
    for chunkSize in [1, 1 << 14] {
      for sheet in [StyleSheet(), StyleSheet(extending: PreparedStyleSheet(page.styleSheet))] {
        var stream = try HTMLStream(
          title: "x", body: Stack { content }, styleSheet: sheet, chunkSize: chunkSize)
        while try stream.next() != nil {}
        #expect(stream.problems == document.problems)
      }
    }
    return document.problems
  }

  @Test(
    "A whole page reports references to what it hasn't, and a part of one doesn't",
    arguments: referring.indices)
  func missing(_ index: Int) throws {
    let (part, element) = Self.referring[index]
    let problems = try problems(ofPage: AnyContent(element))
    #expect(problems.map(\.loss.kind) == ["missingElement"] && problems.map(\.part) == [part], "\(problems)")
    for problem in problems {
      #expect(!problem.path.steps.isEmpty && problem.description.contains(#": referred to "x", but"#))
    }
    for name in ["x ", "y"] {
      #expect(try !self.problems(ofPage: AnyContent(element, Label("b").id(name))).isEmpty)
    }
    #expect(try self.problems(ofPage: AnyContent(element, Label("b").id("x"))).isEmpty)
    #expect(try self.problems(ofPage: AnyContent(Label("b").id("x"), element)).isEmpty)
  }

  @Test("The names of an attribute are those between spaces as HTML knows them, whatever follows these")
  func severalReferences() throws {
    for space in [" ", "\t", "\n", "\r\n", "\u{C}", "  "] {
      let content = AnyContent(
        OwnReference(names: "x\(space)\u{301}y"), Label("a").id("x"), Label("b").id("\u{301}y"))
      #expect(try problems(ofPage: content).isEmpty)
    }
    for noSpace in ["\u{A0}", "\u{3000}", "\u{2028}"] {
      let content = AnyContent(OwnReference(names: "x\(noSpace)y"), Label("a").id("x"), Label("b").id("y"))
      #expect(try problems(ofPage: content).map(\.loss.kind) == ["missingElement"])
    }
  }

  /// Elements whose types aren't known.
  private struct AnyContent: Element {
    let elements: [any Element]

    init(_ elements: any Element...) { self.elements = elements }

    private static func content(of element: some Element) -> ElementContent {
      ElementBuilder.buildExpression(element)
    }

    var body: some Element { ForEach(elements.indices) { index in Self.content(of: elements[index]) } }
  }

  @Test(
    "A page has the identifiers of its own markup as well",
    arguments: [
      (" id=\"x\"", true), (" class=a ID=x", true), ("\nid='x'", true), (" id=\"xy\"", false),
      (" data-id=\"x\"", false),
      ("", false),
    ])
  func inMarkup(attribute: String, isThere: Bool) throws {
    var page = try page { Label("a").labelled(by: "x") }
    page.append(TrustedMarkup(trusting: "<p\(attribute)>b = c</p>"))
    let problems = HTMLDocument(title: "x", body: page).problems
    #expect(problems.isEmpty == isThere, "\(problems)")
  }

  @Test(
    "Tags alone have identifiers, and not what looks like one",
    arguments: [
      ("<p id = \"x\">", true), ("<p id\n=\tx>", true), ("<p/id=x/>", false), ("<p/id='x'/>", true),
      ("<p a=\"b\"id='x'>", true), ("<p a = id=x>", false), ("<p a id=x>", true), ("<p ID=x>", true),
      ("<p>id=x</p>", false), ("<p>a < b id=x></p>", false), ("<p title='> id=x'>", false),
      ("<p title=' id=x'>", false), ("</p id=x>", false), ("<!-- <p id=x> -->", false),
      ("<!--><p id=x>-->", true), ("<!doctype id=x>", false), ("<? id=x>", false), ("</ id=x>", false),
      ("<p =id=x>", false), ("<p id=>x>", false), ("<a name=x>", false),
      ("<textarea><p id=x></textarea>", false),
      ("<TextArea><p id=x></TEXTAREA ><p id=y>", false), ("<style>a > b</style><p id=x>", true),
      ("<script>if (a<b || c==\"'\") d='<p id=x>'</script>", true),
      ("<script>a<b c='</script><p id='x'>", true),
      ("<svg><title/><g id=x></g></svg>", true), ("<script><script><p id=x>", true), ("<p id=\"x", true),
      ("<", false), ("<p", false), ("<p id", false), ("<p id=", false), ("<!-", false), ("<script>", false),
    ])
  func markup(_ markup: String, isThere: Bool) throws {
    var page = try page { Label("a").labelled(by: "x") }
    page.append(TrustedMarkup(trusting: markup))
    let problems = HTMLDocument(title: "x", body: page).problems
    #expect(problems.isEmpty == isThere, "\(problems)")
  }

  /// Elements that link to a target, each in its way.
  private static func linking(to target: String) -> [any Element] {
    let link = Link(target)
    return [
      Hyperlink("a", to: link), Button("a", action: .follow(link)),
      Label(StyledString([StyledText("a", style: TextStyle().restyled { $0.link = link })])),
    ]
  }

  @Test(
    "A whole page has what its links lead to, or reports them",
    arguments: [
      ("#x", "x", true), ("#x", "X", false), ("#X", "x", false), ("#", "y", true), ("#top", "y", true),
      ("#Top", "y", true), ("#%74op", "y", true), ("#topic", "y", false), ("#%78", "x", true),
      ("#%78", "%78", true),
      ("#caf%C3%A9", "café", true), ("#café", "café", true), ("#100%", "100%", true), ("#%", "y", false),
      ("#:~:text=y", "y", true), ("#x:~:text=y", "x", true), ("#z:~:text=y", "y", false),
      ("#a%20b", "a b", false), ("#a&b", "a&b", true),
      // By scalars.
      ("#\u{301}x", "\u{301}x", true), ("#\u{20E3}", "y", false), ("#x:~:\u{301}", "x", true),
    ])
  func links(to target: String, identifier: String, isThere: Bool) throws {
    for element in Self.linking(to: target) {
      let label = Label("b").id(identifier)
      for content in [AnyContent(element, label), AnyContent(label, element)] {
        let problems = try problems(ofPage: content).filter { $0.loss.kind != "changedIdentifier" }
        #expect(problems.map(\.loss.kind) == (isThere ? [] : ["missingTarget"]), "\(target): \(problems)")
        #expect(problems.allSatisfy { !$0.path.steps.isEmpty })
        #expect(problems.allSatisfy { $0.description.utf8.contains(UInt8(ascii: "#")) })
      }
    }
  }

  @Test("Links to other pages, and those that can't be followed, lead to nothing of the page")
  func otherLinks() throws {
    for target in ["", "/#x", "y#x", "?a#x", "https://example.org/#x", "mailto:a@example.org"] {
      for element in Self.linking(to: target) {
        #expect(try problems(ofPage: AnyContent(element)).isEmpty)
      }
    }
    let disabled = Hyperlink("a", to: "#x").with { $0.state = .disabled }
    #expect(try problems(ofPage: AnyContent(disabled)).isEmpty)
    // A style of a text is remembered, and so is a target: what is missing is reported once.
    let rows = AnyContent(Hyperlink("a", to: "#x"), Hyperlink("b", to: "#x"), Hyperlink("c", to: "#y"))
    #expect(try problems(ofPage: rows).map(\.loss.kind) == ["missingTarget", "missingTarget"])
    #expect(try problems(ofPage: AnyContent(disabled, Hyperlink("a", to: "#x"))).count == 1)
  }

  @Test(
    "Links lead to what markup holds as well",
    arguments: [
      ("<p id=x>", true), ("<a name=x>", true), ("<A NAME = 'x'>", true), ("<p name=x>", false),
      ("id=x", false),
      ("<base href='/y'>", true), ("<base target=x>", false), ("<p id='&#39;'>", false),
    ])
  func linksToMarkup(markup: String, isThere: Bool) throws {
    // Written as it is, or by references.
    for written in ["it's", "it&#39;s", "a&b'\"", "a&amp;b'&quot;"] {
      let quote = written.contains("\"") ? "" : "\""
      var page = try page { Hyperlink("a", to: Link(written.contains("it") ? "#it's" : "#a&b'\"")) }
      page.append(TrustedMarkup(trusting: "<p id=\(quote)\(written)\(quote)>"))
      #expect(HTMLDocument(title: "x", body: page).problems.isEmpty, "\(written)")
    }
    var page = try page { Hyperlink("a", to: "#x") }
    page.append(TrustedMarkup(trusting: markup))
    #expect(page.problems.isEmpty && HTMLDocument(title: "x", body: page).problems.isEmpty == isThere)
    // An element that surrounds texts refers as well, and has identifiers.
    var other = HTMLRenderer()
    other.append(element: "a", attributes: [.fragment("x y")]) { $0.append(text: "a") }
    #expect(HTMLDocument(title: "x", body: other).problems.map(\.loss.kind) == ["missingTarget"])
    other.append(element: "p", attributes: [.id("x y")]) { $0.append(text: "a") }
    #expect(HTMLDocument(title: "x", body: other).problems.isEmpty)
  }

  @Test("Elements without identifiers have some that links may lead to")
  func linksToNumbers() throws {
    let link = Hyperlink("a", to: "#e9")
    var stream = try HTMLStream(title: "x", body: link)
    while try stream.next() != nil {}
    #expect(stream.problems.isEmpty)
    // The bytes of a document are there to be looked at.
    var page = try page { link }
    page.append(TrustedMarkup(trusting: "<p id=e9>"))
    #expect(HTMLDocument(title: "x", body: page).problems.isEmpty)
  }

  @Test("Groups of radio buttons that browsers join are reported")
  func joined() throws {
    let group = RadioGroup(["A", "B"], name: "x")
    let segments = SegmentedControl(["A", "B"], name: "x")
    func form(_ second: any Element) -> AnyContent {
      AnyContent(Form(submission: Form.Submission(to: "/")) { AnyContent(group, second) })
    }
    for (content, count) in [
      (AnyContent(group, group, segments), 2), (AnyContent(group, RadioGroup(["A"], name: "y")), 0),
      (AnyContent(RadioGroup(["A"]), RadioGroup(["A"]), RadioGroup(["A"], name: "")), 0), (form(segments), 1),
      (form(Checkbox("a", name: "x")), 0), (AnyContent(form(Label("a")), group, form(Label("a"))), 0),
      (AnyContent(form(group), Form { segments }, group), 2),
    ] {
      let problems = try problems(ofPage: content).filter { $0.loss.kind != "emptyName" }
      #expect(problems.map(\.loss.kind) == Array(repeating: "sharedGroupName", count: count), "\(problems)")
      #expect(problems.allSatisfy { !$0.path.steps.isEmpty })
    }
    // A part of a page knows its own.
    #expect(try page { AnyContent(group, group) }.problems.count == 1)
  }

  @Test("A label that is only heard has no look")
  func hidden() throws {
    let page = try page {
      Label("Results").heading(2).visuallyHidden()
      Label("3 results")
    }
    #expect(page.html.contains(#/<h2 class="s\d+">Results<\/h2>/#), "\(page.html)")
    #expect(page.styleSheet.css.contains("clip"))
    let field = try self.page {
      TextField("Search").with { $0.label = $0.label?.visuallyHidden() }.id("search")
    }
    #expect(field.html.contains(#/<label for="search" class="s\d+">Search<\/label>/#), "\(field.html)")
  }
}

@Suite("Error summaries", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ErrorSummaryBrowserTests {
  /// A form with an error in each kind of control, behind a summary of them.
  private struct Page: Element {
    private let form = Form(submission: Form.Submission(to: "/")) {
      FormField("Name", error: "Enter your name") { TextField().id("name") }
      FormField("About", error: "Say something") { TextArea().id("about") }
      FormField("Country", error: "Choose a country") { Picker(["A", "B"], placeholder: "-").id("country") }
      FormField("Delivery", error: "Choose one") { RadioGroup(["A", "B"]).id("delivery") }
      FormField("Terms", error: "Accept them") { Checkbox("I accept").id("terms") }
      FormField("Date", error: "Enter a date") {
        NumberField("Day", value: nil).id("day")
        NumberField("Month", value: nil).id("month")
      }
    }

    var body: some Element {
      ForEach((try? form.fieldErrors()) ?? []) { error in
        if let link = error.link { Hyperlink(error.message, to: link) }
      }
      form
    }
  }

  @Test("Each link of a summary leads the keyboard to its field")
  func keyboard() async throws {
    var page = HTMLRenderer()
    try page.append(Page())
    let document = HTMLDocument(title: "x", body: page)
    let script = """
      const reached = []
      for (const link of document.querySelectorAll("a[href^='#']")) {
        link.focus()
        link.click()
        await new Promise(resolve => setTimeout(resolve, 50))
        reached.push(`${link.textContent}: ${document.activeElement.id}`)
      }
      return reached
      """
    let reached = try await Browser.required().evaluate(script, in: document.html, as: [String].self)
    #expect(
      reached == [
        "Enter your name: name", "Say something: about", "Choose a country: country", "Choose one: delivery",
        "Accept them: terms", "Enter a date: day",
      ])
  }
}
