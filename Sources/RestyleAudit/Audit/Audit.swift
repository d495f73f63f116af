public import Restyle
public import RestyleElements

/// The audit of a design, over all relevant traits, states, themes and recipes.
///
/// ```swift
/// let audit = Audit(catalog)
///   .accepting(.enhancedTargetSize, because: "links stand apart from each other")
/// let isClean = audit.findings.isEmpty
/// ```
///
/// The audit takes no samples: it checks a style for all values of the traits that the style reads, and no others.
/// Anything that can't be audited is a finding of ``AuditRule/unaudited``.
public struct Audit: Sendable {
  /// The findings that aren't accepted, in the order of the rules.
  public private(set) var findings: [AuditFinding]
  /// The findings that are accepted, each with the reason.
  public private(set) var accepted: [AcceptedFinding] = []

  init(_ findings: [AuditFinding]) { self.findings = findings }

  /// A finding that is accepted.
  public struct AcceptedFinding: Hashable, Sendable {
    /// The finding.
    public let finding: AuditFinding
    /// The reason why the finding is accepted.
    @Exact public private(set) var reason: String
  }
}

extension Audit {
  /// Audits the styles of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - values: The named values that the styles should use; nil for none.
  ///   - surroundings: The themes and the page for the audit.
  public init(
    _ catalog: StyleCatalog, values: DesignValues? = nil,
    in surroundings: AuditSurroundings = AuditSurroundings()
  ) {
    let audit = CatalogAudit(catalog, values ?? DesignValues(""), in: surroundings)
    var evidence = audit.evidence
    if let values { evidence.add(values, except: audit.references) }
    self.init(evidence.findings)
  }

  /// Audits elements, each on its own background, and the styles of a catalog that they use.
  ///
  /// - Parameters:
  ///   - content: The elements.
  ///   - catalog: The catalog; nil for none.
  ///   - values: The named values that the styles should use; nil for none.
  ///   - surroundings: The themes and the page for the audit.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public init(
    _ content: some Element, with catalog: StyleCatalog? = nil, values: DesignValues? = nil,
    in surroundings: AuditSurroundings = AuditSurroundings()
  ) throws(ElementError) {
    let design = values ?? DesignValues("")
    let tree = try TreeAudit(
      content, on: catalog ?? StyleCatalog(""), design, in: surroundings,
      findsUsed: catalog != nil || values != nil)
    var evidence = tree.evidence
    var references = tree.used.references
    if let catalog {
      let audit = CatalogAudit(catalog, design, in: surroundings)
      evidence.add(audit.evidence)
      evidence.addUnusedStyles(of: catalog, used: tree.used, in: surroundings)
      references.formUnion(audit.references)
    }
    if let values { evidence.add(values, except: references) }
    self.init(evidence.findings)
  }

  /// Combines several audits into one.
  public init(_ audits: some Sequence<Audit>) {
    let audits = Array(audits)
    findings = AuditRule.all.flatMap { rule in
      audits.flatMap { $0.findings.filter { $0.rule == rule } }
    }
    accepted = audits.flatMap(\.accepted)
  }

  /// Returns the audit with findings of a rule accepted.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - place: The place, as in the description of a finding, including the places in it: `buttons` is all buttons;
  ///     nil for all places.
  ///   - reason: The reason, for people who read the code or the report.
  /// - Returns: The audit, with a finding of ``AuditRule/staleAcceptance`` if it has nothing to accept.
  public func accepting(_ rule: AuditRule, at place: String? = nil, because reason: String) -> Audit {
    accepting([AuditAcceptance(rule, at: place, because: reason)])
  }

  /// Returns the audit with findings accepted.
  public func accepting(_ acceptances: [AuditAcceptance]) -> Audit {
    var audit = self
    for acceptance in acceptances {
      let matching = audit.findings.filter(acceptance.accepts)
      audit.findings.removeAll(where: acceptance.accepts)
      audit.accepted += matching.map { AcceptedFinding(finding: $0, reason: acceptance.reason) }
      if matching.isEmpty { audit.findings.append(acceptance.staleFinding) }
    }
    return audit
  }
}

extension AuditAcceptance {
  fileprivate var staleFinding: AuditFinding {
    AuditFinding(
      rule: .staleAcceptance, place: AuditPlace(names: [place ?? "everywhere"], catalog: ""),
      condition: .always, message: "nothing of \(rule.id) is found, which is accepted because \(reason)",
      suggestion: nil)
  }
}
