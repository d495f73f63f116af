import Foundation
import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("Findings as text, JSON and SARIF")
struct OutputTests {
  private static let audit = Audit(
    StyleCatalog("Test") {
      NamedStyle("pale", TextStyle(font: .system(size: 17), color: Color(light: .white, dark: .black)))
    }, in: AuditSurroundings(page: .white)
  ).accepting(.textScaling, because: "it is \"only\" a test")

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("For people")
  func text() {
    #expect(
      Self.audit.description == """
        error: A text has a contrast of 4.5:1 with all that lies behind it, or of 3:1 from 24 points on, bold from 18.66 on. (WCAG 2.2, 1.4.3 Contrast (Minimum))
          textStyles.pale: light: the contrast of the text #ffffff on #ffffff is 1.00:1, and 4.50:1 is needed; #767676 would pass [text-contrast]
        accepted: 1 of text-scaling: it is "only" a test
        1 finding, and 1 accepted
        """)
  }

  @Test("For people, errors come first")
  func levels() {
    let catalog = StyleCatalog("Test") {
      NamedStyle("switch", SwitchStyle.system)
      NamedStyle("pale", TextStyle(font: .system(size: 17), color: .white))
    }
    let lines = Audit(catalog, in: AuditSurroundings(page: .white)).description.split(separator: "\n")
    let levels = lines.compactMap { line in AuditRule.Level.allCases.firstIndex { line.hasPrefix("\($0):") } }
    #expect(levels == levels.sorted() && Set(levels).count == AuditRule.Level.allCases.count)
  }

  @Test("For people, what is found alike in elements of one kind is a line")
  func summaries() throws {
    let pale = TextStyle(font: .system(size: 17), color: .white, adjustsFontForContentSizeCategory: true)
    let paler = pale.colored(Color(white: 0.9))
    func audit(rows: Int) throws -> Audit {
      try Audit(
        Stack {
          for row in 0..<rows { Label("Row \(row)", style: pale) }
          Label("Paler", style: paler)
          Section(header: DisplayText(StyledString("Header", style: pale))) { Row("Row") }
        }, in: AuditSurroundings(page: .white))
    }
    let contrasts = try audit(rows: 3).findings.filter { $0.rule == .textContrast }
    #expect(contrasts.count == 5, "\(contrasts)")
    let lines = contrasts.summaries
    #expect(
      lines.map { $0.prefix(while: { $0 != ":" }) } == [
        #"Stack 1 > Label 1 "Row 0""#, #"Stack 1 > Label 4 "Paler""#,
        #"Stack 1 > Section 5 "Header" > header"#,
      ], "\(lines)")
    #expect(lines.map { $0.hasSuffix(" (and 2 more)") } == [true, false, false])
    for line in lines { #expect(try audit(rows: 3).description.contains("  " + line)) }
    #expect(try audit(rows: 1).findings.summaries == audit(rows: 1).findings.map(\.description))

    // Texts in cells are told apart by their columns.
    let style = TableStyle(cell: pale)
    let table = Table(columns: [], rows: [["a", "b"], ["c", "d"]], style: style)
    let cells = try Audit(table, in: AuditSurroundings(page: .white)).findings.filter {
      $0.rule == .textContrast
    }
    #expect(cells.count == 2 && cells.summaries.count == 1, "\(cells)")
  }

  @Test("As JSON")
  func json() throws {
    let findings = try #require(object(Self.audit.json)["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["text-contrast", "text-scaling"])
    #expect(findings[0]["condition"] as? [String: [String]] == ["colorScheme": ["light"]])
    #expect(findings[0]["suggestion"] as? String == "#767676" && findings[0]["accepted"] == nil)
    #expect(
      findings[0]["catalog"] as? String == "Test" && findings[0]["place"] as? String == "textStyles.pale")
    #expect(findings[1]["accepted"] as? String == "it is \"only\" a test")
  }

  @Test("As SARIF, with what section 3 of version 2.1.0 requires")
  func sarif() throws {
    let log = try object(Self.audit.sarif)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(driver["name"] as? String == "RestyleAudit")
    #expect(rules.map { $0["id"] as? String } == AuditRule.all.map(\.id))
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      let location = (result["locations"] as? [[String: [[String: String]]]])?.first?["logicalLocations"]?
        .first
      #expect(location?["fullyQualifiedName"] == "Test: textStyles.pale")
    }
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] ?? [] }
    #expect(suppressions == [[], [["kind": "inSource", "justification": "it is \"only\" a test"]]])
  }

  @Test("The same findings give the same bytes")
  func isDeterministic() {
    let again = Audit(
      StyleCatalog("Test") {
        NamedStyle("pale", TextStyle(font: .system(size: 17), color: Color(light: .white, dark: .black)))
      }, in: AuditSurroundings(page: .white)
    ).accepting(.textScaling, because: "it is \"only\" a test")
    #expect(again.json == Self.audit.json && again.sarif == Self.audit.sarif)
  }

  @Test("Names from outside are harmless in what people read, and as they are in places")
  func harmlessNames() {
    let name = "a\u{1B}[31m\nb"
    let audit = Audit(StyleCatalog("") { NamedStyle(name, TextStyle(font: .system(size: 17))) })
    #expect(audit.findings.map(\.place.description) == ["textStyles.\(name)"])
    #expect(audit.findings.map(\.description).allSatisfy { $0.hasPrefix(#"textStyles.a\u{1B}[31m\nb: "#) })
    #expect(audit.description.split(separator: "\n").count == 3 && !audit.description.contains("\u{1B}"))
  }
}
