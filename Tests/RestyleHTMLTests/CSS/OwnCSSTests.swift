import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import TestSupport
import Testing

/// A style of a program's own, with each kind of declaration.
private struct CardStyle: CSSElementStyle {
  var color: Color
  var width = 480.0
  var shape = "inline-size"

  static var css: CSSDescription<CardStyle, String> {
    .declaring { card, css in
      css.set(BackgroundStyle(color: card.color))
      css.set(padding: EdgeInsets(horizontalInset: 12, verticalInset: 4))
      css.set(.maxWidth, card.width)
      css.set("container-type", to: card.shape)
      css.set("--depth", to: "calc( 2 * var(--x , 1px) )")
    }
  }
}

/// One that looks otherwise in states.
private struct ChipStyle: CSSElementStyle {
  var hovered: String?

  static var css: CSSDescription<ChipStyle, String> {
    .declaring { chip in
      chip.hovered == nil ? [] : [.hovered]
    } _: { chip, state, css in
      css.set(.text, .black)
      if state.contains(.hovered), let hovered = chip.hovered { css.set("cursor", to: hovered) }
      if !state.contains(.hovered) { css.set("text-wrap", to: "balance") }
    }
  }
}

/// One whose states are listed in any order.
private struct ListedStatesStyle: CSSElementStyle {
  var states: [ControlState]

  static var css: CSSDescription<ListedStatesStyle, String> {
    .declaring {
      $0.states
    } _: { style, state, css in
      let shown = style.states.filter { state.isSuperset(of: $0) }.map { "\($0)" }.sorted()
      css.set("--shown", to: shown.isEmpty ? "none" : "\(shown.joined(separator: "-").filter(\.isLetter))")
    }
  }
}

/// One that nothing says of how it becomes CSS.
private struct SoundStyle: Style { var volume = 1.0 }

private struct Balance: CSSTextAttributeKey {
  static let name = "balance"
  typealias Value = Bool

  static func declare(_ value: Bool, in css: inout CSSProperties) {
    css.set("text-wrap", to: value ? "balance" : "wrap")
  }
}

/// One that declares a style with the attribute itself in it.
private struct Echo: CSSTextAttributeKey {
  static let name = "echo"
  typealias Value = Int

  static func declare(_ value: Int, in css: inout CSSProperties) {
    css.set(TextStyle(color: .red).restyled { $0.setAttribute(value + 1, for: Echo()) })
  }
}

private struct Silent: TextAttributeKey {
  static let name = "silent"
  typealias Value = Int
}

