import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Elements as HTML")
struct ElementHTMLTests {
  private func elements(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws -> [(name: String, attributes: [String: String])] {
    var renderer = HTMLRenderer()
    try renderer.append(element, in: context)
    return try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements)
  }

  private func first(
    _ name: String, of element: some Element, in context: ElementContext = ElementContext()
  ) throws -> [String: String] {
    try #require(try elements(element, in: context).first { $0.name == name }).attributes
  }

  @Test("Each kind of element becomes HTML's own")
  func kinds() throws {
    let names = try elements(SettingsForm()).map(\.name)
    #expect(names.first == "form")
    #expect(names.filter { $0 == "fieldset" }.count == 3)
    #expect(names.filter { $0 == "li" }.count == 7)
    #expect(names.filter { $0 == "h2" }.count == 2)
    #expect(names.filter { $0 == "input" }.count == 6)
  }

  @Test("Identifiers are unique, and what refers to one finds it")
  func identifiers() throws {
    var renderer = HTMLRenderer()
    // Twice into one page.
    try renderer.append(SettingsForm())
    try renderer.append(SignInScreen())
    try renderer.append(SettingsForm())
    let attributes = try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements).map(
      \.attributes)
    let identifiers = attributes.compactMap { $0["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    for reference in attributes.compactMap({ $0["for"] ?? $0["aria-labelledby"] }) {
      #expect(identifiers.contains(reference))
    }
  }

