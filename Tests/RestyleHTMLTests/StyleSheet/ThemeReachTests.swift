import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

private struct Accent: DefaultStylingKey {
  static let defaultValue = Color(hex: 0x112233)
}

private struct Link: DefaultStylingKey {
  static let defaultValue = Color(hex: 0x112233)
}

extension DefaultStylingKey where Self == Accent {
  fileprivate static var accent: Self { Self() }
}

extension DefaultStylingKey where Self == Link {
  fileprivate static var link: Self { Self() }
}

extension TextStyle {
  fileprivate static var accented: Self { TextStyle(color: DefaultStyling.defaults[.accent]) }
}

extension DefaultStyling {
  fileprivate static let brandA = DefaultStyling.system.restyled { $0[.link] = Color(hex: 0xAA0000) }
  fileprivate static let brandB = DefaultStyling.system.restyled {
    $0[.accent] = Color(hex: 0x445566)
    $0.text.fontWeight = .bold
  }
}

@Suite("What themes reach")
struct ThemeReachTests {
  private static let scope = ":where([data-theme='b'],[data-theme='b'] *)"

  @Test("A style for a selector is evaluated in each theme, and a constant stays what it is")
  func singleStyles() throws {
    var sheet = StyleSheet()
    let fixed = TextStyle.accented
    try sheet.add(fixed, to: ".fixed")
    try sheet.add(TextStyle.accented, to: ".themed, h1")
    try sheet.add(TraitStyle { TextStyle.accented.resized(to: $0.isCompact ? 9 : 12) }, to: ".dynamic")
    try sheet.add(theme: .brandB, to: "[data-theme=b]")
    let lines = sheet.css.split(separator: "\n").filter { $0.contains("#445566") }
    #expect(
      lines == [
        ".themed\(Self.scope),h1\(Self.scope){color:#445566}", ".dynamic\(Self.scope){color:#445566}",
      ])
  }

  @Test("Themes reach what is added after them")
  func orders() throws {
    typealias Step = (inout StyleSheet) throws -> Void
    let theme: Step = { try $0.add(theme: .brandB, to: "[data-theme=b]") }
    let pieces: [Step] = [
      { $0.add(DesignValues("x", colors: [NamedValue("accent", DefaultStyling.defaults[.accent])])) },
      {
        $0.add(
          StyleCatalog("c") {
            NamedStyle("t", TextStyle.accented)
            NamedStyle("b", ButtonStyle.default)
          })
      },
      { try $0.add(TextStyle.accented, to: "h1") },
      { try $0.add(NamedStyle("t", TextStyle.default), to: "h2") },
    ]
    func lines(_ steps: [Step]) throws -> [Substring] {
      var sheet = StyleSheet()
      for step in steps { try step(&sheet) }
      return sheet.css.split(separator: "\n").sorted()
    }
    let wanted = try lines(pieces + [theme])
    #expect(wanted.contains { $0.contains("data-theme") && $0.contains("--x-accent:#445566") })
    for count in pieces.indices {
      #expect(try lines(pieces[..<count] + [theme] + pieces[count...]) == wanted, "\(count)")
    }
    #expect(try lines([theme, theme] + pieces + [theme]) == wanted)
  }

  @Test("Each theme declares the custom properties that differ in any")
  func properties() throws {
    var sheet = StyleSheet()
    let values = DesignValues(
      "x",
      colors: [
        NamedValue("accent", DefaultStyling.defaults[.accent]),
        NamedValue("link", DefaultStyling.defaults[.link]), NamedValue("ink", .black),
      ])
    sheet.add(values)
    try sheet.add(theme: .brandB, to: ".b")
    #expect(sheet.css.contains(":where(.b){--x-accent:#445566}\n"))
    try sheet.add(theme: .brandA, to: ".a")
    #expect(
      sheet.css.hasSuffix(
        """
        :where(.b){--x-accent:#445566;--x-link:#112233;--s-theme:'.b'}
        :where(.a){--x-accent:#112233;--x-link:#aa0000;--s-theme:'.a'}

        """), "\(sheet.css)")
  }

  @Test("Each of equal colours is referred to where a style means it")
  func equalColors() throws {
    var sheet = StyleSheet()
    sheet.add(
      DesignValues("x", colors: [NamedValue(.accent), NamedValue(.link), NamedValue("ink", .black)]))
    try sheet.add(TextStyle(color: .black), to: "p")
    try sheet.add(TextStyle(color: .named(.accent)), to: "h1")
    try sheet.add(TextStyle(color: .named(.link)), to: "a")
    #expect(sheet.css.hasSuffix("p{color:#000000}\nh1{color:var(--x-accent)}\na{color:var(--x-link)}\n"))
    try sheet.add(theme: .brandA, to: ".a")
    #expect(sheet.css.contains(":where(.a){--x-link:#aa0000}") && !sheet.css.contains(".a *"))
    #expect(sheet.problems == [])
  }

  @Test("Equal lengths and shadows are distinguished, and none is referred to that a style doesn't mean")
  func equalLengths() throws {
    let (gap, room) = (NamedValue("gap", 8.0), NamedValue("room", 8.0))
    let wide = NamedValue("wide", Double.named(gap))
    let shadows = ["low", "high"].map { NamedValue($0, [ShadowStyle(color: .black, y: 1)]) }
    var sheet = StyleSheet()
    sheet.add(DesignValues("x", lengths: [gap, room, wide], shadows: shadows))
    #expect(sheet.css.contains("--x-gap:8px;--x-room:8px;--x-wide:var(--x-gap)"))
    func css(_ insets: EdgeInsets, _ background: BackgroundStyle = .none) throws -> String {
      var sheet = sheet
      let count = sheet.css.utf8.count
      try sheet.add(FormStyle(insets: insets, background: background), to: "form")
      return String(sheet.css.dropFirst(count))
    }
    #expect(!(try css(EdgeInsets(inset: 8)).contains("var(")))
    #expect(
      try css(EdgeInsets(inset: .named(room))).contains(
        "padding-block:var(--x-room);padding-inline:var(--x-room)}"))
    #expect(
      try css(EdgeInsets(top: .named(gap), leading: 8, bottom: 8, trailing: .named(wide)))
        .contains("padding-block:var(--x-gap) 8px;padding-inline:8px var(--x-wide)"))
    // The line of a border takes a part of the room.
    let bordered = BackgroundStyle(
      border: BorderStyle(width: 1, color: .black, cornerRadii: CornerRadii(.named(gap), at: .top)),
      shadows: [.named(shadows[1]), ShadowStyle(color: .red, y: .named(room)), .named(shadows[0])])
    let text = try css(EdgeInsets(inset: .named(room)), bordered)
    #expect(text.contains("padding-block:calc(var(--x-room) - 1px)"), "\(text)")
    #expect(text.contains("border-radius:var(--x-gap) var(--x-gap) 0px 0px"), "\(text)")
    #expect(
      text.contains("box-shadow:var(--x-high),0px var(--x-room) 0px 0px #ff0000,var(--x-low)"), "\(text)")
    #expect(sheet.problems == [])
  }

  @Test("Shadows whose lengths or colours are others now aren't those of the custom property")
  func changedShadows() throws {
    let (gap, ink) = (NamedValue("gap", 8.0), NamedValue("ink", Color.black))
    let raised = NamedValue("raised", [ShadowStyle(color: .named(ink), y: .named(gap))])
    var sheet = StyleSheet()
    sheet.add(DesignValues("x", shadows: [raised]))
    let style = BackgroundStyle(shadows: [.named(raised)])
    let defaults: [DefaultStyling] = [
      .system, .system.restyled { $0[gap] = 20 }, .system.restyled { $0[ink] = .red },
    ]
    for (defaults, shadow) in zip(
      defaults, ["var(--x-raised)", "0px 20px 0px 0px #000000", "0px 8px 0px 0px #ff0000"])
    {
      var sheet = sheet
      try DefaultStyling.withDefaults(defaults) { try sheet.add(style, to: "p") }
      #expect(sheet.css.contains("box-shadow:\(shadow)"), "\(sheet.css)")
    }
  }

  @Test("Elements without styles of their own have classes that themes reach, and others keep theirs")
  func elements() throws {
    var sheet = StyleSheet()
    try sheet.add(theme: .brandB, to: "[data-theme=b]")
    var page = HTMLRenderer(styleSheet: sheet)
    let own = TextStyle.default
    try page.append(
      Stack {
        Label("x")
        Label("y")
        Label("z", style: own)
      })
    let classes = page.html.matches(of: /<p class="([^"]*)"/).map { String($0.1) }
    try #require(classes.count == 3)
    #expect(classes[0] == classes[1] && classes[1] != classes[2])
    let css = page.styleSheet.css
    #expect(css.contains(".\(classes[0])\(Self.scope){font-weight:700}"), "\(css)")
    #expect(!css.contains(".\(classes[2])\(Self.scope)"))
    // What was rendered before a theme came, and is rendered again.
    var late = HTMLRenderer()
    try late.append(Label("x"))
    var sheetWithTheme = late.styleSheet
    try sheetWithTheme.add(theme: .brandB, to: "[data-theme=b]")
    #expect(!sheetWithTheme.css.contains("font-weight"))
    #expect(sheetWithTheme.problems.map(\.loss) == [.lateTheme])
    for styleSheet in [sheetWithTheme, StyleSheet(extending: PreparedStyleSheet(sheetWithTheme))] {
      var again = HTMLRenderer(styleSheet: styleSheet)
      try again.append(Label("x"))
      #expect(again.styleSheet.css.contains("\(Self.scope){font-weight:700}"))
    }
  }

  @Test("What a theme would write otherwise, and CSS can't, is told")
  func frozenTexts() throws {
    var sheet = StyleSheet()
    try sheet.add(theme: DefaultStyling.system.restyled { $0.text = $0.text.uppercased }, to: ".b")
    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(Label("x"))
    #expect(page.problems.map(\.loss) == [.frozenText])
    try page.append(Label("x", style: TextStyle(color: .red)))
    #expect(page.problems.count == 1)
  }
}