@Suite("Styles and attributes of a program's own")
struct OwnCSSTests {
  @Test("The order in which a style lists its states doesn't matter")
  func statesInAnyOrder() {
    func css(_ light: [ControlState], _ dark: [ControlState]) -> String {
      var sheet = StyleSheet()
      _ = sheet.classNames(
        for: TraitStyle { ListedStatesStyle(states: $0.colorScheme == .dark ? dark : light) })
      return sheet.css
    }
    let (light, dark): ([ControlState], [ControlState]) = (
      [.hovered, .focused, .disabled], [.normal, .selected, .disabled, [.hovered, .selected]]
    )
    let expected = css(light, dark)
    #expect(expected.contains(":hover"))
    #expect(css(light.reversed(), dark) == expected)
    #expect(css(light, dark.reversed()) == expected)
    #expect(
      css([.disabled, .hovered, .focused], [[.selected, .hovered], .disabled, .normal, .selected]) == expected
    )
  }

  @Test("A style declares typed values, and others that can be read")
  func style() throws {
    var sheet = StyleSheet()
    let name = sheet.classNames(for: CardStyle(color: Color(light: .red, dark: .blue)))
    #expect(
      sheet.css == """
        .\(name){box-sizing:border-box;background:#ff0000;border-width:0;border-radius:0px;padding-block:4px;\
        padding-inline:12px;max-width:480px;container-type:inline-size;--depth:calc( 2 * var(--x , 1px) )}
        @media (prefers-color-scheme:dark){
        .\(name){background:#0000ff}
        }

        """)
    // Equal styles share a class, whichever came before.
    _ = sheet.classNames(for: ChipStyle(hovered: "pointer"))
    #expect(sheet.classNames(for: CardStyle(color: Color(light: .red, dark: .blue))) == name)
    try sheet.add(CardStyle(color: .red, width: -.infinity), to: ".card")
    #expect(sheet.css.contains(";max-width:0px;container-type:inline-size;--depth:"))
    #expect(sheet.problems.isEmpty)
  }

  @Test("What a state doesn't declare is taken back, by its own name")
  func states() throws {
    var sheet = StyleSheet()
    try sheet.add(ChipStyle(hovered: "pointer"), to: ".chip")
    #expect(
      sheet.css == """
        .chip{color:#000000;text-wrap:balance}
        .chip:where(:hover,[data-state~=hovered]){cursor:pointer;text-wrap:unset}

        """)
  }

  @Test("An attribute brings its CSS to stylesheets, attributes and runs")
  func attribute() throws {
    let style = TextStyle(color: .red).restyled { $0.setAttribute(true, for: Balance()) }
    #expect(style.cssDeclarations().text == "color:#ff0000;text-wrap:balance")
    #expect(style.cssDeclarations()["text-wrap"] == "balance" && style.cssDeclarations().problems.isEmpty)
    var page = HTMLRenderer()
    page.append(StyledText("x", style: style))
    #expect(page.styleSheet.css == ".s0{color:#ff0000;text-wrap:balance}\n" && page.problems.isEmpty)
    try page.append(Label("x", style: style))
    #expect(page.problems.isEmpty, "\(page.problems)")
    #expect(
      StyledText("x", style: style).html() == "<span style=\"color:#ff0000;text-wrap:balance\">x</span>")
    let silent = style.restyled { $0.setAttribute(1, for: Silent()) }
    #expect(silent.cssDeclarations().problems == [RenderingProblem(.attribute("silent"))])
  }

  @Test("An attribute that asks for itself is told of, and what else it declares is there")
  func endlessAttribute() {
    let style = TextStyle().restyled { $0.setAttribute(1, for: Echo()) }
    #expect(style.cssDeclarations().text == "color:#ff0000")
    #expect(style.cssDeclarations().problems == [RenderingProblem(.attribute("echo"))])
  }

  @Test("A theme changes what is declared by name", arguments: ["size", "normal"])
  func theme(shape: String) throws {
    var sheet = StyleSheet()
    let entry = NamedStyle(
      "card", CardStyle(color: .red, shape: DefaultStyling.defaults.text.kern == 1 ? "size" : "normal"))
    try sheet.add(entry, to: ".card")
    try sheet.add(
      NamedStyle("chip", ChipStyle(hovered: DefaultStyling.defaults.text.kern == 1 ? "wait" : nil)),
      to: ".chip")
    let before = sheet.css
    try sheet.add(theme: DefaultStyling.system.restyled { $0.text.kern = 1 }, to: "[lang=x]")
    let scope = ":where([lang='x'],[lang='x'] *)"
    let added = sheet.css.split(separator: "\n").filter { !before.split(separator: "\n").contains($0) }
    #expect(added.contains(".card\(scope){container-type:size}"))
    #expect(
      added.contains(".chip\(scope):where(:hover,[data-state~=hovered]){cursor:wait;text-wrap:unset}"),
      "\(added)")
  }

  @Test("What a theme says of several properties at once takes nothing from one of them")
  func themeOfSeveralProperties() throws {
    var sheet = StyleSheet()
    try sheet.add(NamedStyle("box", PaddedStyle(padding: DefaultStyling.defaults.text.kern)), to: ".box")
    try sheet.add(theme: DefaultStyling.system.restyled { $0.text.kern = 3 }, to: "[lang=x]")
    #expect(
      sheet.css.hasSuffix(
        ".box:where([lang='x'],[lang='x'] *){padding:3px;padding-left:1px}\n"), "\(sheet.css)")
    #expect(sheet.css.hasPrefix(".box{padding:0px;padding-left:1px;color:#ff0000}\n"), "\(sheet.css)")
  }

  @Test("Values are written as they were read")
  func values() async throws {
    try await forEach([
      ("  1px  solid\tred ", "1px solid red"), ("rgb(1 2 3 / 50%)", "rgb(1 2 3 / 50%)"),
      ("'a' \"b'</style>\"", "'a' 'b\\27 \\3c /style\\3e '"), ("#AbC", "#AbC"), ("-1.5e3px", "-1.5e3px"),
      ("[full-start] 1fr [end]", "[full-start] 1fr [end]"),
      ("-webkit-fill-available", "-webkit-fill-available"),
      ("1px/* x */2px", "1px/**/2px"), ("var(--a, var(--b))", "var(--a, var(--b))"),
      ("calc(1px + -2px)", "calc(1px + -2px)"),
      (".5", ".5"), ("é", "é"), ("cubic-bezier(.1,.7,1,.1)", "cubic-bezier(.1,.7,1,.1)"),
    ]) { (value: String, text: String) in
      var sheet = StyleSheet()
      _ = sheet.classNames(for: Declaring(property: "Some-Property", value: value))
      #expect(sheet.css == ".s0{some-property:\(text)}\n")
      #expect(sheet.problems.isEmpty)
    }
  }

  @Test("What can't be read is a problem, and is left out")
  func refusals() async throws {
    try await forEach([
      ("color", ""), ("color", " "), ("color", "red;"), ("color", "red}"), ("color", "red!important"),
      ("color", "(red"),
      ("color", "red)"), ("color", "(]"), ("color", "{}"), ("color", "a:b"), ("color", "'a"),
      ("color", "url(x)"),
      ("color", "URL('x')"), ("color", "u\\72l(x)"), ("color", "image-set('x' 1x)"),
      ("color", "expression(x)"),
      ("color", "<!--"), ("color", "@x"), ("color", "#xyz"), ("color", "a\\"), ("", "red"), ("co lor", "red"),
      ("color:", "red"), ("1color", "red"), ("--", "red"), ("behavior", "x"), ("colo\u{301}r", "red"),
      ("-moz-binding", "x"),
      ("color", String(repeating: "(", count: 10_000)), ("a;b", "c"), ("a{}b", "c"),
    ]) { (property: String, value: String) in
      var sheet = StyleSheet()
      _ = sheet.classNames(for: Declaring(property: property, value: value))
      #expect(sheet.css.isEmpty, "\(sheet.css)")
      #expect(sheet.problems.count == 1)
      let loss = sheet.problems.first?.loss
      #expect(
        loss?.kind == "declaration" && loss?.subjects.prefix(2) == [property, value], "\(sheet.problems)")
    }
  }

  @Test("Hostile properties and values are refused, or stay in their places")
  func hostile() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) in
      let text = quoted.text
      for (property, value) in [
        ("color", text), ("color", "'\(text)'"), ("color", "a(\(text))"), (text, "red"), ("--\(text)", "red"),
      ] {
        var sheet = StyleSheet()
        _ = sheet.classNames(for: Declaring(property: property, value: value))
        let bare = sheet.css.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
          .enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
        #expect(sheet.css.isEmpty || sheet.problems.isEmpty)
        #expect(bare.count { $0 == UInt8(ascii: "{") } == (sheet.css.isEmpty ? 0 : 1))
        #expect(
          !bare.contains(UInt8(ascii: ";")) && !sheet.css.utf8.contains(UInt8(ascii: "<")), "\(sheet.css)")
        #expect(bare.count { $0 == UInt8(ascii: "(") } == bare.count { $0 == UInt8(ascii: ")") })
      }
    }
  }

  @Test("More names than there is room for are told")
  func manyNames() {
    var sheet = StyleSheet()
    _ = sheet.classNames(for: Many(count: 4_100))
    #expect(sheet.css.matches(of: /--p\d+:1/).count + sheet.problems.count == 4_100)
    #expect(!sheet.problems.isEmpty && sheet.css.contains("--p0:1"))
    // Others have all the room again.
    _ = sheet.classNames(for: Many(count: 5))
    #expect(sheet.css.hasSuffix(".s1{--p0:1;--p1:1;--p2:1;--p3:1;--p4:1}\n"))
  }

  @Test("Markup is written as it is if somebody vouches for it")
  func trustedMarkup() {
    var page = HTMLRenderer()
    let icon = "<svg viewBox=\"0 0 1 1\"></svg>"
    page.append(TrustedMarkup(trusting: icon))
    page.append(text: icon)
    #expect(page.html == icon + "&lt;svg viewBox=&quot;0 0 1 1&quot;&gt;&lt;/svg&gt;")
    #expect(TrustedMarkup(trusting: "e\u{301}") != TrustedMarkup(trusting: "é"))
  }
}

