import BrowserSupport
import Foundation
import Restyle
import RestyleAudit
import RestyleHTML

/// What is wrong with the pages made of elements.
enum PageChecks {
  /// What can't be shown, and what the audit finds.
  static func failures() throws -> [String] {
    try ElementPage.all.flatMap { page in
      let document = try page.document()
      if let folder = ProcessInfo.processInfo.environment["RESTYLE_PAGES"] {
        try Data(document.html.utf8).write(to: URL(filePath: folder).appending(path: "\(page.name).html"))
      }
      let audit: Audit = try DefaultStyling.withDefaults(.govuk) {
        try Audit(page.element, in: AuditSurroundings(themes: [("GOV.UK", .govuk)], page: .white))
          .accepting(acceptances(of: page))
      }
      return document.problems.map { "\(page.name): \($0)" } + audit.findings.map { "\(page.name): \($0)" }
    }
  }

  /// What is meant to be as it is.
  private static func acceptances(of page: ElementPage) -> [AuditAcceptance] {
    var acceptances = [
      AuditAcceptance(
        .targetSize, because: "links are as high as their lines; the pages leave room around those in lists"),
      AuditAcceptance(
        .enhancedTargetSize, because: "the sizes are those of GOV.UK, which are enough for level AA"),
    ]
    if page.element is QuestionPage {
      acceptances.append(
        AuditAcceptance(.labelledBoundaryContrast, because: "the title shows where the secondary button is"))
    }
    return acceptances
  }
}
