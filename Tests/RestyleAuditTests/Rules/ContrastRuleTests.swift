import Restyle
import RestyleAudit
import RestyleTesting
import TestSupport
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
        #expect(isFound == (ratio < (size >= 24 ? 3 : 4.5)))
      }
    }
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
  }

  @Test("A text that grows with its reader's size is found where it is small")
  func scalingTexts() {
    let text = TextStyle.preferred(for: .body).colored(Color(white: 0.5))
    let conditions = findings(text, on: .white).map(\.condition)
    #expect(conditions.flatMap { $0.parts.map(\.name) } == ["preferredContentSizeCategory"])
    #expect(conditions.first?.parts.first?.values.count == 7)
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
}
