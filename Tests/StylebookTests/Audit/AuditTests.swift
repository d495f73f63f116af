import DesignSystems
import Restyle
import RestyleAudit
import Testing

@testable import stylebook

@Suite("Audits of the design systems in the book")
struct AuditTests {
  @Test("Nothing is found that isn't accepted with a reason", arguments: ["system", "material", "primer"])
  func designSystems(name: String) {
    for (_, audit) in Book.standard.audited(AuditRequest(catalog: name)) {
      #expect(audit.findings.isEmpty, "\(audit)")
      #expect(!audit.accepted.isEmpty && audit.accepted.allSatisfy { !$0.reason.isEmpty })
    }
  }

  @Test("Arguments say which, and how they are printed")
  func arguments() throws {
    func request(_ arguments: String...) throws -> Command { try Command(arguments: ["audit"] + arguments) }
    #expect(try request() == .audit(AuditRequest()))
    #expect(try request("primer") == .audit(AuditRequest(catalog: "primer")))
    #expect(try request("--format", "json") == .audit(AuditRequest(format: .json)))
    #expect(
      try request("--format=sarif", "System") == .audit(AuditRequest(catalog: "System", format: .sarif)))
    #expect(try request("--help") == .help)
    for (arguments, error) in [
      (["--format"], .invalidFormat(nil)), (["--format=xml"], .invalidFormat("xml")),
      (["--format", "json", "--format", "json"], .repeatedOption("--format")),
      (["--plain"], .unknownOption("--plain")), (["system", "primer"], .repeatedOption("CATALOG")),
      (["book"], .unknownCatalog("book", known: ["System", "Material 3", "Primer"])),
    ] as [([String], UsageError)] {
      #expect(throws: error) { try Command(arguments: ["audit"] + arguments) }
    }
  }

  @Test("The program exits with 1 if something is found, and with 0 otherwise")
  func status() {
    #expect(Command.run(arguments: ["audit", "--format", "json"]) == 0)
    let chapter = Chapter(catalog: .primer, styling: .primer, summary: "", source: "", surface: .white)
    let book = Book(title: "Test", chapters: [chapter])
    #expect(Command.run(arguments: ["audit"], book: book) == 1)
  }

  @Test("Each format has all design systems")
  func formats() {
    let audits = Book.standard.audited(AuditRequest())
    for format in AuditRequest.Format.allCases {
      let text = format.text(of: audits)
      #expect(audits.allSatisfy { text.contains($0.name) } && text.hasSuffix("\n"))
    }
  }
}
