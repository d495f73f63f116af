import Foundation
import Restyle
import RestyleElements
import RestyleTokens
import Testing

@Suite("Rules for tokens")
struct TokenRulesTests {
  private static let json = """
    {"button":{"primary":{"background":{"$type":"color","$value":"#112233"},"padding":{"x":{"$type":"dimension","$value":"4px"}}},
     "plain":{"background":{"$type":"color","$value":"{button.primary.background}"}},"gap":{"$type":"dimension","$value":"1rem"}},
     "border-radius":{"$type":"dimension","$value":"2px"},"cornerRadius":{"$type":"dimension","$value":"3px"},
     "rounded":{"big":{"$type":"dimension","$value":"5px"}},"background":{"$type":"dimension","$value":"6px"}}
    """

  @Test("A rule creates a style of each group that its pattern matches, and its values follow themes")
  func groups() throws {
    let rules = TokenRules.standard.adding(BackgroundStyle.self, in: "button.*") { group in
      BackgroundStyle(
        color: group.color("background") ?? .clear,
        border: BorderStyle(width: group.length("padding.x") ?? 0, color: group.color("padding.x") ?? .red))
    }
    let design = TokenDesign("Rules", try tokens(Self.json, accepting: .all), rules: rules)
    let styles = design.catalog[BackgroundStyle.self]
    #expect(styles.map(\.name) == ["button.primary", "button.plain"])
    #expect(styles.map(\.style.border.color) == [.red, .red] && styles.map(\.style.border.width) == [4, 0])
    let (color, length) = (
      try #require(design.values.colors.first), try #require(design.values.lengths.first)
    )
    let theme = DefaultStyling.system.restyled {
      $0[color] = .white
      $0[length] = 7
    }
    DefaultStyling.withDefaults(theme) {
      #expect(styles.map(\.style.border.width) == [7, 0])
      #expect(styles.allSatisfy { $0.style.color.looksEqual(to: .white, in: TraitCollection()) })
    }
    let source = design.swiftSource()
    #expect(source.problems.isEmpty)
    #expect(source.text.contains("color: .buttonPrimaryBackground,"))
    #expect(source.text.contains("width: .named(.buttonPrimaryPaddingX),"))
    #expect(source.text.contains("NamedStyle(\"button.plain\", BackgroundStyle.buttonPlain)"))
  }

  struct Card: Style, Codable {
    var width: Double
  }

  @Test("Source names nested types with the types around them, and imports the modules of both")
  func nestedTypes() throws {
    let rules = TokenRules.standard
      .adding(Card.self, in: "rounded") { _ in Card(width: 1) }
      .adding(SectionStyle.Background.self, in: "button.primary") { _ in SectionStyle.Background() }
      .adding(BorderStyle.Frame.self, in: "button.plain") { _ in BorderStyle.Frame(width: 2) }
    let source = TokenDesign("Rules", try tokens(Self.json, accepting: .all), rules: rules).swiftSource()
    for line in [
      "import Restyle", "import RestyleTokensTests", "nonisolated extension TokenRulesTests.Card {",
      "nonisolated extension SectionStyle.Background {", "nonisolated extension BorderStyle.Frame {",
    ] {
      #expect(source.text.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(!source.text.contains("(extension in"))
    #expect(try SwiftSourceTests.lint(source.text) == "")
  }

  private struct OwnKey: DefaultStylingKey {
    static let defaultValue = Color.red
  }

  private struct OwnStyle: Style {}

  @Test("A style that needs types of another module is in the catalog, and reported as missing in source")
  func otherModules() throws {
    let rules = TokenRules.standard
      .adding(BackgroundStyle.self, in: "button.primary") { _ in BackgroundStyle(color: .named(OwnKey())) }
      .adding(OwnStyle.self, in: "button.plain") { _ in OwnStyle() }
    let design = TokenDesign("Rules", try tokens(Self.json, accepting: .all), rules: rules)
    #expect(design.catalog[BackgroundStyle.self].count == 1 && design.catalog[OwnStyle.self].count == 1)
    let source = design.swiftSource()
    #expect(source.problems.map(\.path) == ["button.primary", "button.plain"])
    #expect(source.problems.allSatisfy { $0.kind == .unsupported })
    #expect(!source.text.contains("Own") && !source.text.contains("BackgroundStyle"))
  }

  @Test("Radii are distinguished from other lengths by words of their paths, or by a rule")
  func radii() throws {
    let tokens = try tokens(Self.json, accepting: .all)
    let standard = TokenDesign("Rules", tokens)
    #expect(standard.values.cornerRadii.map(\.name) == ["border-radius", "cornerRadius", "rounded.big"])
    #expect(standard.values.lengths.map(\.name) == ["button.primary.padding.x", "button.gap", "background"])
    var rules = TokenRules.standard
    rules.isCornerRadius = { $0 == "background" }
    rules.rem = 10
    let other = TokenDesign("Rules", tokens, rules: rules)
    #expect(other.values.cornerRadii.map(\.name) == ["background"])
    #expect(other.values.lengths.first { $0.name == "button.gap" }?.value == 10)
    #expect(
      other.problems.map(\.description) == [
        "button.gap: rem counts as 10 points, whatever size readers prefer"
      ])
  }

