// The examples of the articles and the comments of RestyleAudit, as they stand there, and what they give.

import Restyle
import RestyleAudit
import RestyleElements
import Testing

private struct Columns: TraitKey {
  static let name = "columns"
  static let defaultValue = 1
}

@Suite("What the first page about audits shows")
struct RestyleAuditExamples {
  private let houseStyle = StyleCatalog("House") {
    NamedStyle("body", TextStyle.preferred(for: .body).colored(.black))
  }

  // Block 1 of RestyleAudit/RestyleAudit.docc/RestyleAudit.md
}

// Block 8 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md

@Suite("What the article and the comments about audits show")
struct AuditingADesignExamples {
  private let umbrella = DefaultStyling.system
  private let catalog = StyleCatalog("House") {
    NamedStyle("text", TextStyle(font: .system(size: 17), color: Color(white: 0.8)))
    NamedStyle("link", ButtonStyle.systemLink)
  }

  @Test("The article")
  func article() throws {
    // Block 1 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    // Block 2 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(place == "textStyles.hint")
    #expect(rule == .textContrast)

    // Block 3 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(Audit(houseStyle, in: surroundings).findings.contains { $0.rule == .textContrast })

    // Block 4 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(found == [#"Stack 1 > Label 2 "Not seen""#])

    // Block 5 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(whole.findings.filter { $0.rule == .unusedStyle }.count == 2)
    #expect(whole.findings.filter { $0.rule == .unusedValue }.count == 4)

    // Block 6 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(!Audit(houseStyle, in: onGrid).findings.contains { $0.rule == .scale })

    // Block 7 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(isClean == true)

    // Block 9 of RestyleAudit/RestyleAudit.docc/AuditingADesign.md
    #expect(report.contains("2.1.0"))
    let chip = ChipStyle(background: BackgroundStyle(color: .white), text: TextStyle(color: .white))
    let chips = StyleCatalog("Chips") { NamedStyle("chip", chip) }
    #expect(Audit(chips).findings.map(\.place.description) == ["ChipStyle.chip.text"])
  }

  @Test("Audit")
  func audits() {
    // Block 1 of RestyleAudit/Audit/Audit.swift

    #expect(!isClean && !audit.accepted.isEmpty)
  }

  @Test("What findings consist of")
  func findings() {
    let audit = Audit(catalog)
    do {
      // Block 1 of RestyleAudit/Finding/AuditFinding.swift
      // Block 2 of RestyleAudit/Finding/AuditFinding.swift
    }
    // Block 1 of RestyleAudit/Finding/AuditPlace.swift
    // Block 1 of RestyleAudit/Finding/AuditCondition.swift
    // Block 1 of RestyleAudit/Finding/AuditRule.swift
    // Block 1 of RestyleAudit/Finding/AuditAcceptance.swift

    #expect(places.first == "textStyles.text" && conditions.first == "light")
    #expect(table.count == AuditRule.all.count)
    #expect(audit.accepting([published]).accepted.first?.reason == published.reason)
  }

  @Test("AuditSurroundings")
  func surroundings() {
    // Block 1 of RestyleAudit/Inspector/AuditSurroundings.swift

    #expect(surroundings.themes.count == 2 && surroundings.page == .white)
  }
}
