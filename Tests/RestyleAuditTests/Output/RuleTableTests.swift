import Foundation
import RestyleAudit
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  /// The rules as rows of a table, each with a link to its documentation.
  private static var table: String {
    let rows = AuditRule.all.map { rule in
      let words = rule.id.split(separator: "-")
      let name = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return
        "| ``AuditRule/\(name.joined())`` | \(rule.level) | \(rule.summary) | \(rule.source ?? "Restyle") |\n"
    }
    return "| Rule | Level | Asks for | Source |\n|---|---|---|---|\n" + rows.joined()
  }

  @Test("The article has each rule as it is described where it is checked")
  func article() throws {
    let path = URL(filePath: #filePath).appending(
      path: "../../../../Sources/RestyleAudit/RestyleAudit.docc/AuditingADesign.md")
    let text = try String(contentsOf: path.standardizedFileURL, encoding: .utf8)
    #expect(text.contains("\n\n\(Self.table)\n"), "the table is \(Self.table)")
  }
}
