import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import TestSupport
import Testing

@Suite("Rules of declarations, conditions and pseudo-elements")
struct RuleTests {
  @Test("A rule holds where its conditions do, whatever else distinguishes it")
  func conditions() throws {
    var sheet = StyleSheet()
    let color = Color(light: .red, dark: .green)
    try sheet.add(TextStyle(color: color), to: "h1", where: .print || .width(600...))
    try sheet.addRule(
      for: ".grid", where: .forcedColors && !.anyHover,
      supporting: try .declaration("display", "grid") && !.selector(CSSSelector("a, :has(b)"))
    ) { $0.set("display", to: "grid") }
    #expect(
      sheet.css == """
        @media screen and (width>=600px),print{
        h1{color:#ff0000}
        }
        @media screen and (width>=600px) and (prefers-color-scheme:dark),print and (prefers-color-scheme:dark){
        h1{color:#00ff00}
        }
        @supports (display:grid) and (not (selector(a) and selector(:has(b)))){
        @media (forced-colors:active) and (not (any-hover:hover)){
        .grid{display:grid}
        }
        }

        """)
    #expect(sheet.problems.isEmpty)
  }

  @Test("What is important says so in each declaration, in states and in themes")
  func importance() throws {
    var sheet = StyleSheet()
    try sheet.add(
      ButtonStyle(normal: ButtonStateStyle(text: .default), hovered: .colored(.blue)), to: ".u",
      isImportant: true)
    try sheet.add(theme: .brand, to: ".t")
    let declarations = sheet.css.matches(of: /\{([^{}]+)\}/).flatMap { $0.1.split(separator: ";") }
    #expect(declarations.count > 8)
    #expect(declarations.allSatisfy { $0.hasSuffix("!important") || $0.hasPrefix("--") }, "\(sheet.css)")
  }

  @Test("States, conditions and themes stand before a pseudo-element")
  func pseudoElements() throws {
    var sheet = StyleSheet()
    try sheet.add(TextStyle.default.restyled { $0.highlightedColor = .red }, to: "a::before, b")
    #expect(sheet.css.contains("a:where(:active)::before,b:where(:active){color:#ff0000}"))
    try sheet.add(theme: .brand, to: ".t")
    #expect(sheet.css.contains("a:where(.t,.t *)::before,b:where(.t,.t *){"))
    #expect(sheet.problems.isEmpty)
    // Neither has a pseudo-element parts, nor is there a theme in one.
    try sheet.add(CheckboxStyle.system, to: "i::after")
    try sheet.add(theme: .system, to: ".t::before")
    #expect(sheet.problems.map(\.loss.description).count == 2, "\(sheet.problems)")
    #expect(!sheet.css.contains("::after::before"))
  }

  @Test("A style may have any number of properties by names of its own")
  func names() throws {
    for count in [24, 25, 200, 1_000] {
      var sheet = StyleSheet()
      try sheet.addRule(for: "p") { css in
        for number in 0..<count { css.set("--own-\(number)", to: "\(number)") }
        css.set("--own-0", to: "again")
      }
      #expect(sheet.problems.isEmpty)
      let declarations = sheet.css.dropFirst(2).dropLast(2).split(separator: ";")
      #expect(declarations.count == count && declarations.last == "--own-0:again")
      #expect(Set(declarations).count == count)
    }
    var sheet = StyleSheet()
    try sheet.addRule(for: "p") { css in
      for number in 0..<5_000 { css.set("own-\(number)", to: "0") }
    }
    #expect(
      sheet.problems.count == 904 && sheet.css.contains("own-4095:0") && !sheet.css.contains("own-4096"))
  }

  @Test("The focus looks like it where a browser shows it, or wherever it is")
  func focus() throws {
    func css(_ focus: FocusIndication) throws -> String {
      var sheet = StyleSheet(focus: focus)
      try sheet.add(ButtonStyle(normal: .colored(.red), focused: .colored(.blue)), to: ".b")
      #expect(StyleSheet(extending: PreparedStyleSheet(sheet)).css == sheet.css)
      return sheet.css
    }
    #expect(try css(.visible).contains(".b:where(:focus-visible,:has(>:focus-visible),"))
    #expect(try css(.always).contains(".b:where(:focus,:has(>:focus),"))
  }

  @Test("Typed values are written as those of styles are, whatever they hold")
  func values() async throws {
    var sheet = StyleSheet()
    try sheet.addRule(for: "p::after") { css in
      css.set(.width, .fraction(0.625))
      css.set(.maxWidth, .characters(60))
      css.set(.minHeight, .characters(2))
      css.set(.marginTop, -4)
      css.set(.paddingTop, -4)
      css.set(.mask, Image(url: "a b.svg"))
      css.set(.background, Image(url: "javascript:x"))
      css.set(content: "</style>'\\", spokenAs: "")
    }
    #expect(
      sheet.css == """
        p::after{width:62.5%;max-width:60ch;min-height:2lh;margin-block-start:-4px;padding-block-start:0px;\
        mask-image:url('a%20b.svg');content:'\\3c /style\\3e \\27 \\5c '/''}

        """, "\(sheet.css)")
    #expect(sheet.problems.map(\.loss) == [.droppedImage(url: "javascript:x", scheme: "javascript")])
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      var sheet = StyleSheet()
      try sheet.addRule(for: "p::before") { $0.set(content: quoted.text) }
      // Strings may hold anything but their end.
      let parts = sheet.css.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      #expect(parts.count == 3, "\(sheet.css)")
      #expect(parts.map { String($0) ?? "" }.last == "}\n", "\(sheet.css)")
      #expect(!sheet.css.dropLast().contains { "<\n\r\u{c}".contains($0) }, "\(sheet.css)")
    }
  }

  @Test("Borders, families that end in a keyword and several declarations are as they are asked for")
  func declarations() throws {
    var sheet = StyleSheet()
    try sheet.addRule(for: "p") { css in
      css.set(BorderStyle(width: 2, color: .red, borderEdges: .top))
      css.set(["display": "inline-block", "position": "relative"])
      css.set(TextStyle(font: Font(family: .named("Own", fallbacks: ["arial", "sans-serif"]), size: 17)))
    }
    #expect(
      sheet.css.contains("p{border-style:solid;border-width:2px 0px 0px;border-color:#ff0000"), "\(sheet.css)"
    )
    #expect(
      sheet.css.contains(";display:inline-block;position:relative;font-family:'Own','arial',sans-serif;"))
    #expect(!sheet.css.contains("background") && sheet.problems.isEmpty)
  }

  @Test("Each style of Restyle's is for a selector as well, and finds its parts by elements")
  func components() throws {
    var sheet = StyleSheet()
    try sheet.add(TableStyle.system, to: "table.data")
    try sheet.add(DescriptionListStyle.system, to: "dl")
    try sheet.add(ListStyle.system, to: "ul,ol")
    try sheet.add(CheckboxStyle.system, to: "input[type=checkbox]")
    try sheet.add(TitleSubtitleStyle.system, to: ".title")
    try sheet.add(FormFieldStyle.system, to: ".field")
    try sheet.add(SegmentedControlStyle.system, to: ".segments")
    try sheet.add(
      SectionStyle.system(grouped: true, horizontallyRegular: true, hairlineWidth: 1), to: "section")
    try sheet.add(DynamicSectionStyle.default.style(from: TraitCollection()).header, to: "header")
    #expect(sheet.css.contains("table.data :where(thead th){"))
    #expect(sheet.css.contains("dl :where([data-part~=title],dt){"))
    #expect(sheet.css.contains("input[type='checkbox']::before{"))
    #expect(!sheet.css.contains("__"), "\(sheet.css)")
    #expect(sheet.problems.isEmpty, "\(sheet.problems)")
  }
}

extension DefaultStyling {
  fileprivate static let brand = DefaultStyling.system.restyled { styling in
    styling.text = TextStyle(font: .system(size: 30), color: .purple)
  }
}

extension ButtonStateStyle {
  fileprivate static func colored(_ color: Color) -> ButtonStateStyle {
    ButtonStateStyle(color: color, border: .none, text: TextStyle())
  }
}