  @Test("The language of code is a class before those of its style, and changes nothing else")
  func languagesOfCode() async throws {
    let styles = [TextStyle(), .system, TextStyle(color: .red), TextStyle(lineBreakMode: .clipping)]
    try await forEach(styles, ["swift", "objective c", "a\"b", ""]) { style, language throws in
      func code(_ language: String?) throws -> [String: String] {
        var label = Label("a", style: style)
        label.accessibility.role = .code(language: language)
        return try first("code", of: label)
      }
      let (plain, written) = (try code(nil), try code(language))
      let name = "language-" + language.map { $0 == " " ? "-" : String($0) }.joined()
      #expect(written["class"] == [name, plain["class"]].compactMap(\.self).joined(separator: " "))
      #expect(
        written.filter { $0.key != "class" } == plain.filter { $0.key != "class" }, "\(style) \(language)")
    }
  }

  @Test("A string, any displayable text and a single run are written alike")
  func texts() async throws {
    try await forEach([
      TextStyle(), .system, TextStyle(color: .red).uppercased,
      TextStyle(color: .red).restyled { $0.link = "/a" },
      TextStyle().restyled { $0.language = "tr" }.uppercased, TextStyle().restyled { $0.language = "sv" },
    ]) { (style: TextStyle) throws in
      for text in ["Hi, I & you", "", "\u{202E}abc", "a\u{2066}b"] {
        for language in [nil, "tr" as Language] {
          let context = ElementContext(language: language)
          func html(_ text: any DisplayableString) throws -> String {
            let titles = TitleSubtitleStyle(title: style, subtitle: style, spacing: 0, insets: .zero)
            let field = FieldStyle.default.restyled { $0.placeholder = style }
            var page = HTMLRenderer()
            try page.append(
              Stack {
                Label(text, style: style)
                TitleSubtitle(text, subtitle: text, style: titles)
                TextField(text, placeholder: text, style: field)
              }, in: context)
            return page.html + page.styleSheet.css
          }
          let plain = try html(text)
          #expect(try html(text[...]) == plain)
          #expect(try html(DisplayText(text)) == plain)
          #expect(try html(DisplayText(StyledString(text))) == plain)
        }
      }
    }
  }

  @Test("What a button does decides what it is")
  func actions() throws {
    func button(_ action: Action?) throws -> (String, [String: String]) {
      let found = try #require(try elements(Button("a", action: action)).first)
      return (found.name, found.attributes.filter { $0.key != "class" })
    }
    #expect(try button(nil) == ("button", ["type": "button"]))
    #expect(try button(.submit) == ("button", ["type": "submit"]))
    #expect(
      try button(.submit(name: "n", value: "v")) == ("button", ["type": "submit", "name": "n", "value": "v"]))
    #expect(try button(.reset) == ("button", ["type": "reset"]))
    #expect(try button(.perform("p")) == ("button", ["type": "button", "data-action": "p"]))
    #expect(try button(.follow("/f")) == ("a", ["href": "/f"]))
    let leadsNowhere = ["role": "link", "aria-disabled": "true"]
    #expect(try button(.follow("javascript:x")) == ("a", leadsNowhere))
  }

  @Test("States are HTML's own where it has them")
  func states() throws {
    let button = Button("a").with { $0.state = [.disabled, .selected, .highlighted, .hovered] }
    let attributes = try first("button", of: button)
    #expect(attributes["disabled"] == "" && attributes["aria-pressed"] == "true")
    #expect(attributes["data-state"] == "hovered highlighted")
    let link = try first("a", of: Button("a", action: .follow("/")).disabled())
    #expect(link["href"] == nil && link["aria-disabled"] == "true")
    let toggle = try first("input", of: Switch("a", isOn: true, name: "n").disabled())
    #expect(toggle["checked"] == "" && toggle["disabled"] == "" && toggle["role"] == "switch")
    let row = try first("li", of: Section { Row("a").with { $0.isHighlighted = true } })
    #expect(row["data-state"] == "selected highlighted")
  }

  @Test("Fields tell browsers how one types")
  func typing() throws {
    func field(_ style: FieldStyle) throws -> [String: String] {
      try first("input", of: TextField("a", style: style)).filter { !["class", "id"].contains($0.key) }
    }
    #expect(
      try field(.system.email) == [
        "type": "email", "autocomplete": "email", "autocapitalize": "none", "autocorrect": "off",
        "spellcheck": "false", "dir": "ltr", "enterkeyhint": "done",
      ])
    #expect(try field(.system.password)["type"] == "password")
    let phone = try field(.system.phone)
    #expect(phone["type"] == "tel" && phone["autocomplete"] == "tel")
    let search = try field(.system.search)
    #expect(search["type"] == "search" && search["enterkeyhint"] == "search")
    #expect(try field(.system.numeric)["inputmode"] == "numeric")
    #expect(try field(.system.returnKey(.search))["enterkeyhint"] == "search")
    #expect(try field(.system.returnKey(.default))["enterkeyhint"] == nil)
    for keyboard in FieldStyle.KeyboardType.allCases { _ = try field(.system.keyboard(keyboard)) }
  }

  @Test("Numbers and addresses are from left to right, whatever the direction of the page")
  func directions() throws {
    func direction(_ field: TextField) throws -> String? { try first("input", of: field)["dir"] }
    #expect(try direction(TextField(style: .system.numeric)) == "ltr")
    for mode in [.tel, .email, .url, .decimal] as [InputMode] {
      #expect(try direction(TextField().inputMode(mode)) == "ltr")
    }
    #expect(try direction(TextField().autocomplete(.cardNumber)) == "ltr")
    for keyboard in FieldStyle.KeyboardType.allCases {
      let isLeftToRight = [
        .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation, .emailAddress, .url,
      ].contains(keyboard)
      #expect(try direction(TextField(style: .system.keyboard(keyboard))) == (isLeftToRight ? "ltr" : nil))
    }
    #expect(try first("input", of: NumberField(value: -5.5))["dir"] == "ltr")
    let natural = FieldStyle.system.numeric.restyled { $0.text.writingDirection = .natural }
    #expect(try direction(TextField(style: natural)) == "auto")
    let fixed = FieldStyle.system.numeric.restyled { $0.text.writingDirection = .rightToLeft }
    #expect(try direction(TextField(style: fixed)) == nil)
  }

  @Test("A row's title is the label of the control behind it, and of others the name")
  func rowTitles() throws {
    let direct = try elements(Section { Row("Wi-Fi") { Switch() } })
    let label = try #require(direct.first { $0.name == "label" })
    #expect(label.attributes["for"] == direct.last { $0.name == "input" }?.attributes["id"])
    let nested = try elements(Section { Row("Wi-Fi") { Stack { Switch() } } })
    #expect(!nested.contains { $0.name == "label" })
    let name = try #require(nested.first { $0.name == "input" }?.attributes["aria-labelledby"])
    #expect(nested.contains { $0.attributes["id"] == name })
    let named = try elements(Section { Row("Wi-Fi") { Switch("Own") } })
    #expect(named.filter { $0.name == "label" }.count == 1)
  }

  @Test("A row that does something holds no control within another")
  func rowActions() throws {
    var renderer = HTMLRenderer()
    try renderer.append(
      Section {
        Row("About", action: .follow("/about")) { Switch("s") }
        Row(action: .perform("p")) { Label("x") }.accessibilityLabel("Do it")
      })
    for node in try MarkupReader.nodes(in: renderer.html, .interfaces) {
      #expect(Self.nestedControls(in: node) == 0)
    }
    #expect(renderer.html.contains("aria-label=\"Do it\"></button>"))
  }

  private static func nestedControls(in node: MarkupNode, within: Bool = false) -> Int {
    guard case .element(let name, _, let nodes) = node else { return 0 }
    let isControl = ["a", "button", "input"].contains(name)
    return (isControl && within ? 1 : 0)
      + nodes.reduce(0) { $0 + nestedControls(in: $1, within: within || isControl) }
  }

  @Test("Links in titles of buttons and labels of controls are no links, and told of")
  func linksInControls() throws {
    let text = DisplayText(StyledString("terms", style: TextStyle().restyled { $0.link = "/terms" }))
    let elements: [(any Element, String)] = [
      (Button(text), #"Button 1 "terms", title"#),
      (SegmentedControl(["a", .init(text)]), "SegmentedControl 1, segment 2"),
      (Row(text, action: .submit), #"Row 1 "terms", title"#),
      (Row(text) { Switch() }, #"Row 1 "terms", title"#),
      (Switch(text), #"Switch 1 "terms", label"#),
      (TextField(text), #"TextField 1 "terms", label"#),
      (TextField(placeholder: text), "TextField 1, placeholder"),
      (Label(text).accessibilityLabel("a"), #"Label 1 "terms""#),
      (Row("a", subtitle: text, action: .submit), #"Row 1 "a", subtitle"#),
      (Row("a", action: .submit) { Label(text) }, #"Row 1 "a" > Label 1 "terms""#),
      (Row(action: .submit) { Stack { Label(text) } }, #"Row 1 > Stack 1 > Label 1 "terms""#),
    ]
    for (element, place) in elements {
      var renderer = HTMLRenderer()
      try renderer.append(element)
      #expect(!renderer.html.contains("href"))
      #expect(renderer.problems.map(\.loss) == [.linkInControl("/terms")])
      #expect(renderer.problems.first?.description.hasPrefix(place + ":") == true, "\(renderer.problems)")
    }
    var renderer = HTMLRenderer()
    try renderer.append(Label(text))
    #expect(renderer.html.contains("<a href=\"/terms\" class=\"s1\">terms</a>"))
  }

  @Test("What a field's style asks for and no field has is told of")
  func fields() throws {
    let style = FieldStyle.default.restyled {
      $0.text = TextStyle(color: .red).restyled {
        $0.backgroundColor = .white
        $0.headIndent = 4
        $0.numberOfLines = 3
        $0.link = "/terms"
        $0.language = "tr"
        $0.writingDirection = .natural
      }
      $0.placeholder = TextStyle().restyled {
        $0.paragraphSpacing = 0
        $0.tailIndent = -2
      }
      $0.clearButton = .whileEditing
    }
    var renderer = HTMLRenderer()
    try renderer.append(TextField(style: style))
    try renderer.append(TextField(style: style.keyboard(.webSearch)))
    let losses: [RenderingProblem.Loss] = [
      .attribute("backgroundColor"), .attribute("headIndent"), .attribute("numberOfLines"),
      .linkInControl("/terms"),
      .clearButton, .attribute("tailIndent"),
    ]
    #expect(Set(renderer.problems.map(\.loss)) == Set(losses))
    #expect(renderer.problems.count == losses.count)
    #expect(renderer.html.contains(" dir=\"auto\""))
    #expect(renderer.html.contains(" lang=\"tr\""))
    var usual = HTMLRenderer()
    try usual.append(TextField(placeholder: "a"))
    #expect(usual.problems.isEmpty)
  }

  @Test("What a style asks for and CSS can't say is told once, where it is met first")
  func lostStyles() throws {
    struct Note: TextAttributeKey {
      static let name = "note"
      typealias Value = String
    }
    let noted = TextStyle(color: .red).restyled { $0.setAttribute("a", for: Note()) }
    var renderer = HTMLRenderer()
    try renderer.append(
      Section {
        Row { Label("a") }
        Row { Label("b", style: noted) }
        Row { Label("c", style: noted) }
      })
    let problems = renderer.problems.filter { $0.loss == .attribute("note") }
    #expect(problems.map(\.path.description) == [#"Section 1 > Row 2 > Label 1 "b""#])
  }

  @Test("Direction and language are said once, around the interface")
  func surroundings() throws {
    let context = ElementContext(traits: TraitCollection(layoutDirection: .rightToLeft), language: "ar")
    let root = try #require(try elements(Label("a"), in: context).first)
    #expect(root.name == "div" && root.attributes == ["lang": "ar", "dir": "rtl"])
    #expect(try elements(Label("a")).map(\.name) == ["p"])
  }

  @Test("Transforms apply to every text shown, and to no other")
  func transforms() throws {
    func loud(_ style: TextStyle) -> TextStyle { style.uppercased }
    let defaults = DefaultStyling.system.restyled {
      $0.text = $0.text.uppercased
      $0.button = $0.button.allRestyled { $0.text = $0.text.uppercased }
      $0.field.placeholder = $0.field.placeholder.uppercased
      $0.field.text = $0.field.text.uppercased
      $0.segmentedControl = $0.segmentedControl.allRestyled { $0.text = $0.text.uppercased }
      $0.titleSubtitle.title = $0.titleSubtitle.title.uppercased
    }
    var renderer = HTMLRenderer()
    try renderer.append(
      Stack {
        Label("label")
        Button("button")
        TextField("field", text: "typed", placeholder: "placeholder")
        SegmentedControl(["segment"])
        TitleSubtitle("title")
        Label("seen").accessibilityLabel("heard")
      }, in: ElementContext(defaults: defaults))
    for text in [
      "LABEL", "BUTTON", "FIELD", "\"PLACEHOLDER\"", "SEGMENT", "TITLE", "\"typed\"", "heard", "SEEN",
    ] {
      #expect(renderer.html.contains(text), "\(text)")
    }
  }

  @Test("Segments without a name are a group, and in a form ones of another form")
  func namelessSegments() throws {
    let loose = try elements(SegmentedControl(["a", "b"])).map(\.attributes)
    #expect(Set(loose.compactMap { $0["name"] }).count == 1)
    #expect(Set(loose.filter { $0["type"] == "radio" }.map { $0["form"] }) == ["f0"])
    let form = Form(submission: .init(to: "/")) {
      SegmentedControl(["a", "b"])
      SegmentedControl(["c"], name: "")
      SegmentedControl(["d"], name: "own")
    }
    for (name, attributes) in try elements(
      Stack {
        form
        form
      }) where name == "input"
    {
      #expect((attributes["form"] == nil) == (attributes["name"] == "own"))
    }
    let forms = try elements(
      Stack {
        form
        form
      }
    ).filter { $0.name == "form" }.map(\.attributes)
    let others = try elements(
      Stack {
        form
        form
      }
    ).compactMap { $0.attributes["form"] }
    #expect(forms.count == 4)
    #expect(Set(forms.compactMap { $0["id"] }) == Set(others))
    #expect(forms.filter { $0["id"] != nil }.allSatisfy { $0["hidden"] == "" })
  }

  @Test("A problem in a title or subtitle names the element that holds it")
  func titlesWithProblems() throws {
    let text = DisplayText(StyledString("a", style: TextStyle().linked(to: "javascript:x")))
    for (element, place) in [
      (TitleSubtitle(text, subtitle: "b"), #"TitleSubtitle 1 "a", title"#),
      (TitleSubtitle("b", subtitle: text), #"TitleSubtitle 1 "b", subtitle"#),
    ] {
      var renderer = HTMLRenderer()
      try renderer.append(element)
      #expect(renderer.problems.map(\.loss) == [.droppedLink("javascript:x", scheme: "javascript")])
      #expect(renderer.problems.first?.description.hasPrefix(place + ":") == true, "\(renderer.problems)")
    }
  }

  @Test("What HTML forbids to be empty is left out")
  func empty() throws {
    var renderer = HTMLRenderer()
    try renderer.append(
      Form(submission: .init(to: "")) {
        Section(header: "") { Row("a") { Switch(name: "") } }
        TextField("a", name: "")
        Button("a", image: Image(url: " "), action: .submit(name: "", value: "v"))
        ImageView(Image(url: ""))
      })
    let found = try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements)
    #expect(found.allSatisfy { $0.attributes["name"] == nil && $0.attributes["action"] == nil })
    #expect(found.contains { $0.name == "form" })
    #expect(!found.contains { $0.name == "img" || $0.name == "h2" })
    #expect(
      renderer.problems.map(\.loss.kind) == [
        "emptyName", "emptyName", "emptyName", "unknownImage", "unknownImage",
      ])
    #expect(
      renderer.problems.map { $0.path.description } == [
        #"Form 1 > Section 1 > Row 1 "a" > Switch 1"#, #"Form 1 > TextField 2 "a""#,
        #"Form 1 > Button 3 "a""#, #"Form 1 > Button 3 "a""#, "Form 1 > ImageView 4",
      ])
  }

  @Test("An empty text names nothing: a control takes the name of its row, a heading is none")
  func emptyNames() throws {
    let controls: [any Element] = [Switch(""), TextField(""), Switch("").accessibilityLabel("")]
    for control in controls {
      let found = try elements(Row("Wi-Fi") { control })
      #expect(found.filter { $0.name == "label" }.count == 1)
      let input = try #require(found.first { $0.name == "input" })
      #expect(found.first { $0.name == "label" }?.attributes["for"] == input.attributes["id"])
    }
    #expect(try elements(Label("").heading(2)).map(\.name) == ["p"])
    #expect(try elements(Label("").heading(2).accessibilityLabel("a")).map(\.name) == ["h2"])
  }

  @Test("Commas at the ends of an address are not those of a list of addresses")
  func listedAddresses() throws {
    func source(_ url: String) throws -> String? {
      try first("img", of: ImageView(Image(url: url, scale: 2)))["srcset"]
    }
    #expect(try source("a,b.png") == "a,b.png 2x")
    #expect(try source(",a,b.png,") == "%2Ca%2Cb.png%2C 2x")
  }

  @Test("Unsafe destinations and nested forms are told of, and are no forms")
  func forms() throws {
    var renderer = HTMLRenderer()
    try renderer.append(
      Stack {
        Form(submission: .init(to: "javascript:x")) { Label("a") }
        Form(submission: .init(to: "/a", method: .get)) { Form(submission: .init(to: "/b")) { Label("a") } }
      })
    #expect(
      renderer.problems.map(\.loss) == [.droppedLink("javascript:x", scheme: "javascript"), .nestedForm])
    #expect(renderer.html.components(of: "<form").count == 2)
    #expect(renderer.html.contains("<form action=\"/a\" method=\"get\""))
  }

  @Test("Nothing is appended of what lies too deep")
  func depth() throws {
    struct Endless: Element { var body: some Element { Stack { AnyEndless() } } }
    struct AnyEndless: Element { var body: ElementContent { Stack { Endless() }.body } }
    var renderer = HTMLRenderer()
    renderer.append(text: "before")
    #expect(throws: ElementError.self) { try renderer.append(Endless()) }
    #expect(renderer.html == "before")
  }

  @Test("What was open where an error ended an interface is nothing to the next one")
  func openElements() throws {
    struct Endless: Element { var body: ElementContent { Stack { Endless() }.body } }
    var renderer = HTMLRenderer()
    #expect(throws: ElementError.self) {
      try renderer.append(
        Section(header: "Open") {
          Row("First")
          Row { Table(columns: []) { Table.Row { Endless() } } }
        })
    }
    var fresh = HTMLRenderer(styleSheet: renderer.styleSheet)
    try renderer.append(Row("Loose") { Label("a") })
    try fresh.append(Row("Loose") { Label("a") })
    #expect(renderer.html == fresh.html)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
