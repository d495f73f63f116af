import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("Audits")
struct AuditTests {
  private static let pale = TextStyle(font: .system(size: 17), color: Color(white: 0.8))

  private static let catalog = StyleCatalog("Test") {
    NamedStyle("pale", pale)
    NamedStyle("pale2", pale)
  }

  private static let audit = Audit(catalog, in: AuditSurroundings(page: .white))

  @Test("Rules have names of their own, and a sentence")
  func rules() {
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
    for rule in AuditRule.all {
      #expect(rule.summary.hasSuffix(".") && !rule.id.contains { !($0.isLowercase || $0 == "-") })
    }
  }

  @Test("Levels are in the order of their severity")
  func levels() {
    for order in [[.note, .warning, .error], [.error, .note, .warning]] as [[AuditRule.Level]] {
      #expect(order.sorted() == [.note, .warning, .error])
    }
    #expect(AuditRule.Level.allCases.allSatisfy { !($0 < $0) })
  }

  @Test("What is accepted isn't found any more, and has its reason")
  func accepting() {
    let audit = Self.audit.accepting(.textContrast, at: "textStyles.pale", because: "it is decoration")
    #expect(Self.audit.findings.filter { $0.rule == .textContrast }.count == 2)
    #expect(
      audit.findings.filter { $0.rule == .textContrast }.map(\.place.description) == ["textStyles.pale2"])
    #expect(audit.accepted.map(\.reason) == ["it is decoration"])
    #expect(
      audit.accepting(.textContrast, because: "all").accepting(.textScaling, because: "all").findings.isEmpty)
  }

  @Test("Places are compared by their scalars")
  func scalars() {
    let catalog = StyleCatalog("Test") {
      NamedStyle("\u{E9}", Self.pale)
      NamedStyle("e\u{301}", Self.pale)
    }
    let audit = Audit(catalog, in: AuditSurroundings(page: .white))
    #expect(Set(audit.findings.map(\.place)).count == 2)
    let accepting = audit.accepting(.textContrast, at: "textStyles.e\u{301}", because: "it is decoration")
    #expect(accepting.accepted.map { Array($0.finding.place.names[1].unicodeScalars) } == [["e", "\u{301}"]])
    #expect(
      AuditAcceptance(.textContrast, at: "\u{E9}", because: "a")
        != AuditAcceptance(.textContrast, at: "e\u{301}", because: "a"))
  }

  @Test("What is accepted and not found is found itself")
  func staleAcceptance() {
    let audit = Self.audit.accepting(.targetSize, at: "buttons", because: "no reason")
    let stale = audit.findings.filter { $0.rule == .staleAcceptance }
    #expect(stale.map(\.place.description) == ["buttons"])
    #expect(stale.first?.message == "nothing of target-size is found, which is accepted because no reason")
  }

  @Test("A finding says where, when, what and what would pass")
  func description() throws {
    let color = Color(light: .black, dark: Color(hex: 0x888888))
    let catalog = StyleCatalog("Test") {
      NamedStyle("text", TextStyle.preferred(for: .body).colored(color))
    }
    let finding = try #require(Audit(catalog, in: AuditSurroundings(page: .white)).findings.first)
    #expect(
      finding.description
        == "textStyles.text: dark, text size extraSmall to text size extraExtraExtraLarge: the contrast of the "
        + "text #888888 on #ffffff is 3.54:1, and 4.50:1 is needed; #767676 would pass [text-contrast]")
  }

  @Test("Themes are in the condition where they differ, and not where they don't")
  func themes() {
    let dark = DefaultStyling.system.restyled { $0.text.color = .black }
    let pale = DefaultStyling.system.restyled { $0.text.color = Color(white: 0.9) }
    let catalog = StyleCatalog("Test") {
      NamedStyle("text", TextStyle.default)
      NamedStyle("pale", Self.pale)
    }
    let surroundings = AuditSurroundings(themes: [("Dark", dark), ("Pale", pale)], page: .white)
    let found = Audit(catalog, in: surroundings).findings.filter { $0.rule == .textContrast }
    #expect(found.map(\.condition.description) == ["Pale", "always"])
  }

  @Test("Names from outside are harmless in what is printed", arguments: ["\u{1B}[31m", "\u{202E}", "a\nb"])
  func harmlessNames(name: String) {
    let catalog = StyleCatalog("Test") {
      NamedStyle(name, Self.pale)
      NamedStyle("text", TextStyle.default)
    }
    let pale = DefaultStyling.system.restyled { $0.text.color = Color(white: 0.9) }
    let audit = Audit(
      catalog, in: AuditSurroundings(themes: [("Usual", .system), (name, pale)], page: .white))
    let found = audit.findings.filter { $0.rule == .textContrast }
    #expect(found.contains { $0.place.names.contains(name) } && found.contains { !$0.condition.isAlways })
    for text in found.map(\.description) + found.summaries + [audit.description] {
      #expect(!text.contains(name))
    }
  }

  enum Tone: CaseIterable { case plain, pale }
  enum Size: CaseIterable { case small, large }

  @Test("The styles of a catalog are audited alike, with the elements that use them and without")
  func catalogOfElements() throws {
    let catalog = StyleCatalog("Test") {
      NamedStyle("dark", Self.pale.colored(Color(light: .black, dark: .gray)))
      NamedStyle(
        "button",
        ButtonStyle(
          normal: ButtonStateStyle(text: TextStyle(color: .black)),
          highlighted: ButtonStateStyle(text: TextStyle(color: .white))))
    }
    let page = AuditSurroundings(page: Color(light: .white, dark: .gray))
    let alone = Audit(catalog, in: page).findings
    let used = try Audit(ElementContent(), with: catalog, in: page).findings
    #expect(alone.contains { $0.condition.description == "dark" })
    #expect(used.filter { $0.rule != .unusedStyle } == alone)
  }

  @Test("The values of a recipe's axes are conditions")
  func recipes() {
    let recipe = Recipe(TextStyle(color: .black), Size.self, Tone.self) {
      (style: inout TextStyle, size, tone) in
      style.fontSize = size == .small ? 12 : 40
      if tone == .pale { style.color = Color(white: 0.5) }
    }
    let catalog = StyleCatalog("Test") { recipe.named("title") }
    let found = Audit(catalog, in: AuditSurroundings(page: .white)).findings
    let contrast = found.filter { $0.rule == .textContrast }
    #expect(contrast.map(\.place.description) == ["textStyles.title"])
    #expect(contrast.map(\.condition.description) == ["small, pale"])
    #expect(found.filter { $0.rule == .textScaling }.map(\.condition.description) == ["always"])
  }

  @Test("A style that depends on traits is audited for all their values")
  func dynamicStyles() {
    let style = TraitStyle<TextStyle> { traits in
      TextStyle(font: .system(size: 17), color: traits.horizontalSizeClass == .compact ? .white : .black)
    }
    let catalog = StyleCatalog("Test") { NamedStyle("text", dynamic: style) }
    let found = Audit(catalog, in: AuditSurroundings(page: .white)).findings.filter {
      $0.rule == .textContrast
    }
    #expect(found.map(\.condition.description) == ["compact width"])
  }
}
