import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import TestSupport
import Testing

/// Which of some random styles a theme has.
private struct Variant: DefaultStylingKey {
  static let defaultValue = 0
}

extension DefaultStylingKey where Self == Variant {
  fileprivate static var variant: Self { Self() }
}

extension DefaultStyling {
  /// Texts and buttons that differ from those of all other themes, and states that those haven't got.
  fileprivate static let loud = DefaultStyling.system.restyled {
    let text = TextStyle(font: .system(size: 30), color: .red).underlined
    $0.text = text
    $0.button = ButtonStyle(states: [
      .normal: ButtonStateStyle(color: .white, border: BorderStyle(width: 3, color: .red), text: text),
      .loading: ButtonStateStyle(color: .lightGray, border: .none, text: TextStyle()),
    ])
  }

  fileprivate static func variant(_ number: Int) -> DefaultStyling {
    DefaultStyling.system.restyled { $0[.variant] = number }
  }
}

/// Random choices for the theme in force, few enough for themes to have many of them in common.
private struct Choices {
  private var generator: SeededGenerator

  /// What is chosen for a number in the theme in force.
  static func make<Value>(_ number: UInt64, _ choose: (inout Choices) -> Value) -> Value {
    let state = number &* 31 &+ UInt64(DefaultStyling.defaults[.variant])
    var choices = Choices(generator: SeededGenerator(seed: state))
    return choose(&choices)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  mutating func color() -> Color {
    one(of: [.red, .blue, Color(light: .white, dark: .black), Color(light: .black, dark: .green)])
  }

  mutating func text() -> TextStyle {
    var text = TextStyle(
      font: one(of: [nil, .system(size: 20), .system(size: 30)]), lineHeight: one(of: [nil, nil, 40]),
      color: one(of: [nil, color()]))
    text.highlightedColor = one(of: [nil, color()])
    return one(of: [text, text.underlined])
  }

  mutating func button() -> ButtonStyle {
    var states: ButtonStatesStyle = [.normal: state()]
    for other in [ControlState.hovered, .disabled, .loading, .selected, .focused]
    where one(of: [true, false]) {
      states[other] = state()
    }
    return ButtonStyle(
      contentInsets: one(of: [.zero, EdgeInsets(horizontalInset: 16, verticalInset: 8)]), states: states)
  }

  private mutating func state() -> ButtonStateStyle {
    ButtonStateStyle(
      color: color(), border: one(of: [.none, BorderStyle(width: 3, color: color(), cornerRadius: 4)]),
      text: text())
  }
}

@Suite("Themes within one another")
struct NestedThemeTests {
  private static let systems: [(name: String, defaults: DefaultStyling)] = [
    ("loud", .loud), ("material", .material), ("system", .system), ("primer", .primer),
  ]

  private static let catalog = StyleCatalog("Acme") {
    NamedStyle("text", TextStyle.default)
    NamedStyle("button", ButtonStyle.default)
    NamedStyle("field", FieldStyle.default)
    NamedStyle("switch", SwitchStyle.default)
    NamedStyle("rows", dynamic: DynamicSectionStyle.defaultGrouped)
  }

  private static func systemPage(_ themes: [(name: String, defaults: DefaultStyling)]) -> NestedThemePage {
    NestedThemePage(themes: themes) { sheet in
      sheet.add(catalog)
      try sheet.add(NamedStyle("button", ButtonStyle.default), to: ".button")
    } append: { className, page in
      page.append(
        TrustedMarkup(
          trusting: """
            <p class="Acme-text \(className)">x</p>
            <button class="Acme-button \(className)"><b class="Acme-button__title">x</b></button>
            <input class="Acme-field \(className)"><input type="checkbox" class="Acme-switch \(className)">
            <a class="button \(className)">x</a><div class="Acme-rows__row Acme-rows__unique \(className)">x</div>
            """))
      guard className.isEmpty else { return }
      try page.append(
        Section {
          Row("Title", subtitle: "Subtitle") { Switch(isOn: true).accessibilityLabel("On") }
          TextField(placeholder: "Ann").accessibilityLabel("Name")
          Button("Save", action: .submit)
        })
    }
  }

