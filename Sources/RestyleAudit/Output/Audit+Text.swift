extension Audit: CustomStringConvertible {
  /// The findings as text, errors first.
  ///
  /// The findings of each rule follow its requirement, and accepted findings have their reasons. Equal findings in
  /// elements of one kind share a line with the first place.
  public var description: String {
    var lines: [String] = []
    let rules = AuditRule.Level.allCases.flatMap { level in AuditRule.all.filter { $0.level == level } }
    for rule in rules {
      let own = findings.filter { $0.rule == rule }
      guard !own.isEmpty else { continue }
      lines += ["\(rule.level): \(rule.summary)" + (rule.source.map { " (\($0))" } ?? "")]
      lines += own.summaries.map { "  \($0)" }
    }
    var reasons: [(rule: AuditRule, reason: String, count: Int)] = []
    for finding in accepted {
      let index = reasons.firstIndex { $0.rule == finding.finding.rule && $0.reason == finding.reason }
      if let index {
        reasons[index].count += 1
      } else {
        reasons.append((finding.finding.rule, finding.reason, 1))
      }
    }
    lines += reasons.map { "accepted: \($0.count) of \($0.rule.id): \($0.reason)" }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return (lines + [count + (accepted.isEmpty ? "" : ", and \(accepted.count) accepted")]).joined(
      separator: "\n")
  }
}