/// Default styles of all kinds.
private struct DefaultScreen: Element {
  var body: some Element {
    Form {
      Section(header: "Header", footer: "Footer") {
        Row("Title", subtitle: "Subtitle") { Switch(isOn: true).accessibilityLabel("On") }
        TextField("Name", placeholder: "Ann", name: "name")
        Button("Save", action: .submit)
        Checkbox("Terms", isOn: true, name: "terms")
      }
      FormField("Size", help: "As on the label") {
        SegmentedControl(["S", "L"], selectedIndex: 1, name: "size")
      }
      FormField("Country") { Picker(["Norway", "Spain"], selectedIndex: 0, name: "country") }
      Label("Text")
      List(["One", "Two"])
      List(["One"], isOrdered: true)
      Hyperlink("Terms", to: "/terms")
      ProgressBar("Packed", value: 3, total: 12)
      Disclosure("More", isExpanded: true) { Label("Within") }
      Table("Prices", columns: ["Dish", "Price"], rows: [["Soup", "4"]], hasRowHeaders: true)
    }
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ThemeReachBrowserTests {
  private static let script = """
    \(ComputedValues.script)
    return [...document.querySelectorAll('main *')].map(element =>
      values(element).map(value => `${element.localName}.${element.className}${value}`));
    """

  private static func page(_ html: String, _ css: String, theme: String) -> String {
    "<!doctype html><meta charset=utf-8><style>\(css)</style><body><main data-theme=\"\(theme)\">\(html)</main>"
  }

  @Test(
    "A rendered form in a theme is computed as if it had been rendered with the theme's defaults",
    arguments: [
      ("b", DefaultStyling.brandB), ("material", .material), ("primer", .primer), ("none", .system),
    ].sampled(every: 4))
  func elements(name: String, theme: DefaultStyling) async throws {
    var sheet = StyleSheet()
    for (name, theme) in [("b", DefaultStyling.brandB), ("material", .material), ("primer", .primer)] {
      sheet.add(theme: theme, to: .attribute("data-theme", equals: name))
    }
    var themed = HTMLRenderer(styleSheet: sheet)
    try themed.append(DefaultScreen())
    var alone = HTMLRenderer()
    try alone.append(DefaultScreen(), in: ElementContext(defaults: theme))
    let pages = [themed, alone].map { Self.page($0.html, $0.styleSheet.css, theme: name) }
    var values: [[[String]]] = []
    for page in pages {
      values.append(try await Browser.required().evaluate(Self.script, in: page, as: [[String]].self))
    }
    try #require(values[0].count == values[1].count && values[0].count > 60)
    for (value, wanted) in zip(values[0], values[1]) {
      // Classes have other numbers.
      func properties(_ values: [String]) -> [String] {
        values.map { String($0.drop { $0 != " " }.drop { $0 != ":" }) }
      }
      guard properties(value) != properties(wanted) else { continue }
      let differing = zip(value, wanted).filter { properties([$0]) != properties([$1]) }
      Issue.record("\(name): \(differing.prefix(4).map { "\($0), not \($1)" })")
    }
  }

  @Test("A theme within a theme has its own named values")
  func nested() async throws {
    var sheet = StyleSheet()
    sheet.add(
      DesignValues(
        "x",
        colors: [
          NamedValue("accent", DefaultStyling.defaults[.accent]), NamedValue("ink", .black),
        ]))
    try sheet.add(TextStyle.accented, to: "p")
    try sheet.add(theme: .brandA, to: "[data-theme=a]")
    try sheet.add(theme: .brandB, to: "[data-theme=b]")
    let page = """
      <!doctype html><style>\(sheet.css)</style><p>x</p>
      <div data-theme=b><p>x</p><div data-theme=a><p>x</p><div data-theme=b><p>x</p></div></div></div>
      <div data-theme=a><p>x</p><div data-theme=b><p>x</p></div></div>
      """
    let colors = try await Browser.required().evaluate(
      "return [...document.querySelectorAll('p')].map(element => getComputedStyle(element).color)", in: page,
      as: [String].self)
    let (usual, b) = ("rgb(17, 34, 51)", "rgb(68, 85, 102)")
    #expect(colors == [usual, b, usual, b, usual, b])
  }
}
