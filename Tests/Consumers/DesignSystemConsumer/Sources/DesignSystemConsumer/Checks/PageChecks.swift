import BrowserSupport
import Restyle
import RestyleHTML

/// Compares what a browser computes for the page with what the styles say, in each brand, scheme and window.
struct PageChecks {
  let sheet: StyleSheet
  private(set) var failures: [String] = []
  /// How many values were compared.
  private(set) var count = 0

  init(_ sheet: StyleSheet) {
    self.sheet = sheet
  }

  mutating func run(in browser: Browser) async throws {
    for brand in Brand.allCases {
      for system in ColorScheme.allCases {
        // The system's scheme and the reader's choice, and each width of a window in both schemes.
        for chosen in [nil, ColorScheme.light, .dark] {
          try await check(Surroundings(brand: brand, system: system, chosen: chosen), in: browser)
        }
        for breakpoint in Breakpoint.allCases where breakpoint != .lg {
          try await check(Surroundings(brand: brand, system: system, breakpoint: breakpoint), in: browser)
        }
      }
    }
  }

  /// Where the page is seen.
  private struct Surroundings {
    let brand: Brand
    let system: ColorScheme
    var chosen: ColorScheme?
    var breakpoint = Breakpoint.lg
  }

  private mutating func check(_ surroundings: Surroundings, in browser: Browser) async throws {
    var page = HandWrittenPage(sheet: sheet, brand: surroundings.brand)
    page.chosenScheme = surroundings.chosen.map { "\($0)" }
    var options = Browser.Options(colorScheme: surroundings.system)
    options.windowSize = Browser.WindowSize(width: Int(surroundings.breakpoint.start), height: 900)
    let computed = try await browser.evaluate(
      HandWrittenPage.script, in: page.html, options: options, as: [[String: String]].self)
    compare(computed, Self.expectations(in: surroundings), "\(surroundings)")
  }

  private mutating func compare(
    _ computed: [[String: String]], _ expectations: [Expectation], _ place: String
  ) {
    guard computed.count == expectations.count else {
      failures.append("\(place): there are \(computed.count) elements, not \(expectations.count)")
      return
    }
    for (values, expectation) in zip(computed, expectations) {
      count += expectation.values.count
      failures += expectation.mismatches(values).map { "\(place): \($0)" }
    }
  }

  /// What the elements of the page should be, in their order.
  private static func expectations(in surroundings: Surroundings) -> [Expectation] {
    let scheme = surroundings.chosen ?? surroundings.system
    var traits = TraitCollection(colorScheme: scheme)
    traits.breakpoint = surroundings.breakpoint
    return DefaultStyling.withDefaults(surroundings.brand.defaults) {
      let texts = CarbonClasses.texts.map { text in
        var expectation = Expectation(name: text.classes)
        expectation.add(text.entry.style(from: traits), for: scheme)
        return expectation
      }
      let buttons = CarbonClasses.buttons.flatMap { button in
        HandWrittenPage.states.map { Self.button(button.entry.style, button.classes, $0, scheme) }
      }
      let fields = CarbonClasses.fields.flatMap { field in
        HandWrittenPage.states.map { Self.field(field.entry.style, field.classes, $0, scheme) }
      }
      return texts + buttons + fields
    }
  }

  private static func state(_ attribute: String) -> ControlState {
    switch attribute {
    case "disabled": .disabled
    case "data-state=hovered": .hovered
    case "data-state=highlighted": .highlighted
    case "autofocus": .focused
    default: .normal
    }
  }

  private static func button(
    _ style: ButtonStyle, _ name: String, _ attribute: String, _ scheme: ColorScheme
  ) -> Expectation {
    var expectation = Expectation(name: "\(name) \(attribute)")
    expectation.values["text"] = .keyword("Save")
    guard let look = style.style(for: state(attribute)) else { return expectation }
    expectation.add(look.text, for: scheme)
    expectation.add(look.background, for: scheme)
    expectation.add(style.contentInsets, within: look.background.border)
    if let height = style.preferredMinimumSize.height { expectation.values["min-height"] = .pixels(height) }
    return expectation
  }

  private static func field(
    _ style: FieldStyle, _ name: String, _ attribute: String, _ scheme: ColorScheme
  ) -> Expectation {
    var expectation = Expectation(name: "\(name) \(attribute)")
    let state = state(attribute)
    let background = style.background(for: state)
    expectation.add(state == .disabled ? style.disabled : style.text, for: scheme)
    expectation.add(style.placeholder(for: state), for: scheme, ofPlaceholder: true)
    expectation.add(background, for: scheme)
    expectation.add(style.contentInsets, within: background.border)
    return expectation
  }
}
