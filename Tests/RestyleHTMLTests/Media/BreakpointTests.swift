import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Traits of users' own in stylesheets")
struct BreakpointTests {
  private static let text = TraitStyle<TextStyle> { traits in
    TextStyle(
      font: Font(size: 10 + 2 * Double(traits.breakpoint.rawValue)),
      color: traits.use == .paper ? .black : Color(light: .red, dark: .green))
  }

  @Test("What two properties read adds up, and each value has a rule of its own")
  func sums() throws {
    var sheet = StyleSheet(mediaTraits: .breakpoints)
    try sheet.add(Self.text, to: "h1")
    #expect(
      sheet.css == """
        h1{font-size:10px;color:#ff0000}
        @media (prefers-color-scheme:dark){
        h1{color:#00ff00}
        }
        @media (640px<=width<1024px){
        h1{font-size:12px}
        }
        @media (1024px<=width<1440px){
        h1{font-size:14px}
        }
        @media (width>=1440px){
        h1{font-size:16px}
        }
        @media print{
        h1{color:#000000}
        }

        """, "\(sheet.css)")
    #expect(sheet.problems.isEmpty)
  }

  @Test("Container queries lie within media queries, each trait's within those before")
  func containers() throws {
    var sheet = StyleSheet(mediaTraits: .breakpoints)
    try sheet.add(
      TraitStyle<TextStyle> { traits in
        TextStyle(color: traits.card == .huge ? Color(light: .red, dark: .blue) : .black)
      }, to: "h1")
    #expect(
      sheet.css == """
        h1{color:#000000}
        @container card (width>=1440px){
        h1{color:#ff0000}
        }
        @media (prefers-color-scheme:dark){
        @container card (width>=1440px){
        h1{color:#0000ff}
        }
        }

        """, "\(sheet.css)")
  }

  @Test("Of conditions that hold at once the first one counts")
  func exclusion() throws {
    var sheet = StyleSheet(mediaTraits: .breakpoints)
    try sheet.add(TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.use == .lying ? 9 : 8)) }, to: "h1")
    #expect(
      sheet.css == """
        h1{font-size:8px}
        @media screen and (orientation:landscape) and (height<600px){
        h1{font-size:9px}
        }

        """)
  }

  @Test("The width of the size class is a setting")
  func compactWidth() throws {
    let style = TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.isCompact ? 8 : 9)) }
    for (traits, query): (MediaTraits, String) in [
      (.standard, "(width<600px)"), (.breakpoints, "(width<800px)"),
      (MediaTraits(compactWidth: .width(..<500) || .pointer(.coarse)), "(width<500px) or (pointer:coarse)"),
    ] {
      var sheet = StyleSheet(mediaTraits: traits)
      try sheet.add(style, to: "h1")
      #expect(sheet.css == "h1{font-size:9px}\n@media \(query){\nh1{font-size:8px}\n}\n")
    }
  }

  @Test("A trait that the stylesheet doesn't follow is a problem, and no other is")
  func unfollowed() throws {
    var sheet = StyleSheet()
    _ = sheet.classNames(for: Self.text)
    #expect(Set(sheet.problems.map(\.loss)) == [.unfollowedTrait("breakpoint"), .unfollowedTrait("use")])
    #expect("\(sheet.problems[0])".contains("add its key to the stylesheet's `MediaTraits`"))
    var fixed = StyleSheet(fixedTraits: TraitCollection())
    _ = fixed.classNames(for: Self.text)
    #expect(fixed.problems.isEmpty)
  }

  @Test("Readers of a trait that the stylesheet doesn't follow are problems, each once and with its path")
  func unfollowedReaders() throws {
    let interface = Stack {
      ContextReader { Label($0.traits.breakpoint == .huge ? "Huge" : "Small") }
      Stack {
        ContextReader { context in
          ForEach(1...2) { _ in Label(context.traits.breakpoint == .huge ? "Late" : "Soon") }
        }
      }
      Stack {
        ContextReader { Label($0.traits.isCompact && $0.traits.breakpoint == .huge ? "Both" : "None") }
      }
    }
    var page = HTMLRenderer()
    try page.append(interface)
    #expect(page.problems.map(\.loss) == Array(repeating: .unfollowedTrait("breakpoint"), count: 3))
    #expect(
      page.problems.map(\.path.description) == [
        "Stack 1 > Label 1 \"Small\"", "Stack 1 > Stack 2", "Stack 1 > Stack 3",
      ], "\(page.problems)")
    var following = HTMLRenderer(styleSheet: StyleSheet(mediaTraits: .breakpoints))
    try following.append(interface)
    #expect(!following.problems.map(\.loss).contains(.unfollowedTrait("breakpoint")))
    var fixed = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: TraitCollection()))
    try fixed.append(interface)
    #expect(fixed.problems.isEmpty)
  }

  @Test("A page reports a problem of an element's style with its path, and not once more without one")
  func pages() throws {
    var page = HTMLRenderer()
    try page.append(
      Stack { Label("Text", style: TraitStyle { TextStyle(color: $0.use == .paper ? .black : .red) }) })
    let problem = RenderingProblem(
      .unfollowedTrait("use"), at: ElementPath([.init("Stack"), .init("Label", name: "Text")]))
    #expect(HTMLDocument(title: "", body: page).problems == [problem])
    var sheet = StyleSheet()
    try sheet.add(
      TraitStyle<TextStyle> { TextStyle(color: $0.breakpoint == .huge ? .black : .red) }, to: "h1")
    var other = HTMLRenderer(styleSheet: sheet)
    try other.append(Label("Text"))
    #expect(
      HTMLDocument(title: "", body: other).problems == [RenderingProblem(.unfollowedTrait("breakpoint"))])
  }

  @Test("Values that find no room make a trait one that isn't followed")
  func room() throws {
    enum Many: TraitKey, MediaTraitKey {
      static let name = "many"
      static let defaultValue = 0
      static let mediaValues = MediaValues<Int>.widths([
        1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12, 13: 13, 14: 14, 15: 15,
        16: 16,
        17: 17, 18: 18, 19: 19, 20: 20,
      ])
      case key
      init() { self = .key }
    }
    let style = TraitStyle<TextStyle> {
      TextStyle(font: Font(size: 10 + Double($0[Many()])), color: $0.breakpoint == .huge ? .red : .black)
    }
    var sheet = StyleSheet(mediaTraits: MediaTraits(Many.self, Breakpoint.Window.self))
    try sheet.add(style, to: "h1")
    #expect(sheet.problems.map(\.loss) == [.unfollowedTrait("breakpoint")])
    #expect(sheet.css.split(separator: "\n").filter { $0.hasPrefix("@media") }.count == 20)
  }

  @Test("Themes, prepared stylesheets and rendered elements follow the traits")
  func everywhere() throws {
    let catalog = StyleCatalog("C") {
      NamedStyle("text", dynamic: Self.text)
    }
    var sheet = StyleSheet(mediaTraits: .breakpoints)
    sheet.add(catalog)
    let alone = sheet.css
    #expect(alone.contains("@media (width>=1440px){\n.C-text{font-size:16px}"))
    var page = HTMLRenderer(styleSheet: StyleSheet(extending: PreparedStyleSheet(sheet)))
    let style = DynamicSectionStyle.default.restyledWithStyleAndInput { style, traits in
      style.header.text = TextStyle(font: Font(size: traits.card == .huge ? 30 : 20))
    }
    let section = Section(header: "Head", style: style) { Row("Title") }
    var context = ElementContext()
    context.traits.card = .large
    try page.append(section, in: context)
    #expect(page.problems.isEmpty && page.styleSheet.problems.isEmpty)
    #expect(
      page.styleSheet.addedCSS.contains("@container card (width>=1440px){"), "\(page.styleSheet.addedCSS)")
  }

  @Test("Elements without a style vary by a default that depends on traits, as if they had been given it")
  func dynamicDefaults() throws {
    let button = TraitStyle<ButtonStyle> { traits in
      ButtonStyle.system.allRestyled { $0.text = Self.text.style(from: traits) }
    }
    func interface(_ text: TraitStyle<TextStyle>?, _ style: TraitStyle<ButtonStyle>?) -> some Element {
      var save = Button("Save")
      save.dynamicStyle = style
      return Stack {
        text.map { Label("Title", style: $0) } ?? Label("Title")
        Label("Fixed", style: TextStyle(color: .red))
        save
      }
    }
    func html(_ interface: some Element, _ defaults: DefaultStyling) throws -> String {
      var page = HTMLRenderer(styleSheet: StyleSheet(mediaTraits: .breakpoints))
      try page.append(interface, in: ElementContext(defaults: defaults))
      #expect(page.problems.isEmpty)
      return page.html + page.styleSheet.css
    }
    let dynamic = DefaultStyling.system.restyled {
      $0[dynamic: \.text] = Self.text
      $0[dynamic: \.button] = button
    }
    let following = try html(interface(nil, nil), dynamic)
    #expect(following == (try html(interface(Self.text, button), .system)))
    #expect(following.contains("@media (width>=1440px){"))
  }

  @Test("A container is told what of it can be asked for, whatever its name")
  func containerStyle() throws {
    var sheet = StyleSheet()
    try sheet.add(ContainerStyle(name: "card"), to: ".a")
    try sheet.add(ContainerStyle(name: "not", measure: .size), to: ".b")
    try sheet.add(ContainerStyle(name: "x{}</style>"), to: ".c")
    try sheet.add(ContainerStyle(), to: ".d")
    // Names are distinguished by their scalars.
    #expect(ContainerStyle(name: "\u{E9}") != ContainerStyle(name: "e\u{301}"))
    #expect(
      sheet.css == """
        .a{container-type:inline-size;container-name:card}
        .b{container-type:size;container-name:not-}
        .c{container-type:inline-size;container-name:x\\7b \\7d \\3c \\2f style\\3e }
        .d{container-type:inline-size}

        """)
  }

  @Test("Changes of a stylesheet name their container queries")
  func changes() throws {
    func sheet(_ size: Double) throws -> StyleSheet {
      var sheet = StyleSheet(mediaTraits: .breakpoints)
      try sheet.add(
        TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.card == .huge ? size : 9)) }, to: "h1")
      return sheet
    }
    let (old, new) = (try sheet(20), try sheet(30))
    var rules = RuleList(css: old.css)
    let changes = new.changes(from: old)
    rules.make(changes)
    #expect(rules == RuleList(css: new.css))
    #expect(
      changes.contains { $0.containers == ["card (width>=1440px)"] && $0.declarations == "font-size:30px" })
  }
}
