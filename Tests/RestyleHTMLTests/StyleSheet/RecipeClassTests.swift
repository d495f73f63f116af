import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import Testing

@Suite("Classes of recipes")
struct RecipeClassTests {
  private enum Size: CaseIterable { case small, medium, large }
  private enum Tone: CaseIterable { case neutral, danger }

  private static let recipe = Recipe(TextStyle(alignment: .center), Size.self, Tone.self) {
    (style: inout TextStyle, size, tone) in
    switch size {
    case .small: style.fontSize = 10
    case .medium: break
    case .large: style.fontSize = 30
    }
    if tone == .danger { style.color = .red }
  }
  private static let exceptional = recipe.restyled { (style: inout TextStyle, size, tone) in
    if (size, tone) == (.small, .danger) { style.kern = 1 }
  }

  @Test("What axes change apart is declared once, and what they change together for those elements alone")
  func rules() {
    var sheet = StyleSheet()
    let names = sheet.add(StyleCatalog("House") { Self.exceptional.named("text") })
    #expect(
      sheet.css == """
        .House-text{text-align:center}
        .House-text--small{font-size:10px}
        .House-text--large{font-size:30px}
        .House-text--danger{color:#ff0000}
        .House-text--small:where(.House-text--danger){letter-spacing:1px}

        """)
    #expect(
      names[TextStyle.self]
        == Self.recipe.combinations.map { "House-text House-text--\($0) House-text--\($1)" })
    #expect(names["text.small.danger"] == "House-text House-text--small House-text--danger")
  }

  @Test("What is usual is declared once, and overridden where all of it is declared otherwise")
  func usual() {
    let recipe = Recipe(TextStyle(), Size.self, Tone.self) { (style: inout TextStyle, size, tone) in
      style.fontSize = size == .small ? 10 : 20
      style.color = (size, tone) == (.large, .danger) ? .red : .blue
      if tone == .danger { style.kern = 1 }
    }
    var sheet = StyleSheet()
    sheet.add(StyleCatalog("House") { recipe.named("text") })
    #expect(
      sheet.css == """
        .House-text{font-size:20px;color:#0000ff}
        .House-text--small{font-size:10px}
        .House-text--danger{letter-spacing:1px}
        .House-text--large:where(.House-text--danger){color:#ff0000}

        """)
  }

  /// vanilla-extract has a rule for the base, one for each value that changes something, and one for each exception.
  @Test("There are no more rules than vanilla-extract has")
  func count() {
    let changes: [@Sendable (inout TextStyle, Double) -> Void] = [
      { $0.fontSize = $1 }, { $0.kern = $1 }, { $0.paragraphSpacing = $1 }, { $0.headIndent = $1 },
      { $0.backgroundColor = Color(white: $1 / 100) }, { $0.color = Color(white: $1 / 100) },
    ]
    var generator = SeededGenerator(seed: 26)
    for _ in 1...300 {
      let base = changes.indices.filter { _ in Bool.random(using: &generator) }
      // Each property is changed by one axis: the first three by the size, the others by the tone.
      let sizes = Size.allCases.map { _ in (0..<3).filter { _ in Bool.random(using: &generator) } }
      let tones = Tone.allCases.map { _ in (3..<6).filter { _ in Bool.random(using: &generator) } }
      let exception = Int.random(in: -6..<6, using: &generator)
      let recipe = Recipe(TextStyle(), Size.self, Tone.self) { (style: inout TextStyle, size, tone) in
        let (size, tone) = (Size.allCases.firstIndex(of: size) ?? 0, Tone.allCases.firstIndex(of: tone) ?? 0)
        for index in base { changes[index](&style, 1) }
        for index in sizes[size] { changes[index](&style, Double(2 + size)) }
        for index in tones[tone] { changes[index](&style, Double(2 + tone)) }
        if exception >= 0, (size, tone) == (1, 1) { changes[exception](&style, 9) }
      }
      var sheet = StyleSheet()
      sheet.add(StyleCatalog("R") { recipe.named("r") })
      let theirs =
        (base.isEmpty ? 0 : 1) + (sizes + tones).count { !$0.isEmpty } + (exception < 0 ? 0 : 1)
      #expect(
        sheet.css.split(separator: "\n").count <= theirs, "\(sheet.css) \((base, sizes, tones, exception))")
    }
  }

  @Test("Elements that look like a style of a recipe have its classes, and prepared stylesheets know them")
  func elements() throws {
    let buttons = Recipe(ButtonStyle.default, Size.self, Tone.self) {
      (style: inout ButtonStyle, size, tone) in
      if size != .medium { style.contentInsets = EdgeInsets(inset: size == .small ? 4 : 12) }
      if tone == .danger { style.states[.normal]?.text.color = .red }
    }
    let catalog = StyleCatalog("House") {
      Self.recipe.named("text")
      buttons.named("button")
    }
    var usual = StyleSheet()
    let usualNames = usual.add(catalog)
    for isPrepared in [false, true] {
      var sheet = isPrepared ? StyleSheet(extending: PreparedStyleSheet(usual)) : usual
      let css = sheet.css
      let names = isPrepared ? sheet.add(catalog) : usualNames
      #expect(names[TextStyle.self] == usualNames[TextStyle.self] && sheet.css == css)
      for (size, tone) in buttons.combinations {
        var page = HTMLRenderer(styleSheet: sheet)
        try page.append(Button("a", style: buttons(size, tone)))
        page.append(StyledText("a", style: Self.recipe(size, tone)))
        let classes = [
          "House-button House-button--\(size) House-button--\(tone)",
          "House-button__title House-button--\(size)__title House-button--\(tone)__title",
          "House-text House-text--\(size) House-text--\(tone)",
        ]
        #expect(page.html.matches(of: /class="([^"]*)"/).map { $0.1 } == classes.map { $0[...] })
        #expect(page.styleSheet.css == css)
        #expect(sheet.className(for: Self.recipe(size, tone)) == classes[2])
        #expect(
          names[ButtonStyle.self, "button.\(size).\(tone)"] == sheet.classNames(for: buttons(size, tone)))
      }
    }
  }

  @Test("An element doesn't have the classes of a style that a theme changes")
  func themes() throws {
    let recipe = Recipe(TextStyle.default, Tone.self) { style, tone in
      if tone == .danger { style = TextStyle(color: .red) }
    }
    let theme = DefaultStyling.system.restyled { $0.text = TextStyle(color: .blue) }
    let catalog = StyleCatalog("House") { recipe.named("text") }
    for isLate in [false, true] {
      var sheet = StyleSheet()
      if !isLate { try sheet.add(theme: theme, to: ".blue") }
      sheet.add(catalog)
      if isLate { try sheet.add(theme: theme, to: ".blue") }
      #expect(sheet.problems == [])
      #expect(sheet.className(for: recipe(.danger)) == "House-text House-text--danger")
      #expect(sheet.className(for: recipe(.neutral)) == "s0")
    }
  }

  @Test("Names that are alike, or taken, are distinguished")
  func names() {
    enum Other: CaseIterable { case small, danger }
    let recipe = Recipe(TextStyle(), Size.self, Other.self) { (style: inout TextStyle, size, other) in
      style.fontSize = size == .small ? 1 : 2
      style.kern = other == .small ? 1 : 2
    }
    var sheet = StyleSheet()
    let names = sheet.add(
      StyleCatalog("R") {
        NamedStyle("x", TextStyle().bold)
        recipe.named("x")
        recipe.named("x")
      })
    #expect(
      names[TextStyle.self].prefix(3) == [
        "R-x", "R-x-2 R-x-2--small R-x-2--small-2", "R-x-2 R-x-2--small R-x-2--danger",
      ])
    #expect(names[TextStyle.self][7] == "R-x-3 R-x-3--small R-x-3--small-2")
    #expect(Set(names[TextStyle.self]).count == 13)
  }
}
