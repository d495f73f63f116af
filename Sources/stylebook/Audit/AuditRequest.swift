import Restyle
import RestyleAudit

/// What of the book is to be audited, and how the findings are printed.
struct AuditRequest: Equatable {
  /// The name of the only design system that is audited; nil for all.
  var catalog: String?
  var format = Format.text

  enum Format: String, CaseIterable {
    /// For people.
    case text
    case json
    /// For tools of continuous integration.
    case sarif
  }
}

extension Book {
  /// Audits the design systems that were asked for.
  func audited(_ request: AuditRequest) -> [(name: String, audit: Audit)] {
    chapters.filter { chapter in
      request.catalog.map { TerminalRequest.isName($0, of: chapter) } ?? true
    }.map { ($0.catalog.name, $0.audit) }
  }
}

extension Chapter {
  /// What is wrong in the design system, and what of it is accepted.
  var audit: Audit {
    Audit(catalog, in: AuditSurroundings(themes: [(catalog.name, styling)])).accepting(acceptances)
  }
}

extension AuditRequest.Format {
  /// The audits as they are printed.
  func text(of audits: [(name: String, audit: Audit)]) -> String {
    switch self {
    case .text: audits.map { "\($0.name)\n\($0.audit)\n" }.joined(separator: "\n")
    case .json: Audit(audits.map(\.audit)).json
    case .sarif: Audit(audits.map(\.audit)).sarif
    }
  }
}
