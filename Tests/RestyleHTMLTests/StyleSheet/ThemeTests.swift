import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

/// A brand's own slots, and what is built on them.
private struct Accent: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x112233), dark: Color(hex: 0xAABBCC))
}

private struct Rounding: DefaultStylingKey {
  static let defaultValue = 6.0
}

extension DefaultStylingKey where Self == Accent {
  fileprivate static var accent: Self { Self() }
}

extension DefaultStylingKey where Self == Rounding {
  fileprivate static var rounding: Self { Self() }
}

extension Color {
  fileprivate static var accent: Color { .named(.accent) }
}

extension ButtonStyle {
  fileprivate static var primary: ButtonStyle {
    let border = BorderStyle(cornerRadius: DefaultStyling.defaults[.rounding])
    return ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: .named(.gap), verticalInset: 8),
      normal: ButtonStateStyle(color: .accent, border: border, text: TextStyle.default.colored(.white)),
      highlighted: ButtonStateStyle(color: .black, border: border, text: TextStyle.default.colored(.white)))
  }
}

extension StyleCatalog {
  fileprivate static let acme = StyleCatalog("Acme") {
    NamedStyle("title", TextStyle.default.resized(to: 30))
    NamedStyle("link", TextStyle.default.colored(.accent).restyled { $0.highlightedColor = .black })
    NamedStyle("fixed", TextStyle(color: .red))
    NamedStyle("plain", TextStyle())
    NamedStyle("primary", ButtonStyle.primary)
    NamedStyle("usual", ButtonStyle.default)
    NamedStyle("field", FieldStyle.default)
    NamedStyle("switch", SwitchStyle.default)
    NamedStyle("row", TitleSubtitleStyle.default)
    NamedStyle("grouped", dynamic: DynamicSectionStyle.defaultGrouped)
  }
}

extension NamedValue<Color> {
  fileprivate static let ink = NamedValue("ink", Color(hex: 0x010203))
}

extension NamedValue<Double> {
  fileprivate static let gap = NamedValue("gap", 12)
}

extension NamedValue<[ShadowStyle]> {
  fileprivate static let raised = NamedValue(
    "raised", [ShadowStyle(color: Color(light: .black, dark: .white), y: 1)])
}

extension DesignValues {
  fileprivate static let acme = DesignValues(
    "Acme", colors: [NamedValue(.accent), .ink],
    lengths: [.gap], cornerRadii: [NamedValue(.rounding)], shadows: [.raised])
}

extension DefaultStyling {
  fileprivate static let brandB = DefaultStyling.system.restyled {
    $0[.accent] = Color(light: Color(hex: 0x445566), dark: Color(hex: 0xAABBCC))
    $0[.rounding] = 0
    $0.text.fontWeight = .bold
  }
}

@Suite("Named values and themes")
struct ThemeTests {
  @Test("Slots of a program's own are part of the defaults")
  func slots() {
    #expect(DefaultStyling.system[.rounding] == 6)
    #expect(DefaultStyling.brandB[.rounding] == 0)
    let other = DefaultStyling.brandB.restyled { $0[.rounding] = 2 }
    #expect(other[.rounding] == 2 && other[.accent] == DefaultStyling.brandB[.accent])
    #expect(DefaultStyling.brandB[.rounding] == 0)
    let accent = Color.accent
    #expect(DefaultStyling.withDefaults(.brandB) { accent.red } == DefaultStyling.brandB[.accent].red)
    #expect(accent.red == Accent.defaultValue.red && accent != Accent.defaultValue)
  }

