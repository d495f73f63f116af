import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Recipes in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct RecipeBrowserTests {
  /// Compares what a browser computes for the elements of two parts of a page and what it generates in them, of all that
  /// the page declares.
  private static let script = """
    \(ComputedValues.script)
    const declared = rules => [...rules].flatMap(rule =>
      [...(rule.style ?? []), ...(rule.cssRules ? declared(rule.cssRules) : [])])
    const properties = [...new Set([...document.styleSheets].flatMap(sheet => declared(sheet.cssRules)))]
      .filter(name => !name.startsWith("--"))
    const look = element =>
      values(element, [null, "::before", "::after", "::placeholder", "::selection"], properties)
    const [own, plain] = ["own", "plain"].map(id => [...document.getElementById(id).querySelectorAll("*")])
    const differences = own.flatMap((element, index) => {
      const [texts, expected] = [look(element), look(plain[index])]
      if (texts.length != expected.length) return [`${element.className}: other parts`]
      return texts.flatMap((text, place) =>
        text == expected[place] ? [] : [`${element.className}: ${text}, not ${expected[place]}`])
    })
    const isComplete = own.length == plain.length && properties.length > 5
    return [isComplete ? "" : "missing", ...differences].filter(text => text).slice(0, 5)
    """

  private func check(
    _ own: String, like plain: String, css: [String],
    in options: [Browser.Options] = [.init(), .init(colorScheme: .dark)]
  ) async throws {
    let page = """
      <!doctype html><style>\(css.joined())</style>
      <body><div><div id="own">\(own)</div></div><div><div id="plain">\(plain)</div></div>
      """
    for options in options {
      let differences = try await Browser.required()
        .evaluate(Self.script, in: page, options: options, as: [String].self)
      #expect(differences == [])
    }
  }

  private func check<S: CSSStyle>(_ sample: RecipeSample<S>) async throws {
    var (count, plainCount) = (0, 0)
    for seed in Array(1...40).sampled(every: 20) {
      let recipe = sample.recipe(seed)
      var sheet = StyleSheet()
      let names = sheet.add(StyleCatalog("R") { recipe.named(sample.name) })[S.self]
      var plain = StyleSheet(classPrefix: "p")
      let plainNames = recipe.combinations.map { plain.classNames(for: recipe($0, $1, $2)) }
      #expect(sheet.problems == plain.problems)
      count += sheet.css.utf8.count
      plainCount += plain.css.utf8.count
      try await check(
        names.map(sample.markup).joined(), like: plainNames.map(sample.markup).joined(),
        css: [sheet.css, plain.css])
    }
    #expect(count < plainCount)
  }

  @Test("Each style of a recipe looks as the style alone")
  func combinations() async throws {
    try await check(RecipeSample<ButtonStyle>.buttons)
    try await check(RecipeSample<TextStyle>.texts)
    try await check(RecipeSample<FieldStyle>.fields)
    try await check(RecipeSample<SectionStyle>.sections)
    try await check(RecipeSample<BackgroundStyle>.boxes)
  }

  @Test("Each style of a recipe looks in themes as under their defaults", arguments: [1, 2])
  func themes(_ count: Int) async throws {
    let text = TextStyle(font: .system(size: 21), color: .purple)
    let themes = [
      DefaultStyling.system.restyled {
        $0.button.states[.highlighted] = nil
        $0.button.states[.normal] = ButtonStateStyle(text: text.bold)
      },
      DefaultStyling.system.restyled { $0.button = ButtonStyle(contentInsets: EdgeInsets(inset: 9)) },
    ]
    let sample = RecipeSample<ButtonStyle>.buttons
    for isLate in [false, true] {
      let recipe = sample.recipe(7)
      var sheet = StyleSheet()
      let catalog = StyleCatalog("R") { recipe.named(sample.name) }
      var names = isLate ? sheet.add(catalog) : CatalogClassNames?.none
      for (index, theme) in themes.prefix(count).enumerated() {
        try sheet.add(theme: theme, to: "[data-theme='\(index)']")
      }
      if !isLate { names = sheet.add(catalog) }
      let markup = (names?[ButtonStyle.self] ?? []).map(sample.markup).joined()
      var own = markup
      var plain = StyleSheet(classPrefix: "p")
      func plainMarkup() -> String {
        recipe.combinations.map { sample.markup(plain.classNames(for: recipe($0, $1, $2))) }.joined()
      }
      var expected = plainMarkup()
      for (index, theme) in themes.prefix(count).enumerated() {
        // Each within the one before.
        own = "<div data-theme=\"\(index)\">\(markup)\(index > 0 ? own : "")</div>"
        let themed = DefaultStyling.withDefaults(theme) { plainMarkup() }
        expected = "<div>\(themed)\(index > 0 ? expected : "")</div>"
      }
      try await check(own + markup, like: expected + plainMarkup(), css: [sheet.css, plain.css])
    }
  }
}