  private struct Loud: TextAttributeKey {
    static let name = "loud"
    typealias Value = Int
  }

  @Test("Attributes of somebody's own are read by their keys, and otherwise kept and reported")
  func ownAttributes() throws {
    let loud = TextStyle(color: .red).restyled { $0[Loud()] = 2 }
    let catalog = StyleCatalog("Loud") {
      NamedStyle("title", loud)
      NamedStyle("button", ButtonStyle(normal: ButtonStateStyle(text: loud)))
      NamedStyle("lead", dynamic: TraitStyle { $0.isCompact ? loud : TextStyle(color: .blue) })
    }
    let export = try TokenExport(catalog)
    let own = export.problems.filter { $0.reason == #"rules that name their keys read attributes: "loud""# }
    #expect(own.map(\.path) == ["textStyles.title", "textStyles.lead", "buttons.button"])
    let file = try DesignTokens(json: export.tokens.json())
    let known = TokenDesign("Loud", file, rules: .standard.reading(keys: try .standard.adding(Loud.self)))
    for width in [UserInterfaceSizeClass.compact, .regular] {
      let traits = TraitCollection(horizontalSizeClass: width)
      #expect(catalog.difference(to: known.catalog, for: traits).isEmpty)
    }
    #expect(known.problems.isEmpty)
    let unknown = TokenDesign("Loud", file)
    let problem = #"no text attribute is called "loud": it is kept as it is; "#
    let advice = "have `TokenRules.reading(keys:)` name its key"
    #expect(unknown.problems.map(\.path) == ["textStyles.title", "textStyles.lead", "buttons.button"])
    #expect(unknown.problems.allSatisfy { $0.reason == problem + advice })
    #expect(unknown.catalog[TextStyle.self, "title"]?.color == .red)
    #expect(unknown.catalog[ButtonStyle.self, "button"]?.states[.normal]?.text.color == .red)
    #expect(try TokenExport(unknown.catalog).tokens.json() == export.tokens.json())
  }

  @Test("What is wrong with a style that is stored is told with its place")
  func brokenStyles() throws {
    let catalog = StyleCatalog("Broken") { NamedStyle("button", ButtonStyle.system) }
    let file = String(decoding: try TokenExport(catalog).tokens.json(), as: UTF8.self)
    for (old, new, problem) in [
      ("contentInsets", "contentInset", #", at "value": the member "contentInsets" is missing"#),
      ("#007aff", "#007af", #", at "value.states.normal.text.color": Not a CSS colour: "#),
    ] where file.contains(old) {
      let design = TokenDesign("Broken", try tokens(file.replacing(old, with: new)))
      let start = "buttons.button: the extension org.restyle holds no style of its type"
      #expect(design.problems.count == 1)
      #expect(design.problems.first?.description.hasPrefix(start + problem) == true, "\(design.problems)")
    }
  }

  @Test("Swift source imports the modules that declare its types")
  func imports() throws {
    let catalog = StyleCatalog("Boxes") { NamedStyle("row", StackStyle(axis: .horizontal, spacing: 8)) }
    let file = try DesignTokens(json: TokenExport(catalog).tokens.json())
    let design = TokenDesign("Boxes", file, rules: .standard.reading(StackStyle.self))
    let source = design.swiftSource().text
    #expect(
      source.contains("\n\nimport Restyle\nimport RestyleElements\n\nnonisolated extension StackStyle {"))
    let open = design.swiftSource(isPublic: true).text
    #expect(open.contains("\n\npublic import Restyle\npublic import RestyleElements\n"))
  }
}

extension BorderStyle {
  struct Frame: Style, Codable {
    var width: Double
  }
}