  @Test(
    "Design systems within others look as they do alone, in whichever order they were added",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"), arguments: [0, 1, 2, 3].sampled(every: 2))
  func systems(first: Int) async throws {
    let page = Self.systemPage(Array(Self.systems[first...] + Self.systems[..<first]))
    let nestings = [
      [0], [1, 0], [0, 1], [2, 3], [3, 0, 2], [0, 1, 0], [1, 0, 1], [2, 1, 2, 3], [1, 1],
    ]
    let mismatches = try await page.mismatches(in: nestings)
    #expect(mismatches == [])
  }

  private static func randomPage(_ seed: UInt64, themeCount: Int) -> NestedThemePage {
    var names = (0..<themeCount).map { "t\($0)" }
    var generator = SeededGenerator(seed: seed)
    names.shuffle(using: &generator)
    // One of them is the page's own look.
    let themes = names.enumerated().map { (name: $1, defaults: DefaultStyling.variant($0)) }
    return NestedThemePage(themes: themes.shuffled(using: &generator)) { sheet in
      if seed % 2 == 0 {
        sheet.add(
          DesignValues(
            "v",
            colors: [
              NamedValue("one", Choices.make(seed) { $0.color() }),
              NamedValue("two", Choices.make(seed + 1) { $0.color() }),
            ]))
      }
      sheet.add(
        StyleCatalog("c") {
          NamedStyle("text", Choices.make(seed + 2) { $0.text() })
          NamedStyle("button", Choices.make(seed + 3) { $0.button() })
        })
      try sheet.add(Choices.make(seed + 4) { $0.button() }, to: ".one")
      try sheet.add(Choices.make(seed + 5) { $0.button() }, to: ".two")
    } append: { className, page in
      page.append(
        TrustedMarkup(
          trusting: """
            <p class="c-text \(className)">x</p>
            <button class="c-button \(className)"><b class="c-button__title">x</b></button>
            <a class="one \(className)">x</a><a class="two \(className)">x</a>
            """))
    }
  }

  @Test(
    "Random styles in random nestings look as they do in the innermost theme alone",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"), arguments: (1...24).sampled(every: 4))
  func random(seed: Int) async throws {
    let seed = UInt64(seed)
    var page = Self.randomPage(seed, themeCount: 2 + Int(seed % 3))
    page.addsThemesFirst = seed % 4 < 2
    var generator = SeededGenerator(seed: seed)
    let nestings = (0..<24).map { _ in
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Int.random(in: page.themes.indices, using: &generator)
      }
    }
    let options = Browser.Options.appearances[Int(seed) % Browser.Options.appearances.count]
    let mismatches = try await page.mismatches(in: nestings, options)
    #expect(mismatches == [])
  }

  @Test("Themes that are added before the styles declare the same as those that are added behind")
  func orders() throws {
    let page = Self.systemPage(Self.systems)
    func lines(addsThemesFirst: Bool) throws -> [Substring] {
      var sheet = StyleSheet()
      if !addsThemesFirst { try page.addStyles(&sheet) }
      for theme in page.themes { sheet.add(theme: theme.defaults, to: .className(theme.name)) }
      if addsThemesFirst { try page.addStyles(&sheet) }
      #expect(sheet.problems.isEmpty)
      return sheet.css.split(separator: "\n")
    }
    #expect(try lines(addsThemesFirst: true).sorted() == lines(addsThemesFirst: false).sorted())
  }

  @Test("A theme that comes too late for elements, or for a prepared stylesheet, is a problem")
  func late() throws {
    var page = HTMLRenderer()
    try page.append(Label("x", style: TextStyle(color: .red)))
    var sheet = page.styleSheet
    sheet.add(theme: .loud, to: .className("loud"))
    #expect(sheet.problems == [])
    try page.append(Label("x"))
    sheet = page.styleSheet
    sheet.add(theme: .loud, to: .className("loud"))
    sheet.add(theme: .material, to: .className("material"))
    #expect(sheet.problems.map(\.loss) == [.lateTheme])
    var catalog = StyleSheet()
    catalog.add(Self.catalog)
    var extending = StyleSheet(extending: PreparedStyleSheet(catalog))
    extending.add(theme: .loud, to: .className("loud"))
    #expect(extending.problems.map(\.loss) == [.lateTheme])
  }
}