  @Test("Named values become custom properties, which styles refer to")
  func variables() throws {
    var sheet = StyleSheet()
    let names = sheet.add(DesignValues.acme)
    #expect(names["accent"] == "--Acme-accent" && names["gap"] == "--Acme-gap" && names["none"] == nil)
    #expect(
      sheet.css == """
        :where(:root){--Acme-accent:#112233;--Acme-ink:#010203;--Acme-gap:12px;--Acme-rounding:6px;\
        --Acme-raised:0px 1px 0px 0px #000000}
        @media (prefers-color-scheme:dark){
        :where(:root){--Acme-accent:#aabbcc;--Acme-raised:0px 1px 0px 0px #ffffff}
        }

        """)
    let before = sheet.css
    try sheet.add(
      BackgroundStyle(
        color: .accent, border: BorderStyle(width: 1, color: .named(.ink), cornerRadius: .named(.rounding)),
        shadows: [.named(.raised)]),
      to: ".box")
    #expect(
      sheet.css == before
        + ".box{box-sizing:border-box;background:var(--Acme-accent);border-style:solid;border-width:1px;"
        + "border-color:var(--Acme-ink);border-radius:var(--Acme-rounding);box-shadow:var(--Acme-raised)}\n")
    try sheet.add(ButtonStyle.primary, to: ".btn")
    #expect(sheet.css.contains("padding-block:8px;padding-inline:var(--Acme-gap)"))
    // Rendered elements refer to them as well, but not where attributes say it.
    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(Label("x", style: TextStyle(color: .accent)))
    #expect(page.styleSheet.css.contains(";color:var(--Acme-accent)}"))
    page.withStyling(.inline) { $0.append(StyledText("x", style: TextStyle(color: .accent))) }
    #expect(page.html.hasSuffix("<span style=\"color:#112233\">x</span>"))
  }

  @Test("Values of one name get properties of their own, and names stay in their places")
  func hostileNames() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      var sheet = StyleSheet()
      let values = DesignValues(
        quoted.text, colors: [NamedValue(quoted.text, .red)], lengths: [NamedValue(quoted.text, 3)])
      let name = try #require(sheet.add(values)[quoted.text])
      #expect(sheet.add(values)[quoted.text] != name)
      let lines = sheet.css.utf8.split(separator: UInt8(ascii: "\n"))
      #expect(lines.count == 2)
      for line in lines {
        #expect(line.starts(with: ":where(:root){".utf8) && line.last == UInt8(ascii: "}"))
        #expect(line.count { $0 == UInt8(ascii: "{") } == 1 && line.count { $0 == UInt8(ascii: "}") } == 1)
        #expect(line.count { $0 == UInt8(ascii: ";") } == 1 && !line.contains { "<\"'".utf8.contains($0) })
      }
    }
  }

  @Test("A theme is what differs, and no more")
  func differences() throws {
    var sheet = StyleSheet()
    sheet.add(DesignValues.acme)
    sheet.add(StyleCatalog.acme)
    let withoutTheme = sheet
    var usual = sheet
    try usual.add(theme: .system, to: "[data-theme=a]")
    #expect(!usual.css.contains("data-theme=a"))
    try sheet.add(theme: .brandB, to: "[data-theme=b], #b")
    let themed = sheet.css.split(separator: "\n").filter { $0.contains("[data-theme='b']") }
    #expect(themed.contains(":where([data-theme='b'],#b){--Acme-accent:#445566;--Acme-rounding:0px}"))
    // The colours, which are referred to, differ by their values; no rounding is none, which has no name.
    let rules = themed.filter { !$0.hasPrefix(":where(") }.joined()
    let properties = Set(rules.matches(of: /[{;]([a-z-]+):/).map { String($0.1) })
    #expect(properties == ["font-weight", "border-radius"])
    let scope = ":where([data-theme='b'],[data-theme='b'] *,#b,#b *)"
    #expect(sheet.css.contains(".Acme-title\(scope){font-weight:700}"))
    #expect(!sheet.css.contains("Acme-fixed\(scope)") && !sheet.css.contains("Acme-plain"))
    // Twice is as once, and nothing else has changed for whoever has no theme.
    let css = sheet.css
    try sheet.add(theme: .brandB, to: "[data-theme=b], #b")
    #expect(sheet.css == css)
    var list = RuleList(css: withoutTheme.css)
    list.make(sheet.changes(from: withoutTheme))
    #expect(list.bySelector == RuleList(css: sheet.css).bySelector)
    list.make(withoutTheme.changes(from: sheet))
    #expect(list.bySelector == RuleList(css: withoutTheme.css).bySelector)
  }

  @Test("A selector that is none adds no theme")
  func refusal() {
    var sheet = StyleSheet()
    sheet.add(StyleCatalog.acme)
    let css = sheet.css
    #expect(throws: CSSSelector.ParseError.self) { try sheet.add(theme: .brandB, to: "}") }
    #expect(sheet.css == css)
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ThemeBrowserTests {
  /// What each theme's page should look like: the catalog's own stylesheet under these defaults, or the one with all
  /// themes.
  private static func page(_ sheet: StyleSheet, theme: String, states: [String]) -> String {
    var body = ""
    for state in states {
      let mark = "data-state=\"\(state)\""
      for name in ["title", "link", "fixed", "plain"] { body += "<p class=\"Acme-\(name)\" \(mark)>x</p>" }
      for name in ["primary", "usual", "usual-2"] {
        body += "<button class=\"Acme-\(name)\" \(mark)><span class=\"Acme-\(name)__title\">x</span></button>"
      }
      body += "<input class=\"Acme-field\" \(mark)><input type=checkbox class=\"Acme-switch\" \(mark)>"
      for position in ["top", "middle", "bottom", "unique"] {
        body += "<div class=\"Acme-grouped__row Acme-grouped__\(position)\" \(mark)>x<b>y</b></div>"
      }
      body += "<h2 class=\"Acme-grouped__header\"><span class=\"Acme-grouped__header-text\">x</span></h2>"
      body +=
        "<div class=\"Acme-row\"><b class=\"Acme-row__title\">x</b><i class=\"Acme-row__subtitle\">x</i></div>"
      body += "<a class=\"btn\" \(mark)>x</a><h3>x</h3><button class=\"btn btn-plain\" \(mark)>x</button>"
    }
    return "<!doctype html><html><meta charset=utf-8><style>\(sheet.css)</style>"
      + "<body><main data-theme=\"\(theme)\">\(body)</main>"
  }

  private static func sheet(_ themes: [(String, DefaultStyling)], hasValues: Bool) throws -> StyleSheet {
    var sheet = StyleSheet()
    if hasValues { sheet.add(DesignValues.acme) }
    sheet.add(StyleCatalog.acme)
    try sheet.add(NamedStyle("primary", ButtonStyle.primary), to: ".btn")
    try sheet.add(NamedStyle("title", TextStyle.default), to: "h3, .h3")
    try sheet.add(NamedStyle("plain", ButtonStyle.default), to: ".btn-plain")
    for (name, theme) in themes { sheet.add(theme: theme, to: .attribute("data-theme", equals: name)) }
    return sheet
  }

  // Of each element what it is and what is computed for it, or a number that differs where that does: all that is
  // computed takes longer to come here than to compute.
  private static func script(_ result: String) -> String {
    """
    \(ComputedValues.script)
    const elements = [...document.querySelectorAll('main *')].map(element =>
      [`${element.className} ${element.dataset.state}`, ...values(element)]);
    return \(result);
    """
  }

  @Test(
    "A page in a theme is computed as if the theme's defaults had been there from the start",
    arguments: Browser.Options.appearances.sampled(every: 4), [false, true])
  func themes(options: Browser.Options, hasValues: Bool) async throws {
    let themes: [(String, DefaultStyling)] = [
      ("b", .brandB), ("material", .material), ("primer", .primer), ("system", .system),
    ]
    let themed = try Self.sheet(themes, hasValues: hasValues)
    // A browser takes a second to compute all that there is: each state and each theme is seen in every appearance, but
    // not both with and without named values.
    let states =
      hasValues
      ? ["", "hovered", "focused", "selected"] : ["", "highlighted", "disabled", "selected highlighted"]
    for (name, theme) in hasValues ? themes.sampled(every: 2) : [themes[0]] {
      // What stands for itself is written in the theme's defaults, and has no theme.
      let alone = try DefaultStyling.withDefaults(theme) { try Self.sheet([], hasValues: hasValues) }
      let pages = [themed, alone].map { Self.page($0, theme: name, states: states) }
      let digests = try await computed(
        "elements.map(values => digest(values.join()))", in: pages, options, as: [Int].self)
      try #require(digests[0].count == digests[1].count && digests[0].count > 80)
      let differing = digests[0].indices.filter { digests[0][$0] != digests[1][$0] }
      if differing.isEmpty { continue }
      let values = try await computed(
        "\(differing).map(index => elements[index])", in: pages, options, as: [[String]].self)
      for (value, wanted) in zip(values[0], values[1]) {
        // What a style doesn't declare in a theme, and does without, is taken from other selectors' styles as well.
        if value[0].hasPrefix("btn btn-plain"), name == "material" || name == "primer" { continue }
        let properties = zip(value, wanted).filter { $0 != $1 }.map { "\($0), not \($1)" }
        Issue.record("\(name): \(value[0]): \(properties.prefix(4))")
      }
    }
  }

  private func computed<Value: Decodable & Sendable>(
    _ result: String, in pages: [String], _ options: Browser.Options, as type: Value.Type
  ) async throws -> [Value] {
    var values: [Value] = []
    for page in pages {
      values.append(
        try await Browser.required().evaluate(Self.script(result), in: page, options: options, as: type))
    }
    return values
  }

  @Test("A part of a page is in its theme, and the rest in none")
  func parts() async throws {
    let sheet = try Self.sheet([("b", .brandB)], hasValues: true)
    let page = """
      <!doctype html><style>\(sheet.css)</style><p class="Acme-link">x</p><p class="Acme-link" data-theme="b">x</p>
      <div data-theme="b"><p class="Acme-link">x</p></div><p style="color:var(--Acme-accent)">x</p>
      """
    let colors = try await Browser.required().evaluate(
      "return [...document.querySelectorAll('p')].map(element => getComputedStyle(element).color)", in: page,
      as: [String].self)
    #expect(colors == ["rgb(17, 34, 51)", "rgb(68, 85, 102)", "rgb(68, 85, 102)", "rgb(17, 34, 51)"])
  }
}
