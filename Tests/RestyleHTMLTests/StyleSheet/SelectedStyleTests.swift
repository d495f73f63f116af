import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Rules for selectors that people choose")
struct SelectedStyleTests {
  private static let button = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 12, verticalInset: 6),
    normal: ButtonStateStyle(color: .blue, border: .none, text: TextStyle(color: .white)),
    highlighted: ButtonStateStyle(color: .black, border: .none, text: TextStyle(color: .white)))

  @Test("Rules weigh as much as the selector, in each state")
  func weight() throws {
    var sheet = StyleSheet()
    try sheet.add(Self.button, to: ".btn, a.button")
    let lines = sheet.css.split(separator: "\n")
    #expect(lines.count == 3, "\(sheet.css)")
    #expect(lines.allSatisfy { $0.hasPrefix(".btn") && $0.contains(",a.button") })
    let pressed = ":where(:active,[data-state~=highlighted])"
    #expect(sheet.css.hasSuffix(".btn\(pressed),a.button\(pressed){background:#000000}\n"), "\(sheet.css)")
    #expect(lines.contains(".btn,a.button{color:#ffffff}"))
    #expect(!sheet.css.contains("[class]") && !sheet.css.contains(":is("))
  }

  @Test("What stacks say of what is around them or in them isn't missed of a selector")
  func stacks() throws {
    var sheet = StyleSheet()
    try sheet.add(StackStyle(alignment: .leading), to: ".actions")
    try sheet.add(StackStyle(box: BoxStyle(overflow: .scrolling)), to: ".log")
    #expect(sheet.problems.isEmpty, "\(sheet.problems)")
    #expect(!sheet.css.contains(">*"), "\(sheet.css)")
  }

  @Test("Later selectors come later, in all of their states, and nothing is added twice")
  func order() throws {
    var sheet = StyleSheet()
    try sheet.add(Self.button, to: ".btn")
    try sheet.add(TextStyle(color: Color(light: .red, dark: .green)), to: ".btn-primary")
    let css = sheet.css
    #expect(
      css.hasSuffix(
        ".btn-primary{color:#ff0000}\n@media (prefers-color-scheme:dark){\n.btn-primary{color:#00ff00}\n}\n"))
    try sheet.add(Self.button, to: ".btn")
    sheet.add(Self.button, to: .className("btn"))
    #expect(sheet.css == css)
    let prepared = PreparedStyleSheet(sheet)
    var page = StyleSheet(extending: prepared)
    try page.add(Self.button, to: ".btn")
    #expect(page.addedCSS.isEmpty && page.css == css)
    try page.add(Self.button, to: ".other")
    #expect(page.css.hasPrefix(css) && page.addedCSS.hasPrefix(".other{"))
    #expect(PreparedStyleSheet(page).css == page.css)
  }

  @Test("A text that is no selector adds nothing")
  func refusal() {
    var sheet = StyleSheet()
    #expect(throws: CSSSelector.ParseError.self) { try sheet.add(Self.button, to: ".btn{") }
    #expect(throws: CSSSelector.ParseError.self) {
      try sheet.add(NamedStyle("button", Self.button), to: "a::before b")
    }
    #expect(throws: CSSSelector.ParseError.self) {
      try sheet.add(TraitStyle<ButtonStyle> { _ in Self.button }, to: "")
    }
    #expect(sheet.css.isEmpty)
  }

  @Test("What a text of a button on its own element can't have is told")
  func problems() throws {
    let text = TextStyle(color: .red).restyled {
      $0.backgroundColor = .blue
      $0.baselineOffset = 2
      $0.numberOfLines = 2
      $0.highlightedColor = .green
    }
    var sheet = StyleSheet()
    try sheet.add(ButtonStyle(normal: ButtonStateStyle(text: text)), to: ".btn")
    #expect(
      Set(sheet.problems.map(\.loss)) == [
        .attribute("backgroundColor"), .attribute("baselineOffset"), .attribute("numberOfLines"),
      ])
    #expect(sheet.css.contains(".btn:where(:active,[data-state~=highlighted]){color:#00ff00}"))
  }

  @Test("Rules lie in a layer if the caller asks, whatever its name")
  func layers() throws {
    for (name, written) in [("a.b-c", "a.b-c"), ("x y{}", "x-y--"), ("1", "\\31 "), ("a.Unset", "a.Unset-")] {
      var sheet = StyleSheet(layer: name)
      #expect(sheet.css.isEmpty)
      try sheet.add(TextStyle(color: .red), to: "h1")
      #expect(sheet.css == "@layer \(written){\nh1{color:#ff0000}\n}\n")
      var page = StyleSheet(extending: PreparedStyleSheet(sheet))
      #expect(page.addedCSS.isEmpty)
      try page.add(TextStyle(color: .blue), to: "h2")
      #expect(page.addedCSS == "@layer \(written){\nh2{color:#0000ff}\n}\n")
    }
    var sheet = StyleSheet(layer: "...")
    try sheet.add(TextStyle(color: .red), to: "h1")
    #expect(sheet.css == "h1{color:#ff0000}\n")
  }

  @Test("A catalog gives its classes by entry")
  func entries() {
    var sheet = StyleSheet()
    let catalog = StyleCatalog("Acme") {
      NamedStyle("body", TextStyle.system)
      NamedStyle("é", TextStyle.system)
      NamedStyle("primary", Self.button)
      NamedStyle("body", ButtonStyle.system)
      NamedStyle("row", TitleSubtitleStyle.system)
    }
    let names = sheet.add(catalog)
    #expect(names["primary"] == "Acme-primary")
    #expect(names["body"] == "Acme-body" && names[ButtonStyle.self, "body"]?.component == "Acme-body-2")
    #expect(names[TitleSubtitleStyle.self, "row"]?[.title] == "Acme-row__title")
    #expect(names["none"] == nil && names[ButtonStyle.self, "row"] == nil && names["e\u{301}"] == nil)
  }

  @Test("Appearances come by media, by attributes of the root element, or by both")
  func appearances() throws {
    func css(_ appearance: AppearanceSource) throws -> String {
      var sheet = StyleSheet(appearance: appearance)
      #expect(sheet.css.isEmpty)
      try sheet.add(TextStyle(color: Color(light: .red, dark: .green)), to: "p")
      return sheet.css
    }
    #expect(try css(.media) == "p{color:#ff0000}\n@media (prefers-color-scheme:dark){\np{color:#00ff00}\n}\n")
    #expect(
      try css(.attributes(colorScheme: "data-theme")) == """
        :where(:root){color-scheme:light}
        @media screen{
        :where(:root[data-theme=dark]){color-scheme:dark}
        }
        p{color:#ff0000}
        @media screen{
        p:where(:root[data-theme=dark],:root[data-theme=dark] *){color:#00ff00}
        }

        """)
    let light = "data-color-scheme=light"
    #expect(
      try css(.mediaAndAttributes()).hasSuffix(
        """
        @media (prefers-color-scheme:dark){
        p:where(:not(:root[\(light)],:root[\(light)] *)){color:#00ff00}
        }
        @media screen{
        p:where(:root[data-color-scheme=dark],:root[data-color-scheme=dark] *){color:#00ff00}
        }

        """))
    #expect(try css(.attributes(colorScheme: "x]{}", contrast: "")).contains(":root[x\\5d \\7b \\7d =dark]"))
    var fixed = StyleSheet(fixedTraits: TraitCollection(colorScheme: .dark), appearance: .attributes())
    try fixed.add(TextStyle(color: Color(light: .red, dark: .green)), to: "p")
    #expect(fixed.css == "p{color:#00ff00}\n")
  }

  @Test(
    "Whoever has an earlier stylesheet gets to the later one by the changes",
    arguments: [
      AppearanceSource.media, .attributes(), .mediaAndAttributes(),
    ])
  func changes(appearance: AppearanceSource) throws {
    let color = Color(light: .red, dark: .green)
    let pieces: [(String, (inout StyleSheet) throws -> Void)] = [
      ("a", { try $0.add(Self.button, to: ".btn") }),
      ("b", { try $0.add(TextStyle(color: color), to: ".btn") }),
      ("c", { try $0.add(TextStyle(color: .blue), to: "h1, h2") }),
      ("d", { _ = $0.className(for: TextStyle(color: color)) }),
    ]
    let orders = ["", "a", "ac", "ca", "cb", "acd", "dca", "d", "bcd"]
    let sheets = try orders.map { order in
      var sheet = StyleSheet(appearance: appearance)
      for name in order { try pieces.first { $0.0 == String(name) }?.1(&sheet) }
      return sheet
    }
    for old in sheets {
      for new in sheets {
        var rules = RuleList(css: Self.withoutRoot(old.css))
        rules.make(new.changes(from: old))
        #expect(rules.bySelector == RuleList(css: Self.withoutRoot(new.css)).bySelector)
      }
    }
  }

  /// The rules without those of the root element, which stay as they are.
  private static func withoutRoot(_ css: String) -> String {
    css.split(separator: "\n").filter { !$0.contains("{color-scheme:") }.joined(separator: "\n")
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct HandWrittenPageTests {
  /// The attributes that tell an appearance.
  private static func attributes(_ options: Browser.Options) -> String {
    "data-color-scheme=\(options.colorScheme == .dark ? "dark" : "light") "
      + "data-contrast=\(options.contrast == .increased ? "increased" : "normal")"
  }

  @Test(
    "A browser computes for elements of one class what their styles say, by media and by attribute",
    arguments: Browser.Options.appearances.sampled(every: 4),
    ["media", "attributes", "both by media", "both by attributes"].sampled(every: 2))
  func elements(options: Browser.Options, source: String) async throws {
    var options = options
    options.windowSize = .regular
    var browserOptions = options
    let appearance: AppearanceSource =
      source == "media" ? .media : source == "attributes" ? .attributes() : .mediaAndAttributes()
    let isByAttribute = source.hasSuffix("attributes")
    if isByAttribute {
      // The reader's system says the contrary.
      browserOptions.colorScheme = options.colorScheme == .dark ? .light : .dark
      browserOptions.contrast = options.contrast == .increased ? .normal : .increased
    }
    var page = BoxPage(
      options, sheet: StyleSheet(appearance: appearance),
      rootAttributes: isByAttribute ? Self.attributes(options) : "")
    for direction in LayoutDirection.allCases {
      for state in ControlState.all {
        for (index, sample) in ControlSamples.buttons.enumerated() {
          try page.addHandWritten("button-\(index)", sample.style, in: state, direction)
        }
        try page.addHandWritten("field", ControlSamples.field, in: state, direction)
      }
      let color = Color(
        light: .red, dark: .green, lightIncreasedContrast: .black, darkIncreasedContrast: .white)
      try page.addHandWritten(
        "text", TextStyle(font: .system(size: 21, weight: .bold), color: color), direction)
      try page.addHandWritten("box", ControlSamples.field.background(for: .normal), direction)
    }
    #expect(page.count > 100)
    let mismatches = try await page.mismatches(in: .required(), options: browserOptions)
    for mismatch in mismatches.prefix(20) { Issue.record("\(mismatch)") }
    #expect(mismatches.count == 0)
  }

  @Test("A button of one class shows its states to the mouse, the keyboard and whoever disables it")
  func states() async throws {
    var sheet = StyleSheet(layer: "components")
    func appearance(_ number: Int) -> ButtonStateStyle {
      ButtonStateStyle(
        color: Color(hex: UInt32(number)), border: .none, text: TextStyle(color: Color(hex: UInt32(number))))
    }
    let button = ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 9, verticalInset: 3), normal: appearance(0),
      highlighted: appearance(1), disabled: appearance(2), selected: appearance(3), focused: appearance(4))
    try sheet.add(button, to: ".btn-primary")
    let page = """
      <!doctype html><style>\(sheet.css)</style>
      <button class="btn-primary">x</button><button class="btn-primary" disabled>x</button>
      <button class="btn-primary" aria-pressed=true>x</button><button class="btn-primary" id=focused>x</button>
      <button class="btn-primary own">x</button><style>button.own{color:rgb(9,9,9)}</style>
      """
    let script = """
      const focused = document.getElementById('focused');
      for (let tries = 0; tries < 200 && !focused.matches(':focus-visible'); tries++) {
        focused.focus({focusVisible: true});
        await new Promise(done => setTimeout(done, 10));
      }
      return [...document.querySelectorAll('button')].map(button => {
        const style = getComputedStyle(button);
        return [style.color, style.backgroundColor, style.padding].join(' ');
      });
      """
    let values = try await Browser.required().evaluate(script, in: page, as: [String].self)
    #expect(
      values == [0, 2, 3, 4].map { "rgb(0, 0, \($0)) rgb(0, 0, \($0)) 3px 9px" } + [
        "rgb(9, 9, 9) rgb(0, 0, 0) 3px 9px"
      ])
  }
}