private struct PaddedStyle: CSSElementStyle {
  let padding: Double

  static var css: CSSDescription<PaddedStyle, String> {
    .declaring { style, css in
      css.set(.padding, style.padding)
      css.set("padding-left", to: "1px")
      css.set(.text, .red)
    }
  }
}

private struct Declaring: CSSElementStyle {
  let property: String
  let value: String

  static var css: CSSDescription<Declaring, String> {
    .declaring { style, css in css.set(style.property, to: style.value) }
  }
}

private struct Many: CSSElementStyle {
  let count: Int

  static var css: CSSDescription<Many, String> {
    .declaring { style, css in for number in 0..<style.count { css.set("--p\(number)", to: "1") } }
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct OwnCSSBrowserTests {
  @Test("A browser computes what a style of a program's own declares, and loads nothing for hostile values")
  func computed() async throws {
    var sheet = StyleSheet()
    try sheet.add(CardStyle(color: .red), to: ".card")
    try sheet.add(ChipStyle(hovered: "wait"), to: ".chip")
    for (index, text) in HostileText.all.enumerated() {
      try sheet.add(Declaring(property: "content", value: text), to: ".hostile-\(index)")
      try sheet.add(Declaring(property: text, value: text), to: ".other-\(index)")
    }
    let page =
      "<!doctype html><style>\(sheet.css)</style><p class=card>x</p><p class=chip data-state=hovered>x</p>"
    let script = """
      const [card, chip] = [...document.querySelectorAll('p')].map(element => getComputedStyle(element));
      return [card.containerType, card.maxWidth, card.padding, card.backgroundColor, chip.cursor, chip.textWrap,
        `${window.hacked}`, `${performance.getEntriesByType('resource').length}`];
      """
    let values = try await Browser.required().evaluate(script, in: page, as: [String].self)
    #expect(
      values == ["inline-size", "480px", "4px 12px", "rgb(255, 0, 0)", "wait", "wrap", "undefined", "0"])
  }

  @Test("What a field declares counts for its placeholder and its choices, which report nothing")
  func fieldTexts() throws {
    let text = TextStyle().restyled { $0.setAttribute(true, for: Balance()) }
    let style = FieldStyle(text: text, placeholder: text)
    var page = HTMLRenderer()
    try page.append(
      Stack {
        TextField(placeholder: "a", name: "a", style: style)
        TextArea(placeholder: "b", name: "b", style: style)
        Picker(groups: [.init("c", ["d"])], placeholder: "e", name: "c", style: style)
      })
    #expect(page.problems.isEmpty, "\(page.problems)")
    #expect(page.styleSheet.css.contains("text-wrap:balance"))
  }

  @Test("A catalog's styles of a program's own types have classes, or are reported")
  func catalog() {
    let catalog = StyleCatalog("Own") {
      NamedStyle("card", CardStyle(color: .red))
      NamedStyle("title", TextStyle(color: .blue))
      NamedStyle("click", SoundStyle())
    }
    var sheet = StyleSheet()
    let names = sheet.add(catalog)
    #expect(names[CardStyle.self] == ["Own-card"] && names[TextStyle.self, "title"] == "Own-title")
    #expect(names["card"] == "Own-card" && names["click"] == nil)
    #expect(sheet.css.contains(".Own-card{"))
    #expect(sheet.problems.map(\.loss) == [.styleWithoutCSS(SoundStyle.self)])
  }
}
