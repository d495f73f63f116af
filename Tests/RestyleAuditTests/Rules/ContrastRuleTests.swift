import Restyle
import RestyleAudit
import RestyleElements
import RestyleTesting
import Testing

@Suite("Contrast")
struct ContrastRuleTests {
  private func findings(
    _ text: TextStyle, on page: Color, _ rule: AuditRule = .textContrast
  ) -> [AuditFinding] {
    let catalog = StyleCatalog("Test") { NamedStyle("text", text) }
    return Audit(catalog, in: AuditSurroundings(page: page)).findings.filter { $0.rule == rule }
  }

  private static func randomColor(_ generator: inout SeededGenerator) -> Color {
    func color() -> Color {
      Color(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator),
        alpha: Bool.random(using: &generator) ? 1 : .random(in: 0.3...1, using: &generator))
    }
    return Bool.random(using: &generator)
      ? color()
      : Color(light: color(), dark: color(), lightIncreasedContrast: color(), darkIncreasedContrast: color())
  }

  @Test("A text is found exactly under the conditions in which its contrast is too low", arguments: 0..<100)
  func conditions(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (color, page) = (Self.randomColor(&generator), Self.randomColor(&generator).withAlpha(1))
    let sizes: [Double] = [12, 17, 24, 40]
    let size = sizes.randomElement(using: &generator) ?? 17
    let found = findings(TextStyle(font: .system(size: size), color: color), on: page)
    for scheme in ColorScheme.allCases {
      for contrast in Contrast.allCases {
        let traits = TraitCollection(colorScheme: scheme, contrast: contrast)
        let ratio = color.resolved(for: traits).contrastRatio(with: page.resolved(for: traits))
        let names = ["colorScheme": scheme.rawValue, "contrast": "\(contrast.rawValue) contrast"]
        let isFound = found.contains { finding in
          finding.condition.parts.allSatisfy { part in names[part.name].map(part.values.contains) == true }
        }
        let shown = Self.inSteps(color.resolved(for: traits).composited(over: page.resolved(for: traits)))
        let shownRatio = shown.contrastRatio(with: Self.inSteps(page.resolved(for: traits)))
        #expect(isFound == (min(ratio, shownRatio) < (size >= 24 ? 3 : 4.5)))
      }
    }
  }

  /// What a screen of 256 steps shows of a colour.
  private static func inSteps(_ color: Color) -> Color {
    func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return Color(red: step(color.red), green: step(color.green), blue: step(color.blue))
  }

  @Test(
    "A contrast that only components between the steps of screens have is too low", arguments: [3.0, 4.5])
  func steps(needed: Double) throws {
    let size = needed == 3 ? 30.0 : 12
    let grays = stride(from: 0.4, to: 0.65, by: 0.0001).map { Color(white: $0) }
    let barely = try #require(
      grays.last {
        $0.contrastRatio(with: .white) >= needed && Self.inSteps($0).contrastRatio(with: .white) < needed
      })
    func isFound(_ color: Color) -> Bool {
      findings(TextStyle(font: .system(size: size), color: color), on: .white).count == 1
    }
    #expect(isFound(barely) && !isFound(Color(white: 0.3)))
    // What is seen of a translucent black is the same gray.
    #expect(isFound(Color.black.withAlpha(1 - barely.red)))
  }

  @Test("The colour that would pass does, and is the nearest in lightness", arguments: 0..<50)
  func suggestions(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let color = Self.randomColor(&generator).resolved(for: TraitCollection()).withAlpha(1)
    let text = TextStyle(font: .system(size: 17), color: color)
    guard let finding = findings(text, on: .white).first else { return }
    let suggestion = try Color(css: #require(finding.suggestion))
    #expect(findings(text.colored(suggestion), on: .white).isEmpty)
  }

  @Test(
    "Large texts need less",
    arguments: [
      (23.9, Font.Weight.regular, false), (24, .regular, true), (18.66, .bold, true), (18.6, .bold, false),
      (18.66, .semibold, false), (24, .light, true),
    ])
  func largeTexts(size: Double, weight: Font.Weight, isLarge: Bool) {
    // 3.95:1 on white.
    let text = TextStyle(font: .system(size: size, weight: weight), color: Color(white: 0.5))
    #expect(findings(text, on: .white).isEmpty == isLarge)
    // 2.36:1, which is too little for either.
    let pale = findings(text.colored(Color(hex: 0xA8A8A8)), on: .white)
    #expect(pale.count == 1 && pale[0].message.contains(isLarge ? "3.00:1 is needed" : "4.50:1 is needed"))
  }

  @Test("A text that grows with its reader's size is found where it is small")
  func scalingTexts() {
    let text = TextStyle.preferred(for: .body).colored(Color(white: 0.5))
    let conditions = findings(text, on: .white).map(\.condition)
    #expect(conditions.flatMap { $0.parts.map(\.name) } == ["preferredContentSizeCategory"])
    #expect(conditions.first?.parts.first?.values.count == 7)
  }

  @Test(
    "A pressed text has its colour for that, and only then",
    arguments: [(Color.black, nil, []), (.black, .white, ["pressed"]), (.black, .black, [])]
      as [(Color, Color?, [String])])
  func highlightedTexts(color: Color, highlighted: Color?, expected: [String]) {
    let text = TextStyle(color: color).restyled { $0.highlightedColor = highlighted }
    let states = ButtonStateStyle(text: text)
    let style = ButtonStyle(normal: states, highlighted: states, hovered: states)
    let found = Audit(Self.catalog(style), in: AuditSurroundings(page: .white)).findings
      .filter { $0.rule == .textContrast }
    #expect(found.map(\.condition.description) == expected)
  }

  @Test("What lies behind is composited: the text's own colour, a translucent background, and the page")
  func composites() throws {
    let text = TextStyle(font: .system(size: 17), color: .white)
    #expect(!findings(text, on: .white).isEmpty)
    #expect(findings(text.restyled { $0.backgroundColor = .black }, on: .white).isEmpty)
    let half = text.restyled { $0.backgroundColor = Color(white: 0, alpha: 0.5) }
    let message = try #require(findings(half, on: .white).first?.message)
    #expect(message.contains("#ffffff on #808080 is 3.9"))
    #expect(findings(half, on: .black).isEmpty)
  }

  @Test("A gradient counts where it is nearest to the text")
  func gradients() {
    func findings(_ colors: [Color]) -> [AuditFinding] {
      let button = ButtonStyle(
        preferredMinimumSize: MinimumSize(width: 44, height: 44),
        normal: ButtonStateStyle(
          background: BackgroundStyle(gradient: .linear(angle: .degrees(90), colors: colors)),
          text: TextStyle.preferred(for: .body).colored(.white)))
      let catalog = StyleCatalog("Test") { NamedStyle("button", button) }
      return Audit(catalog, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .textContrast }
    }
    #expect(findings([.black, Color(white: 0.3)]).isEmpty)
    #expect(!findings([.black, .white]).isEmpty)
    #expect(!findings([.black, .white, .black]).isEmpty)
  }

  @Test(
    "Only colours that are seen count: none between stops in one place, nor of stops that others hide",
    arguments: [
      ([(Color.black, 0.0), (.black, 0.5), (.white, 0.5), (.white, 1)], true),
      ([(.black, 0), (.black, 0.5), (.white, 0.6), (.white, 1)], false),
      ([(Color(white: 0.5), 0), (.black, 0), (.black, 1)], true),
      ([(Color(white: 0.5), 0.1), (.black, 0.1), (.black, 1)], false),
    ])
  func gradientStops(stops: [(Color, Double)], isClean: Bool) throws {
    let gradient = Gradient.linear(
      angle: .degrees(90), stops: stops.map { Gradient.Stop(color: $0.0, location: $0.1) })
    // 5.3:1 on black and 3.9:1 on white.
    let text = TextStyle(font: .system(size: 30), color: Color(white: 0.5))
    let stack = Stack(background: BackgroundStyle(gradient: gradient)) { Label("text", style: text) }
    let findings = try Audit(stack, in: AuditSurroundings(page: .black)).findings
    #expect(findings.contains { $0.rule == .textContrast } != isClean)
  }

  @Test("Gradients on gradients cost no more with each, and an opaque one hides what is behind it")
  func nestedGradients() throws {
    let pale = Gradient.linear(angle: .degrees(0), colors: [Color(white: 1, alpha: 0.1), .clear])
    func nested(_ depth: Int) -> ElementContent {
      if depth == 0 { return Stack { Label("text", style: TextStyle(color: .black)) }.asContent() }
      return Stack(background: BackgroundStyle(gradient: pale)) { nested(depth - 1) }.asContent()
    }
    let page = AuditSurroundings(page: .white)
    #expect(try !Audit(nested(20), in: page).findings.contains { $0.rule == .textContrast })
    #expect(
      try Audit(nested(20), in: AuditSurroundings(page: .black)).findings.contains {
        $0.rule == .textContrast
      })
    let image = BackgroundStyle(image: Image(url: "https://example.com/a.png"))
    let white = BackgroundStyle(gradient: .linear(angle: .degrees(0), colors: [.white, Color(white: 0.9)]))
    let hidden = Stack(background: image) {
      Stack(background: white) { Label("text", style: TextStyle(color: .black)) }
    }
    #expect(try !Audit(hidden, in: page).findings.contains { [.unaudited, .textContrast].contains($0.rule) })
  }

  @Test("What is disabled needs no contrast, and an image isn't passed in silence")
  func exceptions() {
    let pale = ButtonStateStyle(text: TextStyle(font: .system(size: 17), color: Color(white: 0.8)))
    let button = ButtonStyle(
      normal: pale.restyled { $0.text.color = .black }, disabled: pale)
    let onImage = ButtonStyle(
      normal: ButtonStateStyle(
        background: BackgroundStyle(image: Image(url: "https://example.com/a.png")),
        text: TextStyle(color: .black)))
    let catalog = StyleCatalog("Test") {
      NamedStyle("button", button)
      NamedStyle("onImage", onImage)
    }
    let findings = Audit(catalog, in: AuditSurroundings(page: .white)).findings
    #expect(!findings.contains { $0.rule == .textContrast })
    #expect(findings.contains { $0.rule == .unaudited && $0.place.description == "buttons.onImage.text" })
  }

  private static func catalog<S: Style>(_ style: S) -> StyleCatalog {
    var catalog = StyleCatalog("Test")
    catalog[S.self] = [NamedStyle("style", style)]
    return catalog
  }

  private static func framed(_ color: Color) -> BackgroundStyle {
    BackgroundStyle(border: BorderStyle(width: 1, color: color))
  }

  private static let shapes: [(String, AuditRule, @Sendable (Color) -> StyleCatalog)] = [
    (
      "markColor", .markContrast,
      { color in
        catalog(
          CheckboxStyle(states: [
            .selected: CheckboxStateStyle(background: framed(.black), markColor: color)
          ]))
      }
    ),
    ("fillColor", .markContrast, { catalog(ProgressBarStyle(fillColor: $0)) }),
    ("fillColor", .markContrast, { catalog(SliderStyle(fillColor: $0)) }),
    (
      "thumbColor", .markContrast,
      { catalog(SwitchStyle(onTintColor: .white, thumbTintColor: $0, offTintColor: .white)) }
    ),
    (
      "background", .boundaryContrast,
      { catalog(CheckboxStyle(states: [.normal: CheckboxStateStyle(background: framed($0))])) }
    ),
    ("background", .boundaryContrast, { catalog(FieldStyle(backgrounds: [.normal: framed($0)])) }),
    ("frame", .boundaryContrast, { catalog(ColorFieldStyle(frames: [.normal: framed($0)])) }),
  ]

  @Test("What isn't a text needs 3:1 and no more", arguments: shapes.indices)
  func leastContrastOfShapes(index: Int) {
    let (part, rule, catalog) = Self.shapes[index]
    func isFound(_ color: Color) -> Bool {
      Audit(catalog(color), in: AuditSurroundings(page: .white)).findings
        .contains { $0.rule == rule && $0.place.names.last == part }
    }
    // 2.995:1 and 3.03:1 on white.
    #expect(isFound(Color(hex: 0x959595)) && !isFound(Color(hex: 0x949494)), "\(part)")
  }

  @Test(
    "The texts of selected rows are seen at each position, once where it is like another one",
    arguments: [
      ([], []), ([.top], ["selectedTextColor.top"]), ([.unique], ["selectedTextColor.unique"]),
      ([.top, .unique], ["selectedTextColor.top"]), ([.middle], ["selectedTextColor"]),
      (SegmentPosition.allCases, ["selectedTextColor"]),
    ] as [([SegmentPosition], [String])])
  func selectedRows(white: [SegmentPosition], expected: [String]) {
    func segment(_ position: SegmentPosition) -> SegmentBackgroundStyle {
      let color = white.contains(position) ? Color.white : .black
      return SegmentBackgroundStyle(background: BackgroundStyle(color: color), position: position)
    }
    let style = SectionStyle().restyled {
      $0.background = SectionStyle.Background(
        top: segment(.top), middle: segment(.middle), bottom: segment(.bottom), unique: segment(.unique))
      $0.selectedBackground = SectionStyle.Background(
        style: SectionBackgroundStyle(background: BackgroundStyle(color: Color(white: 1, alpha: 0.1))))
      $0.selectedTextColor = .white
    }
    let places = Audit(Self.catalog(style), in: AuditSurroundings(page: .white)).findings
      .filter { $0.rule == .textContrast }.map(\.place.description)
    let found = places.filter { $0.contains("selectedTextColor") }
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0.hasSuffix("." + $1) }, "\(found)")
  }

  @Test("A control that nothing shows is found whatever lies behind it, and not one that an image may show")
  func boundariesOnImages() throws {
    func rules(of box: BackgroundStyle, on page: BackgroundStyle) throws -> [AuditRule] {
      let style = FieldStyle(
        text: TextStyle(color: .black).restyled { $0.backgroundColor = .white }, backgrounds: [.normal: box])
      let stack = Stack(background: page) { TextField(text: "value", style: style) }
      let findings = try Audit(stack, in: AuditSurroundings(page: .white)).findings
      let rules: [AuditRule] = [.boundaryContrast, .unaudited]
      return findings.filter { $0.place.description.hasSuffix("background") && rules.contains($0.rule) }
        .map(\.rule)
    }
    let image = BackgroundStyle(image: Image(url: "https://example.com/a.png"))
    let line = BackgroundStyle(border: BorderStyle(width: 1, color: .black))
    let faint = Gradient.linear(angle: .degrees(0), colors: [Color(white: 0, alpha: 0.5), .clear])
    #expect(try rules(of: .none, on: .none) == [.boundaryContrast])
    #expect(try rules(of: .none, on: image) == [.boundaryContrast])
    #expect(try rules(of: line, on: .none) == [])
    for box in [line, image, BackgroundStyle(gradient: faint)] {
      #expect(try rules(of: box, on: image) == [.unaudited])
    }
  }

  @Test("A text without a colour is black or white on the page, whatever the defaults are")
  func textsWithoutColors() throws {
    func conditions(on page: Color) throws -> [String] {
      let pale = DefaultStyling.system.restyled { $0.text.color = Color(white: 0.5) }
      return try Audit(
        Label("text", style: TextStyle(font: .system(size: 17))),
        in: AuditSurroundings(themes: [("Pale", pale)], page: page)
      ).findings.filter { $0.rule == .textContrast }.map(\.condition.description)
    }
    #expect(try conditions(on: Color(light: .white, dark: .black)).isEmpty)
    #expect(try conditions(on: .white) == ["dark"])
    #expect(try conditions(on: .black) == ["light"])
  }

  @Test("A link without a colour has that of browsers; one that can't be followed is a text")
  func linksWithoutColors() throws {
    func colors(_ text: StyledString, _ style: TextStyle) throws -> [String] {
      try Audit(Label(text, style: style), in: AuditSurroundings(page: Color(white: 0.2))).findings
        .filter { $0.rule == .textContrast }
        .map { "\($0.condition): \($0.message.prefix(38))" }
    }
    let link = StyledString([StyledText("terms", style: TextStyle().linked(to: "/terms"))])
    let dark = "the contrast of the text #0000ee on #3"
    #expect(try colors(link, TextStyle()) == ["light: \(dark)"])
    #expect(try colors(link, TextStyle(color: .white)).isEmpty)
    let unsafe = StyledString([StyledText("terms", style: TextStyle().linked(to: "javascript:x"))])
    #expect(try colors(unsafe, TextStyle()) == ["light: the contrast of the text #000000 on #3"])
  }
}
